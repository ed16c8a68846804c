"""What people are shown: standings, rounds, brackets, cross tables and results."""

import asyncio
from itertools import pairwise

import pytest

from parlour.tables.tournament.show.export import plain_cell, results_csv
from parlour.wire.tournament_parts import Standing
from tests.simulation.virtual_loop import run_virtually
from tests.tables.tournament.cups import Hall, Onlooker, somebody, until_over


def test_while_stacks_are_carried_people_stand_by_what_they_have() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.with_bots(9, clock={"rest_seconds": 30})
        await asyncio.sleep(40)
        common = cup.view().common
        alive = [each for each in common.standings if each.status == "in"]
        assert [each.stack for each in alive] == sorted((each.stack for each in alive), reverse=True)
        assert all(one.place <= two.place for one, two in pairwise(alive))
        assert common.average == round(sum(each.stack for each in alive) / len(alive), 2)
        assert sum(table.size for table in common.tables) == common.facts.alive == len(alive)
        assert (common.commitment != "", common.seed) == (True, "")

    run_virtually(story)


def test_a_bracket_is_shown_from_its_first_round_to_the_winner() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.with_bots(5, "single-elimination", chairs=2, clock={"rest_seconds": 30})
        await asyncio.sleep(1)
        first = cup.view().common.bracket
        assert len(first) == 7
        byes = [match for match in first if "seed 0" in match.feeds]
        assert len(byes) == 3
        assert all(match.winner == max(match.entrants) for match in byes)
        await until_over(cup)
        common = cup.view().common
        assert all(-1 not in match.entrants for match in common.bracket if "seed 0" not in match.feeds)
        winner = next(each.entrant for each in common.standings if each.place == 1)
        assert common.bracket[-1].winner == winner
        assert all(match.winner in match.entrants and match.winner >= 0 for match in common.bracket)
        assert set(common.names) == {str(who) for who in range(5)}

    run_virtually(story)


def test_matches_below_a_bye_to_which_nobody_comes_are_not_shown() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.with_bots(5, "double-elimination", chairs=2)
        await until_over(cup)
        common = cup.view().common
        played = {match.number for match in common.bracket if "seed 0" not in match.feeds}
        assert played == {game.order.table for game in cup.book.state.games}
        assert all(match.winner in match.entrants and match.winner >= 0 for match in common.bracket)

    run_virtually(story)


def test_rounds_and_cross_table_of_a_round_robin() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.with_bots(5, "round-robin", chairs=2)
        await until_over(cup)
        common = cup.view().common
        assert len(common.pairings) == 5
        assert all(len(each.byes) == 1 and len(each.tables) == 2 for each in common.pairings)
        cross = common.cross_table
        assert cross is not None
        assert all(cross.points[place][place] is None for place in range(5))
        for place, entrant in enumerate(cross.entrants):
            standing = next(each for each in common.standings if each.entrant == entrant)
            assert sum(points or 0 for points in cross.points[place]) == standing.points

    run_virtually(story)


def test_a_line_is_shown_a_change_once_and_not_more_than_four_times_a_second() -> None:
    async def story() -> None:
        hall = await Hall.opened()
        cup = await hall.open()
        onlooker = await Onlooker.at(hall, cup.book.key, somebody("Zoe"))
        await hall.act(cup, "bot", player="random", amount=30)
        await hall.act(cup, "start")
        await asyncio.sleep(0.3)
        assert len(onlooker.paper.frames) <= 3
        await until_over(cup)
        await asyncio.sleep(1)
        assert onlooker.common().facts.status == "finished"
        assert onlooker.common().seed != ""

    run_virtually(story)


@pytest.mark.parametrize("name", ["=1+1", "+49", "-1", "@sum", "\tx", " =1", "|calc", "%x", "\n=1"])
def test_no_cell_of_the_results_becomes_a_formula(name: str) -> None:
    assert plain_cell(name).startswith("'")
    assert f"'{name.strip()[:1]}" in results_csv([Standing(1, 0, name)]) or name[0] in "\t \n"


def test_plain_cells_stay_as_they_are() -> None:
    cells = [plain_cell(value) for value in ("Ann", 3, -1, 0.5, True)]
    assert cells == ["Ann", "3", "-1", "0.5", "true"]
