"""What five cards are worth in words, and numbers in the texts."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked
from parlour.games.five_card_draw.tests.laid import in_words, new_match, rules_with
from parlour.games.five_card_draw.words.appraisal import appraise
from parlour.games.five_card_draw.words.text_numbers import text_numbers


def lines(cards: str) -> list[str]:
    return [
        in_words(new_match(), line) for line in appraise(rules_with(), HandAsked(cards=parse_cards(cards)))
    ]


def test_a_hand_is_named_placed_and_drawn_to() -> None:
    assert lines("JS JH 7D 7C AS") == [
        "J♠ J♥ 7♦ 7♣ A♠: two pair, jacks and sevens.",
        "As dealt it beats 94.93% of all hands, and 5.07% beat it.",
        "The house would throw away A♠: 4 of 47 draws are better (8.5%).",
    ]


def test_a_made_hand_stands_pat() -> None:
    assert lines("QS QH QD 9C 9H")[-1] == "The house would stand pat."


def test_draws_of_many_cards_are_not_counted_through() -> None:
    assert lines("10S 8D 6C 4H 2S")[-1] == "The house would throw away 10♠ 8♦ 6♣ 4♥ 2♠."


@pytest.mark.parametrize("cards", ["AS KS QS JS", "AS AS KS QS JS", "AS KS QS JS *"])
def test_five_different_cards_are_wanted(cards: str) -> None:
    with pytest.raises(BadRules) as refused:
        lines(cards)
    assert refused.value.code == "wrong-hand"


def test_caps_are_a_bet_and_its_raises() -> None:
    found = text_numbers(rules_with("fixed-limit"))
    assert (found["firstCap"], found["secondCap"]) == (8, 16)


def test_there_is_no_example_of_a_raise_where_there_is_no_room() -> None:
    assert text_numbers(rules_with(secondLimit=1))["halfBet"] is None


def test_a_fold_gives_the_antes_and_the_uncalled_bet() -> None:
    assert [text_numbers(rules_with(returnUncalled=back))["foldPoints"] for back in (False, True)] == [6, 4]
