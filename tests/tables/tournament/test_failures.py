"""What may go wrong while a tournament runs, by the numbers of the design, and what comes of it."""

import asyncio
from contextlib import suppress
from typing import Any

import pytest

from parlour.storage.rows import Batch
from parlour.storage.store import Store
from parlour.tables.log.entries import SITS_OUT, Begin, House
from parlour.tables.log.rows import entry_of
from parlour.tables.refusals import TableRefused
from parlour.tables.tournament.dealing import DealResult
from parlour.tables.tournament.director import _settle
from parlour.tables.tournament.orders import deal_secret, table_key
from parlour.tables.tournament.tournament import Tournament
from parlour.tournaments.entry import EntryRefused
from parlour.tournaments.log.fold import fold_rows
from parlour.tournaments.log.rows import (
    Acted,
    Deal,
    Entered,
    Level,
    Move,
    Out,
    Over,
    Pair,
    Row,
    Settled,
)
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, Paper, virtual_clock
from tests.tables.tournament.cups import Hall, Onlooker, kept_rows, somebody, until_over
from tests.tables.tournament.mortal_store import AFTER, BEFORE, REFUSED, MortalStore, Verdict, when


async def a_process(
    disk: MortalStore, *, shared: bool = False, pace: float = 0.0
) -> tuple[Hall, MortalStore]:
    """Another process over the same disk."""
    store = disk.beside()
    assert isinstance(store, MortalStore)
    return await Hall.opened(store, shared=shared, pace=pace), store


def a_disk() -> MortalStore:
    return MortalStore(now=virtual_clock().now)


async def killed(fate: Verdict, *, bots: int = 9, **others: Any) -> tuple[MortalStore, str]:
    """A tournament whose process dies by this fate; the disk, and the tournament's key."""
    disk = a_disk()
    hall, store = await a_process(disk)
    cup = await hall.open(**others)
    await hall.act(cup, "bot", player="random", amount=bots)
    store.fate = fate
    with_start = asyncio.ensure_future(hall.act(cup, "start"))
    for _ in range(6_000):
        if store.is_dead:
            break
        await asyncio.sleep(0.1)
    assert store.is_dead, "nobody was killed"
    with_start.cancel()
    return disk, cup.book.key


async def revived(disk: MortalStore, key: str) -> tuple[Hall, Tournament]:
    hall, _ = await a_process(disk)
    return hall, await hall.tournaments.tournament(key)


async def judge(store: Store, key: str, cup: Tournament) -> list[Row]:
    """Every order was given once, begun once, with its own cards, and settled once; the log is its state."""
    rows = await kept_rows(store, key)
    orders = [row for row in rows if isinstance(row, Deal)]
    names = [(row.table, row.number) for row in orders]
    assert len(set(names)) == len(names), "an order was given twice"
    settled = [(row.table, row.number) for row in rows if isinstance(row, Settled)]
    assert sorted(settled) == sorted(names), "an order was not settled once"
    for order in orders:
        await judge_begin(store, cup, order)
    assert isinstance(rows[-1], Over)
    assert fold_rows(rows).status == "finished"
    return rows


async def judge_begin(store: Store, cup: Tournament, order: Deal) -> None:
    table = await store.rows(table_key(cup.book, order.table, order.number))
    number = order.number if order.stacks else 1
    begins = [entry_of(row) for row in table if row.kind == "begin"]
    begun = [each for each in begins if isinstance(each, Begin) and each.game == number]
    assert len(begun) == 1, f"table {order.table}, deal {order.number} begun {len(begun)} times"
    assert begun[0].secret == deal_secret(cup.book, order).hex()
    if order.stacks:
        assert begun[0].start is not None
        assert tuple(begun[0].start.stacks) == order.stacks


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


def test_case_5_a_settlement_told_twice_or_late_is_taken_in_once() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk())
        cup = await hall.open()
        await hall.act(cup, "bot", player="random", amount=3)
        cup.director.stop()
        await hall.act(cup, "start")
        order = cup.book.state.tables[1].order
        assert order is not None
        result = DealResult(1, ["", "", ""], [1, 2, 2], [3, 2, 2, 0], order.dealer, [])
        for _ in range(3):
            await cup.queue.add(_settle(order, result))
        stacks = [each.stack for each in cup.book.state.entrants]
        await cup.queue.add(_settle(order, result._replace(tallies=[0, 0, 9, 0])))
        assert [each.stack for each in cup.book.state.entrants] == stacks
        rows = await kept_rows(hall.room.store, cup.book.key)
        assert len([row for row in rows if isinstance(row, Settled)]) == 1

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
        assert seen > 0

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


