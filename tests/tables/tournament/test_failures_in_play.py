"""What may go wrong while a tournament runs, by the numbers of the design: people and play."""

import asyncio
from typing import Any

import pytest

from parlour.engine.bot import Bot
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.tables.log.entries import SITS_OUT, House
from parlour.tables.log.rows import entry_of
from parlour.tables.refusals import TableRefused
from parlour.tables.tournament.dealing import DealResult
from parlour.tables.tournament.director import _settle
from parlour.tables.tournament.orders import table_key
from parlour.tournaments.entry import EntryRefused
from parlour.tournaments.log.rows import (
    Acted,
    Entered,
    Move,
    Out,
    Over,
    Pair,
    Settled,
)
from parlour.wire import messages
from parlour.wire.codec import decode_from_room
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest, Paper
from tests.tables.tournament.cups import Onlooker, kept_rows, somebody, until_over
from tests.tables.tournament.failing import (
    a_disk,
    a_process,
    by_hand,
    judge,
    settle,
)


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
        ticket, _ = await hall.room.ticket(old, moving.person)
        await hall.room.visit(messages.Hello(1, old, ticket), paper)
        await asyncio.sleep(1)
        told = [each for each in map(decode_from_room, paper.frames) if isinstance(each, messages.Go)]
        assert [(each.why, each.table) for each in told] == [("moved-on", gone.table)]

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


def test_nobody_waits_for_the_clock_of_somebody_whom_the_director_replaced() -> None:
    async def story() -> None:
        hall, _ = await a_process(a_disk(), pace=0.5)
        cup = await hall.open()
        await hall.tournaments.enter(cup.book.key, somebody("Ann"))
        await hall.act(cup, "bot", player="random", amount=3)
        await hall.act(cup, "start")
        await asyncio.sleep(0.2)
        await hall.act(cup, "replace", entrant=0, player="random")
        await asyncio.sleep(0.2)
        table = await hall.room.store.rows(table_key(cup.book, 1))
        houses = [entry_of(row) for row in table if row.kind == "house"]
        assert [each.player for each in houses if isinstance(each, House)] == [SITS_OUT]

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


def test_case_19_a_bot_that_fails_is_played_by_the_clock_and_the_tournament_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Failing(Bot):
        def choose(self, view: View, moves: Moves) -> Any:
            raise RuntimeError("out of order")

    monkeypatch.setattr("parlour.tables.play.match_bots.maker_of", lambda words: lambda *given: Failing())

    async def story() -> None:
        hall, _ = await a_process(a_disk())
        cup = await hall.with_bots(5)
        await until_over(cup)
        await judge(hall.room.store, cup.book.key, cup)

    run_virtually(story)
