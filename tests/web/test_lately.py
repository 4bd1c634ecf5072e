"""A function that remembers its last answers gives the same ones, and asks no more than it must."""

from __future__ import annotations

from web.lately import lately


def test_what_was_asked_a_moment_ago_is_not_worked_out_again() -> None:
    asked: list[tuple[dict[str, int], int]] = []

    @lately(2)
    def total(parts: dict[str, int], more: int) -> int:
        asked.append((parts, more))
        return sum(parts.values()) + more

    for parts, more, wanted in (
        ({"a": 1}, 1, 2),
        ({"a": 1}, 1, 2),
        ({"a": 2}, 1, 3),
        ({"a": 1}, 1, 2),
        ({"a": 2}, 2, 4),
        ({"a": 2}, 1, 3),
        ({"a": 1}, 1, 2),
    ):
        assert total(parts, more) == wanted
    assert [more for _, more in asked] == [1, 1, 2, 1]
