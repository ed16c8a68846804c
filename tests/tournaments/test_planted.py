"""Planted mistakes: made in public code, or in our own first try, and each caught by what it breaks."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.tournaments.draws import Draws
from parlour.tournaments.formats import find_format, freeze_out
from parlour.tournaments.log import fold, play, seats
from parlour.tournaments.log.floor import Floor
from parlour.tournaments.log.rows import Break, Deal, Decision, Level, Move, Settled
from parlour.tournaments.log.state import State
from parlour.tournaments.log.tables import Table
from tests.plain_only import plain_only
from tests.tournaments import vectors
from tests.tournaments.scenario import Broken, Scenario
from tests.vectors.cases import read_cases
from tests.vectors.verdicts import FAILED, judge

Planted = Callable[[pytest.MonkeyPatch], None]
SEEDS = range(150)
FOLDS: dict[Any, Any] = fold._FOLDS
WORKED = Path(__file__).parent.parent / "vectors" / "tournaments.jsonl"


def too_few_tables(patch: pytest.MonkeyPatch) -> None:
    """Eighteen players at nine chairs need two tables: (n - 1) / chairs says one."""

    def count_alive(state: State, by: int) -> None:
        state.alive += by
        state.floor.need((state.alive - 1) // state.chairs)

    patch.setattr(State, "count_alive", count_alive)


def too_few_at_the_start(patch: pytest.MonkeyPatch) -> None:
    def table_sizes(entrants: int, chairs: int) -> list[int]:
        tables = max(1, (entrants - 1) // chairs)
        return [entrants // tables + (number < entrants % tables) for number in range(tables)]

    patch.setattr(vectors, "table_sizes", table_sizes)


def only_the_highest_breaks(patch: pytest.MonkeyPatch) -> None:
    """Only the highest table breaks, and only at its own settlement: others wait for ever."""

    def break_tables(state: State, waits: bool) -> Iterator[Decision]:
        number = state.floor.open[-1]
        if number in state.ready and not state.floor.is_staying(number):
            yield Break(number)
            yield from freeze_out._move_on(state, state.tables[number])

    patch.setattr(freeze_out, "break_tables", break_tables)


def move_to_a_table_that_breaks(patch: pytest.MonkeyPatch) -> None:
    def smallest(floor: Floor) -> int:
        return min(floor.open, key=floor.size, default=0)

    patch.setattr(Floor, "smallest", smallest)


def mover_by_chance(patch: pytest.MonkeyPatch) -> None:
    def next_mover(state: State, table: Table) -> int:
        taken = sorted(table.taken_after(table.dealer))
        return state.draws.one(taken, "mover", table.number, table.settled, len(taken))

    patch.setattr(freeze_out, "next_mover", next_mover)


def chair_dealt_twice(patch: pytest.MonkeyPatch) -> None:
    """Who moves keeps the old chair as well."""

    def fold_move(state: State, row: Move) -> None:
        usual_move(state, row)
        if row.from_table and not state.tables[row.from_table].is_broken:
            state.tables[row.from_table].chairs[row.from_chair] = row.entrant

    usual_move = seats.fold_move
    patch.setitem(FOLDS, Move, fold_move)


def moved_twice_between_deals(patch: pytest.MonkeyPatch) -> None:
    def next_mover(state: State, table: Table) -> int:
        return table.taken_after(table.dealer)[0]

    patch.setattr(freeze_out, "next_mover", next_mover)


def ranked_by_what_is_left(patch: pytest.MonkeyPatch) -> None:
    usual = play._carry_stacks

    def carry_stacks(state: State, order: Deal, row: Settled) -> None:
        usual(state, order, row)
        for who in order.chairs:
            if who >= 0:
                state.entrants[who].had = state.entrants[who].stack

    patch.setattr(play, "_carry_stacks", carry_stacks)


def ranked_by_arrival(patch: pytest.MonkeyPatch) -> None:
    """Hand for hand, who goes out at the table that settles first is ranked first."""
    usual = freeze_out.plan

    def plan(state: State) -> Iterator[Decision]:
        yield from freeze_out._send_out(state)
        yield from usual(state)

    planted = find_format("freeze-out")._replace(plan=plan)
    patch.setattr("parlour.tournaments.directing.find_format", lambda name: planted)


def one_table_is_dealt(patch: pytest.MonkeyPatch) -> None:
    """Hand for hand, a table that has settled is dealt while others are still played."""
    usual = freeze_out.goes_hand_for_hand
    patch.setattr(freeze_out, "goes_hand_for_hand", lambda state: usual(state) and bool(state.leaving))


def final_table_without_a_draw(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(freeze_out, "is_final", lambda state: False)


def settled_taken_twice(patch: pytest.MonkeyPatch) -> None:
    """What is reported late is taken for what is owed now."""

    def fold_settled(state: State, row: Settled) -> None:
        order = state.tables[row.table].order
        usual(state, row if order is None else replace(row, number=order.number))

    usual = play.fold_settled
    patch.setitem(FOLDS, Settled, fold_settled)


def level_rises_in_mid_deal(patch: pytest.MonkeyPatch) -> None:
    def fold_level(state: State, row: Level) -> None:
        usual(state, row)
        for table in state.tables.values():
            if table.order is not None:
                table.order = replace(table.order, level=row.level)

    usual = play.fold_level
    patch.setitem(FOLDS, Level, fold_level)


def drawn_from_the_clock(patch: pytest.MonkeyPatch) -> None:
    clock = count()
    usual = Draws._stream

    def stream(own: Draws, what: str, numbers: tuple[int, ...]) -> Any:
        return usual(own, what, (*numbers, next(clock)))

    patch.setattr(Draws, "_stream", stream)


PLANTED: list[tuple[Planted, str]] = [
    (too_few_tables, "it-runs"),
    (only_the_highest_breaks, "tables-break-at-once dealt-tables-stay no-stall"),
    (move_to_a_table_that_breaks, "moves-go-to-staying-tables"),
    (mover_by_chance, "next-dealer-moves nobody-moves-twice"),
    (chair_dealt_twice, "one-chair-each"),
    (moved_twice_between_deals, "nobody-moves-twice next-dealer-moves"),
    (ranked_by_what_is_left, "places"),
    (ranked_by_arrival, "outs-have-gone"),
    (one_table_is_dealt, "hand-for-hand"),
    (final_table_without_a_draw, "final-table-is-drawn"),
    (settled_taken_twice, "settled-once"),
    (level_rises_in_mid_deal, "orders-stay-as-given"),
    (drawn_from_the_clock, "same-rows"),
]


CASES: list[tuple[Planted, str]] = [
    (too_few_tables, "tn-007"),
    (too_few_at_the_start, "tn-003"),
    (mover_by_chance, "tn-014"),
    (settled_taken_twice, "tn-062"),
]


@plain_only
@pytest.mark.parametrize(("mistake", "rules"), PLANTED, ids=lambda each: getattr(each, "__name__", ""))
def test_a_planted_mistake_is_caught(monkeypatch: pytest.MonkeyPatch, mistake: Planted, rules: str) -> None:
    mistake(monkeypatch)
    with pytest.raises(Broken) as caught:
        play_all()
    assert caught.value.rule in rules.split()


def play_all() -> None:
    for seed in SEEDS:
        play_twice(seed)


def play_twice(seed: int) -> None:
    try:
        log = Scenario(seed).play().log
    except (LookupError, RuntimeError, ValueError) as error:
        raise Broken("it-runs", error) from error
    if Scenario(seed).play().log != log:
        raise Broken("same-rows", seed)


@plain_only
@pytest.mark.parametrize(("mistake", "case"), CASES, ids=lambda each: getattr(each, "__name__", ""))
def test_a_worked_case_catches_it_too(monkeypatch: pytest.MonkeyPatch, mistake: Planted, case: str) -> None:
    mistake(monkeypatch)
    assert case in failing_cases()


def failing_cases() -> set[str]:
    cases = [case for case in read_cases(WORKED) if case.kind in vectors.KINDS]
    return {case.id for case in cases if judge(case, vectors).word == FAILED}


@pytest.mark.thorough
def test_without_a_mistake_nothing_is_caught() -> None:
    assert failing_cases() == set()
    play_all()
