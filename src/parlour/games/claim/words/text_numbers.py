"""Numbers for the rules texts of Claim: worked examples, computed under the rules in force."""

from typing import Any

from parlour.cards.codes import HEARTS, NO_SUIT, SPADES
from parlour.cards.notation import parse_cards
from parlour.games.claim.rules.asset import RANK_LETTERS, ClaimRules, SequenceCalculation
from parlour.games.claim.rules.hands.points import calculate_penalty, run_points, score
from parlour.games.claim.rules.settlement import Accounts, settle
from parlour.games.claim.rules.terms import Terms, terms_of

_SUIT_NAMES = {"C": "clubs", "H": "hearts", "S": "spades", "D": "diamonds"}
_GERMAN_SUIT_NAMES = {"C": "Kreuz", "H": "Herz", "S": "Pik", "D": "Karo"}
_MIXED = "AS KS 2S 3H 4D"
_TWO_RUNS = "AS KS 2S 3S 4S 5S"
_LOW_ACE = "AH 2H 9D"
_WHOLE_SUIT = "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S"
_NO_CLAIM = "JH 9D 7S 4C 3C"
_SILENT_RUNS = "AS KS 2H 3H 4H 5H"
_PICTURES = 4
_ACE_JOINS = {
    frozenset(("A-K", "3-2-A")): "both",
    frozenset(("A-K",)): "king",
    frozenset(("3-2-A",)): "two",
    frozenset(): "nothing",
}
_DEBT = 34
"""What the silent player of the last example owes."""


def text_numbers(rules: ClaimRules) -> dict[str, Any]:
    """Return every blank of the texts that is not a switch."""
    terms = terms_of(rules)
    order = rules.scoring_system.suit_order
    return {
        "suits": " > ".join(_SUIT_NAMES[letter] for letter in order),
        "suits.de": " > ".join(_GERMAN_SUIT_NAMES[letter] for letter in order),
        **_facts(rules),
        "wholeSuit": run_points(terms, parse_cards(_WHOLE_SUIT), SPADES),
        **_hand_numbers(terms, "mixed", _MIXED, SPADES),
        **_hand_numbers(terms, "twoRuns", _TWO_RUNS, SPADES),
        **_hand_numbers(terms, "lowAce", _LOW_ACE, HEARTS),
        "noClaim": score(terms, parse_cards(_NO_CLAIM), NO_SUIT),
        "silentRuns": score(terms, parse_cards(_SILENT_RUNS), NO_SUIT),
        "pileAtFirst": 52 * rules.decks - rules.players.most * rules.cards_dealt,
        "debt": _DEBT,
        "debtPaid": _debt_paid(rules),
    }


def _facts(rules: ClaimRules) -> dict[str, Any]:
    """Return what the texts ask about cards, runs and the course of a deal."""
    scoring = rules.scoring_system
    pictures = [scoring.value_of(letter) for letter in RANK_LETTERS[:_PICTURES]]
    return {
        "A": scoring.value_of("A"),
        "plainPictures": pictures == [14, 13, 12, 11],
        "plainNumbers": all(scoring.value_of(rank) == int(rank) for rank in RANK_LETTERS[_PICTURES:]),
        "aceJoins": _ACE_JOINS[frozenset(scoring.sequence_calculation.wraparound)],
        "runsThatScore": _runs_that_score(scoring.sequence_calculation),
        "blitz": "blitz" in rules.game_flow.phases,
    }


def _runs_that_score(calculation: SequenceCalculation) -> str:
    names = [rule.rule_name for rule in calculation.sequence_rules]
    if len(names) > 1:
        return "all"
    return "plain" if names == ["SequenceRule"] else "ace"


def _hand_numbers(terms: Terms, name: str, hand: str, suit: int) -> dict[str, int]:
    """Return what a hand makes with its suit declared, by three names."""
    cards = parse_cards(hand)
    points, against = run_points(terms, cards, suit), calculate_penalty(terms, cards, suit)
    return {f"{name}Runs": points, f"{name}Against": against, f"{name}Score": points - against}


def _debt_paid(rules: ClaimRules) -> str:
    """Return who gets what from a silent player with that debt, when seat 1 calls at 60 and is best."""
    accounts = Accounts([60, 60, 60, -_DEBT], [0, 1, 2, NO_SUIT], [rules.settlement.budget] * 4)
    settle(accounts, terms_of(rules), 0)
    return ", ".join(f"{amount} to seat {taker + 1}" for _, taker, amount in accounts.payments)