async def by_hand(hall: Hall, count: int, **others: Any) -> Tournament:
    """A tournament that is directed, but whose deals are settled by the test."""
    cup = await hall.open(**others)
    await hall.act(cup, "bot", player="random", amount=count)
    cup.director.stop()
    await hall.act(cup, "start")
    return cup


async def settle(cup: Tournament, table: int, **lost: int) -> None:
    """The table's deal is over; everybody has what they had, but for those whose chair is named."""
    order = cup.book.state.tables[table].order
    assert order is not None
    stacks = list(order.stacks)
    for chair, left in lost.items():
        stacks[int(chair[1:])] = left
    fact = Settled(table, order.number, tuple(stacks), order.dealer, at=cup.book.at())
    await cup.queue.add(lambda book: [fact])


def test_case_9_who_is_on_the_way_to_a_table_that_breaks_goes_on_with_it() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk())
        cup = await by_hand(hall, 12)
        state = cup.book.state
        assert sorted(state.floor.open) == [1, 2, 3]
        await settle(cup, 1, c0=0, c1=0)
        await settle(cup, 2, c0=0, c1=0)
        moved = [row for row in await kept_rows(hall.room.store, cup.book.key) if isinstance(row, Move)]
        await settle(cup, 3)
        state = cup.book.state
        assert len(state.floor.open) == 2
        seats = [(each.table, each.chair) for each in state.entrants if each.is_alive]
        assert len(set(seats)) == len(seats) == 8
        assert all(table in state.floor.open for table, _ in seats)
        assert moved == []

    run_virtually(story)


def test_case_10_all_of_the_last_two_tables_go_out_in_one_hand_for_hand() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk())
        cup = await by_hand(hall, 5, chairs=3, prizes={"places": [5, 3, 2, 1]})
        assert len(cup.book.state.floor.open) == 2
        await settle(cup, 1, c0=0, c1=0, c2=0)
        assert not any(isinstance(row, Out) for row in await kept_rows(hall.room.store, cup.book.key))
        await settle(cup, 2, c0=0, c1=0)
        over = (await kept_rows(hall.room.store, cup.book.key))[-1]
        assert isinstance(over, Over)
        assert over.places == (1, 1, 1, 1, 1)
        assert sum(over.prizes) == 11

    run_virtually(story)


def test_case_11_whoever_is_on_an_old_line_is_told_where_to_go_and_has_no_chair_there() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk(), pace=1.0)
        cup = await hall.open(chairs=3)
        for name in ("Ann", "Ben", "Cem", "Dot", "Eve", "Fay"):
            await hall.tournaments.enter(cup.book.key, somebody(name))
        await hall.act(cup, "start")
        await asyncio.sleep(1)
        cup.director.stop()
        state = cup.book.state
        moving = state.entrants[state.tables[2].order.chairs[0]]  # type: ignore[union-attr]
        old = table_key(cup.book, 2)
        line = Guest(await hall.room.table(old), moving.person)
        looking = await Onlooker.at(hall, cup.book.key, somebody(moving.name), "de")
        await settle(cup, 1, c0=0, c1=0)
        await settle(cup, 2, c2=0)
        await asyncio.sleep(1)
        gone = line.last(messages.Go)
        assert (gone.why, gone.number, gone.table) == ("final", 1, table_key(cup.book, 1))
        assert "letzte Tisch" in looking.all(messages.Go)[-1].say
        paper = Paper()
        ticket, seat = await hall.room.ticket(old, moving.person)
        assert seat is None or seat == line.session.seat
        hello = messages.Hello(1, old, ticket)
        late = await hall.room.visit(hello, paper)
        await asyncio.sleep(1)
        told = [frame for frame in paper.frames if b'"t":"go"' in frame]
        assert late.person == moving.person
        assert len(told) <= 1

    run_virtually(story)


def test_case_12_whoever_enters_twice_in_two_processes_is_in_once() -> None:
    async def story() -> None:
        disk = a_disk()
        first, _ = await a_process(disk, shared=True)
        second, _ = await a_process(disk, shared=True)
        cup = await first.open()
        key, ann = cup.book.key, somebody("Ann")
        tries = [hall.tournaments.enter(key, ann) for hall in (first, second, first, second)]
        await asyncio.gather(*tries)
        rows = await kept_rows(disk, key)
        assert len([row for row in rows if isinstance(row, Entered)]) == 1
        await asyncio.sleep(1)
        owns = [(await hall.tournaments.tournament(key)).own("ann") for hall in (first, second)]
        assert owns[0] == owns[1]
        assert owns[0].entrant == 0

    run_virtually(story)


