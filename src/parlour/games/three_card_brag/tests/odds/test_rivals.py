"""The hands a rival may hold."""

from itertools import combinations

import pytest

from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag import GAME
from parlour.games.three_card_brag.odds.rivals import Count, RivalHands
from parlour.games.three_card_brag.rules.hands.ranking import hand_ranking
from parlour.games.three_card_brag.rules.hands.ties import tie_key

RANKING = hand_ranking(GAME.rules())
TRUMP = parse_card("6H")


def rivals_of(hand: list[int]) -> RivalHands:
    return RivalHands(RANKING, [card for card in pack() if card not in hand], TRUMP)


def worth(hand: list[int]) -> tuple[int, int]:
    return RANKING.strength(hand, 0, TRUMP), tie_key(RANKING, hand, TRUMP)


def one_by_one(hand: list[int], unseen: list[int]) -> Count:
    mine = worth(hand)
    others = [worth(list(other)) for other in combinations(unseen, 3)]
    lower, equal = sum(1 for other in others if other < mine), others.count(mine)
    return Count(lower, equal, len(others) - lower - equal)


@pytest.mark.parametrize("cards", ["QS QD 7C", "6H 2C 9D", "3S 3D 3C"])
def test_a_hand_is_counted_against_every_hand_of_the_other_cards(cards: str) -> None:
    hand = parse_cards(cards)
    rivals = rivals_of(hand)
    assert rivals.beaten_by(hand) == one_by_one(hand, rivals.unseen)


def test_a_card_that_is_gone_is_in_no_rivals_hand() -> None:
    hand = parse_cards("QS QD 7C")
    rivals = rivals_of(hand)
    gone = rivals.unseen.index(TRUMP)
    rest = [card for card in rivals.unseen if card != TRUMP]
    assert rivals.beaten_by(hand, gone) == one_by_one(hand, rest)


def test_a_shared_pot_counts_half() -> None:
    assert Count(6, 2, 2).value() == 0.7
