"""The numbers of the texts are those of the rules in force."""

from parlour.games.claim.tests.laid import rules_with
from parlour.games.claim.words.text_numbers import numbers


def test_examples_follow_the_rules() -> None:
    made = numbers(rules_with(aceValue=1, undeclaredRule="runsElseFaces"))
    assert (made["mixedScore"], made["lowAceScore"], made["noClaim"]) == (21, -3, -14)


def test_the_debt_is_paid_as_the_switch_says() -> None:
    paid = [numbers(rules_with(undeclaredPay=pay))["debtPaid"] for pay in ("split", "each", "difference")]
    assert paid == [
        "12 to seat 0, 11 to seat 1, 11 to seat 2",
        "34 to seat 0, 34 to seat 1, 34 to seat 2",
        "94 to seat 0, 94 to seat 1, 94 to seat 2",
    ]


def test_suits_are_named_in_their_order() -> None:
    assert numbers(rules_with(suitOrder="CDHS"))["suits"] == "clubs > diamonds > hearts > spades"
