"""What all bots share: one decision for one view, and the answer after the last round."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.bot import LEVELS
from parlour.games.three_card_brag.bots.levels import bot
from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.rules.table import ASKING
from parlour.games.three_card_brag.tests.bot_table import usual
from parlour.games.three_card_brag.tests.laid import laid, play, seated

HANDS = ["9S 9D 4C", "2C 3D 7H"]


def asked(coins: list[int]) -> ThreeCardBrag:
    """The last round is over, and the first player may ask for one more."""
    position = seated(coins)
    position.stage = ASKING
    return position


@pytest.mark.parametrize("level", LEVELS)
def test_the_richest_leaves_it_at_that(level: str) -> None:
    assert usual(asked([300, 200, 100]), level) == "LEAVE"


@pytest.mark.parametrize("level", LEVELS)
def test_who_is_behind_asks_for_one_more_round(level: str) -> None:
    assert usual(asked([200, 300, 100]), level) == "ASK_FOR_ROUND"


@pytest.mark.parametrize("level", LEVELS)
def test_equal_views_and_luck_make_equal_choices(level: str) -> None:
    """Cards that the seat cannot see make no difference."""
    choices = []
    for rival in ("2C 3D 7H", "3C 3H 3S"):
        position = play(laid([HANDS[0], rival]), "SEE_HAND")
        player = bot(position.terms.rules, level, "hard", Luck(4))
        choices.append([player.choose(position.view(0), position.moves(0)) for _ in range(20)])
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_blind_bot_does_not_know_its_own_cards(level: str) -> None:
    choices = []
    for hand in ("2C 3D 7H", "3C 3H 3S"):
        position = laid([hand, "9S 9D 4C"])
        player = bot(position.terms.rules, level, "hard", Luck(4))
        choices.append([player.choose(position.view(0), position.moves(0)) for _ in range(20)])
    assert choices[0] == choices[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_decision_leaves_the_view_as_it_was(level: str) -> None:
    position = play(laid(HANDS), "SEE_HAND")
    view = position.view(0)
    bot(position.terms.rules, level, "hard", Luck(4)).choose(view, position.moves(0))
    assert view.zone("hand", 0).cards == parse_cards(HANDS[0])
