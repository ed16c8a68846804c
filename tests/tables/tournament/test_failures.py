"""What may go wrong while a tournament runs, by the numbers of the design: kills, clocks and stores."""

import asyncio
from contextlib import suppress

import pytest

from parlour.storage.rows import Batch
from parlour.tables.refusals import TableRefused
from parlour.tables.tournament.orders import table_key
from parlour.tournaments.log.rows import (
    Deal,
    Entered,
    Level,
    Move,
)
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest
from tests.tables.tournament.cups import Onlooker, kept_rows, somebody, until_over
from tests.tables.tournament.failing import (
    a_disk,
    a_process,
    judge,
    killed,
    revived,
)
from tests.tables.tournament.mortal_store import AFTER, BEFORE, REFUSED, when


@pytest.mark.parametrize(
    ("kind", "verdict", "count"),
    [
        ("begin", BEFORE, 1),
        ("begin", BEFORE, 8),
        ("begin", AFTER, 5),
        ("move", AFTER, 40),
        ("end", AFTER, 1),
        ("end", AFTER, 9),
        ("settled", BEFORE, 4),
        ("settled", AFTER, 4),
        ("broken", BEFORE, 1),
        ("broken", AFTER, 1),
        ("moved", AFTER, 1),
        ("paired", AFTER, 2),
        ("over", BEFORE, 1),
        ("start", AFTER, 1),
    ],
)
def test_cases_1_to_4_a_kill_at_any_batch_loses_and_doubles_nothing(
    kind: str, verdict: str, count: int
) -> None:
    async def story() -> None:
        disk, key = await killed(when(kind, verdict, count))
        before = await kept_rows(disk, key)
        _, cup = await revived(disk, key)
        await until_over(cup)
        rows = await judge(disk, key, cup)
        assert rows[: len(before)] == before

    run_virtually(story)


@pytest.mark.parametrize("name", ["swiss", "single-elimination", "shoot-out"])
def test_cases_1_to_4_hold_for_whole_games(name: str) -> None:
    async def story() -> None:
        chairs = 2 if name == "single-elimination" else 4
        for kind, verdict in (("begin", BEFORE), ("end", AFTER), ("settled", AFTER)):
            disk, key = await killed(when(kind, verdict, 3), name=name, chairs=chairs)
            _, cup = await revived(disk, key)
            await until_over(cup)
            await judge(disk, key, cup)

    run_virtually(story)


def test_case_2_people_come_back_to_the_table_that_was_dealt_and_have_their_whole_time() -> None:
    async def story() -> None:
        disk = a_disk()
        hall, store = await a_process(disk, pace=1.0)
        cup = await hall.open()
        for name in ("Ann", "Ben", "Cem"):
            await hall.tournaments.enter(cup.book.key, somebody(name))
        store.fate = when("begin", AFTER)
        starting = asyncio.ensure_future(hall.act(cup, "start"))
        await asyncio.sleep(5_000)
        starting.cancel()
        assert store.is_dead
        again, _ = await a_process(disk, pace=1.0)
        ann = await Onlooker.at(again, cup.book.key, somebody("Ann"))
        own = ann.own()
        guest = Guest(await again.room.table(own.table), "ann")
        assert guest.session.seat == own.seat
        await asyncio.sleep(1)
        clock = guest.last(messages.State).clock
        assert clock is not None
        assert clock.left > 50_000

    run_virtually(story)


def test_case_3_a_kill_in_mid_deal_moves_nobody_and_the_deal_goes_on_from_its_rows() -> None:
    async def story() -> None:
        disk, key = await killed(when("move", AFTER, 12), bots=4)
        before = await kept_rows(disk, key)
        order = next(row for row in before if isinstance(row, Deal))
        _, cup = await revived(disk, key)
        played = await disk.rows(table_key(cup.book, order.table))
        await until_over(cup)
        later = await disk.rows(table_key(cup.book, order.table))
        assert later[: len(played)] == played
        assert not any(isinstance(row, Move) for row in await kept_rows(disk, key))

    run_virtually(story)


