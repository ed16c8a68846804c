"""Buckets of three cards under a trump, and real cards in their places."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.bots.chances import fields_of
from parlour.games.three_card_brag.rules.hands.ranking import hand_ranking
from parlour.games.three_card_brag.solver.cards import BragCards
from parlour.games.three_card_brag.solver.hands import BUCKETS, TrumpStanding, dealt_bucket, final_bucket
from parlour.kit.solving.tree import Payoff, Shift

TURNS = [Shift(0, turn, Payoff("any", 0)) for turn in ("s", "n")]
RANKING = hand_ranking(GAME.rules())


def standing(trump: str) -> TrumpStanding:
    return TrumpStanding(RANKING, fields_of(GAME.rules()).whole(parse_card(trump)), parse_card(trump))


def bucket(hand: str, trump: str = "2C") -> int:
    cards = parse_cards(hand)
    coming = [card for card in pack() if card not in cards]
    return dealt_bucket(standing(trump).prospects(cards, coming))


def test_the_best_hand_beats_nearly_all() -> None:
    assert standing("2C").share(parse_cards("3C 3D 3H")) > 0.999


def test_the_trump_makes_a_hand_better() -> None:
    hand = parse_cards("9S 7D 2C")
    assert standing("2C").share(hand) > standing("KH").share(hand)


@pytest.mark.parametrize(("hand", "card", "better"), [("9S 7D 2H", "9C", True), ("9S 9D AH", "3C", False)])
def test_a_card_is_swapped_in_only_where_it_helps(hand: str, card: str, better: bool) -> None:
    there, cards = standing("4C"), parse_cards(hand)
    assert (there.with_card(cards, parse_card(card)) > there.share(cards)) == better


def test_three_near_a_flush_count_for_more_than_three_that_are_not() -> None:
    assert bucket("9S 8S 4S") > bucket("9S 8D 4H")


def test_buckets_run_from_the_worst_hands_to_the_best() -> None:
    assert bucket("4S 3D 7H", "KC") < bucket("AS KD 7H", "QC") < bucket("AS AD 7H", "QC")
    assert final_bucket(0.0) == 0
    assert final_bucket(1.0) == BUCKETS - 2


def cards_with(trump: str) -> BragCards:
    cards = BragCards()
    cards.turn_to(parse_card(trump))
    return cards


def test_a_card_that_helps_is_swapped_in() -> None:
    known = [card for card in pack() if card != parse_card("9C")]
    turn, after = cards_with("2C").shifted(parse_cards("9S 7D 4H"), TURNS, known, Luck(1))
    assert turn == 0
    assert sorted(after) == sorted(parse_cards("9S 7D 9C"))


def test_a_card_that_does_not_help_is_left() -> None:
    known = [card for card in pack() if card != parse_card("4C")]
    hand = parse_cards("9S 9D AH")
    assert cards_with("2C").shifted(hand, TURNS, known, Luck(1)) == (1, hand)


def test_the_trump_of_the_deal_decides() -> None:
    one, two = parse_cards("9S 7D 2C"), parse_cards("AS JD 4H")
    assert cards_with("2C").duel("then", one, two) == 1
    assert cards_with("KH").duel("then", one, two) == -1
