"""Which moves of Three Card Brag are worth a thought."""

import pytest

from parlour.games.three_card_brag.rules.position import ThreeCardBrag
from parlour.games.three_card_brag.tests.laid import laid, play, seated
from parlour.games.three_card_brag.thinking.candidates import has_won, shortlist

HANDS = ["2C 7D KH", "9S 9D 9H"]


def verbs(position: ThreeCardBrag) -> list[str]:
    return [move.verb for move in shortlist(position, position.turn)]


def test_every_word_is_worth_a_thought_and_a_few_amounts() -> None:
    listed = verbs(play(laid(HANDS), "SEE_HAND", "BET 20", "SEE_HAND"))
    assert set(listed) == {"CALL", "RAISE", "SHOW_HAND", "FOLD"}
    assert 2 <= listed.count("RAISE") <= 4


def test_an_opening_bet_is_one_two_or_four_of_the_lowest() -> None:
    position = play(laid(HANDS), "SEE_HAND")
    assert [move.amount for move in shortlist(position, 0) if move.verb == "BET"] == [10, 20, 40]


def test_nothing_is_folded_or_shown_for_an_empty_pot() -> None:
    assert set(verbs(play(laid(HANDS), "SEE_HAND"))) == {"CHECK", "BET"}


def test_a_stake_that_would_bring_the_lead_is_worth_a_thought() -> None:
    position = play(seated([9_700, 10_300]), "SEE_HAND")
    assert max(move.amount for move in shortlist(position, 0)) > 600


@pytest.mark.parametrize(("ante", "word"), [(0, "CHECK"), (5, "CHECK")])
def test_who_stays_ahead_without_paying_sits_the_match_out(ante: int, word: str) -> None:
    assert verbs(seated([10_200, 9_800], ante=ante)) == [word]
    assert verbs(play(seated([9_800, 10_200], ante=ante), "BET_BLIND 20")) == ["FOLD"]


def test_a_lead_that_antes_would_eat_up_is_not_won_yet() -> None:
    assert not has_won(seated([10_030, 9_970], ante=5), 0)


def test_a_lead_that_lies_in_the_pot_is_not_won_yet() -> None:
    assert not has_won(play(seated([10_010, 9_990]), "BET_BLIND 20"), 0)


def test_among_three_a_lead_is_never_safe() -> None:
    assert not has_won(seated([12_000, 9_000, 9_000]), 0)


def test_who_has_taken_a_card_must_swap_it_even_when_the_match_is_won() -> None:
    position = play(seated([10_200, 9_800]), "CHECK", "CHECK", "DRAW_FROM_DECK", "PASS", "PICK_FROM_FLOOR")
    assert set(verbs(position)) == {"SWAP_CARD"}
