"""Dealing: what a director orders at a table, the rows that it becomes, and what came of it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from parlour.match.log import BY_CLOCK, BY_HOST, BY_HOUSE
from parlour.match.match import Match
from parlour.match.provenance import SpelledStart, read_start
from parlour.tables.chairs import EMPTY
from parlour.tables.log.entries import Begin, Call, SeatedChair, Seating
from parlour.tables.log.rows import Pending
from parlour.tables.people.seed_mixing import opened_values, seed_of
from parlour.tables.refusals import table_refusal
from parlour.tables.state import CLOSED, TableState


class DealOrder(NamedTuple):
    """A game to be played at a table: one deal from a start, or a whole game where there is none.

    `number` counts the games of the table from 1. `secret` is what the room brings to the seed, and `changes`
    are to the table's rules.
    """

    number: int
    chairs: Sequence[SeatedChair]
    secret: bytes
    start: SpelledStart | None = None
    changes: Mapping[str, Any] | None = None


class DealResult(NamedTuple):
    """What came of a game, by chair; the tallies of a deal from a start are the stacks afterwards."""

    number: int
    people: list[str]
    places: list[int]
    tallies: list[int]
    next_dealer: int
    """Who deals next; -1 where chance decides."""
    absent: list[int]
    """The chairs for which the clock, or the house, made more than half of the decisions."""


def deal_rows(state: TableState, order: DealOrder) -> list[Pending]:
    """Return the rows of an order: everybody is seated and the game begins; none where it has begun before.

    Refuse an order that comes too early, and one by which nobody can play.
    """
    if order.number <= state.number:
        return []
    _check_may_begin(state, order)
    return [_seating(state, order), Pending(_begin(state, order), by=BY_HOST)]


def seat_rows(state: TableState, order: DealOrder) -> list[Pending]:
    """Return the row that seats everybody before the deal; none where they sit so, or it is not the next."""
    is_due = _is_next(state, order) and not state.called and not _sits(state, order)
    return [_seating(state, order)] if is_due else []


def _sits(state: TableState, order: DealOrder) -> bool:
    return [chair.person for chair in state.chairs] == [given.person for given in order.chairs]


def _is_next(state: TableState, order: DealOrder) -> bool:
    return order.number == state.number + 1 and not state.is_played() and state.status != CLOSED


def _seating(state: TableState, order: DealOrder) -> Pending:
    return Pending(Seating([_as_they_sit(state, given) for given in order.chairs]), by=BY_HOST)


def call_rows(state: TableState, order: DealOrder) -> list[Pending]:
    """Return the call for what people have promised for this deal; none where nobody has, or it was called.

    Who sits there must sit as the order has it, so that nobody's value counts for another.
    """
    promised = any(chair.luck for chair in state.chairs)
    is_open = _is_next(state, order) and _sits(state, order) and promised and not state.called
    return [Pending(Call(order.secret.hex()), by=BY_HOST)] if is_open else []


def _check_may_begin(state: TableState, order: DealOrder) -> None:
    if state.status == CLOSED:
        raise table_refusal("closed")
    if state.is_played():
        raise table_refusal("playing")
    if order.number != state.number + 1:
        raise table_refusal("early-deal", number=order.number, last=order.number - 1)
    taken = [bool(chair.player) for chair in order.chairs]
    stacks = [1] * len(state.chairs) if order.start is None else order.start.stacks
    if taken != [stack > 0 for stack in stacks]:
        raise table_refusal("empty-chairs")


def _as_they_sit(state: TableState, given: SeatedChair) -> SeatedChair:
    """Return the chair for whoever comes; who has been at the table sits out if they did so there.

    Whom the director had sit out does so again only if the order says it.
    """
    seat = state.seat_of(given.person)
    if seat is None or state.chairs[seat].why == BY_HOST:
        return given
    chair = state.chairs[seat]
    return SeatedChair(given.name, given.player, given.person, chair.why if chair.house else "")


def _begin(state: TableState, order: DealOrder) -> Begin:
    """Return the beginning, once it is sure that a match can be made of it; nobody waits for it any more.

    What was called for belongs to this very deal: what was opened is mixed into its seed.
    """
    secret, nothing = order.secret.hex(), [""] * len(order.chairs)
    is_called = state.called and state.secret == secret
    values = opened_values(state) if is_called else nothing
    promised = [chair.luck for chair in state.chairs] if is_called else nothing
    seed = bytes.fromhex(seed_of(secret, values))
    cards, changes = [EMPTY.seated_with(chair).card() for chair in order.chairs], dict(order.changes or {})
    rules = state.game.changed(state.rules, changes)
    Match(state.game, rules, cards, seed, None, read_start(order.start))
    return Begin(
        order.number, cards, state.digest, secret, seed.hex(), promised, values, order.start, changes
    )


def deal_result(state: TableState) -> DealResult | None:
    """Return what came of the table's last game; None where one is on, none was played, or it was called
    off."""
    if state.is_played() or state.match is None or state.ended is not None:
        return None
    return match_result(state.match, state.number, state.people)


def match_result(match: Match, number: int, people: list[str]) -> DealResult:
    """Return what came of a match that was played out, as the game of this number at its table."""
    outcome = match.outcome()
    assert outcome is not None, "a tournament's games are played out"
    next_dealer = match.position.next_dealer()
    return DealResult(number, people, outcome.places, outcome.tallies, next_dealer, _absent(match))


def _absent(match: Match) -> list[int]:
    decisions = Counter(turn.seat for turn in match.played)
    missed = Counter(turn.seat for turn in match.played if turn.by in (BY_CLOCK, BY_HOUSE))
    return [seat for seat in sorted(decisions) if 2 * missed[seat] > decisions[seat]]
