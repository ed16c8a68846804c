"""How the example hands of Bastard Brag stand against one dealt from the rest of the pack, jokers counted."""

from typing import Any, Final

from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.engine.rules.cache import cached_part
from parlour.games.bastard_brag.odds.field import field_from
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import hand_scores

EXAMPLES: Final = {"strong": "9S 10S JS", "medium": "9S 9D 4C", "weak": "KS 9D 4C"}


def example_odds(rules: BastardBragRules) -> dict[str, Any]:
    """Return for each example the hand, and how many hands are lower, equal and higher, with their shares."""
    return cached_part("bastard-brag.examples", rules, lambda: _example_odds(rules))


def _example_odds(rules: BastardBragRules) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, hand in EXAMPLES.items():
        found |= {f"{name}.{field}": value for field, value in _standing(rules, hand).items()}
    return found


def _standing(rules: BastardBragRules, words: str) -> dict[str, Any]:
    hand, rest = parse_cards(words), pack(1, rules.jokers)
    for card in hand:
        rest.remove(card)
    strength, field = hand_scores(rules).strength(hand), field_from(rest, hand_scores(rules))
    counts = {
        "lower": field.lower(strength),
        "equal": field.equal(strength),
        "higher": field.higher(strength),
    }
    shares = {f"{name}Share": 100 * count / field.hands for name, count in counts.items()}
    return {"hand": words, "hands": field.hands, "others": len(rest), **counts, **shares}
