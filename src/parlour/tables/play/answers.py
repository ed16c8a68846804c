# parlour: hot
"""Questions and answers: which rows an answer becomes, if the question it answers still stands."""

from collections.abc import Callable
from typing import Any, Final

from parlour.engine.errors import BadMove
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from
from parlour.match.log import BY_BOT, BY_CLOCK, BY_SEAT
from parlour.match.match import Prepared
from parlour.tables.log.entries import SITS_OUT, End, House
from parlour.tables.log.rows import Pending, move_entry
from parlour.tables.refusals import table_refusal
from parlour.tables.state import TableState

_LARGEST: Final = 2**31
FreshSeed = Callable[[], bytes]


def read_move(tree: Any) -> Move:
    """Return the move that a client spells; its numbers are such as cards, places and amounts are."""
    move = move_from(tree)
    if any(abs(number) >= _LARGEST for number in (move.amount, *move.slots, *move.cards)):
        raise BadMove("bad-move", "That is not a move: a number in it is too large.")
    return move


def check_question(state: TableState, seat: int, asked: int) -> None:
    """Refuse an answer to a question that is not open; whom nothing is asked the game itself refuses."""
    if state.match is None or state.ended is not None or state.eyes_of(seat) is None:
        raise table_refusal("not-playing")
    if state.is_played() and state.paused:
        raise table_refusal("paused")
    if asked != state.asked[seat]:
        raise table_refusal("too-late")


def given_before(state: TableState, seat: int, asked: int, move: Move) -> int:
    """Return the row of this very answer if it was given before, 0 if not; another answer to it comes too
    late."""
    last = state.answers[seat]
    if last is None or not asked or last.asked != asked:
        return 0
    if last.move != move:
        raise table_refusal("too-late")
    return last.n


def answer(
    state: TableState, seat: int, asked: int, move: Move, *, now: int, fresh: FreshSeed
) -> list[Pending]:
    """Return the rows that a person's answer becomes; none when it has been given before."""
    if given_before(state, seat, asked, move):
        return []
    check_question(state, seat, asked)
    played = _move_rows(state, seat, move, BY_SEAT, now=now, fresh=fresh)
    return [Pending(House(), seat), *played] if state.chairs[seat].house else played


def bot_answer(
    state: TableState, seat: int, asked: int, move: Move, *, now: int, fresh: FreshSeed, by: str = BY_BOT
) -> list[Pending]:
    """Return the rows that a bot's answer becomes; none when the question has gone meanwhile."""
    stands = state.is_played() and not state.paused and state.asked[seat] == asked
    if not stands or not state.chairs[seat].bot():
        return []
    return _move_rows(state, seat, move, by, now=now, fresh=fresh)


def time_out(
    state: TableState, seat: int, asked: int, *, now: int, fresh: FreshSeed, sleeps: int
) -> list[Pending]:
    """Return the rows when a seat's time is up: its move, and that the house goes on for whoever sleeps."""
    if not state.is_played() or state.paused or state.asked[seat] != asked or state.chairs[seat].bot():
        return []
    move = state.now_played().position.on_timeout(seat)
    pending = _move_rows(state, seat, move, BY_CLOCK, now=now, fresh=fresh)
    if state.slept[seat] + 1 >= sleeps and len(pending) == 1:
        player = SITS_OUT if state.tournament else house_player(state)
        pending.append(Pending(House(player, "slept"), seat, BY_CLOCK))
    return pending


def sit_out(state: TableState, seat: int, why: str, by: str = BY_SEAT) -> list[Pending]:
    """Return the row by which a person sits out in a tournament, so that others do not wait for them."""
    is_out = (state.chairs[seat].house, state.chairs[seat].why) == (SITS_OUT, why)
    return [] if is_out else [Pending(House(SITS_OUT, why), seat, by)]


def given_back(state: TableState, seat: int, *, shared: bool) -> list[Pending]:
    """Return the row when a line of a person is back; where processes share a table it tells them that it
    is."""
    chair = state.chairs[seat]
    is_left = chair.house and chair.why in ("left", "host")
    is_news = chair.house or (shared and state.is_played())
    return [Pending(House(why="here"), seat)] if is_news and chair.is_person() and not is_left else []


def house_player(state: TableState) -> str:
    """Return who plays for people who are away: the bot of the table, or the usual one of the house."""
    fill = state.settings.fill
    return fill if fill.startswith("house") else "house:medium"


def _move_rows(
    state: TableState, seat: int, move: Move, by: str, *, now: int, fresh: FreshSeed
) -> list[Pending]:
    prepared = state.now_played().prepare(seat, move, by=by)
    entry = move_entry(move, state.asked[seat], max(0, now - state.asked_at[seat]))
    return [Pending(entry, seat, by, prepared), *_end_rows(state, prepared, fresh)]


def _end_rows(state: TableState, prepared: Prepared, fresh: FreshSeed) -> list[Pending]:
    """Return the end of the game in the same batch as its last move."""
    outcome = prepared.after.outcome() if prepared.after.is_over() else None
    if outcome is None:
        return []
    secret = "" if state.tournament else fresh().hex()
    return [Pending(End(state.number, outcome.places, outcome.tallies, outcome.reason, secret))]


def try_move(state: TableState, seat: int, asked: int, move: Move) -> None:
    """Refuse what would be refused; play nothing."""
    check_question(state, seat, asked)
    match = state.now_played()
    error = match.position.refusal(seat, move)
    if error is not None:
        match.prepare(seat, move)
