"""What three cards are worth at Three Card Brag, in words."""

from parlour.cards.codes import JOKER
from parlour.cards.notation import card_symbol, cards_symbols
from parlour.engine.errors import BadRules
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.bonus import bonus_book
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP, hand_ranking
from parlour.games.three_card_brag.rules.hands.reading import Reading
from parlour.games.three_card_brag.words.hand_names import hand_name, stand_in_words

PART_NAMES = {
    "trumpInMiddle": "the trump in the middle",
    "adjacentToTrump": "a card next to the trump",
    "threeOfKindWithTrump": "a prial made with the trump",
}


def appraise(rules: ThreeCardBragRules, cards: list[int], trump: int | None) -> list[str]:
    """The hand's name, what its wild cards stand for, and its bonus points part by part."""
    check_hand(rules, cards, trump)
    reading = Reading(hand_ranking(rules), cards, NO_TRUMP if trump is None else trump)
    return [
        f"{cards_symbols(cards)}: {hand_name(reading)}.",
        *wild_lines(reading),
        *bonus_lines(rules, reading),
    ]


def check_hand(rules: ThreeCardBragRules, cards: list[int], trump: int | None) -> None:
    """Refuses what no deal under these rules could bring."""
    if len(cards) != HAND:
        raise BadRules("wrong-hand", f"A hand of Three Card Brag has three cards, not {len(cards)}.")
    twins = [card for card in cards if card != JOKER and cards.count(card) > 1]
    if twins:
        raise BadRules("wrong-hand", f"There is only one {card_symbol(twins[0])} in the pack.")
    if trump is not None and not rules.trump_system.use_trump:
        raise BadRules("no-trump-here", "These rules have no trump.")
    if trump == JOKER:
        raise BadRules("no-trump-here", "A joker is never the trump.")


def wild_lines(reading: Reading) -> list[str]:
    words = stand_in_words(reading)
    return [f"Wild: {words}."] if words else []


def bonus_lines(rules: ThreeCardBragRules, reading: Reading) -> list[str]:
    """The rule that pays, then each extra of the trump."""
    if rules.bonus_rules.bonus_mode == "off":
        return []
    rule = bonus_book(rules).rule_for(reading)
    bonus = rule.calculate_bonus(reading)
    extras = [
        f"{points} for {PART_NAMES[part]}" for part, points in bonus.parts().items() if part in PART_NAMES
    ]
    told = [f"{bonus.base:,} for a {rule.describe(reading)}", *extras]
    return [f"Bonus: {bonus.points():,} points ({'; '.join(told)})."]
