"""Formats: one module each, found and not listed; `plan` says what comes next, `places` who stands where.

`plan(state)` yields decisions as a function of the state alone. Whoever asks folds each of them into the
state before asking for the next one (`directing`), so a plan reads the state as its own decisions have made
it; and whoever folds the log only as far as some row gets the decisions that are still to come.
`places(state)` returns the place of every entrant as it stands, 0 for none.

These two a module must have, and `WORDS`: by language what the format is called (`name`), how it is played
(`how`, with `how.one` where `best_of` is one) and how it ends (`ends`); blanks are options by their names.
What else there may be is in `FormatModule`, by the names of `_PARTS`. Nothing outside the module names it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final, NamedTuple

from parlour.engine.nearest import did_you_mean
from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.regulations.errors import BadRegulations
from parlour.tournaments.regulations.regulations import MOST_CHAIRS, Format, Regulations
from parlour.tournaments.whole_games.brackets import Match

ENGLISH: Final = "en"


class Occasion(NamedTuple):
    """What the planner knows: how many come, how long there is, and how long a whole game takes."""

    entrants: int
    chairs: int
    minutes: float
    game_minutes: float
    slow_minutes: float
    """What the slowest game takes."""


class Proposal(NamedTuple):
    """Options that are worth planning with, and what they are called; "" for the usual ones."""

    called: str
    options: Format


class FormatModule(NamedTuple):
    """What a format's module says of it."""

    name: str
    words: Mapping[str, Mapping[str, str]]
    plan: Callable[[State], Iterator[Decision]]
    places: Callable[[State], list[int]]
    complaint: Callable[[Regulations], str]
    """Says what in regulations does not fit the format; "" where everything does."""
    check_installed: Callable[[Regulations], None]
    """Refuses regulations for which an extra is missing."""
    next_look: Callable[[State], int] | None
    """Says when to plan though nothing has happened (a `Ticked` is written then)."""
    points: Callable[[State], Mapping[int, Fraction]] | None
    """Says who has how many points, where points decide."""
    bracket: Callable[[int], Sequence[Match]] | None
    """Returns the matches of so many entrants, where they are laid out from the start."""
    end_of: Callable[[State], int] | None
    """Says when it ends, where the clock does that."""
    proposals: Callable[[Occasion], Iterable[Proposal]] | None
    """Yields options that are worth planning with; where there is none, the usual ones are."""
    options: tuple[str, ...]
    """Which fields of `[format]` it asks for."""
    chairs: tuple[int, int]
    """How many sit at a table, at least and at most."""
    carries_stacks: bool
    """Whether deals go on from stacks; else whole games are played."""
    takes_late: bool
    """Whether somebody may enter after the start."""
    is_in_rounds: bool
    """Whether all play one round after the other."""

    def word(self, key: str, language: str = ENGLISH) -> str:
        """Return one of its words, in English where the language has none; "" where there is none at all."""
        english = self.words[ENGLISH]
        return self.words.get(language, english).get(key) or english.get(key, "")

    def propose(self, occasion: Occasion) -> Iterable[Proposal]:
        """Return what is worth planning with."""
        if self.proposals is None:
            return (Proposal("", Format(name=self.name)),)
        return self.proposals(occasion)


def _no_complaint(regulations: Regulations) -> str:
    return ""


def _need_nothing(regulations: Regulations) -> None:
    pass


_PARTS: Final[dict[str, Any]] = {
    "complaint": _no_complaint,
    "check_installed": _need_nothing,
    "next_look": None,
    "points": None,
    "bracket": None,
    "end_of": None,
    "proposals": None,
    "OPTIONS": (),
    "CHAIRS": (2, MOST_CHAIRS),
    "CARRIES_STACKS": False,
    "TAKES_LATE": False,
    "IS_IN_ROUNDS": True,
}
"""What a module may have, each with what holds where it has it not."""


@cache
def format_names() -> tuple[str, ...]:
    """Return the names of all formats, as regulations write them."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__)))


@cache
def find_format(name: str) -> FormatModule:
    """Return the format of this name, or refuse it."""
    module = import_module(_module_of(name))
    parts = {part.lower(): getattr(module, part, usual) for part, usual in _PARTS.items()}
    return FormatModule(name, module.WORDS, module.plan, module.places, **parts)


def carries_stacks(name: str) -> bool:
    """Return whether tables of a format play single deals from carried stacks, and no whole games."""
    return find_format(name).carries_stacks


def _module_of(name: str) -> str:
    names = format_names()
    if name not in names:
        hint = did_you_mean(name, names, f"try one of {', '.join(names)}.")
        raise BadRegulations("unknown-format", f"There is no format called {name!r}: {hint}")
    return f"{__name__}.{name.replace('-', '_')}"
