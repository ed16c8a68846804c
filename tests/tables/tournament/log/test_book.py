"""The book of a tournament: the same after any restart, with a time of its own."""

import asyncio

import msgspec
import pytest

from parlour.storage.rows import tournament_log
from parlour.storage.store import Damaged
from parlour.tables.log.entries import NewerRow
from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.log.rows import public_tree, row_of, stored_row
from parlour.tournaments.log.rows import Acted, Entered, Opened, Over, Withdrawn
from parlour.tournaments.regulations.text import regulations_from
from tests.simulation.virtual_loop import run_virtually
from tests.tables.tournament.cups import Hall, a_tree, until_over

NOTES = (
    "n",
    "made",
    "began",
    "ended",
    "director",
    "extended",
    "acts",
    "ordered",
    "came",
    "absent",
    "pairings",
    "names",
)


def test_a_book_that_is_read_again_knows_what_the_one_knew_that_wrote_it() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open()
        await hall.act(cup, "bot", player="random", amount=9)
        await hall.act(cup, "start")
        await hall.act(cup, "announce", "Hello.")
        await until_over(cup)
        again = TournamentBook(cup.book.key, hall.room.store, hall.room.clock)
        await again.read()
        for name in NOTES:
            assert getattr(again, name) == getattr(cup.book, name), name
        assert again.state.over == cup.book.state.over

    run_virtually(story)


def test_time_runs_from_fact_to_fact_and_not_before_the_start() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open(clock={"rest_seconds": 600})
        await hall.act(cup, "bot", player="random", amount=4)
        await asyncio.sleep(1_000)
        assert cup.book.at() == 0
        await hall.act(cup, "start")
        await asyncio.sleep(20)
        assert cup.book.at() == 20_000
        await asyncio.sleep(41)
        assert cup.book.state.now >= 30_000, "a tick was written"
        again = TournamentBook(cup.book.key, hall.room.store, hall.room.clock)
        await again.read()
        assert again.at() == again.state.now

    run_virtually(story)


OPENED = Opened(regulations_from(a_tree("freeze-out")), "5ec2e7", "c0", host="host", code="c0de")


def test_the_public_part_of_a_row_names_no_person_no_code_and_no_seed_before_the_end() -> None:
    rows = [OPENED, Entered(name="Ann", person="p3rs0n"), Acted(what="host", reason="", player="p3rs0n")]
    shown = msgspec.json.encode([public_tree(row, 1, 2, is_over=False) for row in rows])
    for secret in (b"5ec2e7", b"c0de", b"p3rs0n", b'"host":"host"'):
        assert secret not in shown
    over = msgspec.json.encode(
        [public_tree(row, 1, 2, is_over=True) for row in (*rows, Over((1,), (), "5ec2e7"))]
    )
    assert over.count(b"5ec2e7") == 2
    assert b"c0de" not in over
    assert b"p3rs0n" not in over


def test_rows_come_back_as_they_went_in_and_damage_is_told() -> None:
    log = tournament_log("cup")
    for row in (OPENED, Entered(name="Ann"), Withdrawn(0, at=5)):
        assert row_of(stored_row(row, log, 1, 2)) == row
    kept = stored_row(Withdrawn(0), log, 1, 2)
    with pytest.raises(Damaged):
        row_of(kept._replace(body=b'{"kind":"withdraw","entrant":"Ann"}'))
    with pytest.raises(NewerRow):
        row_of(kept._replace(kind="later"))
