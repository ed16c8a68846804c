# parlour: hot
"""A hand of Big-C: its cards in the order in which they came, and sorted out into counts and sets."""

from collections.abc import Iterable
from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.vectors import append, pop, vec
from parlour.engine.show.audience import EVERYONE, only
from parlour.games.big_c.rules.card_order import (
    HEIGHTS,
    HIGHEST,
    RANK_COUNT,
    codes_of,
    height_of,
    rank_at,
    suit_at,
)
from parlour.games.big_c.rules.plays.parts import between, odd_part, part_of
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS
from parlour.games.big_c.rules.plays.rank_ways import LARGEST, SUIT_BITS, SUIT_MASK, cards_in

_EVERY_SUIT: Final = 1 | 1 << RANK_COUNT | 1 << 2 * RANK_COUNT | 1 << 3 * RANK_COUNT
_EVERYONE: Final[Any] = EVERYONE
"""As an object, which compiled code hands on as it is."""
_NO_SHAPES: Final = vec[i64]([0] * RANK_COUNT)


@final
@mypyc_attr(acyclic=True)
class Holding:
    """The cards one seat holds, kept up to date card by card.

    `heights` are the cards as they came, and `known` says of each whether everybody knows it (1) or not (0).
    `shapes` says for every rank how many cards of each suit there are; `singles` to `fives` are the ranks
    with so many cards or more. `once`, `twice` and `thrice` are the cards held so often: a set of ranks for
    every suit, packed one after another. A hand that is `shared` lies on a copy of the table too, and must
    not change.
    """

    def __init__(self, heights: vec[u8], known: vec[u8]) -> None:
        self.heights = heights
        self.known = known
        self.shared = False
        self.jokers: i64 = 0
        self.shapes: vec[i64] = _NO_SHAPES[:]
        self.singles: i64 = 0
        self.pairs: i64 = 0
        self.triples: i64 = 0
        self.fours: i64 = 0
        self.fives: i64 = 0
        self.once: i64 = 0
        self.twice: i64 = 0
        self.thrice: i64 = 0

    def copy(self) -> "Holding":
        """Return the same hand, to be changed."""
        twin = Holding(self.heights[:], self.known[:])
        twin.jokers = self.jokers
        twin.shapes = self.shapes[:]
        twin.singles = self.singles
        twin.pairs = self.pairs
        twin.triples = self.triples
        twin.fours = self.fours
        twin.fives = self.fives
        twin.once = self.once
        twin.twice = self.twice
        twin.thrice = self.thrice
        return twin

    def size(self) -> i64:
        """Count the cards."""
        return len(self.heights)

    def codes(self) -> list[int]:
        """Return the cards as they came."""
        return codes_of(self.heights)

    def add(self, height: i64) -> None:
        """Put a card behind the others; only its owner knows it."""
        self.heights = append(self.heights, u8(height))
        self.known = append(self.known, 0)
        self._count(height)

    def count_all(self) -> None:
        """Sort out all the cards of a hand that has just been taken up."""
        for height in self.heights:
            self._count(i64(height))

    def _count(self, height: i64) -> None:
        """Count one card more."""
        if height == 0:
            self.jokers += 1
            return
        rank = rank_at(height)
        suit = suit_at(height)
        shape = self.shapes[rank]
        if shape >> SUIT_BITS * suit & SUIT_MASK < LARGEST:
            self.shapes[rank] = shape + (1 << SUIT_BITS * suit)
        bit: i64 = 1 << rank
        self._add_to_rank(bit)
        self._add_to_suit(bit << suit * RANK_COUNT)

    def _add_to_rank(self, rank: i64) -> None:
        self.fives |= self.fours & rank
        self.fours |= self.triples & rank
        self.triples |= self.pairs & rank
        self.pairs |= self.singles & rank
        self.singles |= rank

    def _add_to_suit(self, card: i64) -> None:
        self.thrice |= self.twice & card
        self.twice |= self.once & card
        self.once |= card

    def remove(self, height: i64) -> None:
        """Take a card out; of twins the one that everybody knows goes first (§Order of play)."""
        taken: i64 = -1
        twins: i64 = -1
        for place in range(len(self.heights)):
            if i64(self.heights[place]) == height:
                twins += 1
                if taken < 0 or self.known[place] > self.known[taken]:
                    taken = place
        self.heights, _height = pop(self.heights, taken)
        self.known, _known = pop(self.known, taken)
        if height == 0:
            self.jokers -= 1
        else:
            self._leave(height, twins)

    def _leave(self, height: i64, twins: i64) -> None:
        """Count one natural card less, of which so many twins are left."""
        rank = rank_at(height)
        suit = suit_at(height)
        if twins < LARGEST:
            self.shapes[rank] -= 1 << SUIT_BITS * suit
        bit: i64 = 1 << rank
        self._leave_rank(bit, cards_in(self.shapes[rank]))
        self._leave_suit(bit << suit * RANK_COUNT, twins)

    def _leave_rank(self, rank: i64, left: i64) -> None:
        if left == 0:
            self.singles &= ~rank
        elif left == 1:
            self.pairs &= ~rank
        elif left == 2:
            self.triples &= ~rank
        elif left == 3:
            self.fours &= ~rank
        elif left == 4:
            self.fives &= ~rank

    def _leave_suit(self, card: i64, left: i64) -> None:
        if left == 0:
            self.once &= ~card
        elif left == 1:
            self.twice &= ~card
        elif left == 2:
            self.thrice &= ~card

    def show(self, place: i64) -> None:
        """Let everybody know a card."""
        self.known[place] = 1

    def has_from(self, height: i64) -> bool:
        """Return whether there is a natural card of this height or above."""
        if height > HIGHEST:
            return False
        rank = rank_at(height)
        if self.singles >> (rank + 1) > 0:
            return True
        return self.shapes[rank] >> SUIT_BITS * suit_at(height) > 0

    def ranks_with(self, size: i64) -> i64:
        """Return the ranks with so many cards or more, from one to five."""
        if size < 3:
            return self.singles if size == 1 else self.pairs
        if size == 3:
            return self.triples
        return self.fours if size == 4 else self.fives

    def suit_ranks(self, suit: i64) -> i64:
        """Return the ranks that are held in a suit."""
        return self.once >> suit * RANK_COUNT & ALL_RANKS

    def part(self, rank: i64, size: i64) -> i64:
        """Return every different way to take so many cards of a rank, as a part."""
        return part_of(rank, self.shapes[rank], size)

    def part_from(self, rank: i64, size: i64, floor: i64) -> i64:
        """Return only the ways whose high card is no lower than the floor."""
        part = self.part(rank, size)
        return part if height_of(rank, 0) > floor else between(part, floor, HIGHEST)

    def odd_card(self, ranks: i64) -> i64:
        """Return any one card of these ranks, to lie beside a hand, as a part."""
        return odd_part(self.once & ranks * _EVERY_SUIT)


def take_up(heights: vec[u8], known: vec[u8]) -> Holding:
    """Return a hand of these heights, of which everybody knows those marked with 1."""
    holding = Holding(heights, known)
    holding.count_all()
    return holding


def holding_of(cards: Iterable[int]) -> Holding:
    """Return a hand of these cards, known to its owner alone."""
    heights = vec[u8]()
    for card in cards:
        heights = append(heights, u8(HEIGHTS[card]))
    return take_up(heights, vec[u8]([0] * len(heights)))


def hand_audiences(hand: Holding, seat: int) -> list[int]:
    """Return who knows each card of a seat's hand: everybody, or the seat alone."""
    owner: Any = only(seat)
    return [_EVERYONE if known else owner for known in hand.known]
