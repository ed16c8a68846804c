"""Whole tournaments over a room, with bots alone: each format from its start to its end."""

from typing import Any

import pytest

from parlour.tournaments.log.fold import fold_rows
from parlour.tournaments.log.rows import Deal, Over, Settled
from tests.simulation.virtual_loop import run_virtually
from tests.tables.tournament.cups import Hall, kept_rows, until_over

FORMATS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "freeze-out": ({}, {}),
    "swiss": ({"rounds": 3}, {}),
    "single-elimination": ({}, {"chairs": 2}),
    "double-elimination": ({}, {"chairs": 2}),
    "round-robin": ({}, {"chairs": 2}),
    "shoot-out": ({}, {}),
    "group-knockout": ({"go_on": 2}, {}),
    "arena": ({"minutes": 2}, {"clock": {"rest_seconds": 10}}),
}


@pytest.mark.parametrize("name", FORMATS)
def test_a_tournament_of_bots_is_played_to_its_end(name: str) -> None:
    options, others = FORMATS[name]

    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.with_bots(9, name, options=options, prizes={"places": [5, 3]}, **others)
        await until_over(cup)
        rows = await kept_rows(hall.room.store, cup.book.key)
        orders = [row for row in rows if isinstance(row, Deal)]
        settled = [row for row in rows if isinstance(row, Settled)]
        assert len(orders) == len(settled) > 3
        assert isinstance(rows[-1], Over)
        assert min(rows[-1].places) == 1
        assert sum(rows[-1].prizes) == 8
        assert fold_rows(rows).status == "finished"
        line = await hall.room.store.tournament(cup.book.key)
        assert line is not None
        assert (line.status, line.entrants) == ("finished", 9)
        entrants = await hall.room.store.entrants(cup.book.key)
        assert tuple(each.place for each in entrants) == rows[-1].places

    run_virtually(story)
