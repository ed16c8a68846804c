"""The simulated room: seeds of drops, doubles, delays and restarts, and faults that it must find."""

import asyncio
from collections.abc import Iterator

import pytest

from parlour.storage.rows import Batch, Row
from parlour.storage.store import Store, Told
from parlour.tables.play import answers
from parlour.tables.state import TableState
from parlour.tables.table import Table
from tests.plain_only import plain_only
from tests.simulation.mix import only_own_lines
from tests.simulation.world import Plant, run

SEEDS = 50
PARTS = 5


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_doubled_or_out_of_sight_whatever_breaks(part: int) -> None:
    reports = [run(seed) for seed in range(part, SEEDS, PARTS)]
    assert sum(report.acknowledged for report in reports) > 50
    assert sum(report.crashes for report in reports) > 20


def test_any_seed_can_be_had_again() -> None:
    assert run(3) == run(3)
    assert run(3).digest != run(8).digest


class Hasty(Store):
    """Says that a batch is kept before it is."""

    def __init__(self, true: Store) -> None:
        self._true = true

    async def rows(self, table: str, after: int = 0, most: int | None = None) -> list[Row]:
        return await self._true.rows(table, after, most)

    def put(self, batch: Batch, told: Told) -> None:
        self._true.put(batch, lambda outcome: None)
        asyncio.get_running_loop().call_soon(told, None)


def found(seeds: range, plant: Plant | None = None) -> Iterator[str]:
    """What goes wrong in these seeds."""
    for seed in seeds:
        try:
            run(seed, plant)
        except Exception as error:
            yield str(error)


def test_a_room_that_acknowledges_before_it_has_stored_is_found_out() -> None:
    def plant(table: Table) -> None:
        table.queue.store = Hasty(table.queue.store)

    assert any("lost" in wrong for wrong in found(range(10), plant))


@plain_only
def test_a_room_without_question_numbers_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    def any_question(state: TableState, seat: int, asked: int) -> None:
        return None

    monkeypatch.setattr(answers, "given_before", lambda state, seat, asked, move: 0)
    monkeypatch.setattr(answers, "check_question", any_question)
    assert any("nobody has given" in wrong for wrong in found(range(15)))


def test_a_room_that_mixes_only_what_one_process_hears_is_found_out() -> None:
    with_two_processes = range(2, 30, 3)
    assert any("left out of the mix" in wrong for wrong in found(with_two_processes, only_own_lines))
