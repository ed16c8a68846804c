"""What the clicker writes down of each game that it has played, and what all of them come to."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec


class Planned(msgspec.Struct, frozen=True):
    """A game that is to be played; the seed is that of the presses."""

    game: str
    variant: str
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.game} {self.variant}, {self.seats} seats, seed {self.seed}"


class Told(msgspec.Struct, frozen=True):
    """How a game went: what was refused although the page had offered it, and what else went wrong."""

    planned: Planned
    decisions: int
    seconds: float
    refusals: list[str] = []
    errors: list[str] = []

    @property
    def went_well(self) -> bool:
        return not self.refusals and not self.errors

    def __str__(self) -> str:
        said = f"{self.planned}: {self.decisions} decisions, {self.seconds:.1f} s"
        wrong = [f"  refused: {each}" for each in self.refusals] + [
            f"  error: {each}" for each in self.errors
        ]
        return "\n".join([said, *wrong])


class Tally:
    """Every game that was told of, the last word on each; kept in a file if there is one, line by line.

    A file that holds something else is a ValueError, which says where.
    """

    def __init__(self, file: Path | None = None) -> None:
        self._file = file
        self._told: dict[Planned, Told] = {}
        if file is not None and file.exists():
            self._told.update((each.planned, each) for each in _read(file))

    def is_wanted(self, planned: Planned) -> bool:
        """Whether it was not played yet, or something went wrong when it was."""
        return planned not in self._told or not self._told[planned].went_well

    def add(self, told: Told) -> None:
        """Takes down a game at once, so that whoever stops now loses nothing."""
        self._told[told.planned] = told
        if self._file is not None:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(told) + b"\n")

    def sums(self) -> list[str]:
        """A line for each variant, and one for all of them."""
        variants: dict[str, list[Told]] = {}
        for each in self._told.values():
            variants.setdefault(f"{each.planned.game} {each.planned.variant}", []).append(each)
        lines = [f"{name}: {_sum(variants[name])}" for name in sorted(variants)]
        return [*lines, f"{len(variants)} variants: {_sum(self._told.values())}"]

    def decisions(self) -> int:
        return sum(each.decisions for each in self._told.values())

    def went_well(self) -> bool:
        return all(each.went_well for each in self._told.values())


def _read(file: Path) -> Iterator[Told]:
    for number, line in enumerate(file.read_bytes().splitlines(), start=1):
        try:
            yield msgspec.json.decode(line, type=Told)
        except (msgspec.MsgspecError, UnicodeError) as error:
            raise ValueError(f"{file}, line {number}: {error}") from None


def _sum(told: Iterable[Told]) -> str:
    those = list(told)
    decisions = sum(each.decisions for each in those)
    refusals, errors = sum(len(each.refusals) for each in those), sum(len(each.errors) for each in those)
    return f"{len(those)} games, {decisions} decisions, {refusals} refusals, {errors} errors"