def test_case_6_two_directors_at_once_write_one_log() -> None:
    async def story() -> None:
        disk = a_disk()
        first, _ = await a_process(disk, shared=True)
        second, _ = await a_process(disk, shared=True)
        cup = await first.open()
        other = await second.tournaments.tournament(cup.book.key)
        other.director.lead(on=True)
        await first.act(cup, "bot", player="random", amount=14)
        await first.act(cup, "start")
        for _ in range(2_000):
            if cup.is_over():
                break
            other.director.leads = cup.director.leads = True
            other.director.look()
            await asyncio.sleep(0.5)
        await until_over(cup)
        await judge(disk, cup.book.key, cup)

    run_virtually(story)


@pytest.mark.parametrize("kind", ["broken", "moved", "settled", "order", "begin", "start"])
def test_case_7_what_the_store_refuses_has_not_happened_and_is_tried_again(kind: str) -> None:
    async def story() -> None:
        disk = a_disk()
        hall, store = await a_process(disk)
        cup = await hall.open()
        await hall.act(cup, "bot", player="random", amount=9)
        seen = 0

        def fate(batch: Batch) -> str:
            nonlocal seen
            if not any(row.kind == kind for row in batch.rows):
                return ""
            seen += 1
            return REFUSED if seen <= 3 else ""

        store.fate = fate
        for _ in range(5):
            with suppress(TableRefused):
                await hall.act(cup, "start")
                break
            assert (await kept_rows(disk, cup.book.key))[-1].__class__ is Entered
        await until_over(cup)
        await judge(disk, cup.book.key, cup)
        assert seen > 3

    run_virtually(story)


def test_case_8_the_process_of_a_table_dies_and_the_deal_goes_on_elsewhere() -> None:
    async def story() -> None:
        disk = a_disk()
        first, store = await a_process(disk, shared=True, pace=1.0)
        cup = await first.with_bots(8)
        second, _ = await a_process(disk, shared=True, pace=1.0)
        await asyncio.sleep(3)
        await first.tournaments.drain()
        await asyncio.sleep(5)
        other = await second.tournaments.tournament(cup.book.key)
        assert other.director.leads
        store.is_dead = True
        await until_over(other)
        await judge(disk, cup.book.key, other)

    run_virtually(story)


def test_case_17_time_asleep_does_not_count_for_levels_or_rests() -> None:
    async def story() -> None:
        disk = a_disk()
        hall, store = await a_process(disk)
        levels = [{"after_minutes": 10, "changes": {}}]
        cup = await hall.open(levels=levels, clock={"rest_seconds": 60})
        await hall.act(cup, "bot", player="random", amount=4)
        await hall.act(cup, "start")
        await asyncio.sleep(40)
        store.is_dead = True
        played = cup.book.state.tables[1].settled
        await asyncio.sleep(3_600)
        again, _ = await a_process(disk)
        found = await again.tournaments.tournament(cup.book.key)
        assert found.book.at() < 60_000
        await asyncio.sleep(5)
        assert found.book.state.tables[1].settled == played, "the rest is not skipped"
        await asyncio.sleep(60)
        assert found.book.state.tables[1].settled > played
        assert not any(isinstance(row, Level) for row in await kept_rows(disk, cup.book.key))

    run_virtually(story)


def test_case_18_a_drained_process_orders_nothing_more_and_another_takes_over() -> None:
    async def story() -> None:
        disk = a_disk()
        first, _ = await a_process(disk, shared=True, pace=0.2)
        cup = await first.with_bots(8)
        second, _ = await a_process(disk, shared=True, pace=0.2)
        await asyncio.sleep(2)
        await first.tournaments.drain()
        await first.room.drain()
        other = await second.tournaments.tournament(cup.book.key)
        await until_over(other)
        await judge(disk, cup.book.key, other)

    run_virtually(story)
