"""Choosing a play by what it is worth to the player."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text
from parlour.games.big_c.bots.chooser import Chooser
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.bots.weights import CAREFUL, CARELESS, PlanWeights
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.tests.laid import after, hand_cards, lay_table, rules_with

FULL = "3D 4D 6C 7C 8H 10C JD QH KC AD 2D 3S 5S"


def chooser(position: BigC, weights: PlanWeights = CAREFUL) -> Chooser:
    return Chooser(BigCEyes(position.view(position.turn), rules_with()), weights, Luck(1))


def lead_of(hand: str, *others: str) -> str:
    return cards_text(list(chooser(lay_table([hand, *others])).lead()))


def answer_of(lead: str, hand: str) -> str | None:
    position = after(lay_table([f"{lead} {FULL}", hand]), lead)
    play = chooser(position).follow(position.plays(1))
    return None if play is None else cards_text(list(play))


def test_the_last_play_is_made_whatever_it_is() -> None:
    assert lead_of("3D 3C", FULL) == "3D 3C"


def test_a_sure_winner_goes_before_the_last_weak_card() -> None:
    """The other 2S is gone, so nobody can answer this one."""
    position = lay_table(["3D 3C 2S", FULL], played="2S")
    assert cards_text(list(chooser(position).lead())) == "2S"


def test_a_card_that_may_be_equalled_is_kept_to_lay_upon_the_answer() -> None:
    assert lead_of("3D 2S", FULL) == "3D"


def test_weak_cards_go_first_while_there_are_several() -> None:
    assert lead_of("3D 4D 6C 2S", FULL) != "2S"


def test_the_careful_lead_the_lowest_of_their_plays() -> None:
    assert lead_of("6S 9C KH 3D 2D", FULL) == "3D"


def test_a_cheap_card_is_played_before_a_dear_one() -> None:
    assert answer_of("5D", "9C 2S KD 3C 4H") == "9C"


def test_the_winning_play_is_never_missed() -> None:
    assert answer_of("5D", "9C") == "9C"


def test_footstools_given_and_risked_matter_only_to_the_careful() -> None:
    position = after(lay_table([f"5D {FULL}", "5C 9H KD"]), "5D")
    careful, careless = chooser(position), chooser(position, CARELESS)
    club = tuple(hand_cards(position, 1)[:1])
    assert careful.gift(club) == 1
    assert careful.risk(club) > 0
    assert careful.loss(club) != careless.loss(club)


def test_passing_alarms_when_somebody_is_about_to_go_out() -> None:
    calm = chooser(after(lay_table([f"5D {FULL}", "9C KD"]), "5D"))
    alarmed = chooser(after(lay_table(["5D 3D", "9C KD"]), "5D"))
    worry = [each.loss_of_passing() - each.planner.cost(each.plan) for each in (calm, alarmed)]
    assert worry[0] < worry[1]


FULL = "3D 4D 6C 7C 8H 10C JD QH KC AD 2D 3S 5S"


@pytest.mark.parametrize(("weights", "plays"), [(CAREFUL, True), (CARELESS, False)])
def test_the_careful_use_their_turn_even_where_it_breaks_up_a_straight_flush(
    weights: PlanWeights, plays: bool
) -> None:
    position = after(lay_table([f"3H {FULL}", "4D 5D 6D 7D 8D"]), "3H")
    chooser = Chooser(BigCEyes(position.view(1), rules_with()), weights, Luck(1))
    assert (chooser.follow(position.plays(1)) is not None) == plays
