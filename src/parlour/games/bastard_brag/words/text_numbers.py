"""The figures that the texts of Bastard Brag fill in beyond the switches themselves."""

from collections import Counter
from typing import Any, Final

from parlour.cards.notation import parse_cards
from parlour.games.bastard_brag.odds.field import whole_field
from parlour.games.bastard_brag.rules.asset import RANK_LETTERS, USUAL_RANKING, BastardBragRules
from parlour.games.bastard_brag.rules.hands import KICKERS, hand_scores

_FIGURES: Final = {
    "hand.no-hand": "NoHand",
    "hand.pair": "Pair",
    "hand.flush": "Flush",
    "hand.straight": "Straight",
    "hand.straight-flush": "StraightFlush",
    "hand.three-of-a-kind": "ThreeOfAKind",
    "hand.trip-3s": "Trip3s",
}
_NAMES: Final = {
    "trip3s": "Trip-3s",
    "trips": "Three of a Kind",
    "straightFlush": "Straight Flush",
    "straight": "Straight",
    "flush": "Flush",
    "pair": "Pair",
    "noHand": "No Hand",
}
_GERMAN_NAMES: Final = _NAMES | {
    "trips": "Drilling",
    "straight": "Straße",
    "pair": "Paar",
    "noHand": "Nichts",
}
_EXAMPLES: Final = {
    "exampleTrip3s": "3S 3H 3D",
    "exampleTrips": "KS KH KD",
    "exampleStraightFlush": "9S 10S JS",
    "exampleStraight": "4S 5C 6D",
    "exampleFlush": "2S 5S 9S",
    "examplePair": "5S 5D KC",
    "exampleNoHand": "KS AD 2C",
    "exampleA23": "AS 2D 3C",
}


def text_numbers(rules: BastardBragRules) -> dict[str, Any]:
    """Return how lives are given out, the chance of each kind of hand, and what example hands are worth."""
    alike = isinstance(rules.lives.lives, int)
    return {"livesAlike": alike} | _ranking(rules) | _chances(rules) | _examples(rules)


def _ranking(rules: BastardBragRules) -> dict[str, Any]:
    """Return how kinds of hand and cards rank, and whether that is as everybody knows it."""
    scoring = rules.scoring_system
    numbers = [rank for rank in RANK_LETTERS if rank.isdigit()]
    return {
        "usualRanking": scoring.hand_rankings == USUAL_RANKING,
        "plainNumbers": all(scoring.card_values[rank] == int(rank) for rank in numbers),
        "bestTop": scoring.card_values["A"] + 1,
        "ranking": ", ".join(_NAMES[kind] for kind in scoring.hand_rankings),
        "ranking.de": ", ".join(_GERMAN_NAMES[kind] for kind in scoring.hand_rankings),
    }


def _chances(rules: BastardBragRules) -> dict[str, str]:
    """Return the exact chance of each kind of hand among three cards of the pack, as people write it."""
    scores, field = hand_scores(rules), whole_field(rules)
    count: Counter[str] = Counter()
    for strength in field.strengths:
        count[scores.kind(strength // KICKERS)] += field.equal(strength)
    shares = {f"chanceOf{name}": f"{count[kind] / field.hands:.2%}" for kind, name in _FIGURES.items()}
    return shares | {f"{name}.de": _in_german(share) for name, share in shares.items()}


def _in_german(share: str) -> str:
    return share.replace(".", ",").replace("%", " %")


def _examples(rules: BastardBragRules) -> dict[str, int]:
    """Return the points of each example hand, so that no text can be wrong."""
    scores = hand_scores(rules)
    return {name: scores.score(parse_cards(hand)) for name, hand in _EXAMPLES.items()}
