"""Formats: one module each, found and not listed; `plan` says what comes next, `places` who stands where.

`plan(state)` yields decisions as a function of the state alone. Whoever asks folds each of them into the
state before asking for the next one (`directing`), so a plan reads the state as its own decisions have made
it; and whoever folds the log only as far as some row gets the decisions that are still to come.
`places(state)` returns the place of every entrant as it stands, 0 for none.

Where a format has them: `complaint(regulations)` says what in them does not fit it, `next_look(state)` when
to plan again though nothing has happened (a `Ticked` is written then), `points(state)` who has how many
points, `OPTIONS` which fields of `[format]` it asks for, and `CARRIES_STACKS` is true where deals go on from
stacks.
"""

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from parlour.engine.nearest import did_you_mean
from parlour.tournaments.log.rows import Decision
from parlour.tournaments.log.state import State
from parlour.tournaments.regulations.errors import BadRegulations
from parlour.tournaments.regulations.regulations import Regulations

Plan = Callable[[State], Iterator[Decision]]
Places = Callable[[State], list[int]]
Complaint = Callable[[Regulations], str]
NextLook = Callable[[State], int]
Points = Callable[[State], Mapping[int, Fraction]]


@cache
def format_names() -> tuple[str, ...]:
    """Return the names of all formats, as regulations write them."""
    return tuple(sorted(found.name.replace("_", "-") for found in iter_modules(__path__)))


@cache
def find_plan(name: str) -> Plan:
    """Return what plans a format."""
    plan: Plan = import_module(_module_of(name)).plan
    return plan


@cache
def find_places(name: str) -> Places:
    """Return what says who stands where in a format."""
    places: Places = import_module(_module_of(name)).places
    return places


@cache
def find_complaint(name: str) -> Complaint:
    """Return what says in which way regulations do not fit a format; one need not have anything to say."""
    found: Complaint = getattr(import_module(_module_of(name)), "complaint", lambda regulations: "")
    return found


@cache
def find_next_look(name: str) -> NextLook | None:
    """Return what says when a format wants to plan though nothing has happened; None where it never does."""
    found: NextLook | None = getattr(import_module(_module_of(name)), "next_look", None)
    return found


@cache
def find_points(name: str) -> Points | None:
    """Return what says how many points everybody has in a format; None where there are none."""
    found: Points | None = getattr(import_module(_module_of(name)), "points", None)
    return found


@cache
def format_options(name: str) -> tuple[str, ...]:
    """Return which options of `[format]` a format asks for."""
    options: tuple[str, ...] = getattr(import_module(_module_of(name)), "OPTIONS", ())
    return options


@cache
def carries_stacks(name: str) -> bool:
    """Return whether tables of a format play single deals from carried stacks, and no whole games."""
    return bool(getattr(import_module(_module_of(name)), "CARRIES_STACKS", False))


def _module_of(name: str) -> str:
    names = format_names()
    if name not in names:
        hint = did_you_mean(name, names, f"try one of {', '.join(names)}.")
        raise BadRegulations("unknown-format", f"There is no format called {name!r}: {hint}")
    return f"{__name__}.{name.replace('-', '_')}"
