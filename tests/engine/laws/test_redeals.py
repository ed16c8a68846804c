"""Redeals as the laws look at them: changed, and alike for whoever cannot tell two positions apart."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine import laws
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.redeals import Redeals, fields_redealt_otherwise
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from tests.engine.laws.careful_mutants import HandsKept
from tests.engine.laws.mutants import NothingRedealt, mutant_game
from tests.engine.laws.refilled import Refilled, RefillForgotten
from tests.toys import follow_suit, high_card, pass_and_bid

GAMES = [*map(find_game, game_names()), follow_suit.GAME, high_card.GAME, pass_and_bid.GAME]
TRIES = 60


def looked_at(game: Game) -> Redeals:
    """A position that is redealt many times over."""
    redeals, luck = Redeals(), Luck(1)
    position = game.begin(game.rules(), 3, FastShuffle(1))
    for _ in range(TRIES):
        redeals.look(Step(game, position, 0, Move("PLAY"), luck))
    return redeals


def test_a_redeal_that_changes_nothing_is_no_other_deal() -> None:
    with pytest.raises(BrokenLaw, match="zone hand changed in 0 of") as broken:
        looked_at(mutant_game(NothingRedealt)).judge()
    assert broken.value.code == "redealt-is-another-deal"


def test_a_redeal_that_deals_anew_is_another_deal() -> None:
    looked_at(follow_suit.GAME).judge()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.id))
def test_the_same_luck_deals_alike_in_all_positions_that_a_seat_cannot_tell_apart(game: Game) -> None:
    luck, rules = Luck(1), game.rules(switches=game.brief)
    position = game.begin(rules, rules.players.most, FastShuffle(1))
    for _ in range(TRIES):
        viewer = luck.below(position.seats)
        assert fields_redealt_otherwise([position, position.redealt(viewer, luck)], viewer, luck) == []
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat).pick(luck))
        if position.is_over():
            break


@pytest.mark.thorough
def test_a_field_that_still_holds_hidden_cards_is_named() -> None:
    with pytest.raises(BrokenLaw, match="truly lie, in old_hands") as broken:
        laws.check(mutant_game(HandsKept), games=40, limit=500)
    assert broken.value.code == "redeals-do-not-lean-to-the-truth"


def test_cards_that_were_seen_before_they_became_the_stock_are_kept_there() -> None:
    assert laws.check(mutant_game(Refilled), games=2) > 30


def test_a_redeal_that_forgets_what_the_stock_was_made_of_is_caught() -> None:
    with pytest.raises(BrokenLaw) as broken:
        laws.check(mutant_game(RefillForgotten), games=20)
    assert broken.value.code == "knowledge-is-kept"
