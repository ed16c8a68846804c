"""Who decides at a tournament's table: its director, and people about themselves alone."""

import pytest

from parlour.tables.people.commands import COMMANDS, OWN_BUSINESS
from parlour.tables.refusals import TableRefused
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import Guest
from tests.tables.tournament.deals import PEOPLE, a_room, a_table, an_order, until_over

SENTENCES = {
    "en": "That is for the director of the tournament to decide.",
    "de": "Das entscheidet die Turnierleitung.",
}


@pytest.mark.parametrize("is_over", [False, True])
@pytest.mark.parametrize("what", sorted(COMMANDS.keys() - OWN_BUSINESS))
def test_what_a_host_or_all_decide_elsewhere_is_the_director_s(what: str, is_over: bool) -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        guests = [Guest(table, "ann"), Guest(table, "ben", language="de"), Guest(table, "eve")]
        if is_over:
            await until_over(table)
        stored = table.state.n
        for guest in guests:
            answer = await guest.do(what, seat=2, text="house:hard")
            assert (answer.code, answer.why) == ("director-decides", SENTENCES[guest.session.language])
        rows = await room.store.rows(table.key, stored)
        assert {row.kind for row in rows} <= {"move", "end"}, "nothing but what is played"
        assert guests[0].last(messages.Seats).vote is None

    run_virtually(story)


def test_nobody_sits_down_by_themselves_and_who_sits_there_is_told_so() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        eve = Guest(table, "eve")
        assert (await eve.sit()).code == "director-decides"
        await tables.deal(table.key, an_order(1, PEOPLE))
        assert (await eve.sit(seat=1)).code == "director-decides"
        ann = Guest(table, "ann")
        for _ in range(2):
            seated = await ann.sit(name="Another")
            assert (seated.seat, seated.token) == (0, "")
            await until_over(table)
        assert table.state.chairs[0].name == "Ann"

    run_virtually(story)


def test_the_house_gives_no_hints_and_counts_where_the_settings_say_so() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        ann = Guest(table, "ann")
        refused = await ann.ask(messages.Ask(ann.id(), "hint", table.state.asked[0]))
        assert (refused.code, refused.why) == ("director-decides", SENTENCES["en"])
        assert isinstance(await ann.ask(messages.Ask(ann.id(), "hand")), messages.Advice)

    run_virtually(story)


def test_people_talk_as_at_any_table_beside_an_empty_chair() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        ann, ben = Guest(table, "ann"), Guest(table, "ben")
        await ann.ask(messages.Say(ann.id(), text="Good luck!"))
        said = ben.last(messages.Said)
        assert (said.seat, said.name, said.text) == (0, "Ann", "Good luck!")

    run_virtually(story)


def test_the_director_closes_a_table_between_deals_and_nothing_is_dealt_there_any_more() -> None:
    async def story() -> None:
        room = await a_room()
        tables, table = await a_table(room)
        await tables.deal(table.key, an_order(1, PEOPLE))
        with pytest.raises(TableRefused, match="A game is on"):
            await tables.close(table.key)
        await until_over(table)
        for _ in range(2):
            await tables.close(table.key)
        line = await room.store.table(table.key)
        assert line is not None
        assert line.status == "closed"
        with pytest.raises(TableRefused, match="closed"):
            await tables.deal(table.key, an_order(2, PEOPLE))

    run_virtually(story)
