"""Scripts that build, serve and measure the project; none of them is shipped."""
