"""A director's orders at a table: everybody is seated and the game begun in one batch, once."""

import asyncio

import msgspec
import pytest

from parlour.engine.errors import BadRules
from parlour.match.provenance import SpelledStart
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.store_check import store_complaints
from parlour.tables.log.entries import Seating
from parlour.tables.log.rows import entry_of
from parlour.tables.refusals import TableRefused
from parlour.tables.state import TableState
from parlour.wire import messages
from parlour.wire.views import Scene
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest
from tests.tables.tournament.deals import (
    BOTS,
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


def test_everybody_is_seated_and_the_deal_begun_in_one_batch() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        rows = await room.store.rows(table.key)
        assert [row.kind for row in rows] == ["open", "seating", "begin"]
        assert entry_of(rows[1]) == Seating(list(PEOPLE))
        assert [chair.kind() for chair in table.state.chairs] == ["person", "empty", "person", "bot"]
        assert table.state.people == ["ann", "", "ben", ""]
        assert table.state.now_played().names() == ["Ann", "", "Ben", "Dot"]
        assert table.state.asked[1] == 0

    run_virtually(story)


def test_a_deal_among_bots_goes_on_though_nobody_looks_and_is_not_put_to_sleep() -> None:
    async def story() -> None:
        room = await a_room(pace=1000.0)
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1))
        await asyncio.sleep(790)
        assert room.awake() == 1, "the first bot has not moved, and a table sleeps after 600 s"
        await until_over(table, 100_000)
        result = await tables.result(table.key)
        assert result is not None
        assert (result.number, result.people, result.absent) == (1, ["", "", "", ""], [])
        assert sum(result.tallies) == 120
        assert result.tallies[1] == 0
        assert result.next_dealer in (0, 2, 3)
        await asyncio.sleep(3_600)
        assert room.awake() == 0, "between deals nobody needs it"
        assert await tables.result(table.key) == result

    run_virtually(story)


def test_an_order_is_carried_out_once() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await asyncio.gather(*(tables.deal(table.key, an_order(1)) for _ in range(3)))
        await tables.deal(table.key, an_order(1, PEOPLE))
        await until_over(table)
        await tables.deal(table.key, an_order(1))
        rows = await room.store.rows(table.key)
        assert [row.kind for row in rows if row.kind != "move"] == ["open", "seating", "begin", "end"]
        await tables.deal(table.key, an_order(2))
        await until_over(table)
        await tables.deal(table.key, an_order(1))
        assert table.state.number == 2

    run_virtually(story)


def test_two_processes_carry_an_order_out_once() -> None:
    async def story() -> None:
        store = MemoryStore()
        first, second = await a_room(store, shared=True), await a_room(store.beside(), shared=True)
        tables, table = await a_table(first)
        others, _ = await a_table(second)
        await asyncio.gather(tables.deal(table.key, an_order(1)), others.deal(table.key, an_order(1)))
        await asyncio.sleep(60)
        rows = await store.rows(table.key)
        assert [row.kind for row in rows if row.kind != "move"] == ["open", "seating", "begin", "end"]
        assert await tables.result(table.key) == await others.result(table.key)

    run_virtually(story)


def test_an_order_that_comes_too_early_is_refused() -> None:
    async def story() -> None:
        room = await a_room(pace=1.0)
        tables, table = await a_table(room)
        with pytest.raises(TableRefused, match="Game 2 cannot begin: game 1 has not been played") as early:
            await tables.deal(table.key, an_order(2))
        assert early.value.code == "early-deal"
        await tables.deal(table.key, an_order(1))
        with pytest.raises(TableRefused, match="A game is on"):
            await tables.deal(table.key, an_order(2))
        assert len([row for row in await room.store.rows(table.key) if row.kind == "begin"]) == 1

    run_virtually(story)


@pytest.mark.parametrize(
    ("start", "says"),
    [
        (SpelledStart([40, 0, 40, 40], 1), "Nobody sits on chair 1"),
        (SpelledStart([40, 0, 40]), "There are empty chairs"),
        (SpelledStart([40, 5, 40, 40]), "There are empty chairs"),
        (SpelledStart([40, 0, 0, 40]), "There are empty chairs"),
        (None, "There are empty chairs"),
    ],
)
def test_an_order_by_which_nobody_can_play_is_refused_before_anything_is_stored(
    start: SpelledStart | None, says: str
) -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        with pytest.raises((TableRefused, BadRules), match=says):
            await tables.deal(table.key, an_order(1, start=start))
        assert [row.kind for row in await room.store.rows(table.key)] == ["open"]
        await tables.deal(table.key, an_order(1))

    run_virtually(story)


