# parlour: hot
"""How a hand of Bastard Brag stands among all hands that could be dealt, and what two cards promise."""

from parlour.cards.pack import pack
from parlour.engine.rules.cache import cached_part
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HandScores, hand_scores, scoring_key
from parlour.kit.field import Field, field_of


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
    """Return the field of every hand that these cards can make."""
    return field_of(
        [
            scores.strength([cards[high], cards[mid], cards[low]])
            for high in range(len(cards))
            for mid in range(high)
            for low in range(mid)
        ]
    )
