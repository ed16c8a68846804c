"""The hard bot."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.bluff import BluffStyle
from parlour.games.bastard_brag.bots.hard import HardBot
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import laid


def choice(position: BastardBrag, seed: int = 1) -> Move:
    bot = HardBot(position.switches, BluffStyle(rush=0, cover=0), Luck(seed))
    return bot.choose(position.view(0), position.moves(0))


def test_the_hard_bot_completes_three_of_a_kind_on_its_last_turn() -> None:
    position = laid(["9S 9D 4C", "2C 7D KH"], "9H 8S QD", turns=3)
    position.knocker = 1
    assert choice(position) == Move("SWAP_SINGLE", slots=(2, 0))


@pytest.mark.parametrize("hand", ["KS KH KD", "9S 10S JS"])
def test_the_hard_bot_knocks_on_a_great_hand(hand: str) -> None:
    assert choice(laid([hand, "2C 7D 4H"], turns=2)) == Move("KNOCK")


def test_the_hard_bot_does_not_knock_on_the_lowest_hand() -> None:
    assert choice(laid(["2S 4D 7H", "QC QD KH"], "QS 8S 7D", turns=2)).verb != "KNOCK"


def test_the_hard_bot_does_not_feed_an_opponent_whose_cards_it_knows() -> None:
    """Seat 1 took two nines in the open; giving away the third for a better kicker would lose."""
    position = laid(["9S KH KD", "9H 9D 4C"], "3H 8S 2D", turns=2)
    position.known[3:5] = [-1, -1]
    assert choice(position).slots != (0, 0)


def test_the_hard_bot_loses_patience() -> None:
    assert choice(laid(["2S 4D 7H", "QC QD KH"], "QS 8S 7D", turns=120)) == Move("KNOCK")


def test_the_hard_bot_chooses_the_same_with_the_same_luck() -> None:
    position = laid(["2S 4D 7H", "QC QD KH", "5C 8D AS"], turns=3)
    assert choice(position, seed=4) == choice(position, seed=4)
