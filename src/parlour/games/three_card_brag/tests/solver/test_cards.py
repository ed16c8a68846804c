"""Real cards in the trees of Three Card Brag."""

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag.solver.cards import BragCards
from parlour.players.solver.tree import Payoff, Shift

TURNS = [Shift(0, turn, Payoff("any", 0)) for turn in ("s", "n")]


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
