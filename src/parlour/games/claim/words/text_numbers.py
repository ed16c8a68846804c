"""Worked examples for the texts of Claim, computed under the rules in force."""

from typing import Any

from parlour.cards.codes import HEARTS, NO_SUIT, SPADES, SUITS
from parlour.cards.notation import parse_cards
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.scoring import Scores, scores_of
from parlour.games.claim.rules.settlement import Till, settle
from parlour.games.claim.rules.table import SUIT_WORDS

MIXED = "AS KS 2S 3H 4D"
TWO_RUNS = "AS KS 2S 3S 4S 5S"
LOW_ACE = "AH 2H 9D"
WHOLE_SUIT = "AS KS QS JS 10S 9S 8S 7S 6S 5S 4S 3S 2S"
NO_CLAIM = "JH 9D 7S 4C 3C"
SILENT_RUNS = "AS KS 2H 3H 4H 5H"
DEBT = 34
"""What the silent player of the last example owes."""


def numbers(rules: ClaimRules) -> dict[str, Any]:
    """Every blank of the texts that is not a switch."""
    scores = scores_of(rules.scoring_system)
    order = [SUIT_WORDS[SUITS.index(letter)] for letter in rules.scoring_system.suit_order]
    return {
        "suits": " > ".join(order),
        "king": 13,
        "wholeSuit": scores.positive(parse_cards(WHOLE_SUIT), SPADES),
        **declared(scores, "mixed", MIXED, SPADES),
        **declared(scores, "twoRuns", TWO_RUNS, SPADES),
        **declared(scores, "lowAce", LOW_ACE, HEARTS),
        "noClaim": scores.score(parse_cards(NO_CLAIM), NO_SUIT),
        "silentRuns": scores.score(parse_cards(SILENT_RUNS), NO_SUIT),
        "pileAtFirst": 52 * rules.decks - rules.players.most * rules.cards_dealt,
        "debt": DEBT,
        "debtPaid": debt_paid(rules),
    }


def declared(scores: Scores, name: str, hand: str, suit: int) -> dict[str, int]:
    """What a hand makes with its suit declared, by three names."""
    cards = parse_cards(hand)
    points, against = scores.positive(cards, suit), scores.against(cards, suit)
    return {f"{name}Runs": points, f"{name}Against": against, f"{name}Score": points - against}


def debt_paid(rules: ClaimRules) -> str:
    """Who gets what from a silent player with that debt, when seat 0 calls at 60 and is best."""
    till = Till([60, 60, 60, -DEBT], [0, 1, 2, NO_SUIT], [rules.settlement.budget] * 4)
    settle(till, rules.settlement, 0)
    return ", ".join(f"{amount} to seat {taker}" for _, taker, amount in till.payments)
