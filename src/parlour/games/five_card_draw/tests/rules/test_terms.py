"""The terms of a match are those of its rules."""

from parlour.games.five_card_draw.rules.terms import Terms
from parlour.games.five_card_draw.tests.laid import rules_with


def test_the_default_terms_are_those_of_the_rules_page() -> None:
    terms = Terms(rules_with())
    assert (terms.fixed, terms.ante, terms.first_limit, terms.second_limit, terms.target) == (
        False,
        2,
        2,
        4,
        100,
    )


def test_the_fixed_limit_has_three_raises_and_returns_what_is_uncalled() -> None:
    terms = Terms(rules_with("fixed-limit"))
    assert (terms.fixed, terms.most_raises, terms.return_uncalled, terms.alternate_first) == (
        True,
        3,
        True,
        True,
    )
