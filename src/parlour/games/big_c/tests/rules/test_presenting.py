"""The order of play: sealed cards, ties and lots."""

import pytest

from parlour.cards.notation import cards_text, parse_cards
from parlour.cards.shuffle import FastShuffle
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.rules.presenting import play_order, still_to_present
from parlour.games.big_c.rules.table import PLAYING, PRESENTING
from parlour.games.big_c.tests.laid import audiences_of, deal_hands, hand_cards, new_game


def presenting(*hands: str) -> BigC:
    position = new_game(len(hands))
    deal_hands(position, [parse_cards(hand) for hand in hands])
    return position


def present(position: BigC, *slots: int) -> BigC:
    """Everybody who owes a card presents the one at this place."""
    for seat, slot in zip(position.to_act(), slots, strict=True):
        position.play(seat, Move("PRESENT", slots=(slot,)))
    return position


def test_everybody_owes_a_card_at_first() -> None:
    assert presenting("9D", "3C", "KS").to_act() == (0, 1, 2)


def test_the_lowest_card_plays_first() -> None:
    position = present(presenting("9D 4D", "3C 4D", "KS 4D"), 0, 0, 0)
    assert (position.stage, list(position.order), position.turn) == (PLAYING, [1, 0, 2], 1)


def test_a_joker_is_lowest() -> None:
    assert list(present(presenting("3D 4D", "JOKER 4D"), 0, 0).order) == [1, 0]


def test_those_who_tie_present_another_card() -> None:
    position = present(presenting("7H 9C", "7H 4D", "5S 6S"), 0, 0, 0)
    assert (position.stage, position.to_act()) == (PRESENTING, (0, 1))
    assert list(present(position, 1, 1).order) == [2, 1, 0]


def test_a_card_can_be_presented_only_once() -> None:
    position = present(presenting("7H 9C", "7H 4D"), 0, 0)
    with pytest.raises(Refused, match="one place of"):
        position.play(0, Move("PRESENT", slots=(0,)))


def test_two_ties_are_settled_side_by_side() -> None:
    position = present(presenting("7H 9C", "3D 8S", "7H 4D", "3D 6C"), 0, 0, 0, 0)
    assert list(present(position, 1, 1, 1, 1).order) == [3, 1, 2, 0]


def test_lots_decide_when_nothing_is_left_to_present() -> None:
    orders = set()
    for seed in range(20):
        position = presenting("7H", "7H")
        position.shuffle = FastShuffle(seed)
        orders.add(tuple(present(position, 0, 0).order))
    assert orders == {(0, 1), (1, 0)}


def test_presented_cards_go_back_to_the_hand_and_are_known_to_all() -> None:
    position = present(presenting("9D 4D", "3C 5D"), 0, 0)
    assert cards_text(hand_cards(position, 0)) == "9D 4D"
    assert audiences_of(position, 0) == [EVERYONE, only(0)]


def test_a_card_stays_sealed_until_all_are_in() -> None:
    position = presenting("9D 4D", "3C 5D")
    position.play(0, Move("PRESENT", slots=(0,)))
    assert audiences_of(position, 0) == [only(0), only(0)]
    assert (position.sealed(), still_to_present(position)) == (1, (1,))


@pytest.mark.parametrize(
    ("shown", "order"),
    [([[5], [2], [9]], [1, 0, 2]), ([[5, 7], [5, 2], [1]], [2, 1, 0]), ([[5], [5]], [1, 0])],
)
def test_equal_cards_go_by_their_lots(shown: list[list[int]], order: list[int]) -> None:
    assert play_order(shown, list(range(len(shown)))[::-1]) == order
