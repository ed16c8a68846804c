"""Tricks: what may be played to them, who takes them, and what a seat has shown by its cards."""

import pytest

from parlour.cards.codes import CLUBS, HEARTS, JOKER, NO_SUIT, RANKS, SUIT_OF
from parlour.cards.luck import Luck
from parlour.cards.notation import cards_text, parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.engine.show.audience import EVERYONE, only
from parlour.kit.tricks import (
    NO_VOIDS,
    cards_like,
    follow_suit,
    hand_zones,
    is_void_of,
    note_void,
    places_by_suit,
    redeal_hands,
    trick_zone,
    winning_cards,
    winning_place,
)

TENS_HIGH = [2 * rank + (7 if rank == 10 else 0) for rank in RANKS]
"""Tens rank between kings and aces."""
LEFT_BOWER = [CLUBS if card == parse_card("JS") else suit for card, suit in enumerate(SUIT_OF)]
"""The jack of spades counts to the clubs."""


def takes(trick: str, trump: int = NO_SUIT, **tables: list[int]) -> str:
    cards = parse_cards(trick)
    return cards_text([cards[winning_place(cards, trump, **tables)]])


@pytest.mark.parametrize(
    ("hand", "trick", "open_cards"),
    [("2H 9H AS", "KH", "2H 9H"), ("2H AS", "KD", "2H AS"), ("2H AS", "", "2H AS"), ("", "KD", "")],
)
def test_suit_is_followed_where_it_can_be(hand: str, trick: str, open_cards: str) -> None:
    assert cards_text(follow_suit(parse_cards(hand), parse_cards(trick))) == open_cards


def test_what_may_be_played_is_a_list_of_its_own() -> None:
    hand = parse_cards("2H AS")
    follow_suit(hand, []).clear()
    assert hand == parse_cards("2H AS")


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("9S AD KS 2H", NO_SUIT, "KS"),
        ("9S AD KS 2H", HEARTS, "2H"),
        ("2H 3H AC", HEARTS, "3H"),
        ("9S", HEARTS, "9S"),
        ("KS KS", NO_SUIT, "KS"),
    ],
)
def test_the_highest_trump_or_of_the_suit_led_takes_the_trick(trick: str, trump: int, winner: str) -> None:
    assert takes(trick, trump) == winner


def test_of_twins_the_first_takes_the_trick() -> None:
    assert winning_place(parse_cards("3S KS KS")) == 1


def test_a_joker_is_no_trump_where_there_is_none() -> None:
    assert winning_place([parse_card("3S"), JOKER]) == 0


def test_a_game_may_rank_its_cards_and_count_them_to_suits_in_its_own_way() -> None:
    assert takes("KS 10S AS", strengths=TENS_HIGH) == "AS"
    assert takes("KS 10S QS", strengths=TENS_HIGH) == "10S"
    assert takes("9S AS JS", CLUBS, suits=LEFT_BOWER) == "JS"
    assert cards_text(follow_suit(parse_cards("JS 3H"), parse_cards("9C"), LEFT_BOWER)) == "JS"


def test_cards_that_would_take_the_trick_as_it_lies() -> None:
    cards = parse_cards("2S KS AD 2H")
    assert cards_text(winning_cards(cards, parse_cards("9S"), HEARTS)) == "KS 2H"
    assert winning_cards(cards, []) == cards


def test_whoever_does_not_follow_has_shown_a_void() -> None:
    voids = [NO_VOIDS] * 2
    note_void(voids, 1, parse_card("2C"), parse_cards("9S"))
    note_void(voids, 0, parse_card("2C"), parse_cards("9C"))
    note_void(voids, 0, parse_card("2C"), [])
    assert voids[0] == NO_VOIDS
    assert [is_void_of(voids[1], card) for card in parse_cards("AS 2S AC *")] == [True, True, False, False]


def test_any_cards_can_be_known_to_be_lacking() -> None:
    higher = cards_like(lambda card: SUIT_OF[card] == HEARTS and RANKS[card] > 10)
    assert cards_text([card for card in sorted(pack()) if is_void_of(higher, card)]) == "AH JH QH KH"


@pytest.mark.parametrize("seed", range(20))
def test_a_redeal_keeps_the_own_hand_and_every_void(seed: int) -> None:
    cards = sorted(pack())
    hands = [parse_cards("2H 3H 4H"), parse_cards("2C 3C 4C"), parse_cards("2D 3D 4D")]
    stock = [card for card in cards if not any(card in hand for hand in hands)]
    voids = [NO_VOIDS, cards_like(lambda card: SUIT_OF[card] != CLUBS), NO_VOIDS]
    redeal_hands(hands, [stock], voids, 0, Luck(seed))
    assert hands[0] == parse_cards("2H 3H 4H")
    assert {SUIT_OF[card] for card in hands[1]} == {CLUBS}
    assert sorted([card for pile in [*hands, stock] for card in pile]) == cards
    assert hands[2] != parse_cards("2D 3D 4D")


def test_a_card_that_others_know_stays_where_they_know_it() -> None:
    hands = [parse_cards("2H"), parse_cards("2C 9C"), parse_cards("2D 5S")]
    known = [[only(0)], [only(0) | only(1), only(1)], [only(2)] * 2]
    for seed in range(10):
        redeal_hands(hands, [], [NO_VOIDS] * 3, 0, Luck(seed), known=known)
        assert cards_text(hands[1][:1]) == "2C"


def test_zones_say_who_sees_a_hand_and_who_laid_a_card() -> None:
    hands = hand_zones([parse_cards("2H"), parse_cards("2C 3C")])
    assert [(zone.owner, zone.private, zone.audiences) for zone in hands] == [
        (0, True, [only(0)]),
        (1, True, [only(1)] * 2),
    ]
    trick = trick_zone(parse_cards("9S AD"), 2, 3)
    assert (trick.name, trick.by, trick.audiences) == ("trick", [2, 0], [EVERYONE] * 2)


def test_a_hand_is_held_suit_by_suit_with_trumps_last() -> None:
    hand = parse_cards("AC 2H KS 9C 3H")
    held = [hand[place] for place in places_by_suit(hand, CLUBS)]
    assert cards_text(held) == "2H 3H KS 9C AC"