def test_somebody_else_on_a_chair_sees_the_next_deal_and_the_former_person_does_not() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        ann, ben, cem = Guest(table, "ann"), Guest(table, "ben"), Guest(table, "cem")
        assert (ann.session.seat, ben.session.seat, cem.session.seat) == (0, 2, None)
        await until_over(table)
        moved = (person("Cem"), person("Ben"), NOBODY, bot("Dot"))
        await tables.deal(table.key, an_order(2, moved))
        assert (ann.session.seat, ben.session.seat, cem.session.seat) == (None, 1, 0)
        assert [state.game for state in cem.all(messages.State)][-1] == 2
        assert ben.last(messages.Seats).you == 1
        scene = Scene.of(table.state.now_played())
        seen = {name: bytes(guest.last(messages.State).own) for name, guest in (("ann", ann), ("cem", cem))}
        assert seen == {"ann": bytes(scene.own(None)), "cem": bytes(scene.own(0))}
        assert seen["ann"] != seen["cem"]
        refused = await ann.ask(messages.PlayMove(ann.id(), table.state.asked[0], {"verb": "FOLD"}))
        assert refused.code == "not-seated"
        people = [(each.kind, each.name) for each in ann.last(messages.Seats).seats]
        assert people == [("person", "Cem"), ("person", "Ben"), ("empty", ""), ("bot", "Dot")]

    run_virtually(story)


def test_what_a_former_person_answered_is_no_answer_of_the_next_one() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        await until_over(table)
        assert table.state.answers[0] is not None
        assert table.state.answers[2] is not None
        await tables.deal(table.key, an_order(2, (person("Cem"), NOBODY, person("Ben"), bot("Dot"))))
        assert table.state.answers[0] is None

    run_virtually(story)


def test_a_state_made_of_rows_is_the_state_that_was_kept_at_every_row() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        guest = Guest(table, "ann")
        orders = [PEOPLE, (person("Cem"), person("Ann"), NOBODY, bot("Dot")), BOTS, PEOPLE]
        for number, chairs in enumerate(orders, 1):
            await tables.deal(table.key, an_order(number, chairs))
            if number == 2:
                await guest.do("stand")
            await until_over(table)
        rows, rules = await room.store.rows(table.key), table.state.rules
        kept = TableState(table.key, rules)
        for place, row in enumerate(rows, 1):
            kept.fold(row)
            assert facts_of(TableState.of(table.key, rules, rows[:place])) == facts_of(kept), row
        assert facts_of(kept) == facts_of(table.state)

    run_virtually(story)


def test_deals_are_not_listed_as_games_and_whole_games_are() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room, msgspec.structs.replace(SETTINGS, rated=True))
        for number in (1, 2):
            await tables.deal(table.key, an_order(number, PEOPLE))
            await until_over(table)
        assert await room.store.games() == []
        assert await room.archive.games_of("ann") == []
        assert await room.ratings.of(SETTINGS.game) == []
        everybody = (person("Ann"), person("Ben"), bot("Cas"), bot("Dot"))
        await tables.deal(table.key, an_order(3, everybody, start=None))
        assert [line.number for line in await room.store.games(person="ann")] == [3]
        assert [str(each) async for each in store_complaints(room.store, lambda done, of: None)] == []

    run_virtually(story)


def test_the_rules_of_a_deal_may_be_other_than_the_table_s() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, changes={"betting": {"ante": 7}}))
        assert table.state.now_played().rules.betting.ante == 7
        await until_over(table)
        await tables.deal(table.key, an_order(2))
        assert table.state.now_played().rules.betting.ante == 0
        woken = TableState.of(table.key, table.state.rules, await room.store.rows(table.key))
        assert facts_of(woken)["position"] == table.state.now_played().position.state()

    run_virtually(story)


def test_the_same_order_deals_the_same_cards_wherever_it_is_carried_out() -> None:
    async def story() -> None:
        zones = []
        for _ in range(2):
            tables, table = await a_table(await a_room(pace=1.0))
            await tables.deal(table.key, an_order(1))
            zones.append([zone.cards for zone in table.state.now_played().position.zones()])
            assert Guest(table, "ann").last(messages.Welcome).commitment == table.state.commitment() != ""
        assert zones[0] == zones[1]

    run_virtually(story)
