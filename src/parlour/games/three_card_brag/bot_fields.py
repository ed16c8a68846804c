"""How a hand of Three Card Brag stands among all hands that could be dealt: exact shares, trump included."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import accumulate, combinations

from parlour.cards.pack import pack
from parlour.games.three_card_brag.hands import HAND, NO_TRUMP, HandRanking


class Field:
    """Many hands in the order of their strengths: what one hand is up against."""

    def __init__(self, counts: Counter[int]) -> None:
        self.strengths = sorted(strength for strength, hands in counts.items() if hands > 0)
        self.ends = [0, *accumulate(counts[strength] for strength in self.strengths)]

    def hands(self) -> int:
        return self.ends[-1]

    def share(self, strength: int) -> float:
        """The share of hands that this strength beats, equal ones counting half."""
        below = self.ends[bisect_left(self.strengths, strength)]
        upto = self.ends[bisect_right(self.strengths, strength)]
        return (below + upto) / (2 * self.hands())

    def strength_at(self, share: float) -> int:
        """The strength of the hand that stands at this share of the field, 0 to 1."""
        place = bisect_right(self.ends, share * self.hands()) - 1
        return self.strengths[min(place, len(self.strengths) - 1)]


@lru_cache(maxsize=16)
def natural_counts(ranking: HandRanking, jokers: int) -> Counter[int]:
    """How many hands of the pack have each strength while no trump is named."""
    hands = combinations(pack(1, jokers), HAND)
    return Counter(int(ranking.strength(list(hand), 0, NO_TRUMP)) for hand in hands)


@lru_cache(maxsize=128)
def whole_field(ranking: HandRanking, jokers: int, trump: int) -> Field:
    """All hands of the pack under this trump: the natural field, and every hand with a trump raised."""
    counts = natural_counts(ranking, jokers).copy()
    for hand in trump_hands(ranking, jokers, trump):
        counts[int(ranking.strength(hand, 0, NO_TRUMP))] -= 1
        counts[int(ranking.strength(hand, 0, trump))] += 1
    return Field(counts)


@lru_cache(maxsize=128)
def trumpless_field(ranking: HandRanking, jokers: int, trump: int) -> Field:
    """All hands without the trump: what there is to fear when the trump is known to lie elsewhere."""
    counts = natural_counts(ranking, jokers).copy()
    for hand in trump_hands(ranking, jokers, trump):
        counts[int(ranking.strength(hand, 0, NO_TRUMP))] -= 1
    return Field(counts)


@lru_cache(maxsize=256)
def field_with(ranking: HandRanking, jokers: int, trump: int, card: int) -> Field:
    """All hands that hold this card."""
    others = pack(1, jokers)
    others.remove(card)
    pairs = combinations(others, HAND - 1)
    return Field(Counter(int(ranking.strength([card, *pair], 0, trump)) for pair in pairs))


def trump_hands(ranking: HandRanking, jokers: int, trump: int) -> Iterator[list[int]]:
    """Every hand with a trump in it, once."""
    if trump == NO_TRUMP:
        return
    left = pack(1, jokers)
    for wild in [card for card in left if card > 0 and ranking.is_wild(card, trump)]:
        left.remove(wild)
        yield from ([wild, *pair] for pair in combinations(left, HAND - 1))
