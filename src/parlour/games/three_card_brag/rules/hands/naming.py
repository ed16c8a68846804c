# parlour: hot
"""A hand as facts for words: which name it goes by, and what its wild cards stand for.

The words themselves are in the game's text folder: under `hand.` with all its ranks, under `odds.` without.
"""

from typing import Final

from parlour.cards.codes import RANKS
from parlour.engine.words.sentence import Sentence
from parlour.games.three_card_brag.rules.hands.ranking import CATEGORY_KEYS, HIGH_CARD, PAIR, PRIAL
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.rules.hands.ties import in_order, stand_ins
from parlour.kit.closing import ShownHand, making_places

_LAST_NUMBER: Final = 10
"""Ranks up to this one are written as numbers, those above by name."""


def category_name(category: int) -> str:
    """Return the key of a category's bare name: `pair`."""
    return f"odds.{CATEGORY_KEYS[category]}"


def hand_name(reading: HandReading) -> Sentence:
    """Return what the hand is, wild cards as what they stand for: `pair of kings, 9 kicker`."""
    made = stand_ins(reading.ranking, reading.cards, reading.trump)
    ranks = [RANKS[card] for card in in_order(reading.ranking, made)]
    if reading.category == PRIAL:
        return Sentence("hand.prial", {"ranks": rank_plural(ranks[0])})
    if reading.category == PAIR:
        pair, kicker = _pair_and_kicker(ranks)
        return Sentence("hand.pair", {"ranks": rank_plural(pair), "kicker": _rank(kicker)})
    facts = {"high": _rank(ranks[0]), "middle": _rank(ranks[1]), "low": _rank(ranks[2])}
    return Sentence(f"hand.{CATEGORY_KEYS[reading.category]}", facts)


def short_hand(seat: int, reading: HandReading) -> ShownHand:
    """Return the hand as it is told at the close, wild cards as what they stand for: `pair of kings`."""
    made = stand_ins(reading.ranking, reading.cards, reading.trump)
    ranks = [RANKS[card] for card in made]
    first = RANKS[in_order(reading.ranking, made)[0]]
    if reading.category == PAIR:
        first = sorted(ranks)[1]
    places = making_places(ranks, whole=reading.category not in (PAIR, HIGH_CARD))
    return ShownHand(seat, Sentence(f"short.{CATEGORY_KEYS[reading.category]}", {"rank": first}), places)


def _pair_and_kicker(ranks: list[int]) -> tuple[int, int]:
    """Return the rank of the pair and the kicker, wherever they stand in the order of comparison."""
    if ranks[0] == ranks[1]:
        return ranks[0], ranks[2]
    return (ranks[1], ranks[0]) if ranks[1] == ranks[2] else (ranks[0], ranks[1])


def _rank(rank: int) -> int | str:
    """Return a rank as a number, or the key of its name."""
    return rank if rank <= _LAST_NUMBER else f"rank.{rank}"


def rank_plural(rank: int) -> Sentence:
    """Name several cards of a rank: `9s`, `kings`."""
    return Sentence("hand.numbers", {"rank": rank}) if rank <= _LAST_NUMBER else Sentence(f"ranks.{rank}")


def wild_cards_read(reading: HandReading) -> Sentence | None:
    """Name what the wild cards stand for: `6♥ as K♠`; None when each stands for itself."""
    made = stand_ins(reading.ranking, reading.cards, reading.trump)
    read: Sentence | None = None
    for card, stood in zip(reading.cards, made, strict=True):
        if card != stood:
            key = "hand.stand-in" if read is None else "hand.another-stand-in"
            read = Sentence(key, {"before": read, "card1": card, "card2": stood})
    return read


def hand_shown(reading: HandReading, bonus: int | None, own: Sentence | None = None) -> Sentence:
    """Return the hand's name, what its wild cards stand for, and its bonus points where they are counted.

    `own` says what a rule of an installed package pays them for.
    """
    shown, wild = hand_name(reading), wild_cards_read(reading)
    if wild is not None:
        shown = Sentence("hand.with-wild", {"hand": shown, "wild": wild})
    if bonus is not None and own is not None:
        return Sentence("hand.with-own-bonus", {"hand": shown, "points": bonus, "own": own})
    if bonus is not None:
        shown = Sentence("hand.with-bonus", {"hand": shown, "points": bonus})
    return shown
