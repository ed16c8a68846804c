"""Regulations: everything about a tournament that is settled before anybody enters it."""

from typing import Annotated, Any, Literal

import msgspec

from parlour.engine.rules.loading import laid_over

MOST_ENTRANTS = 100_000
MOST_CHAIRS = 64
MOST_LEVELS = 200
MOST_PRIZES = 10_000
MOST_STACK = 1_000_000_000

Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
FormatName = Annotated[str, msgspec.Meta(pattern=r"^[a-z]+(-[a-z]+)*$", max_length=64)]
Few = Annotated[int, msgspec.Meta(ge=1, le=1_000)]
FewOrNone = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
Amount = Annotated[int, msgspec.Meta(ge=0, le=MOST_STACK)]
Prize = Annotated[int, msgspec.Meta(ge=1, le=MOST_STACK)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=86_400)]
LevelNumber = Annotated[int, msgspec.Meta(ge=0, le=MOST_LEVELS)]
Moment = Annotated[str, msgspec.Meta(pattern=r"^(full|\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d))$")]


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the regulations; unknown fields are errors."""


class Format(Part, frozen=True):
    """Which format, and its options; those that a format does not ask for stay as they are."""

    name: FormatName
    games: Few = 1
    """Games that a table plays before anybody goes on."""
    go_on: Few = 1
    """How many of a table go on."""
    rounds: FewOrNone = 0
    """Rounds of a Swiss tournament; 0 as many as the number of entrants asks for."""
    best_of: Annotated[int, msgspec.Meta(ge=1, le=99)] = 1
    minutes: Annotated[int, msgspec.Meta(ge=0, le=10_080)] = 0
    """How long an arena goes on."""

    def __post_init__(self) -> None:
        if self.best_of % 2 == 0:
            raise ValueError(f"best_of must be odd, so that a match has a winner, and not {self.best_of}")


class Entrants(Part, frozen=True):
    """How many may enter."""

    least: Annotated[int, msgspec.Meta(ge=2, le=MOST_ENTRANTS)] = 2
    most: Annotated[int, msgspec.Meta(ge=2, le=MOST_ENTRANTS)] = 1_000

    def __post_init__(self) -> None:
        if self.least > self.most:
            raise ValueError(f"least: at least {self.least} entrants cannot be at most {self.most}")


class Entry(Part, frozen=True):
    """Who may enter, how, and until when: a time (ISO 8601), or until it is full."""

    by: Literal["open", "code", "approval"] = "open"
    who: Annotated[tuple[Literal["people", "bots", "models"], ...], msgspec.Meta(min_length=1)] = (
        "people",
        "bots",
        "models",
    )
    until: Moment = "full"
    house: Text = ""
    """Who fills up where fewer entered than the least; "" where the tournament is cancelled instead."""


class RulesLevel(Part, frozen=True):
    """What changes in the rules, and after how many rounds or minutes of the level before."""

    after_rounds: Annotated[int, msgspec.Meta(ge=0, le=100_000)] = 0
    after_minutes: Annotated[int, msgspec.Meta(ge=0, le=10_080)] = 0
    changes: dict[str, Any] = {}

    def __post_init__(self) -> None:
        if (self.after_rounds > 0) == (self.after_minutes > 0):
            raise ValueError("a level needs either after_rounds or after_minutes, and one of them only")


class LateEntry(Part, frozen=True):
    """Until when entering is possible after the start: closed from this level on; 0 where it never is."""

    closed_from_level: LevelNumber = 0


class Reentry(Part, frozen=True):
    """Until when, and how often, whoever is out may enter again."""

    closed_from_level: LevelNumber = 0
    times: FewOrNone = 1


class Prizes(Part, frozen=True):
    """What the first places are worth, best first: shares of whatever there is to win, or points."""

    kind: Literal["shares", "points"] = "points"
    places: Annotated[tuple[Prize, ...], msgspec.Meta(max_length=MOST_PRIZES)] = ()

    def __post_init__(self) -> None:
        if list(self.places) != sorted(self.places, reverse=True):
            raise ValueError("places: a better place must not have a smaller prize")


class Clock(Part, frozen=True):
    """Seconds for a turn (0: as the game's rules say), between rounds, and until an absentee forfeits."""

    turn_seconds: Seconds = 0
    rest_seconds: Seconds = 0
    forfeit_seconds: Seconds = 300


class Absence(Part, frozen=True):
    """What becomes of whoever sits out: the house's time-out move plays on, or out after so many rounds."""

    policy: Literal["play-on", "forfeit"] = "play-on"
    rounds: Few = 10


class Regulations(Part, frozen=True):
    """Everything about a tournament that is settled beforehand."""

    game: Word
    format: Format
    title: Text = ""
    variant: Word = "default"
    changes: dict[str, Any] = {}
    entrants: Entrants = Entrants()
    entry: Entry = Entry()
    chairs: Annotated[int, msgspec.Meta(ge=2, le=MOST_CHAIRS)] = 6
    stack: Amount = 0
    """What an entrant begins with; 0 as the rules of the game say."""
    levels: Annotated[tuple[RulesLevel, ...], msgspec.Meta(max_length=MOST_LEVELS)] = ()
    late_entry: LateEntry = LateEntry()
    reentry: Reentry = Reentry()
    prizes: Prizes = Prizes()
    hand_for_hand: bool = True
    mover: Literal["next-dealer", "fewest-moves"] = "next-dealer"
    halt_short: bool = False
    """Whether a table waits that has three players fewer than the fullest."""
    clock: Clock = Clock()
    absence: Absence = Absence()
    seeding: Literal["drawn", "rating"] = "drawn"
    tie_breaks: tuple[Word, ...] = ()
    fill: Word = "house:medium"
    """Who of the house takes the chairs that a game for exactly so many leaves empty."""
    apart: Annotated[tuple[tuple[Word, Word], ...], msgspec.Meta(max_length=1_000)] = ()
    """Pairs of names that are not seated together while that can be avoided."""

    def __post_init__(self) -> None:
        if len(set(self.tie_breaks)) < len(self.tie_breaks):
            raise ValueError("tie_breaks: one of them is named twice")

    def changes_at(self, level: int) -> dict[str, Any]:
        """Return all changes of the rules that are in force at a level; the first level is 1."""
        changes = dict(self.changes)
        for step in self.levels[: level - 1]:
            changes = laid_over(changes, step.changes)
        return changes
