"""Who would win an imagined hand if nobody folded any more: hands are compared after the draw."""

import pytest

from parlour.cards.luck import Luck
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import EQUAL_HANDS, cards_held, lay_table, say

KINGS, QUEENS = "KC KD 9H 6S 2C", "QC QD 8H 5S 2D"


def part_won(position: FiveCardDraw, seat: int = 0) -> float:
    return GAME.thinking.showdown(position.copy(), seat, Luck(1))


def after_the_draw(*hands: str) -> FiveCardDraw:
    """Nobody has bet or drawn."""
    position = lay_table(list(hands), variant="fixed-limit")
    say(position, *["CHECK"] * len(hands), *["DRAW"] * len(hands))
    return position


def test_the_best_hand_wins() -> None:
    position = after_the_draw(QUEENS, KINGS)
    assert [part_won(position, seat) for seat in range(2)] == [0, 1]


def test_equal_hands_share() -> None:
    assert part_won(after_the_draw(*EQUAL_HANDS[:2])) == 0.5


@pytest.mark.parametrize("said", [[], ["BET 2"], ["CHECK", "CHECK"]], ids="+".join)
def test_before_the_draw_everybody_draws_as_usual(said: list[str]) -> None:
    position = lay_table(["KC KD KH 6S 2C", QUEENS], variant="fixed-limit")
    say(position, *said)
    before = cards_held(position)
    assert part_won(position, 0) == 1
    assert cards_held(position) == before
