"""Example hands for the texts: what each is worth under the rules in force, so that no text can be wrong."""

from typing import Any

from parlour.cards.notation import parse_cards
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import hand_scores

EXAMPLES = {
    "example_trip3s": "3S 3H 3D",
    "example_trips": "KS KH KD",
    "example_straight_flush": "9S 10S JS",
    "example_straight": "4S 5C 6D",
    "example_flush": "2S 5S 9S",
    "example_pair": "5S 5D KC",
    "example_nothing": "KS AD 2C",
    "example_a23": "AS 2D 3C",
}


def numbers(rules: BastardBragRules) -> dict[str, Any]:
    """The name and points of each example hand."""
    return {name: worth(rules, hand) for name, hand in EXAMPLES.items()}


def worth(rules: BastardBragRules, hand: str) -> str:
    scores = hand_scores(rules)
    points = scores.score(parse_cards(hand))
    return f"{scores.name(points)}, {points}"
