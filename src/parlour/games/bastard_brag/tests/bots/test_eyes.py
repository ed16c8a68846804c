"""What a bot reads from its view."""

import pytest

from parlour.cards.codes import BACK
from parlour.cards.notation import cards_text
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.eyes import Sight
from parlour.games.bastard_brag.rules.position import BastardBrag
from parlour.games.bastard_brag.tests.laid import in_play, laid


def sight_of(position: BastardBrag, seat: int = 0) -> Sight:
    return Sight(position.view(seat), position.switches.jokers)


def test_a_bot_sees_its_hand_and_the_open_centre() -> None:
    sight = sight_of(laid(["KS KH 4D", "2C 7D 9H"], "5H 8S QD"))
    assert cards_text(sight.hand()) == "KS KH 4D"
    assert cards_text(sight.centre()) == "5H ?? QD"


def test_a_bot_does_not_see_the_hands_of_others() -> None:
    assert sight_of(in_play(3), seat=1).cards[:3] == [BACK] * 3


def test_a_bot_remembers_what_an_opponent_took_from_an_open_place() -> None:
    position = laid(["KS KH 4D", "2C 7D 9H"], "5H 8S QD", turn=1)
    position.play(1, Move("SWAP_SINGLE", slots=(0, 2)))
    assert cards_text(sight_of(position).cards[3:6]) == "QD ?? ??"


def test_what_a_bot_sees_is_not_among_the_unseen() -> None:
    sight = sight_of(in_play(2))
    seen = [card for card in sight.cards if card != BACK]
    assert len(sight.unseen) == 52 - len(seen)
    assert not set(seen) & set(sight.unseen)


def test_jokers_in_the_pack_are_unseen_until_they_show() -> None:
    position = laid(["JOKER KH 4D", "2C 7D 9H"], jokers=2)
    assert sight_of(position).unseen.count(0) == 1


def test_the_order_begins_with_the_bot_and_leaves_out_the_dead() -> None:
    position = in_play(4)
    position.lives[3] = 0
    assert sight_of(position, seat=2).order == [2, 0, 1]


@pytest.mark.parametrize("knocker", [-1, 1])
def test_a_bot_knows_who_knocked(knocker: int) -> None:
    position = in_play(3, turns=4)
    position.knocker = knocker
    assert sight_of(position).knocker == knocker


def test_laps_count_how_often_the_turn_went_round() -> None:
    assert sight_of(in_play(4, turns=6)).laps() == 1.5
