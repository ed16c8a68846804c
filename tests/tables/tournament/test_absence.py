"""Sitting out at a tournament's table: the time-out move comes at once, until the person is back."""

import asyncio

import msgspec
import pytest

from parlour.match.log import BY_BOT, BY_CLOCK, BY_HOUSE, BY_SEAT
from parlour.players.kinds import maker_of
from parlour.storage.memory import MemoryStore
from parlour.tables.limits import TableLimits
from parlour.tables.log.entries import PERSON, SITS_OUT, SeatedChair
from parlour.tables.play import match_bots
from parlour.tables.state import TableState
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest
from tests.tables.tournament.deals import (
    NOBODY,
    PEOPLE,
    SETTINGS,
    a_room,
    a_table,
    an_order,
    bot,
    facts_of,
    person,
    until_over,
)

LIMITS = TableLimits(seconds=30)
LONG = msgspec.structs.replace(SETTINGS, game="bastard-brag")
"""A game whose deals ask everybody again and again."""


def test_after_two_time_outs_in_a_row_a_seat_sits_out_and_others_do_not_wait() -> None:
    async def story() -> None:
        room = await a_room(limits=LIMITS)
        tables, table = await a_table(room, LONG)
        await tables.deal(table.key, an_order(1, (person("Ann"), bot("Bob"), NOBODY, NOBODY)))
        for _ in range(900):
            await asyncio.sleep(0.1)
            if table.state.chairs[0].house:
                break
        assert (table.state.chairs[0].house, table.state.chairs[0].why) == (SITS_OUT, "slept")
        clocked = [row for row in await room.store.rows(table.key) if row.by == BY_CLOCK]
        assert [row.kind for row in clocked] == ["move", "move", "house"]
        begun = room.clock.now()
        await until_over(table)
        assert room.clock.now() - begun < 1_000
        result = await tables.result(table.key)
        assert result is not None
        assert result.absent == [0]

    run_virtually(story)


def test_who_sits_out_does_so_in_the_next_deal_and_at_another_table_until_they_are_back() -> None:
    async def story() -> None:
        room = await a_room(limits=LIMITS)
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        ann, ben = Guest(table, "ann"), Guest(table, "ben")
        assert isinstance(await ann.do("stand"), messages.State | messages.Ok)
        assert isinstance(await ben.do("stand"), messages.State | messages.Ok)
        await until_over(table, 2)
        for number in (2, 3):
            begun = room.clock.now()
            await tables.deal(table.key, an_order(number, PEOPLE))
            await until_over(table, 2)
            assert room.clock.now() - begun < 1_000
        assert [bool(chair.house) for chair in table.state.chairs] == [True, False, True, False]
        await ann.do("back")
        assert not table.state.chairs[0].house
        await tables.deal(table.key, an_order(4, PEOPLE))
        assert [bool(chair.house) for chair in table.state.chairs] == [False, False, True, False]
        _, other = await a_table(room)
        gone = SeatedChair("Ben", PERSON, "ben", "left")
        await tables.deal(other.key, an_order(1, (gone, NOBODY, bot("Cas"), bot("Dot"))))
        assert (other.state.chairs[0].house, other.state.chairs[0].why) == (SITS_OUT, "left")
        await until_over(other, 2)

    run_virtually(story)


def test_time_outs_are_counted_over_deals_and_forgotten_with_another_person() -> None:
    async def story() -> None:
        room = await a_room(limits=LIMITS)
        tables, table = await a_table(room)
        pair = (person("Ann"), bot("Bob"), NOBODY, NOBODY)
        await tables.deal(table.key, an_order(1, pair))
        await until_over(table)
        slept = table.state.slept[0]
        assert slept > 0
        await tables.deal(table.key, an_order(2, pair))
        assert table.state.slept[0] == slept
        rows = await room.store.rows(table.key)
        assert facts_of(TableState.of(table.key, table.state.rules, rows)) == facts_of(table.state)
        await until_over(table)
        await tables.deal(table.key, an_order(3, (person("Cem"), *pair[1:])))
        assert (table.state.slept[0], table.state.chairs[0].house) == (0, "")

    run_virtually(story)


