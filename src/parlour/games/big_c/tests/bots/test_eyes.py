"""What a bot makes of its view."""

from parlour.cards.notation import parse_card, parse_cards
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.rules.card_order import HEIGHTS
from parlour.games.big_c.rules.hands import NO_HAND, SINGLE
from parlour.games.big_c.tests.laid import after, laid, new_game, rules_with

HANDS = ["5D 10D KS", "5C 9S QS", "9C 7H"]


def test_a_bot_knows_its_hand_and_the_hand_to_beat() -> None:
    eyes = BigCEyes(after(laid(HANDS), "5D").view(1), rules_with())
    assert eyes.hand == parse_cards("5C 9S QS")
    assert (eyes.top.kind, eyes.top.top) == (SINGLE, HEIGHTS[parse_card("5D")])
    assert (eyes.others, eyes.owner_cards) == ([2, 2], 2)


def test_a_leader_has_no_hand_to_beat() -> None:
    assert BigCEyes(laid(HANDS).view(0), rules_with()).top.kind == NO_HAND


def test_cards_in_sight_are_not_unseen() -> None:
    position = after(laid(HANDS), "5D", "9S")
    counts = BigCEyes(position.view(2), rules_with()).unseen_by_height
    assert [counts[HEIGHTS[parse_card(card)]] for card in ("5D", "9S", "9C", "KS")] == [1, 1, 1, 2]


def test_all_cards_but_ones_own_are_unseen_at_first() -> None:
    eyes = BigCEyes(new_game(2).view(0), rules_with())
    assert eyes.hidden == 108 - 13
    assert eyes.share() == 13 / 95


def test_the_highest_card_has_nothing_above() -> None:
    assert BigCEyes(laid(HANDS).view(0), rules_with()).above(HEIGHTS[parse_card("2S")]) == 0
