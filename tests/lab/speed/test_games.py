"""What is timed of games is real work."""

from pathlib import Path

import pytest

from parlour.engine.rules.finder import find_game, game_names
from parlour.lab.speed.games import MOVES, Saving, Table, game_measures, usual_table


@pytest.fixture
def table() -> Table:
    return usual_table(find_game("bastard-brag"))


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_timed_from_the_middle_of_a_game(name: str) -> None:
    assert not usual_table(find_game(name)).middle.is_over()


def test_the_table_has_four_seats_where_the_rules_allow(table: Table) -> None:
    assert (table.seats, usual_table(find_game("five-card-draw")).seats) == (4, 2)


def test_every_measure_does_some_of_each_unit(table: Table, tmp_path: Path) -> None:
    for measure in game_measures(table, tmp_path):
        done = measure.work(0)
        assert len(done) == len(measure.units)
        assert all(units > 0 for units in done)


def test_saved_games_are_thrown_away(table: Table, tmp_path: Path) -> None:
    assert Saving(table, tmp_path).save(7) == (MOVES,)
    assert list(tmp_path.iterdir()) == []


def test_a_replay_plays_every_move_that_was_kept(table: Table, tmp_path: Path) -> None:
    saving = Saving(table, tmp_path)
    assert saving.replay(0) == saving.replay(1) == (MOVES,)
