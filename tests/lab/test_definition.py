"""Questions to the lab: who plays what, and who sits where."""

import pickle
from collections import Counter

import pytest

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.lab.definition import define, rules_of
from parlour.lab.errors import BadExperiment
from parlour.lab.players import keeps_time, labels, order_of, parse_players, seating
from tests.lab.definitions import BRAG, a_definition


def test_there_is_a_seat_for_every_player() -> None:
    assert a_definition("random,random,random").seats == 3


def test_a_table_that_needs_more_seats_than_players_has_them() -> None:
    rules = BRAG.rules(switches={"least": 4})
    assert define(BRAG, rules, ("random", "random"), seats=None, seed=1).seats == 4


def test_a_game_for_two_takes_three_players_in_turn() -> None:
    draw = find_game("five-card-draw")
    assert define(draw, draw.rules(), ("random", "random", "random"), seats=None, seed=1).seats == 2


@pytest.mark.parametrize("seats", [1, 14])
def test_a_table_that_the_rules_do_not_allow_is_refused(seats: int) -> None:
    with pytest.raises(BadExperiment, match=f"{seats}"):
        a_definition(seats=seats)


def test_a_question_has_a_name_of_its_own() -> None:
    names = [a_definition().name(), a_definition(seed=2).name(), a_definition(seats=3).name()]
    assert len({*names, a_definition("random,hard").name()}) == 4


def test_the_same_question_has_the_same_name() -> None:
    assert a_definition().name() == a_definition().name()


def test_a_question_travels_to_other_processes() -> None:
    assert pickle.loads(pickle.dumps(a_definition())) == a_definition()


def test_the_rules_of_the_question_are_those_that_were_asked_for() -> None:
    assert rules_of(a_definition())[1] == BRAG.rules(switches={"lives": 1})


def test_a_level_alone_is_a_house_bot() -> None:
    assert parse_players("hard, easy/hard,random") == ("house:hard", "house:easy/hard", "random")


def test_a_level_that_only_one_game_has_plays_there() -> None:
    assert parse_players("wild,hard", ("hard", "wild")) == ("house:wild", "house:hard")
    with pytest.raises(ParlourError):
        parse_players("wild,hard")


@pytest.mark.parametrize(
    ("players", "code"),
    [
        ("hard", "too-few-players"),
        ("hard,me", "unknown-player"),
        ("hard,Ann", "unknown-player"),
        ("hard,", "unknown-player"),
        ("hard,house:hrad", "bad-level"),
        ("hard/bold,random", "bad-level"),
        ("random:9,random", "bad-seat"),
    ],
)
def test_nonsense_is_refused(players: str, code: str) -> None:
    with pytest.raises(ParlourError) as refused:
        parse_players(players)
    assert refused.value.code == code


def test_twins_are_told_apart() -> None:
    assert labels(["house:hard", "random", "house:hard"]) == ["hard #1", "random", "hard #2"]


@pytest.mark.parametrize(
    ("word", "timed"),
    [
        ("solver:trained-10s", False),
        ("search:200ms", True),
        ("search:2s", True),
        ("search:400", False),
        ("house:hard", False),
    ],
)
def test_players_that_think_by_the_clock_are_known(word: str, timed: bool) -> None:
    assert keeps_time(word) == timed


@pytest.mark.parametrize(("players", "seats"), [(2, 2), (2, 5), (3, 3), (3, 4), (4, 3), (5, 13)])
def test_over_all_rotations_everybody_has_every_seat_once(players: int, seats: int) -> None:
    order = order_of(players, 1, 7)
    had = Counter(
        (seat, player)
        for rotation in range(players)
        for seat, player in enumerate(seating(order, seats, rotation))
    )
    assert len(had) == players * seats
    assert set(had.values()) == {1}


def test_two_players_sit_alternately() -> None:
    assert seating([0, 1], 4, 0) == [0, 1, 0, 1]


def test_over_many_deals_everybody_sits_behind_everybody() -> None:
    behind = Counter()  # type: Counter[tuple[int, int]]
    for deal in range(600):
        order = order_of(3, 1, deal)
        behind.update((order[place - 1], order[place]) for place in range(3))
    assert min(behind.values()) > 250
    assert len(behind) == 6
