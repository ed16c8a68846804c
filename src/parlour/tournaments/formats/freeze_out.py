# parlour: hot
"""Freeze-out: stacks are carried on, tables break and are balanced, until one entrant is left."""

from bisect import bisect_right
from collections.abc import Iterator

from parlour.tournaments.log.rows import (
    BALANCE,
    BROKEN,
    CROWDED,
    ENTRY,
    FINAL_TABLE,
    HAND_FOR_HAND,
    OPEN_CHAIR,
    SHORT,
    Break,
    Deal,
    Decision,
    Hold,
    Level,
    Move,
    Out,
    Pair,
    Seats,
)
from parlour.tournaments.log.state import State
from parlour.tournaments.log.tables import Entrant, Table
from parlour.tournaments.places import places_by_outs as places
from parlour.tournaments.prizes import end_with
from parlour.tournaments.regulations.regulations import Regulations
from parlour.tournaments.seating import (
    first_tables,
    is_hand_for_hand,
    next_mover,
    pairs_apart,
    table_for,
    table_for_newcomer,
    table_sizes,
)
from parlour.tournaments.whole_games.complaints import option_complaint, tie_breaks_complaint

__all__ = ["CARRIES_STACKS", "TAKES_LATE", "WORDS", "complaint", "places", "plan"]

CARRIES_STACKS = True
TAKES_LATE = True
WORDS = {
    "en": {
        "name": "freeze-out",
        "how": (
            "Freeze-out: everybody plays on with what they have; whoever has nothing left is out. Tables "
            "are evened out and broken as players leave."
        ),
        "ends": "It ends when one player has everything.",
    },
    "de": {
        "name": "Freeze-out",
        "how": (
            "Freeze-out: Alle spielen mit dem weiter, was sie haben; wer nichts mehr hat, scheidet aus. "
            "Tische werden ausgeglichen und aufgelöst, wenn es weniger werden."
        ),
        "ends": "Es endet, wenn einer alles hat.",
    },
}
_APART = 2
"""No table is dealt that has so many more players than the smallest one."""
_HALTED = 3
"""A table with so many fewer players than the fullest waits, where the regulations want it."""
_MINUTE = 60_000


def complaint(regulations: Regulations) -> str:
    """Return what in the regulations does not fit a freeze-out, or ""."""
    return option_complaint(regulations, ()) or tie_breaks_complaint(regulations, ())


def plan(state: State) -> Iterator[Decision]:
    """Yield what follows: outs first, then who sits where, then which tables are dealt."""
    if not state.pairings:
        yield _first_seats(state)
    if state.leaving and not (state.playing and goes_hand_for_hand(state)):
        yield from _send_out(state)
    if state.floor.empty:
        yield from close_empty_tables(state)
    if state.alive <= 1:
        yield end_with(state, places(state))
    elif not state.is_paused:
        if state.unseated:
            yield from seat_newcomers(state)
        if state.breaking:
            yield from _finish_breaks(state)
        yield from _go_on(state)


def _go_on(state: State) -> Iterator[Decision]:
    """Yield breaks, moves and deals for the tables that need not wait for others (R7, R8)."""
    final = is_final(state)
    if final and not state.playing:
        yield _final_seats(state)
    waits = state.playing > 0 and (final or goes_hand_for_hand(state))
    if waits:
        yield from _hold_back(state)
    if state.floor.to_break():
        yield from break_tables(state, waits)
    tables = _to_decide(state, waits)
    crowded = [number for number in tables if state.floor.lead(number) >= _APART]
    for number in crowded:
        yield from balance(state, number)
    if tables and _is_level_over(state):
        yield Level(state.level + 1)
    yield from _deal_tables(state, _to_decide(state, waits) if crowded else tables)


def _deal_tables(state: State, numbers: list[int]) -> Iterator[Decision]:
    """Yield the orders for the next deals of tables, or that they wait."""
    for number in numbers:
        why = _why_wait(state, number)
        if not why:
            yield _order(state, state.tables[number])
        elif why != state.tables[number].hold:
            yield Hold(number, why)


def goes_hand_for_hand(state: State) -> bool:
    """Return whether all tables wait for each other: near the prizes, or as the director wants it (R7)."""
    tables = len(state.floor.open)
    if state.all_wait:
        return tables > 1
    is_near = state.paid > 0 and is_hand_for_hand(state.alive, state.paid, tables)
    return is_near and state.regulations.hand_for_hand


def is_final(state: State) -> bool:
    """Return whether all fit at one table, and sit at several, or as they were drawn for several (R8)."""
    if state.alive > state.chairs:
        return False
    return len(state.floor.open) > 1 or len(state.pairings[-1].tables) > 1


def _to_decide(state: State, waits: bool) -> list[int]:
    """Return the tables between deals for which something can be decided now.

    While all wait for each other that is who is still to be dealt together with those that are played (R7):
    nobody, unless the log was cut in the middle of dealing.
    """
    if waits:
        return list(state.released)
    return sorted(state.ready + state.held) if state.held else list(state.ready)


def _hold_back(state: State) -> Iterator[Decision]:
    """Yield for the tables that have settled that they wait for the others."""
    why = HAND_FOR_HAND if goes_hand_for_hand(state) else FINAL_TABLE
    for number in list(state.ready):
        if number not in state.released and state.tables[number].hold != why:
            yield Hold(number, why)


# Who goes out, and how it ends


