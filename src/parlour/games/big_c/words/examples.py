"""How often a single card of Big-C cannot be beaten at a table of two, under the rules in force."""

from math import comb
from typing import Any, Final

from parlour.cards.notation import parse_cards
from parlour.cards.pack import pack
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.card_order import HEIGHTS

EXAMPLES: Final = {"strong": "2S", "medium": "AS", "weak": "9S"}
_SEATS: Final = 2


def example_odds(rules: BigCRules) -> dict[str, Any]:
    """Return for each example how many cards are higher, and how many percent of the hands hold none."""
    shoe = pack(rules.decks_for(_SEATS), rules.jokers_for(_SEATS))
    others = len(shoe) - 1
    found: dict[str, Any] = {"others": others}
    for name, card in EXAMPLES.items():
        height = HEIGHTS[parse_cards(card)[0]]
        above = sum(1 for each in shoe if HEIGHTS[each] > height)
        without = comb(others - above, rules.cards_dealt) / comb(others, rules.cards_dealt)
        found |= {f"{name}.card": card, f"{name}.above": above, f"{name}.share": 100 * without}
    return found
