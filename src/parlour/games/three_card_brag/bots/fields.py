"""How a hand of Three Card Brag stands among all hands that could be dealt: exact shares, trump included."""

from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import accumulate, combinations

from parlour.cards.codes import JOKER
from parlour.cards.pack import pack
from parlour.games.three_card_brag.rules.hands.ranking import HAND, HandRanking


class Field:
    """Many hands in the order of their strengths: what one hand is up against."""

    def __init__(self, counts: Counter[int]) -> None:
        self.strengths = sorted(counts)
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
    return strengths_of(ranking, (list(hand) for hand in combinations(pack(1, jokers), HAND)))


@lru_cache(maxsize=128)
def whole_field(ranking: HandRanking, jokers: int, trump: int) -> Field:
    """All hands of the pack under this trump: those without it, and those that it raises."""
    return Field(
        trumpless_counts(ranking, jokers, trump) + strengths_of(ranking, raised_hands(ranking, jokers, trump))
    )


@lru_cache(maxsize=128)
def trumpless_field(ranking: HandRanking, jokers: int, trump: int) -> Field:
    """All hands without a trump: what there is to fear when the trump is known to lie elsewhere."""
    return Field(trumpless_counts(ranking, jokers, trump))


@lru_cache(maxsize=128)
def trumpless_counts(ranking: HandRanking, jokers: int, trump: int) -> Counter[int]:
    return natural_counts(ranking, jokers) - strengths_of(ranking, trump_hands(ranking, jokers, trump))


@lru_cache(maxsize=256)
def field_with(ranking: HandRanking, jokers: int, trump: int, card: int) -> Field:
    """All hands that hold this card."""
    others = pack(1, jokers)
    others.remove(card)
    pairs = combinations(others, HAND - 1)
    return Field(Counter(int(ranking.strength([card, *pair], 0, trump)) for pair in pairs))


def strengths_of(ranking: HandRanking, hands: Iterable[list[int]]) -> Counter[int]:
    """How many of these hands have each strength, only jokers being wild."""
    lookup = ranking.table.lookup
    return Counter(int(lookup(hand)) for hand in hands)


def trump_hands(ranking: HandRanking, jokers: int, trump: int) -> Iterator[list[int]]:
    """Every hand with a trump in it, once."""
    left = pack(1, jokers)
    for wild in trumps(ranking, trump):
        left.remove(wild)
        yield from ([wild, *pair] for pair in combinations(left, HAND - 1))


def raised_hands(ranking: HandRanking, jokers: int, trump: int) -> Iterator[list[int]]:
    """The same hands with a joker for every trump, which stands for as much."""
    wilds = trumps(ranking, trump)
    left = [JOKER if card in wilds else card for card in pack(1, jokers)]
    for _ in wilds:
        left.remove(JOKER)
        yield from ([JOKER, *pair] for pair in combinations(left, HAND - 1))


def trumps(ranking: HandRanking, trump: int) -> list[int]:
    """The cards that the trump makes wild."""
    return [card for card in pack(1) if ranking.is_wild(card, trump)]
