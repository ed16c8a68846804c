"""A series: points by places, and sums that belong to people."""

import asyncio

import pytest

from parlour.engine.rules.finder import game_names
from parlour.storage.memory import MemoryStore
from parlour.tables.series import in_order, series_points, with_game
from parlour.wire.messages import Seats
from tests.tables.stage import Guest, open_table, staged, wake
from tests.tables.stories import brief_settings

SETTINGS = brief_settings(game_names()[0], seats=2, clock="none")


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ([1, 2, 3, 4], [6, 4, 2, 0]),
        ([2, 1], [0, 2]),
        ([1, 1, 3], [3, 3, 0]),
        ([1, 2, 2], [4, 1, 1]),
        ([], []),
    ],
)
def test_two_points_for_everybody_behind_and_one_for_everybody_beside(
    places: list[int], points: list[int]
) -> None:
    assert series_points(places) == points


def test_sums_follow_the_person_to_another_chair_and_name_and_wait_for_them() -> None:
    scores = with_game({}, ["ann", "ben", ""], ["Ann", "Ben", "Ada"], [1, 2, 3])
    scores = with_game(scores, ["ben", "cid", ""], ["Benny", "Ann", "Ada"], [1, 3, 2])
    scores = with_game(scores, ["cid", "ann"], ["Ann", "Anna"], [])
    scores = with_game(scores, ["cid", "ann"], ["Ann", "Anna"], [2, 1])
    told = [(key, *score) for key, score in in_order(scores)]
    assert told == [
        ("ann", "Anna", 6, 2, 2),
        ("ben", "Benny", 6, 2, 1),
        ("bot:Ada", "Ada", 2, 2, 0),
        ("cid", "Ann", 0, 2, 0),
    ]


@staged
async def test_the_running_score_is_told_at_the_table_and_holds_after_a_restart() -> None:
    store = MemoryStore()
    table = await open_table(SETTINGS, store=store)
    ann, ben = Guest(table, "ann"), Guest(table, "ben")
    for number, guest in enumerate((ann, ben)):
        await guest.sit(seat=number, name=guest.person.title())
    assert ann.last(Seats).series == []
    await ann.do("begin")
    waited_for = next(seat for seat, row in enumerate(table.state.asked) if row)
    loser, winner = (ann, ben)[waited_for], (ben, ann)[waited_for]
    loser.session.gone()
    await asyncio.sleep(120)
    await winner.do("walkover")
    await asyncio.sleep(1)
    told = [(each.name, each.points, each.seat) for each in winner.last(Seats).series]
    assert told == [(winner.person.title(), 2, winner.seat()), (loser.person.title(), 0, waited_for)]
    await winner.do("stand")
    await asyncio.sleep(0.2)
    assert winner.last(Seats).series[0].seat == -1
    again = await wake(store, SETTINGS)
    assert again.state.series == table.state.series
