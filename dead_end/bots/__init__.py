"""Computer seats. They see a view and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dead_end.chance import Source

Seat = Callable[[Any, Source], Any]
"""A computer seat: from the view of the seat that has to decide, and a source of randomness, to
one of :meth:`Rules.legal`'s actions. The same view and numbers must give the same action."""
