# parlour: hot
"""How a hand of Bastard Brag stands among all hands that could be dealt, and what two cards promise."""

from math import comb, prod

from parlour.cards.codes import ACE, JOKER, RANKS, SUITS, card_of
from parlour.cards.pack import pack
from parlour.cards.wild import Pattern, patterns
from parlour.engine.rules.cache import cached_part
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HAND, HandScores, hand_scores, scoring_key
from parlour.kit.field import Field


class HandStanding:
    """The share of all hands that each hand beats, and the share that two cards have on average."""

    def __init__(self, scores: HandScores, field: Field, cards: list[int]) -> None:
        self._scores = scores
        self._cards = cards
        self._shares = field.shares()
        self._promises = self._worked_out()

    def share(self, strength: int) -> float:
        """Return the share of hands that this strength beats, equal ones counting half."""
        return self._shares[strength]

    def promise(self, one: int, other: int) -> float:
        """Return the share that two cards have on average with a third."""
        return self._promises[one][other]

    def _worked_out(self) -> list[list[float]]:
        cards = self._cards
        promises = [[0.0] * (max(cards) + 1) for _ in range(max(cards) + 1)]
        for at, one in enumerate(cards):
            for other in cards[:at]:
                promises[one][other] = promises[other][one] = self._average(one, other)
        return promises

    def _average(self, one: int, other: int) -> float:
        thirds = self._cards[:]
        thirds.remove(one)
        thirds.remove(other)
        shares = [self._shares[self._scores.strength([one, other, third])] for third in thirds]
        return sum(shares) / len(shares)


def standing_of(rules: BastardBragRules) -> HandStanding:
    """Return how hands stand under these rules; worked out once and shared."""
    return cached_part("bastard-brag.standing", rules, lambda: _standing(rules))


def _standing(rules: BastardBragRules) -> HandStanding:
    return HandStanding(hand_scores(rules), whole_field(rules), pack(1, rules.jokers))


def whole_field(rules: BastardBragRules) -> Field:
    """Return all hands of the pack under these rules; counted once and shared."""
    key = (scoring_key(rules), rules.jokers)
    return cached_part(
        "bastard-brag.field", key, lambda: field_from(pack(1, rules.jokers), hand_scores(rules))
    )


def field_from(cards: list[int], scores: HandScores) -> Field:
    """Return the field of every hand that these cards of one pack can make, counted by ranks and suits."""
    held, left = set(cards), [0] * (ACE + 1)
    for card in cards:
        left[RANKS[card]] += 1
    counts: dict[int, int] = {}
    for wilds in range(min(HAND, left[JOKER]) + 1):
        for pattern in patterns(HAND, wilds):
            hands = prod([comb(left[rank], pattern.count(rank)) for rank in set(pattern)])
            suited = comb(left[JOKER], wilds) * _choices_of_suit(pattern, held)
            for count, is_suited in ((suited, True), (hands - suited, False)):
                if count > 0:
                    strength = scores.table.value_of(pattern, is_suited)
                    counts[strength] = counts.get(strength, 0) + count
    return Field(counts)


def _choices_of_suit(pattern: Pattern, held: set[int]) -> int:
    """Count the suits in which all natural cards of a pattern are held; wild cards alone are of one suit."""
    naturals = [rank for rank in pattern if rank > 0]
    if len(set(naturals)) < len(naturals):
        return 0
    suits = range(len(SUITS)) if naturals else range(1)
    return sum(all(card_of(rank, suit) in held for rank in naturals) for suit in suits)
