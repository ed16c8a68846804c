"""A hand of Three Card Brag in words: its name, what its wild cards stand for, and its bonus points."""

from parlour.cards.codes import RANKS
from parlour.cards.notation import card_symbol
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.hands.bonus import BonusBook, plural_rank
from parlour.games.three_card_brag.rules.hands.ranking import (
    FLUSH,
    HIGH_CARD,
    PAIR,
    PRIAL,
    ROYAL_FLUSH,
    STRAIGHT,
    STRAIGHT_FLUSH,
)
from parlour.games.three_card_brag.rules.hands.reading import Reading
from parlour.games.three_card_brag.rules.hands.ties import in_order, stand_ins

CATEGORY_NAMES = {
    HIGH_CARD: "high card",
    PAIR: "pair",
    FLUSH: "flush",
    STRAIGHT: "straight",
    STRAIGHT_FLUSH: "straight flush",
    ROYAL_FLUSH: "royal flush",
    PRIAL: "prial",
}
RANK_NAMES = {11: "jack", 12: "queen", 13: "king", 14: "ace"}


def rank_name(rank: int) -> str:
    return RANK_NAMES.get(rank, str(rank))


def hand_name(reading: Reading) -> str:
    """What the hand is, wild cards as what they stand for: `pair of kings with a 9`."""
    made = stand_ins(reading.ranking, reading.cards, reading.trump)
    ranks = [RANKS[card] for card in in_order(reading.ranking, made)]
    name = CATEGORY_NAMES[reading.category]
    if reading.category == PRIAL:
        return f"prial of {plural_rank(ranks[0])}"
    if reading.category == PAIR:
        pair = next(rank for rank in ranks if ranks.count(rank) == 2)
        kicker = next(rank for rank in ranks if rank != pair)
        return f"pair of {plural_rank(pair)}, {rank_name(kicker)} kicker"
    if reading.category in (STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH):
        return f"{name} {'-'.join(rank_name(rank) for rank in ranks)}"
    return f"{name} {rank_name(ranks[0])}, {rank_name(ranks[1])}, {rank_name(ranks[2])}"


def stand_in_words(reading: Reading) -> str:
    """What the wild cards stand for: `6♥ as K♠`; nothing when each stands for itself."""
    made = stand_ins(reading.ranking, reading.cards, reading.trump)
    pairs = zip(reading.cards, made, strict=True)
    return ", ".join(f"{card_symbol(card)} as {card_symbol(stood)}" for card, stood in pairs if card != stood)


def bonus_words(rules: ThreeCardBragRules, reading: Reading, book: BonusBook) -> str:
    """The bonus points, where they are counted."""
    if rules.bonus_rules.bonus_mode == "off":
        return ""
    return f"{book.points(reading):,} bonus points"


def shown_words(rules: ThreeCardBragRules, reading: Reading, book: BonusBook) -> str:
    """All there is to say of a hand in one breath."""
    told = [hand_name(reading), stand_in_words(reading), bonus_words(rules, reading, book)]
    return "; ".join(words for words in told if words)
