"""What commands print with `--json`: one value, in shapes that grow and do not change.

A field may be added; none goes, and none means something else. `docs/reference/commands.md` lists them.
"""

from typing import Any

import click
import msgspec


class Shape(msgspec.Struct, frozen=True, rename="camel"):
    """Anything that is printed so."""


class VariantFacts(Shape, frozen=True):
    """A variant of a game; the first one is what is played where none is named."""

    name: str
    title: str
    summary: str


class GameFacts(Shape, frozen=True):
    """A game of `parlour games`."""

    name: str
    title: str
    summary: str
    least_players: int
    most_players: int
    short_options: dict[str, str]
    variants: list[VariantFacts]
    levels: list[str]


class HandLine(Shape, frozen=True):
    """One thing that is said of a hand: its key, which is the same in every language, and the words."""

    key: str
    text: str


class HandFacts(Shape, frozen=True):
    """The answer of `parlour hand`."""

    game: str
    cards: list[str]
    open: dict[str, list[str]]
    lines: list[HandLine]


class VerifiedFile(Shape, frozen=True):
    """The answer of `parlour verify` for a file that is sound; any other is refused in a sentence."""

    file: str
    sound: bool
    checked: list[str]


class ReplayStep(Shape, frozen=True):
    """A move: its number from 1, whose it was, and what the viewer was told then; 0 and -1 for the deal."""

    n: int
    seat: int
    lines: list[str]


class ReplayEnd(Shape, frozen=True):
    """How a game ended, by seat."""

    places: list[int]
    tallies: list[int]
    reason: str


class ReplayedGame(Shape, frozen=True):
    """The answer of `parlour replay`; no end while the game is running."""

    game: str
    seats: list[str]
    steps: list[ReplayStep]
    end: ReplayEnd | None


class ModelFacts(Shape, frozen=True):
    """A model of `parlour models list`; never its key, only the variable for it, and whether that is set."""

    seat_word: str
    model: str
    dialect: str
    url: str
    key_variable: str
    has_key: bool
    price_in: float
    price_out: float


class CheckFinding(Shape, frozen=True):
    """A finding of `parlour check-game`: "wrong", "unsure" or "optional", what it is, in which file of the
    game, and what to do."""

    severity: str
    what: str
    where: str
    advice: str


class CheckedPart(Shape, frozen=True):
    """What was looked at, in a sentence, and what was found."""

    part: str
    said: str
    findings: list[CheckFinding]

    def is_wrong(self) -> bool:
        return any(each.severity == "wrong" for each in self.findings)


class CheckedGame(Shape, frozen=True):
    """The answer of `parlour check-game`; sound where nothing is wrong."""

    game: str
    sound: bool
    parts: list[CheckedPart]


json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON value, for programs.")


def print_json(value: Any) -> None:
    click.echo(msgspec.json.format(msgspec.json.encode(value), indent=2))
