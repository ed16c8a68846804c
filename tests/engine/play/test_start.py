"""A start says what each seat brings; games that cannot go on from one say why."""

import pickle

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import BadRules
from parlour.engine.play.start import Start
from parlour.engine.playout import playout
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from parlour.engine.show.view import SeatView
from tests.toys import ante_up, high_card

WITH_STACKS = [name for name in game_names() if find_game(name).stack]
WHOLE_ONLY = [name for name in game_names() if not find_game(name).stack]


def refusal(game: Game, start: Start, seats: int, variant: str = "default") -> BadRules:
    with pytest.raises(BadRules) as refused:
        game.begin(game.rules(variant), seats, FastShuffle(1), None, start)
    assert refused.value.code == "cannot-begin"
    return refused.value


@pytest.mark.parametrize(
    ("start", "said"),
    [
        (Start((3, 3)), "A start for 3 seats has 3 stacks, not 2."),
        (Start((3, 0, 0)), "A deal takes at least two seats with a stack."),
        (Start((3, -1, 3)), "A stack is a number from 0 to 1,000,000,000,000."),
        (Start((3, 10**13, 3)), "A stack is a number from 0 to 1,000,000,000,000."),
        (Start((3, 0, 3), 1), "Nobody sits on chair 1, so nobody can deal from there."),
        (Start((3, 0, 3), 7), "Nobody sits on chair 7, so nobody can deal from there."),
    ],
)
def test_a_start_that_makes_no_sense_is_refused_in_a_sentence(start: Start, said: str) -> None:
    assert refusal(ante_up.GAME, start, 3).sentence == said


@pytest.mark.parametrize("name", WHOLE_ONLY)
def test_a_game_without_stacks_says_that_it_is_played_whole(name: str) -> None:
    game = find_game(name)
    seats = game.rules().players.least
    said = refusal(game, Start((1,) * seats), seats).sentence
    assert said.endswith("is played as a whole game: no deal of it goes on from stacks.")
    with pytest.raises(BadRules, match="whole game"):
        game.full_stack(game.rules())


def test_some_games_have_stacks_and_some_have_none() -> None:
    assert WITH_STACKS
    assert WHOLE_ONLY


def test_a_game_of_somebody_else_needs_no_edit() -> None:
    game = high_card.GAME
    assert refusal(game, Start((1, 1)), 2).code == "cannot-begin"
    position = game.begin(game.rules(), 2, FastShuffle(1))
    assert (position.start, position.next_dealer()) == (None, -1)
    assert not position.view(0).one_deal


def test_more_players_than_the_rules_ask_for_must_have_a_stack() -> None:
    game = ante_up.GAME
    rules = game.rules(switches={"least": 3})
    with pytest.raises(BadRules, match="takes at least 3 players, and only 2 have a stack"):
        game.begin(rules, 4, FastShuffle(1), None, Start((2, 0, 2, 0)))


def test_places_go_by_stacks_and_of_the_broke_by_what_they_brought() -> None:
    assert Start((3, 2, 0, 1, 3)).places([2, 0, 0, 0, 2]) == [1, 3, 5, 4, 1]
    assert Start((2, 0, 2, 1)).places([0, 0, 0, 0]) == [1, 4, 1, 3]


@pytest.mark.parametrize("name", WITH_STACKS)
def test_a_position_keeps_its_start_through_copies_states_and_pickles(name: str) -> None:
    game = find_game(name)
    variant = next(each for each in game.variants() if not game.start_complaint(game.rules(each)))
    rules = game.rules(variant)
    start = Start((game.full_stack(rules), 0, 2, 5), 2)
    position = game.begin(rules, 4, FastShuffle(5), None, start)
    for again in (position.copy(), pickle.loads(pickle.dumps(position)), position.redealt(0, Luck(1))):
        assert again.start == start
    again = pickle.loads(pickle.dumps(position))
    assert again.state() == position.state()
    assert playout(again, Luck(3)) == playout(position, Luck(3))
    assert again.state() == position.state()


@pytest.mark.parametrize("name", WITH_STACKS)
def test_a_view_says_that_it_is_one_deal_and_which_chairs_are_empty(name: str) -> None:
    game = find_game(name)
    variant = next(each for each in game.variants() if not game.start_complaint(game.rules(each)))
    rules = game.rules(variant)
    position = game.begin(rules, 4, FastShuffle(5), None, Start((3, 0, 2, 0)))
    view = position.view(0)
    assert view.one_deal
    assert [seat for seat in view.seats if seat.empty] == [
        SeatView(1, empty=True),
        SeatView(3, empty=True),
    ]
    assert not game.begin(rules, 4, FastShuffle(5)).view(0).one_deal
