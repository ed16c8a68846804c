"""The model's tables: lives never rise, coins are conserved, and nobody who has nothing is dealt to."""

from random import Random

import pytest

from parlour.engine.rules.finder import find_game
from parlour.lab.tournament.planner.model import DrawnPlay, StrengthModel, stack_step, stacks_after
from parlour.lab.tournament.planner.samples import Sampler
from parlour.tournaments.log.rows import HOUSE, Deal

EASY_AND_RANDOM = ("random", "house:easy")


def test_nobody_loses_more_than_they_have_and_winners_get_what_was_lost() -> None:
    assert stacks_after((10, 3, 0, 50), [0, 3, 1], [30, -10, -20]) == [23, 0, 0, 40]


def test_two_winners_share_and_nothing_is_lost_on_the_way() -> None:
    after = stacks_after((10, 10, 1), [0, 1, 2], [3, 2, -5])
    assert sum(after) == 21
    assert after == [11, 10, 0]


def test_lives_are_lost_and_nobody_gets_them() -> None:
    assert stacks_after((3, 1, 2), [0, 2, 1], [0, 0, -1]) == [3, 0, 2]


@pytest.mark.parametrize(
    ("stack", "luck", "step"),
    [(3, 0.5, 4), (1, 0.5, 1), (23, 0.5, 16), (23, 0.9, 64), (0.2, 0.1, 1), (0, 0.5, 0)],
)
def test_a_stack_is_sampled_as_one_of_the_powers_around_it(stack: float, luck: float, step: int) -> None:
    assert stack_step(stack, luck) == step


@pytest.fixture(scope="module")
def draw_model() -> StrengthModel:
    """Return a model of fixed limit, of which deals are quick."""
    game = find_game("five-card-draw")
    sampler = Sampler(game, game.rules("fixed-limit"), EASY_AND_RANDOM, seed=1)
    return StrengthModel(sampler, 3, 20)


def test_a_drawn_deal_conserves_stacks_whatever_the_level(draw_model: StrengthModel) -> None:
    play = DrawnPlay(draw_model, [0.0, 0.5, 1.0], Random(1), factors=(1, 4))
    for level in (1, 2):
        order = Deal(table=1, number=1, chairs=(2, -1, 0, 1), stacks=(40, 0, 7, 300), dealer=0, level=level)
        for _ in range(50):
            settled, decisions = play.play(order)
            assert sum(settled.stacks) == 347
            assert min(settled.stacks) >= 0
            assert settled.stacks[1] == 0
            assert settled.next_dealer in (2, 3)
            assert decisions > 0


def test_a_drawn_game_has_a_place_for_everybody_the_house_too(draw_model: StrengthModel) -> None:
    play = DrawnPlay(draw_model, [0.0, 1.0], Random(1), house=1.0)
    settled, decisions = play.play(Deal(table=2, number=3, chairs=(1, HOUSE, 0)))
    assert (settled.table, settled.number) == (2, 3)
    assert min(settled.places) == 1
    assert len(settled.places) == len(settled.tallies) == 3
    assert decisions > 0


def test_the_better_player_has_more_after_a_while(draw_model: StrengthModel) -> None:
    play = DrawnPlay(draw_model, [0.0, 1.0], Random(1))
    order = Deal(table=1, number=1, chairs=(0, 1), stacks=(20, 20), dealer=0)
    assert sum(play.play(order).settled.stacks[1] for _ in range(2_000)) > 2_000 * 20.2


def test_the_same_seed_brings_the_same_samples(draw_model: StrengthModel) -> None:
    sampler = draw_model.sampler
    again = Sampler(sampler.game, sampler.rules, sampler.players, sampler.seed)
    other = Sampler(sampler.game, sampler.rules, sampler.players, 2)
    assert again.deals(3, 16, 60) == sampler.deals(3, 16, 60) != other.deals(3, 16, 60)
