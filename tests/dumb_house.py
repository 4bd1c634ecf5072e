"""A house read from its drawing in the dullest way, to check the real one against.

Nothing here uses the package: no masks, no tables. A space is the name of its first cell.
"""

from functools import cache

ARROWS = {"^": (-1, 0), ">": (0, 1), "v": (1, 0), "<": (0, -1)}


class DumbHouse:
    def __init__(self, text: str) -> None:
        lines = text.split("\n")
        self.lines = lines[lines.index("map") + 1 : lines.index("end")]
        self.marks: dict[str, str] = {}
        self.cell_names: dict[tuple[int, int], str] = {}
        columns = self.lines[0].split()
        cells = {
            (row, column): self.at(2 * row + 2, 3 * column + 4)
            + self.at(2 * row + 2, 3 * column + 5)
            for row in range((len(self.lines) - 2) // 2)
            for column in range(len(columns))
        }
        for (row, column), code in cells.items():
            if code[0].isupper():
                self.cell_names[row, column] = f"{columns[column]}{row + 1}"
        for (row, column), code in cells.items():
            if code[1] == "!":
                for neighbour in ((row, column + 1), (row + 1, column)):
                    if cells.get(neighbour) == code:
                        self.cell_names[neighbour] = self.cell_names[row, column]
        for place, name in self.cell_names.items():
            self.marks.setdefault(name, cells[place][1])
        self.passages = [name for name, mark in self.marks.items() if mark == "@"]
        self.aims = {
            name: self.cell_names[row + ARROWS[mark][0], column + ARROWS[mark][1]]
            for (row, column), name in self.cell_names.items()
            if (mark := self.marks[name]) in ARROWS
        }
        self.beside: dict[str, set[str]] = {name: set() for name in self.marks}
        for (row, column), name in self.cell_names.items():
            for down, right in ARROWS.values():
                other = self.cell_names.get((row + down, column + right))
                # The character halfway between the first characters of the two cells.
                gap = self.at(2 * row + 2 + down, 3 * column + (4, 6, 3)[right])
                if other and other != name and gap not in "|-" and self.joined(name, other):
                    self.beside[name].add(other)

    def at(self, line: int, index: int) -> str:
        return self.lines[line][index : index + 1] or " "

    def joined(self, one: str, other: str) -> bool:
        return self.enters(one, other) and self.enters(other, one)

    def enters(self, one: str, other: str) -> bool:
        """Whether ``other`` lets a pawn in from ``one``, or lets it out to there."""
        mark, aimed = self.marks[other], self.aims.get(one) == other
        if mark == "!":
            guarded = other in self.aims.values()
            climbed = any(self.marks[aim] == "=" for aim in self.aims.values())
            return aimed or (not guarded and (self.marks[one] == "=" or not climbed))
        if mark == "=" and any(self.marks[aim] == "=" for aim in self.aims.values()):
            return aimed or self.marks[one] in "=!"
        return True

    def steps(self, space: str) -> set[str]:
        hops = set(self.passages) - {space} if space in self.passages else set()
        return self.beside[space] | hops

    def ends(self, start: str, longest: int, occupied: frozenset[str]) -> list[frozenset[str]]:
        """Where every row of exactly 0, 1, ... ``longest`` steps ends, each step tried in turn."""

        @cache
        def walk(space: str, left: int) -> frozenset[str]:
            if not left:
                return frozenset({space})
            found: set[str] = set()
            for following in self.steps(space) - occupied:
                if self.marks[following] != "!" or left == 1:
                    found |= walk(following, left - 1)
            return frozenset(found)

        return [walk(start, count) for count in range(longest + 1)]

    def walks(self, start: str, count: int, occupied: frozenset[str]) -> list[tuple[str, ...]]:
        """Every row of exactly ``count`` steps itself."""
        rows: list[tuple[str, ...]] = [(start,)]
        for left in range(count, 0, -1):
            rows = [
                (*row, following)
                for row in rows
                for following in self.steps(row[-1]) - occupied
                if self.marks[following] != "!" or left == 1
            ]
        return rows
