"""Packed vectors without librt: plain lists of numbers, for wherever its compiled wheel is not to be had."""

from typing import Any


class vec:  # noqa: N801 - the name it stands in for
    """Make lists where `vec[i64]` and its like would make packed vectors; nothing checks their range."""

    def __class_getitem__(cls, kind: Any) -> type[list[int]]:
        return list


def append(numbers: list[int], number: int) -> list[int]:
    """Return the numbers with one more; the others stay as they were for whoever shares them."""
    return [*numbers, number]


def pop(numbers: list[int], place: int) -> tuple[list[int], int]:
    """Return the numbers without the one at that place, and that one."""
    return numbers[:place] + numbers[place + 1 :], numbers[place]
