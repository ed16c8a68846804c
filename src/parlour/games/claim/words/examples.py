"""How many hands of Claim hold long runs, some points, or no run at all, under the rules in force."""

from itertools import combinations
from typing import Any, Final

from parlour.cards.pack import pack
from parlour.engine.rules.cache import cached_part
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.hands.points import card_sum, run_points
from parlour.games.claim.rules.terms import terms_of

ENOUGH: Final = 27
_SUITS: Final = 4


def example_odds(rules: ClaimRules) -> dict[str, Any]:
    """Return how many hands as dealt are strong, middling and weak, with their shares in percent."""
    return cached_part("claim.examples", rules, lambda: _example_odds(rules))


def _example_odds(rules: ClaimRules) -> dict[str, Any]:
    terms, size = terms_of(rules), rules.cards_dealt
    hands = [list(hand) for hand in combinations(pack(), size)]
    points = [max(int(run_points(terms, hand, suit)) for suit in range(_SUITS)) for hand in hands]
    whole = [size * int(card_sum(terms, hand)) for hand in hands]
    counts = {
        "strong": sum(run == all_of_it for run, all_of_it in zip(points, whole, strict=True)),
        "medium": sum(run >= ENOUGH for run in points),
        "weak": points.count(0),
    }
    shares = {f"{name}.share": 100 * count / len(hands) for name, count in counts.items()}
    return {"hands": len(hands), "enough": ENOUGH, **counts, **shares}