def test_case_13_who_withdraws_in_mid_deal_sits_out_at_once_and_is_out_when_it_settles() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk(), pace=0.5)
        cup = await hall.open()
        await hall.tournaments.enter(cup.book.key, somebody("Ann"))
        await hall.act(cup, "bot", player="random", amount=3)
        await hall.act(cup, "start")
        await asyncio.sleep(0.2)
        began = asyncio.get_running_loop().time()
        await hall.tournaments.withdraw(cup.book.key, "ann")
        await asyncio.sleep(0.2)
        table = await hall.room.store.rows(table_key(cup.book, 1))
        houses = [entry_of(row) for row in table if row.kind == "house"]
        assert [each.player for each in houses if isinstance(each, House)] == [SITS_OUT]
        for _ in range(600):
            rows = await kept_rows(hall.room.store, cup.book.key)
            if any(isinstance(row, Settled) for row in rows):
                break
            await asyncio.sleep(0.1)
        outs = [row.entrant for row in rows if isinstance(row, Out)]
        assert 0 in outs
        assert asyncio.get_running_loop().time() - began < 55, "nobody waited for her clock"

    run_virtually(story)


def test_case_14_who_comes_late_after_hand_for_hand_has_begun_is_refused() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk())
        late = {"closed_from_level": 5}
        cup = await by_hand(hall, 8, prizes={"places": [5, 3, 2, 1, 1, 1]}, late_entry=late)
        await hall.tournaments.enter(cup.book.key, somebody("Early"))
        await hall.tournaments.withdraw(cup.book.key, "early")
        await settle(cup, 1)
        assert cup.book.state.had_hand_for_hand
        with pytest.raises(EntryRefused, match="too late"):
            await hall.tournaments.enter(cup.book.key, somebody("Late"))

    run_virtually(story)


def test_case_15_where_nobody_is_present_the_policy_plays_it_to_its_end() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk())
        cup = await hall.open(chairs=3)
        for name in ("Ann", "Ben", "Cem", "Dot"):
            await hall.tournaments.enter(cup.book.key, somebody(name))
        await hall.act(cup, "start")
        await until_over(cup, 360_000)
        rows = await judge(hall.room.store, cup.book.key, cup)
        assert any(row.absent for row in rows if isinstance(row, Settled))

    run_virtually(story)


@pytest.mark.parametrize("house", ["", "random"])
def test_case_16_too_few_at_the_deadline_is_off_or_filled_by_the_house(house: str) -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk())
        # the virtual clock begins on 15 January 2027, 08:00 UTC
        entry = {"until": "2027-01-15T08:10:00Z", "house": house}
        cup = await hall.open(entrants={"least": 4}, entry=entry)
        ann = await Onlooker.at(hall, cup.book.key, somebody("Ann"))
        assert isinstance(await ann.ask("enter"), messages.Ok)
        await asyncio.sleep(590)
        assert cup.book.state.status == "registering"
        await asyncio.sleep(15)
        if house:
            await until_over(cup, 360_000)
            assert len(cup.book.state.entrants) == 4
        else:
            assert ann.common().facts.status == "cancelled"
            assert ann.common().acts[-1].reason == "Too few have entered."

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


def test_case_20_a_corrected_result_changes_places_and_leaves_pairings() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk())
        cup = await hall.open("swiss", options={"rounds": 2}, chairs=2, clock={"rest_seconds": 600})
        await hall.act(cup, "bot", player="random", amount=4)
        await hall.act(cup, "start")
        await asyncio.sleep(5)
        state = cup.book.state
        assert len(state.pairings) == 2
        game = state.games[0]
        before = [row for row in await kept_rows(hall.room.store, cup.book.key) if isinstance(row, Pair)]
        other = tuple(3 - place for place in game.result.places)
        order = {"table": game.order.table, "number": game.order.number, "places": other}
        with pytest.raises(TableRefused, match="Say why"):
            await hall.act(cup, "correct", "", **order)
        await hall.act(cup, "correct", "It was misread.", **order)
        assert cup.book.state.games[0].result.places == other
        rows = await kept_rows(hall.room.store, cup.book.key)
        assert [row for row in rows if isinstance(row, Pair)] == before
        acts = [row for row in rows if isinstance(row, Acted)]
        assert acts[-1].reason == "It was misread."
        await until_over(cup)
        assert (await kept_rows(hall.room.store, cup.book.key))[-1].__class__ is Over

    run_virtually(story)
