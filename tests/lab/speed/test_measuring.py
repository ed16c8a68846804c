"""A whole measurement: what is timed of games and hands is real work, and the result says it."""

import json
from pathlib import Path

import pytest

from parlour.cards.codes import JOKER
from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.tables import HandTable
from parlour.engine.playout import playout
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from parlour.lab.speed.games import MOVES, Saving, TimedGame, game_measures, usual_table
from parlour.lab.speed.hands import BATCH, HANDS, dealt_hands, hand_measures
from parlour.lab.speed.loops import copy_often, play_games, rank_hands
from parlour.lab.speed.measuring import SpeedResult, as_json, lines, measure
from parlour.lab.speed.stopwatch import Rate
from parlour.version import mode
from tests.cards.rankings import brag
from tests.lab.definitions import silent
from tests.toys.high_card import GAME as HIGH_CARD
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.position import begin

WITH_HANDS = Game(
    HIGH_CARD.package,
    asset=HighCardRules,
    begin=begin,
    bot=HIGH_CARD.bot,
    hand_tables=lambda: {"three cards": HandTable(3, brag)},
)
UNITS = ["playouts", "decisions", "copies", "views", "moves saved", "moves replayed"]


def test_one_game_is_measured_without_hands() -> None:
    result = measure([find_game("bastard-brag")], 0.001, silent, hands=False)
    assert [rate.unit for rate in result.rates] == UNITS
    assert all(rate.per_second > 0 for rate in result.rates)
    assert result.mode == mode()


def test_progress_is_told_before_every_go() -> None:
    heard: list[tuple[float, float, str]] = []

    def told(done: float, total: float, next_up: str = "") -> None:
        heard.append((done, total, next_up))

    measure([find_game("big-c")], 0.001, told, hands=False)
    assert [(done, total) for done, total, _ in heard] == [(done, 15) for done in range(15)]
    assert heard[0][2] == "big-c: playouts and decisions"


RESULT = SpeedResult(
    "1.0", "pure", "3.11", "x", 1.0, [Rate("big-c", "copies", 1234567.8), Rate("hands", "ranks", 2)]
)


def test_the_lines_name_the_mode_and_group_by_subject() -> None:
    said = list(lines(RESULT))
    assert "plain Python" in said[0]
    assert said[3:] == ["big-c", "  copies     1,234,568", "", "hands", "  ranks             2"]


def test_a_compiled_result_says_so() -> None:
    result = SpeedResult("1.0", "compiled", "3.11", "x", 1.0, [])
    assert "compiled, Python 3.11" in next(lines(result))


def test_the_json_has_an_object_for_every_rate() -> None:
    read = json.loads(as_json(RESULT))
    assert read["mode"] == "pure"
    assert read["rates"][1] == {"subject": "hands", "unit": "ranks", "perSecond": 2}


@pytest.fixture
def table() -> TimedGame:
    return usual_table(find_game("bastard-brag"))


@pytest.mark.parametrize("name", game_names())
def test_every_game_is_timed_from_the_middle_of_a_game(name: str) -> None:
    assert not usual_table(find_game(name)).middle.is_over()


def test_the_table_has_four_seats_where_the_rules_allow(table: TimedGame) -> None:
    assert (table.seats, usual_table(find_game("five-card-draw")).seats) == (4, 2)


def test_every_measure_does_some_of_each_unit(table: TimedGame, tmp_path: Path) -> None:
    for each in game_measures(table, tmp_path):
        done = each.work(0)
        assert len(done) == len(each.units)
        assert all(units > 0 for units in done)


def test_saved_games_are_kept_in_one_store_and_nowhere_else(table: TimedGame, tmp_path: Path) -> None:
    saving = Saving(table, tmp_path)
    assert saving.save(7) == saving.save(8) == (MOVES,)
    assert [path.name for path in tmp_path.iterdir()] == ["saved.db"]


def test_a_replay_plays_every_move_that_was_kept(table: TimedGame, tmp_path: Path) -> None:
    saving = Saving(table, tmp_path)
    assert saving.replay(0) == saving.replay(1) == (MOVES,)


def test_hands_are_dealt_without_repeating_a_card() -> None:
    cards = dealt_hands(5, 0, hands=50)
    assert all(len(set(cards[start : start + 5])) == 5 for start in range(0, 250, 5))


def test_jokers_are_dealt_where_they_are_in_the_pack() -> None:
    assert JOKER in dealt_hands(3, 4, hands=100)
    assert JOKER not in dealt_hands(3, 0, hands=100)


def test_every_measure_counts_its_hands() -> None:
    counts = [(each.subject, *each.work(0)) for each in hand_measures([WITH_HANDS])]
    assert counts == [("three cards", hands) for hands in (HANDS, HANDS, BATCH)]


def test_a_game_without_hand_tables_has_no_hands_to_time() -> None:
    assert hand_measures([HIGH_CARD]) == []


@pytest.mark.thorough
def test_without_numpy_there_are_no_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.lab.speed.hands.find_spec", lambda name: None)
    assert [unit for each in hand_measures([WITH_HANDS]) for unit in each.units if "batch" in unit] == []


def test_games_are_played_to_their_end_and_their_decisions_counted() -> None:
    table = usual_table(find_game("bastard-brag"))
    alone = [playout(table.begin(number), Luck(number, 1)) for number in (3, 4, 5)]
    assert play_games(table.begin, 3, 3) == sum(alone)


def test_hands_are_ranked_one_after_the_other() -> None:
    table = HandTable(3, brag)
    assert rank_hands(table, parse_cards("9S 9H 9D 2S 3S 4S")) == 509 + 404


def test_copying_changes_nothing() -> None:
    position = usual_table(find_game("bastard-brag")).middle
    before = position.view(0)
    copy_often(position, 3)
    assert position.view(0) == before
