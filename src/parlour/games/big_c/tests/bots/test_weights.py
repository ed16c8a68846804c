"""What things are worth to a bot."""

import pytest

from parlour.games.big_c.bots.chooser import Chooser
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.weights import CAREFUL, CARELESS, PlanWeights
from parlour.games.big_c.tests.laid import after, laid, rules_with

FULL = "3D 4D 6C 7C 8H 10C JD QH KC AD 2D 3S 5S"


@pytest.mark.parametrize(("weights", "plays"), [(CAREFUL, True), (CARELESS, False)])
def test_the_careful_use_their_turn_even_where_it_breaks_up_a_straight_flush(
    weights: PlanWeights, plays: bool
) -> None:
    position = after(laid([f"3H {FULL}", "4D 5D 6D 7D 8D"]), "3H")
    chooser = Chooser(BigCEyes(position.view(1), rules_with()), weights)
    assert (chooser.follow(position.plays(1)) is not None) == plays
