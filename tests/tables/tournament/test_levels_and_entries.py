"""Over a room from end to end: rules that change by levels, late entry, and entering again."""

import asyncio
import json
from typing import Any

import pytest

from parlour.tables.lobby.room import Room
from parlour.tables.log.entries import Begin
from parlour.tables.log.rows import entry_of
from parlour.tables.tournament.tournament import Tournament
from parlour.tournaments.entry import EntryRefused
from parlour.tournaments.log.rows import ENTRY, Deal, Level, Move, Out, Reentered
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest
from tests.tables.tournament.cups import Hall, kept_rows, somebody, until_over

ANTES = (1, 2, 5)
BRAG: dict[str, Any] = {
    "game": "three-card-brag",
    "changes": {"betting": {"ante": ANTES[0]}},
    "levels": [{"after_rounds": 2, "changes": {"betting": {"ante": ante}}} for ante in ANTES[1:]],
}


async def begins(room: Room, table: str) -> list[Begin]:
    return [entry_of(row) for row in await room.store.rows(table) if row.kind == "begin"]


async def until_out(cup: Tournament, who: int) -> None:
    for _ in range(36_000):
        if who in cup.book.state.outs:
            return
        await asyncio.sleep(1)
    raise AssertionError("never out")


def test_antes_rise_by_levels_and_lines_that_stay_are_told() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=0.1)
        cup = await hall.open(**BRAG)
        await hall.act(cup, "bot", player="random", amount=4)
        await hall.act(cup, "start")
        await asyncio.sleep(0.01)
        key = cup.view().tables[0].key
        table = await hall.room.table(key)
        onlooker = Guest(table, "zoe")
        while cup.book.state.level < len(ANTES) and not cup.is_over():
            await asyncio.sleep(0.1)
        await asyncio.sleep(5)
        rows = await kept_rows(hall.room.store, cup.book.key)
        assert [row.level for row in rows if isinstance(row, Level)] == [2, 3]
        played = await begins(hall.room, key)
        levels = [row.level for row in rows if isinstance(row, Deal)][: len(played)]
        antes = [begin.changes.get("betting", {}).get("ante", ANTES[0]) for begin in played]
        assert antes == [ANTES[level - 1] for level in levels]
        assert set(antes) == set(ANTES)
        told = onlooker.all(messages.Welcome)
        assert len({each.know for each in told}) == len(told) >= len(ANTES)
        assert [each.settings["changes"]["betting"]["ante"] for each in told][-len(ANTES) :] == list(ANTES)
        texts = [json.dumps(each.catalogue) for each in told]
        assert len(set(texts)) == len(told)
        again = Guest(table, "yan").last(messages.Welcome)
        assert (again.know, again.settings) == (told[-1].know, told[-1].settings)

    run_virtually(story)


def test_who_comes_late_has_a_full_stack_and_a_chair_and_is_sent_there() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=0.5)
        cup = await hall.open(late_entry={"closed_from_level": 2}, levels=[{"after_rounds": 4}], stack=5)
        await hall.act(cup, "bot", player="random", amount=5)
        await hall.act(cup, "start")
        await asyncio.sleep(1)
        ann = somebody("Ann")
        await hall.tournaments.enter(cup.book.key, ann)
        who = cup.book.state.by_person["ann"]
        rows = await kept_rows(hall.room.store, cup.book.key)
        seated = next(row for row in rows if isinstance(row, Move) and row.entrant == who)
        assert (seated.why, seated.from_table) == (ENTRY, 0)
        guest = Guest(await hall.room.table(cup.own("ann").table), "ann")
        for _ in range(600):
            if guest.session.seat is not None and guest.table.state.is_played():
                break
            await asyncio.sleep(0.1)
        first = next(
            row
            for row in await kept_rows(hall.room.store, cup.book.key)
            if isinstance(row, Deal) and who in row.chairs
        )
        assert first.stacks[first.chairs.index(who)] == 5
        assert guest.session.seat == first.chairs.index(who)
        while cup.book.state.level == 1 and not cup.is_over():
            await asyncio.sleep(1)
        with pytest.raises(EntryRefused, match="too late"):
            await hall.tournaments.enter(cup.book.key, somebody("Ben"))
        assert cup.book.state.entrants[who].place == 0
        await until_over(cup)
        assert cup.book.state.entrants[who].place > 0

    run_virtually(story)


def test_who_is_out_enters_again_once_and_is_ranked_by_the_last_time() -> None:
    async def story() -> None:
        hall = await Hall.opened(pace=0.5)
        regulations: dict[str, Any] = {
            "reentry": {"closed_from_level": 2, "times": 1},
            "absence": {"policy": "forfeit", "rounds": 1},
        }
        cup = await hall.open(levels=[{"after_rounds": 500}], stack=9, **regulations)
        await hall.tournaments.enter(cup.book.key, somebody("Ann"))
        await hall.act(cup, "bot", player="random", amount=5)
        await hall.act(cup, "start")
        with pytest.raises(EntryRefused, match="not out"):
            await hall.tournaments.reenter(cup.book.key, "ann")
        await until_out(cup, 0)
        assert "reenter" in cup.own("ann").may
        await hall.tournaments.reenter(cup.book.key, "ann")
        assert cup.book.state.entrants[0].is_alive
        assert cup.book.state.entrants[0].stack == 9
        assert cup.own("ann").may == ["withdraw"], "who has just entered need not come back"
        await until_out(cup, 0)
        assert "reenter" not in cup.own("ann").may
        with pytest.raises(EntryRefused, match="may not enter again"):
            await hall.tournaments.reenter(cup.book.key, "ann")
        await until_over(cup)
        rows = await kept_rows(hall.room.store, cup.book.key)
        outs = [place for place, row in enumerate(rows) if isinstance(row, Out) and row.entrant == 0]
        again = [place for place, row in enumerate(rows) if isinstance(row, Reentered)]
        assert len(outs) == 2
        assert outs[0] < again[0] < outs[1]
        dealt = [row for row in rows[again[0] : outs[1]] if isinstance(row, Deal) and 0 in row.chairs]
        assert dealt[0].stacks[dealt[0].chairs.index(0)] == 9
        later = {row.entrant for row in rows[outs[1] + 1 :] if isinstance(row, Out)}
        places = {each.number: each.place for each in cup.book.state.entrants}
        assert all(places[who] < places[0] for who in later)

    run_virtually(story)
