"""The measures of a page."""

from __future__ import annotations

from typing import NamedTuple


class Sheet(NamedTuple):
    """A page's width and margin, its columns, and the size of its text, in units of the page."""

    width: float
    margin: float
    columns: int
    gap: float
    body: float

    @property
    def column(self) -> float:
        """The width of a column."""
        inner = self.width - 2 * self.margin
        return (inner - (self.columns - 1) * self.gap) / self.columns

    def across(self, columns: int) -> float:
        """The width of so many columns with the room between them."""
        return columns * self.column + (columns - 1) * self.gap
