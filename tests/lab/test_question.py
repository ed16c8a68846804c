"""Questions to the lab."""

import pickle

import pytest

from parlour.engine.rules.finder import find_game
from parlour.lab.errors import BadExperiment
from parlour.lab.question import ask, rules_of
from tests.lab.questions import BRAG, a_question


def test_there_is_a_seat_for_every_player() -> None:
    assert a_question("random,random,random").seats == 3


def test_a_table_that_needs_more_seats_than_players_has_them() -> None:
    rules = BRAG.rules(switches={"least": 4})
    assert ask(BRAG, rules, ("random", "random"), seats=None, seed=1).seats == 4


def test_a_game_for_two_takes_three_players_in_turn() -> None:
    draw = find_game("five-card-draw")
    assert ask(draw, draw.rules(), ("random", "random", "random"), seats=None, seed=1).seats == 2


@pytest.mark.parametrize("seats", [1, 14])
def test_a_table_that_the_rules_do_not_allow_is_refused(seats: int) -> None:
    with pytest.raises(BadExperiment, match=f"{seats}"):
        a_question(seats=seats)


def test_a_question_has_a_name_of_its_own() -> None:
    names = [a_question().name(), a_question(seed=2).name(), a_question(seats=3).name()]
    assert len({*names, a_question("random,hard").name()}) == 4


def test_the_same_question_has_the_same_name() -> None:
    assert a_question().name() == a_question().name()


def test_a_question_travels_to_other_processes() -> None:
    assert pickle.loads(pickle.dumps(a_question())) == a_question()


def test_the_rules_of_the_question_are_those_that_were_asked_for() -> None:
    assert rules_of(a_question())[1] == BRAG.rules(switches={"lives": 1})