def _send_out(state: State) -> Iterator[Decision]:
    """Yield the outs of one settlement, the worst first; who is disqualified takes no place (R5)."""
    entrants = [state.entrants[who] for who in state.leaving]
    for entrant in entrants:
        if entrant.is_disqualified:
            yield Out(entrant.number, 0)
    placed = [entrant for entrant in entrants if not entrant.is_disqualified]
    placed.sort(key=lambda entrant: (entrant.had, -entrant.number))
    stacks, left = [entrant.had for entrant in placed], state.alive - len(placed)
    for turn, entrant in enumerate(placed):
        better = len(placed) - bisect_right(stacks, entrant.had)
        is_shared = entrant.had in stacks[turn + 1 : turn + 2] or _shares_with_last(state, entrant)
        yield Out(entrant.number, left + better + 1, is_shared)


def _shares_with_last(state: State, entrant: Entrant) -> bool:
    """Return whether the last who went out did so in the same settlement, with as much."""
    last = state.entrants[next(reversed(state.outs))] if state.outs else None
    return last is not None and last.place > 0 and (last.out_at, last.had) == (state.moment, entrant.had)


# Who sits where


def _first_seats(state: State) -> Decision:
    """Return the seats of all who are in at the start, in the order that was drawn (R1)."""
    pairs = [frozenset(pair) for pair in pairs_apart(state)]
    tables = first_tables(state.seeding, table_sizes(len(state.seeding), state.chairs), pairs)
    return Pair(1, tuple(Seats(number, tuple(chairs)) for number, chairs in enumerate(tables, start=1)))


def _final_seats(state: State) -> Decision:
    """Return new seats for everybody, at the open table with the lowest number (R8)."""
    entrants = [who for number in state.floor.open for who in state.tables[number].entrants()]
    round_ = len(state.pairings) + 1
    drawn = state.draws.order(entrants, "final", round_)
    return Pair(round_, (Seats(state.floor.open[0], tuple(drawn)),))


def seat_newcomers(state: State) -> Iterator[Decision]:
    """Yield a seat for everybody who has entered late, or again (R9)."""
    for who in list(state.unseated):
        number = table_for_newcomer(state, who)
        table = state.tables.get(number)
        chair = table.first_open(table.dealer) if table is not None else 0
        yield Move(who, 0, -1, number, chair, ENTRY)


def close_empty_tables(state: State) -> Iterator[Decision]:
    """Yield the end of tables that everybody has left; none is held, for that is decided after this."""
    for number in list(state.ready):
        if not state.floor.size(number):
            yield Break(number)


def break_tables(state: State, waits: bool = False) -> Iterator[Decision]:
    """Yield the breaks of tables between deals that are not to stay, and where their players go (R2)."""
    for number in _to_decide(state, waits):
        if not state.floor.is_staying(number):
            yield Break(number)
    if state.breaking:
        yield from _finish_breaks(state)


def _finish_breaks(state: State) -> Iterator[Decision]:
    """Yield where the players of broken tables go."""
    for number in list(state.breaking):
        yield from _move_on(state, state.tables[number])


def _move_on(state: State, table: Table) -> Iterator[Decision]:
    """Yield for a broken table's players, in drawn order, a drawn chair at the smallest table that stays."""
    drawn_chairs = state.draws.order(range(state.chairs), "chairs", table.number)
    for chair in state.draws.order(range(state.chairs), "break", table.number):
        if table.chairs[chair] >= 0:
            target = state.tables[table_for(state, table.chairs[chair])]
            to_chair = next(each for each in drawn_chairs if target.chairs[each] == OPEN_CHAIR)
            yield Move(table.chairs[chair], table.number, chair, target.number, to_chair, BROKEN)


def balance(state: State, number: int) -> Iterator[Decision]:
    """Yield who moves from a table between deals, while another that stays has two players fewer (R3)."""
    floor, table = state.floor, state.tables[number]
    while floor.is_staying(number) and floor.lead(number) >= _APART:
        chair = next_mover(state, table)
        if chair < 0:
            return
        target = table_for(state, table.chairs[chair])
        to_chair = state.tables[target].first_open(state.tables[target].dealer)
        yield Move(table.chairs[chair], number, chair, target, to_chair, BALANCE)


# What is dealt


def _is_level_over(state: State) -> bool:
    """Return whether the next level of the rules has come; a deal that is on keeps its own."""
    levels = state.regulations.levels
    if state.level > len(levels):
        return False
    following = levels[state.level - 1]
    if following.after_rounds:
        return state.level_deals >= following.after_rounds * len(state.floor.open)
    return state.now - state.level_since >= following.after_minutes * _MINUTE


def _why_wait(state: State, number: int) -> str:
    """Return why a table that all others are ready for is not dealt; "" where it is."""
    floor = state.floor
    size = floor.size(number)
    if size < 2 or (state.regulations.halt_short and floor.fullest() - size >= _HALTED):
        return SHORT
    return CROWDED if floor.lead(number) >= _APART else ""


def _order(state: State, table: Table) -> Deal:
    """Return the order for a deal; the first taken chair after the last dealer deals, or a drawn one."""
    number, entrants, chairs = table.settled + 1, state.entrants, tuple(table.chairs)
    stacks = tuple([entrants[who].stack if who >= 0 else 0 for who in chairs])
    if table.dealer >= 0:
        dealer = table.next_taken(table.dealer)
    else:
        dealer = state.draws.one(table.taken_after(-1), "dealer", table.number, number)
    return Deal(table.number, number, chairs, stacks, dealer, state.level)
