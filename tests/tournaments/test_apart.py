"""Who is kept apart: by the regulations' names and by entry, at the first seats and at every move."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from parlour.tournaments import seating
from parlour.tournaments.directing import direct, draw_start
from parlour.tournaments.formats import freeze_out
from parlour.tournaments.log.fold import fold_row
from parlour.tournaments.log.rows import Deal, Entered, Move, Opened, Pair, Row, Settled
from parlour.tournaments.log.state import RUNNING, State
from tests.plain_only import plain_only
from tests.tournaments.stage import opened

LATE = {"late_entry": {"closed_from_level": 2}, "levels": [{"after_rounds": 100}], "hand_for_hand": False}


def apart_of(number: int) -> tuple[int, ...]:
    """Every third comes from where the one three before comes from."""
    return (number - 3,) if number % 3 == 0 and number >= 3 else ()


def play(seed: int, entrants: int = 21, late: int = 6) -> list[Row]:
    """A freeze-out in which somebody loses a life in every deal, and people come late."""
    chance = Random(seed)
    first = opened(seed.to_bytes(32, "big"), chairs=4, **LATE)
    state, rows = State(first), list[Row]([first])
    for number in range(entrants):
        rows += direct(state, Entered(f"entrant {number}", person=f"key {number}", apart=apart_of(number)))
    rows += direct(state, draw_start(state))
    while state.status == RUNNING:
        order = chance.choice(state.owed())
        if late and chance.random() < 0.2:
            number, late = len(state.entrants), late - 1
            rows += direct(state, Entered(f"late {number}", person=f"key {number}", apart=apart_of(number)))
            continue
        rows += direct(state, settled(order, chance))
    return rows


def settled(order: Deal, chance: Random) -> Settled:
    taken = [chair for chair, stack in enumerate(order.stacks) if stack]
    loser = chance.choice(taken)
    stacks = [stack - (chair == loser) for chair, stack in enumerate(order.stacks)]
    left = [chair for chair in taken if stacks[chair]]
    dealer = next((chair for chair in left if chair > order.dealer), left[0] if left else -1)
    return Settled(table=order.table, number=order.number, stacks=tuple(stacks), next_dealer=dealer)


def states_before_moves(rows: list[Row]) -> Iterator[tuple[State, Move]]:
    assert isinstance(rows[0], Opened)
    state = State(rows[0])
    for row in rows[1:]:
        if isinstance(row, Move):
            yield state, row
        fold_row(state, row)


def meetings(rows: list[Row]) -> tuple[int, int]:
    """How often somebody was moved to whom they are kept apart from: in all, and where a choice was left."""
    met = avoidable = 0
    for state, move in states_before_moves(rows):
        tables = {number: state.tables[number].entrants() for number in state.floor.staying()}
        if move.table not in tables:
            continue
        size = min(map(len, tables.values()))
        assert len(tables[move.table]) == size, "the smallest table, whoever is apart"
        apart = state.apart.get(move.entrant, set())
        if apart.intersection(tables[move.table]):
            met += 1
            avoidable += any(
                len(sitting) == size and apart.isdisjoint(sitting) for sitting in tables.values()
            )
    return met, avoidable


def test_nobody_is_moved_to_whom_they_are_apart_from_where_an_equal_table_is_there() -> None:
    found = Counter[str]()
    for seed in range(12):
        rows = play(seed)
        met, avoidable = meetings(rows)
        found.update(met=met, avoidable=avoidable, moves=sum(isinstance(row, Move) for row in rows))
    assert found["moves"] > 100
    assert found["avoidable"] == 0


@plain_only
def test_the_check_itself_bites(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freeze_out, "table_for", lambda state, who: state.floor.smallest())
    monkeypatch.setattr(seating, "table_for", lambda state, who: state.floor.smallest())
    assert sum(meetings(play(seed))[1] for seed in range(12)) > 0


def test_the_first_seats_keep_apart_who_came_from_one_address_and_who_is_named() -> None:
    for seed in range(20):
        state = State(opened(seed.to_bytes(32, "big"), chairs=4, apart=[["entrant 1", "entrant 2"]]))
        for number in range(12):
            direct(state, Entered(f"entrant {number}", person=f"key {number}", apart=apart_of(number)))
        rows = direct(state, draw_start(state))
        seats = next(row for row in rows if isinstance(row, Pair))
        for table in seats.tables:
            assert not any(
                {one, other} <= set(table.chairs) for one, others in state.apart.items() for other in others
            )
        assert state.apart[1] == {2}
