"""Fields: every hand counted once, the trump raising those that hold it."""

from bisect import bisect_left
from collections.abc import Sequence
from itertools import combinations
from typing import Any

import pytest

from parlour.cards.notation import parse_card, parse_cards
from parlour.cards.pack import pack
from parlour.games.three_card_brag.bots.fields import (
    Field,
    field_with,
    natural_counts,
    trumpless_field,
    whole_field,
)
from parlour.games.three_card_brag.rules.hands.ranking import NO_TRUMP, HandRanking, hand_ranking
from parlour.games.three_card_brag.tests.laid import rules_with

SIX = parse_card("6H")


def ranking_with(**switches: Any) -> HandRanking:
    return hand_ranking(rules_with(**switches))


def strength(cards: str, trump: int = NO_TRUMP) -> int:
    return int(ranking_with().strength(parse_cards(cards), 0, trump))


def counted(field: Field, hands: Sequence[tuple[int, ...]], ranking: HandRanking) -> bool:
    """Whether the field holds exactly these hands under the trump 6H."""
    strengths = sorted(int(ranking.strength(list(hand), 0, SIX)) for hand in hands)
    ends = [bisect_left(strengths, each) for each in field.strengths] + [len(strengths)]
    return field.ends == ends and field.strengths == sorted(set(strengths))


def test_the_natural_field_has_22100_hands() -> None:
    assert natural_counts(ranking_with(), 0).total() == 22_100


@pytest.mark.parametrize(("jokers", "hands"), [(1, 23_426), (3, 26_235)])
def test_jokers_add_hands(jokers: int, hands: int) -> None:
    assert whole_field(ranking_with(), jokers, SIX).hands() == hands


@pytest.mark.parametrize("scope", ["card", "rank"])
def test_the_whole_field_is_every_hand_read_with_the_trump(scope: str) -> None:
    ranking = ranking_with(trumpScope=scope)
    assert counted(whole_field(ranking, 0, SIX), list(combinations(pack(1), 3)), ranking)


def test_the_trumpless_field_is_every_hand_of_the_other_51_cards() -> None:
    others = [card for card in pack(1) if card != SIX]
    hands = list(combinations(others, 3))
    assert counted(trumpless_field(ranking_with(), 0, SIX), hands, ranking_with())


def test_a_field_with_a_card_is_every_hand_that_holds_it() -> None:
    ace = parse_card("AS")
    hands = [hand for hand in combinations(pack(1), 3) if ace in hand]
    assert counted(field_with(ranking_with(), 0, SIX, ace), hands, ranking_with())


def test_the_best_hand_beats_all_but_half_of_its_equals() -> None:
    field = whole_field(ranking_with(), 0, NO_TRUMP)
    assert field.share(strength("3C 3H 3S")) == 1 - 2 / 22_100


def test_three_hands_in_four_stand_below_the_lowest_pair() -> None:
    field = whole_field(ranking_with(), 0, NO_TRUMP)
    assert field.share(strength("2C 2H 3S")) == pytest.approx(16_440 / 22_100, abs=0.001)


def test_the_hand_at_a_share_of_the_field_has_that_share() -> None:
    field = whole_field(ranking_with(), 0, SIX)
    assert all(
        field.share(field.strength_at(share)) == pytest.approx(share, abs=0.01) for share in (0.1, 0.5, 0.9)
    )


def test_the_top_of_the_field_is_its_best_hand() -> None:
    assert whole_field(ranking_with(), 0, SIX).strength_at(1.0) == strength("3C 3H 3S")
