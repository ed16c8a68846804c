"""Which formats are offered: all that the game and the time allow, each with regulations that hold."""

from typing import Any

import pytest

from parlour.engine.rules.finder import all_games, find_game
from parlour.lab.tournament.planner.candidates import Candidate, Wish, candidates
from parlour.tournaments.regulations.check import check_regulations
from parlour.tournaments.regulations.text import read_regulations, toml_of


def offered(game: str, variant: str = "default", **changes: Any) -> list[Candidate]:
    found = find_game(game)
    rules = found.rules(variant)
    chairs = min(6, rules.players.most)
    wish = Wish(found, rules, variant, {}, 60, 120.0, chairs, 15)._replace(**changes)
    return candidates(wish, game_minutes=12.0, slow_minutes=18.0, loss=25.0)


def names(game: str, variant: str = "default", **changes: Any) -> list[str]:
    return [candidate.name for candidate in offered(game, variant, **changes)]


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_everything_that_is_offered_can_be_written_and_read_again(game: str) -> None:
    found = offered(game)
    assert len(found) >= 4
    for candidate in found:
        check_regulations(candidate.regulations)
        assert read_regulations(toml_of(candidate.regulations)) == candidate.regulations


def test_a_game_of_lives_has_freeze_outs_of_one_life_the_usual_and_more() -> None:
    assert names("bastard-brag")[:3] == [
        "freeze-out, lives: 1",
        "freeze-out, lives: 3",
        "freeze-out, lives: 5",
    ]


def test_a_game_of_whole_games_has_none() -> None:
    assert not [name for name in names("big-c") if name.startswith("freeze-out")]


def test_two_at_a_table_have_brackets_and_many_have_groups() -> None:
    assert "double elimination" in names("five-card-draw")
    assert "shoot-out" not in names("five-card-draw")
    assert "shoot-out" in names("bastard-brag")


def test_stakes_rise_until_two_can_play_for_everything_and_nobody_sits_it_out() -> None:
    rising = [each for each in offered("three-card-brag") if each.factors]
    assert len(rising) == 3
    for candidate in rising:
        regulations = candidate.regulations
        assert regulations.changes == {"betting": {"baseBet": 5, "ante": 5}}
        top = regulations.levels[-1].changes["betting"]
        assert regulations.stack * 60 / 4 < top["ante"] <= regulations.stack * 60 / 2
        assert len(candidate.factors) == len(regulations.levels) + 1


def test_stakes_stop_where_the_rules_do() -> None:
    rising = next(each for each in offered("five-card-draw", "fixed-limit") if each.factors)
    assert 500 < rising.regulations.levels[-1].changes["betting"]["secondLimit"] <= 1_000
    assert rising.regulations.changes == {}


def test_a_round_robin_is_offered_only_where_there_is_time() -> None:
    assert "round robin, 12 rounds" in names("bastard-brag")
    assert not [name for name in names("bastard-brag", minutes=60.0) if "round robin" in name]


def test_an_arena_leaves_time_for_its_last_games() -> None:
    assert "arena, 102 minutes" in names("bastard-brag")
    assert not [name for name in names("bastard-brag", minutes=30.0) if "arena" in name]