def test_an_answer_of_their_own_brings_a_person_back() -> None:
    async def story() -> None:
        room = await a_room(limits=LIMITS)
        tables, table = await a_table(room, LONG)
        await tables.deal(table.key, an_order(1, (person("Ann"), person("Ben"), NOBODY, NOBODY)))
        acting = table.state.now_played().to_act()[0]
        guest = Guest(table, ("ann", "ben")[acting])
        move, asked = table.state.now_played().position.on_timeout(acting), table.state.asked[acting]
        guest.say_do("stand")
        await guest.play(move, asked)
        rows = [row for row in await room.store.rows(table.key) if row.kind in ("house", "move")]
        assert [(row.kind, row.seat, row.by) for row in rows] == [
            ("house", acting, BY_SEAT),
            ("house", acting, BY_SEAT),
            ("move", acting, BY_SEAT),
        ]
        assert not table.state.chairs[acting].house

    run_virtually(story)


def test_who_has_lost_the_line_is_timed_out_and_the_house_plays_for_nobody() -> None:
    async def story() -> None:
        room = await a_room(limits=LIMITS)
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        ann, ben = Guest(table, "ann"), Guest(table, "ben")
        ann.session.gone()
        await asyncio.sleep(0.2)
        seen = ben.last(messages.Seats).seats[0]
        assert (seen.here, seen.grace, seen.house) == (False, 0, False)
        await until_over(table)
        rows = await room.store.rows(table.key)
        assert {row.by for row in rows if row.kind == "move" and row.seat == 0} <= {BY_CLOCK}
        assert all(b"house:" not in row.body for row in rows if row.kind == "house")
        again = Guest(table, "ann")
        await asyncio.sleep(0.1)
        assert (again.session.seat, table.state.chairs[0].house) == (0, "")

    run_virtually(story)


def test_the_director_lets_somebody_sit_out_who_has_left_the_tournament() -> None:
    async def story() -> None:
        room = await a_room(limits=LIMITS)
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        ann = Guest(table, "ann")
        for _ in range(2):
            await tables.sit_out(table.key, "ann")
        await tables.sit_out(table.key, "nobody")
        assert (table.state.chairs[0].house, table.state.chairs[0].why) == (SITS_OUT, "host")
        assert len([row for row in await room.store.rows(table.key) if row.kind == "house"]) == 1
        assert (await ann.do("back")).code == "director-decides"
        await until_over(table)
        await tables.deal(table.key, an_order(2, PEOPLE))
        assert not table.state.chairs[0].house, "seated again, as who enters again is"

    run_virtually(story)


@pytest.mark.parametrize("shared", [False, True])
def test_a_seat_that_sits_out_does_so_after_a_restart(shared: bool) -> None:
    async def story() -> None:
        store = MemoryStore()
        room = await a_room(store, limits=LIMITS, shared=shared)
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        await Guest(table, "ann").do("stand")
        await Guest(table, "ben").do("stand")
        await room.drain()
        again = await a_room(store.beside(), limits=LIMITS, shared=shared)
        woken = await again.table(table.key)
        assert [bool(chair.house) for chair in woken.state.chairs] == [True, False, True, False]
        await until_over(woken, 3)

    run_virtually(story)


def test_decisions_that_the_house_makes_for_a_bot_that_fails_count_as_absent(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Broken:
        heard = 0

        def hear(self, told: object) -> None:
            raise RuntimeError("out of order")

    monkeypatch.setattr(
        match_bots,
        "maker_of",
        lambda player: (lambda *given: Broken()) if player == "random" else maker_of(player),
    )

    async def story() -> None:
        room = await a_room(limits=LIMITS)
        tables, table = await a_table(room, LONG)
        sound = SeatedChair("Eve", "house:easy")
        await tables.deal(table.key, an_order(1, (bot("Bob"), sound, NOBODY, bot("Cas"))))
        await until_over(table)
        rows = [row for row in await room.store.rows(table.key) if row.kind == "move"]
        assert {row.by for row in rows if row.seat != 1} == {BY_HOUSE}
        assert {row.by for row in rows if row.seat == 1} == {BY_BOT}
        result = await tables.result(table.key)
        assert result is not None
        assert result.absent == [0, 3]

    run_virtually(story)
