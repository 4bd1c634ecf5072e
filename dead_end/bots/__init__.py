"""Computer seats. They see a view and nothing else."""
