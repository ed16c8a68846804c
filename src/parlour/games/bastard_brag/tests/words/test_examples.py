"""The example hands in the texts."""

from parlour.games.bastard_brag.tests.laid import rules_with
from parlour.games.bastard_brag.words.examples import numbers, worth


def test_an_example_is_worth_what_the_engine_says() -> None:
    assert worth(rules_with(), "9S 10S JS") == "Straight Flush, 411"


def test_examples_follow_the_switches() -> None:
    assert numbers(rules_with(a23="low"))["example_a23"] == "Straight, 303"
