"""Registration: how people come and go, and how registration ends."""

import hmac
from collections.abc import Collection, Iterable, Iterator
from functools import partial
from itertools import count
from typing import Final

from parlour.tables.people.names import LONGEST_NAME, clean_text
from parlour.tables.refusals import table_refusal
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.facts import MakeFacts
from parlour.tables.tournament.log.lines import starts_at
from parlour.tournaments.directing import draw_start
from parlour.tournaments.entry import (
    BOTS,
    MODELS,
    PEOPLE,
    EntryRefused,
    check_entry,
    check_reentry,
    check_withdrawal,
    entries_so_far,
)
from parlour.tournaments.log.rows import CANCEL, Acted, Approved, Entered, Fact, Reentered, Withdrawn
from parlour.tournaments.log.state import REGISTERING

_HOUSE_NAME: Final = "House"
_MODEL: Final = "llm"
LARGEST_HOUSEHOLD: Final = 6
"""So many people of one address are kept apart; more are a school, a club or a company."""
TOO_FEW: Final = "Too few have entered."


class Newcomer:
    """Somebody at the door: a person by their number, and the code that they say."""

    def __init__(
        self, person: str, name: str, code: str = "", rating: int = 0, household: Collection[str] = ()
    ) -> None:
        """Say who it is; `household` are the people who came from the same address, and may grow."""
        self.person = person
        self.name = name
        self.code = code
        self.rating = rating
        self.household = household

    def apart(self, book: TournamentBook) -> tuple[int, ...]:
        """Return the entrants of one address with them; where they are many, that says nothing."""
        known = book.state.by_person
        found = sorted(known[each] for each in self.household if each != self.person and each in known)
        return tuple(found) if len(found) < LARGEST_HOUSEHOLD else ()


def enter(newcomer: Newcomer) -> MakeFacts:
    """Return what enters a person once: whoever has entered is in, and nothing happens."""
    return partial(_enter, newcomer)


def _enter(newcomer: Newcomer, book: TournamentBook) -> list[Fact]:
    state = book.state
    known = state.by_person.get(newcomer.person)
    if known is not None and not (state.entrants[known].is_leaving and state.status == REGISTERING):
        return []
    if known is not None and state.entrants[known].is_disqualified:
        raise EntryRefused("no-reentry", f"{state.entrants[known].name} may not enter again.")
    check_entry(state, PEOPLE)
    if state.regulations.entry.by == "code" and not _is_code(book, newcomer.code):
        raise table_refusal("wrong-code")
    name = _free_name(book, newcomer.name)
    apart = newcomer.apart(book)
    return [Entered(name=name, person=newcomer.person, rating=newcomer.rating, apart=apart, at=book.at())]


def _is_code(book: TournamentBook, code: str) -> bool:
    return hmac.compare_digest(plain_code(code).encode(), plain_code(book.state.opened.code).encode())


def plain_code(code: str) -> str:
    """Return a code however it was typed."""
    return "".join(code.split()).casefold()


def _free_name(book: TournamentBook, name: str) -> str:
    """Return a name that nobody else in the tournament has; the second Ann is Ann 2."""
    plain = clean_text(name, LONGEST_NAME) or _HOUSE_NAME
    if plain.casefold() not in book.names:
        return plain
    tries = (f"{plain} {number}" for number in count(book.names[plain.casefold()] + 1))
    return next(each for each in tries if each.casefold() not in book.names)


def enter_players(player: str, name: str, most: int) -> MakeFacts:
    """Return what enters so many bots with these words."""

    def make_facts(book: TournamentBook) -> Iterable[Fact]:
        check_entry(book.state, MODELS if player.partition(":")[0] == _MODEL else BOTS)
        if entries_so_far(book.state) + most > book.state.regulations.entrants.most:
            raise table_refusal("too-many-entrants", most=book.state.regulations.entrants.most)
        return _players(book, player, name, most)

    return make_facts


def _players(book: TournamentBook, player: str, name: str, most: int) -> Iterator[Fact]:
    for _ in range(most):
        free = _free_name(book, name or player.partition(":")[2] or player)
        yield Entered(name=free, player=player, at=book.at())


def _own_entry(book: TournamentBook, person: str) -> int:
    known = book.state.by_person.get(person)
    if known is None:
        raise table_refusal("not-entered")
    return known


def withdraw(person: str) -> MakeFacts:
    """Return what lets a person leave: at once, or at the settlement of the deal that they are in."""

    def make_facts(book: TournamentBook) -> list[Fact]:
        who = _own_entry(book, person)
        check_withdrawal(book.state, who)
        return [Withdrawn(who, at=book.at())]

    return make_facts


def reenter(person: str) -> MakeFacts:
    """Return what lets a person who is out enter again."""

    def make_facts(book: TournamentBook) -> list[Fact]:
        who = _own_entry(book, person)
        check_reentry(book.state, who)
        return [Reentered(who, at=book.at())]

    return make_facts


# The end of registration


def is_due(book: TournamentBook, now: int) -> bool:
    """Return whether registration is over: its time is up, or nobody else may enter."""
    state = book.state
    if state.status != REGISTERING:
        return False
    until = starts_at(book)
    return now >= until if until else _let_in(book) >= state.regulations.entrants.most


def _let_in(book: TournamentBook) -> int:
    return sum(each.is_approved and not each.is_leaving for each in book.state.entrants)


def start_when_due(now: int) -> MakeFacts:
    """Return what starts the tournament if that is due at this time."""
    return lambda book: start(book) if is_due(book, now) else ()


def check_enough(book: TournamentBook) -> None:
    """Refuse to start before enough have entered: at its time it would be off, and that is not meant."""
    entered, least = _let_in(book), book.state.regulations.entrants.least
    is_short = entered < least and not book.state.regulations.entry.house
    if book.state.status == REGISTERING and is_short:
        raise table_refusal("too-few-entrants", count=entered, least=least)


def start(book: TournamentBook) -> Iterable[Fact]:
    """Yield what ends registration: the draw, after the house where too few came; or that it is off."""
    state, house = book.state, book.state.regulations.entry.house
    if state.status != REGISTERING:
        raise table_refusal("not-registering")
    missing = state.regulations.entrants.least - _let_in(book)
    if missing > 0 and not house:
        yield Acted(what=CANCEL, reason=TOO_FEW)
        return
    for fact in _players(book, house, _HOUSE_NAME, max(0, missing)):
        yield fact
        if not state.entrants[-1].is_approved:
            yield Approved(len(state.entrants) - 1)
    yield draw_start(state)
