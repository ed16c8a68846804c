"""Numbers in the texts."""

from parlour.games.five_card_draw.tests.laid import rules_with
from parlour.games.five_card_draw.words.text_numbers import numbers


def test_caps_are_a_bet_and_its_raises() -> None:
    found = numbers(rules_with("fixed-limit"))
    assert (found["firstCap"], found["secondCap"]) == (8, 16)


def test_there_is_no_example_of_a_raise_where_there_is_no_room() -> None:
    assert numbers(rules_with(secondLimit=1))["halfBet"] is None


def test_a_fold_gives_the_antes_and_the_uncalled_bet() -> None:
    assert [numbers(rules_with(returnUncalled=back))["foldPoints"] for back in (False, True)] == [6, 4]
