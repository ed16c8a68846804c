"""What the texts of Three Card Brag speak of beyond the switches of its rules."""

from typing import Final

from parlour.engine.words.phrasebook import ENGLISH, Hearer, Phrasebook
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.bonus import bonus_book
from parlour.games.three_card_brag.rules.hands.ranking import CATEGORY_KEYS, categories_in_order

_SUIT_NAMES: Final = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
_GERMAN_SUIT_NAMES: Final = {"S": "Pik", "H": "Herz", "D": "Karo", "C": "Kreuz"}
_GERMAN_KINDS: Final = {
    "high-card": "höchste Karte",
    "pair": "Paar",
    "flush": "Flush",
    "straight": "Straße",
    "straight-flush": "Straight Flush",
    "royal-flush": "Royal Flush",
    "prial": "Drilling",
}


def text_numbers(rules: ThreeCardBragRules) -> dict[str, int | str]:
    """Return the lowest opening bets, blind and seen; categories and suits in their order, the best first.

    With them comes what the bonus rules of installed packages pay for.
    """
    opening = rules.betting.opening()
    kinds = [CATEGORY_KEYS[category] for category in categories_in_order(rules)]
    suits = rules.hand_rankings.suit_order
    return {
        "opening": opening,
        "seenOpening": 2 * opening,
        "rankingOrder": ", ".join(kind.replace("-", " ") for kind in kinds),
        "rankingOrder.de": ", ".join(_GERMAN_KINDS[kind] for kind in kinds),
        "suitNames": ", ".join(_SUIT_NAMES[letter] for letter in suits),
        "suitNames.de": ", ".join(_GERMAN_SUIT_NAMES[letter] for letter in suits),
        "ownBonuses": bool(rules.bonus_rules.own),
        "ownBonusRules": _own_bonus_rules(rules, ENGLISH),
        "ownBonusRules.de": _own_bonus_rules(rules, "de"),
    }


def _own_bonus_rules(rules: ThreeCardBragRules, language: str) -> str:
    """Return what each of them pays for, the highest priority first."""
    if not rules.bonus_rules.own:
        return ""
    own, book = bonus_book(rules).own, Phrasebook(language, {})
    falling = sorted(own, key=lambda rule: rule.priority, reverse=True)
    return "; ".join(book.say(rule.summary(), Hearer()) for rule in falling)
