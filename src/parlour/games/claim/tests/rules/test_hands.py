"""Ranks as bits, and which of them lie next to each other."""

from parlour.cards.codes import HEARTS, SPADES
from parlour.cards.notation import parse_cards
from parlour.games.claim.rules.hands import ace_placed, lowest_block, ranks_in


def bits(*ranks: int) -> int:
    return sum(1 << rank for rank in ranks)


def test_only_the_ranks_of_the_suit_asked_for_are_held() -> None:
    assert ranks_in(parse_cards("AS KS 2H 9D"), SPADES) == bits(13, 14)


def test_a_suit_not_held_has_no_ranks() -> None:
    assert ranks_in(parse_cards("AS KS 9D"), HEARTS) == 0


def test_the_ace_stays_above_a_king() -> None:
    assert ace_placed(bits(2, 13, 14)) == bits(2, 13, 14)


def test_without_the_king_the_ace_goes_below_the_2() -> None:
    assert ace_placed(bits(2, 12, 14)) == bits(1, 2, 12)


def test_the_lowest_block_ends_at_the_first_gap() -> None:
    assert lowest_block(bits(3, 4, 5, 7, 8)) == bits(3, 4, 5)


def test_a_lone_card_is_a_block_of_one() -> None:
    assert lowest_block(bits(6, 8, 9)) == bits(6)


def test_the_highest_block_is_found_when_nothing_lies_below() -> None:
    assert lowest_block(bits(12, 13, 14)) == bits(12, 13, 14)
