"""What people bring to the seed of a tournament's deal: promised at its table, opened when it is called."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from parlour.cards.seeds import commitment, value_commitment
from parlour.client import Table as TableClient
from parlour.client.transports.local import LocalTransport
from parlour.match.verify import verify
from parlour.players.seat_words import ME
from parlour.tables.lobby.room import Room
from parlour.tables.log.entries import Begin
from parlour.tables.log.rows import entry_of
from parlour.tables.table import Table
from parlour.tables.tournament.tables import LUCK, TournamentTables
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest
from tests.tables.tournament.cups import Hall, play_along, somebody
from tests.tables.tournament.cups import until_over as until_cup_over
from tests.tables.tournament.deals import BOTS, PEOPLE, a_room, a_table, an_order, until_over

VALUE = bytes(range(32))
PROMISE = value_commitment(VALUE)


async def begins(room: Room, table: str) -> list[Begin]:
    return [entry_of(row) for row in await room.store.rows(table) if row.kind == "begin"]


async def deal(room: Room, tables: TournamentTables, table: Table, number: int, here: Any = ()) -> int:
    """Deals to Ann, Ben and a bot as a director does, and says how many milliseconds it took."""
    order, before = an_order(number, PEOPLE), room.clock.now()
    await tables.gather(table.key, order, lambda: here)
    await tables.deal(table.key, order)
    return room.clock.now() - before


def test_who_promises_in_a_deal_is_asked_before_the_next_and_mixes_it() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await deal(room, tables, table, 1)
        ann = Guest(table, "ann")
        assert isinstance(await ann.sit(luck=PROMISE), messages.Seated)
        await until_over(table)
        dealt = asyncio.ensure_future(deal(room, tables, table, 2))
        await asyncio.sleep(0.1)
        asked = ann.last(messages.OpenLuck)
        assert asked == messages.OpenLuck([PROMISE, "", "", ""], commitment(bytes([2] * 32)))
        assert (await ann.sit(luck="0" * 64)).code == "beginning"
        ann.say(messages.Luck(VALUE.hex()))
        assert await dealt < LUCK
        first, second = await begins(room, table.key)
        assert (first.commitments, first.values) == ([""] * 4, [""] * 4)
        assert (second.commitments, second.values) == ([PROMISE, "", "", ""], [VALUE.hex(), "", "", ""])
        assert table.state.chairs[0].luck == ""
        assert table.state.called == 0

    run_virtually(story)


@pytest.mark.parametrize("value", ["", "11" * 32])
def test_nobody_holds_up_a_deal_for_more_than_a_second(value: str) -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await deal(room, tables, table, 1)
        ann = Guest(table, "ann")
        await ann.sit(luck=PROMISE)
        await until_over(table)
        dealt = asyncio.ensure_future(deal(room, tables, table, 2))
        await asyncio.sleep(0.1)
        ann.say(messages.Luck(value))
        assert 0 < await dealt <= LUCK + 100
        second = (await begins(room, table.key))[1]
        assert (second.commitments[0], second.values[0]) == (PROMISE, "")

    run_virtually(story)


def test_the_absent_and_bots_are_not_waited_for() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        assert await deal(room, tables, table, 1) == 0
        ann = Guest(table, "ann")
        await ann.sit(luck=PROMISE)
        ann.session.gone()
        await until_over(table)
        assert await deal(room, tables, table, 2) == 0
        _, other = await a_table(room)
        order = an_order(1, BOTS)
        await tables.gather(other.key, order, lambda: ["ann"])
        await tables.deal(other.key, order)
        assert [row.kind for row in await room.store.rows(other.key)][:3] == ["open", "seating", "begin"]

    run_virtually(story)


def test_who_comes_to_a_table_is_seated_first_and_mixes_the_first_deal_there() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        ann = Guest(table, "ann")
        assert (await ann.sit(luck=PROMISE)).code == "director-decides"
        dealt = asyncio.ensure_future(deal(room, tables, table, 1, here=["ann"]))
        await asyncio.sleep(0.1)
        assert isinstance(await ann.sit(luck=PROMISE), messages.Seated)
        await asyncio.sleep(0.05)
        ann.say(messages.Luck(VALUE.hex()))
        assert await dealt < LUCK
        assert (await begins(room, table.key))[0].values == [VALUE.hex(), "", "", ""]

    run_virtually(story)


def test_a_deal_that_was_called_begins_after_a_restart_with_what_was_opened() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await deal(room, tables, table, 1)
        ann = Guest(table, "ann")
        await ann.sit(luck=PROMISE)
        await until_over(table)
        lost = asyncio.ensure_future(tables.gather(table.key, an_order(2, PEOPLE), lambda: ()))
        await asyncio.sleep(0.1)
        lost.cancel()
        ann.say(messages.Luck(VALUE.hex()))
        await asyncio.sleep(0.1)
        await room.drain()
        again = await a_room(room.store)
        tables = TournamentTables(again, table.state.tournament)
        await deal(again, tables, await again.table(table.key), 2)
        assert (await begins(again, table.key))[1].values[0] == VALUE.hex()

    run_virtually(story)


def test_deals_of_a_cup_have_the_values_of_its_people_and_verify_when_it_is_over(tmp_path: Path) -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(stack=6)
        for name in ("Ann", "Ben"):
            await hall.tournaments.enter(cup.book.key, somebody(name))
        await hall.act(cup, "bot", player="random", amount=2)
        await hall.act(cup, "start")
        await asyncio.sleep(0.1)
        key = cup.own("ann").table
        players = [
            asyncio.ensure_future(play_along(TableClient(LocalTransport(hall.room, key, person))))
            for person in ("ann", "ben")
        ]
        await until_cup_over(cup)
        for player in players:
            player.cancel()
        found = await begins(hall.room, key)
        people = [[card.player == ME for card in begin.seats] for begin in found]
        assert sum(map(any, people)) > 2
        assert [[bool(value) for value in begin.values] for begin in found[1:]] == people[1:]
        for begin in found:
            file = tmp_path / f"{begin.game}.jsonl"
            file.write_bytes(
                await hall.room.archive.exported("", await hall.room.archive.played(key, begin.game))
            )
            report = verify(file)
            assert report.is_sound(), report.lines()

    run_virtually(story)
