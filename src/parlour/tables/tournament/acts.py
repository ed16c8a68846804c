"""Acts: what the director of a tournament may do, each with a reason that everybody can read."""

from collections.abc import Callable, Iterable
from typing import Any, Final, Protocol

from parlour.tables.refusals import table_refusal
from parlour.tables.tournament import registration
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.facts import MakeFacts
from parlour.tournaments.entry import check_time_of_entry
from parlour.tournaments.log import rows
from parlour.tournaments.log.rows import Acted, Approved, Fact, Paused, Resumed
from parlour.tournaments.log.state import REGISTERING, RUNNING
from parlour.tournaments.log.tables import Entrant

CheckPlayer = Callable[[TournamentBook, str], str]
"""Returns the full name of a player for the tournament's tables; refuses words that name none."""
_MOST_AT_ONCE: Final = 1_000


class ActOrder(Protocol):
    """What the director asks for: a message of the wire, or a body of the API."""

    @property
    def what(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def entrant(self) -> int: ...
    @property
    def amount(self) -> int: ...
    @property
    def player(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def table(self) -> int: ...
    @property
    def number(self) -> int: ...
    @property
    def places(self) -> tuple[int, ...]: ...
    @property
    def tallies(self) -> tuple[int, ...]: ...


def act(order: ActOrder, person: str, check_player: CheckPlayer) -> MakeFacts:
    """Return what does this for the director; refuse everybody else."""

    def make_facts(book: TournamentBook) -> Iterable[Fact]:
        if not person or person != book.director:
            raise table_refusal("only-director")
        if order.what not in _ACTS:
            raise table_refusal("unknown-act", what=order.what)
        if order.what not in _WITHOUT_REASON and not order.reason.strip():
            raise table_refusal("no-reason")
        if book.state.status not in (REGISTERING, RUNNING) and order.what not in _AFTER_THE_END:
            raise table_refusal("tournament-over")
        return _ACTS[order.what](book, order, check_player)

    return make_facts


def _fact(book: TournamentBook, order: ActOrder, what: str, **others: Any) -> Acted:
    return Acted(what=what, reason=_reason(order), at=book.at(), **others)


def _reason(order: ActOrder) -> str:
    return " ".join(order.reason.split())


def _entrant(book: TournamentBook, order: ActOrder) -> Entrant:
    if not 0 <= order.entrant < len(book.state.entrants):
        raise table_refusal("no-such-entrant")
    return book.state.entrants[order.entrant]


def _check_running(book: TournamentBook) -> None:
    if book.state.status != RUNNING:
        raise table_refusal("not-running")


def _start(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> Iterable[Fact]:
    registration.check_enough(book)
    return registration.start(book)


def _approve(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    entrant = _entrant(book, order)
    if entrant.is_approved:
        return []
    check_time_of_entry(book.state)
    return [Approved(entrant.number, at=book.at())]


def _bot(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> Iterable[Fact]:
    player = check_player(book, order.player)
    count = min(order.amount or 1, _MOST_AT_ONCE)
    return registration.enter_players(player, order.text, count)(book)


def _pause(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    _check_running(book)
    return [] if book.state.is_paused else [Paused(why=_reason(order), at=book.at())]


def _resume(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    _check_running(book)
    return [Resumed(at=book.at())] if book.state.is_paused else []


def _announce(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    return [_fact(book, order, rows.ANNOUNCE)]


def _disqualify(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    entrant = _entrant(book, order)
    return [] if entrant.is_disqualified else [_fact(book, order, rows.DISQUALIFY, entrant=entrant.number)]


def _give(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    """Give an entrant more; only where stacks are carried, and to nobody who has left or was sent away."""
    _check_running(book)
    entrant = _entrant(book, order)
    is_in = entrant.is_alive or entrant.number in book.state.outs
    if not book.state.stack or not is_in or entrant.is_leaving or not 0 < order.amount <= _most_given(book):
        raise table_refusal("cannot-give")
    return [_fact(book, order, rows.GIVE, entrant=entrant.number, amount=order.amount)]


def _most_given(book: TournamentBook) -> int:
    return book.state.stack * max(1, len(book.state.entrants))


def _replace(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    entrant = _entrant(book, order)
    player = check_player(book, order.player)
    return [_fact(book, order, rows.REPLACE, entrant=entrant.number, player=player)]


def _correct(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    """Put another result in the place of a whole game's."""
    _check_running(book)
    wanted = (order.table, order.number)
    games = [game for game in book.state.games if (game.order.table, game.order.number) == wanted]
    seats = len(games[0].order.chairs) if games else 0
    is_whole = len(order.places) == seats and len(order.tallies) in (0, seats)
    if not games or not is_whole or any(not 1 <= place <= seats for place in order.places):
        raise table_refusal("cannot-correct")
    result = {"places": order.places, "tallies": order.tallies}
    return [_fact(book, order, rows.CORRECT, table=order.table, number=order.number, **result)]


def _wait(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    _check_running(book)
    return [_fact(book, order, rows.ALL_WAIT, amount=min(order.amount, 1))]


def _extend(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    state = book.state
    if state.status != REGISTERING or state.regulations.entry.until == "full" or not order.amount:
        raise table_refusal("not-registering")
    return [_fact(book, order, rows.EXTEND, amount=min(order.amount, 10_080))]


def _hand_over(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    person = order.text or _entrant(book, order).person
    if not person:
        raise table_refusal("no-such-entrant")
    return [_fact(book, order, rows.HAND_OVER, player=person)]


def _give_back(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    """Let whoever opened it direct again, who need not be an entrant."""
    return [_fact(book, order, rows.HAND_OVER, player=book.state.opened.host)]


def _cancel(book: TournamentBook, order: ActOrder, check_player: CheckPlayer) -> list[Fact]:
    return [_fact(book, order, rows.CANCEL)]


_ACTS: Final[dict[str, Callable[[TournamentBook, ActOrder, CheckPlayer], Iterable[Fact]]]] = {
    "start": _start,
    "approve": _approve,
    "bot": _bot,
    "pause": _pause,
    "resume": _resume,
    "announce": _announce,
    "disqualify": _disqualify,
    "give": _give,
    "replace": _replace,
    "correct": _correct,
    "wait": _wait,
    "extend": _extend,
    "host": _hand_over,
    "give-back": _give_back,
    "cancel": _cancel,
}
_WITHOUT_REASON: Final = ("start", "approve", "bot", "resume", "host", "give-back")
_AFTER_THE_END: Final = ("announce",)
