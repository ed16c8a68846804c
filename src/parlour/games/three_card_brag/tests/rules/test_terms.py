"""The terms of a game are those of its rules."""

from parlour.games.three_card_brag.rules.terms import Terms
from parlour.games.three_card_brag.tests.laid import rules_with


def test_the_default_terms_are_those_of_the_rules_page() -> None:
    rules = rules_with()
    terms = Terms(rules)
    assert (terms.opening, terms.base_bet, terms.ante) == (
        rules.betting.opening(),
        rules.betting.base_bet,
        rules.betting.ante,
    )


def test_switches_become_terms() -> None:
    terms = Terms(rules_with(swappedCard="floor", swapRequiresSeen=True, showCost="double", first="winner"))
    assert (terms.swap_to_floor, terms.swap_blind, terms.double_show, terms.winner_first) == (
        True,
        False,
        True,
        True,
    )


def test_rankings_are_shared_by_games_under_the_same_rules() -> None:
    assert Terms(rules_with()).ranking is Terms(rules_with()).ranking
