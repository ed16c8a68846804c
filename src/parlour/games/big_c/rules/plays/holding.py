# parlour: hot
"""A hand of Big-C sorted out: how many of each card, which ranks and suits, and what parts it can fill."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.games.big_c.rules.card_order import HEIGHTS, HIGHEST, RANK_COUNT, SUIT_COUNT
from parlour.games.big_c.rules.plays.parts import OddCard, OfRank
from parlour.games.big_c.rules.plays.rank_sets import ALL_RANKS
from parlour.games.big_c.rules.plays.rank_ways import LARGEST, SUIT_BITS, SUIT_MASK

_EVERY_SUIT: Final = 1 | 1 << RANK_COUNT | 1 << 2 * RANK_COUNT | 1 << 3 * RANK_COUNT


@mypyc_attr(acyclic=True, free_list_len=1)
class Holding:
    """The cards one seat holds, as counts and sets.

    `shapes` says for every rank how many cards of each suit there are; `singles` to `fives` are the ranks
    with so many cards or more. `once`, `twice` and `thrice` are the cards held so often: a set of ranks for
    every suit, packed one after another.
    """

    def __init__(self, cards: list[int]) -> None:
        self.jokers = 0
        self.shapes = [0] * RANK_COUNT
        self.singles: i64 = 0
        self.pairs: i64 = 0
        self.triples: i64 = 0
        self.fours: i64 = 0
        self.fives: i64 = 0
        self.once: i64 = 0
        self.twice: i64 = 0
        self.thrice: i64 = 0
        for card in cards:
            self._add(HEIGHTS[card])

    def _add(self, height: i64) -> None:
        """Count one more card."""
        if height == 0:
            self.jokers += 1
            return
        rank: i64 = (height - 1) >> 2
        suit: i64 = (height - 1) & 3
        shape: i64 = self.shapes[rank]
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

    def part(self, rank: i64, size: i64, jokers: i64 = 0) -> OfRank:
        """Return every different way to take so many cards of a rank."""
        return OfRank(rank, self.shapes[rank], size, jokers)

    def part_from(self, rank: i64, size: i64, floor: i64, jokers: i64 = 0) -> OfRank:
        """Return only the ways whose high card is no lower than the floor."""
        part = self.part(rank, size, jokers)
        return part if rank * SUIT_COUNT >= floor else part.between(floor, HIGHEST)

    def odd_card(self, ranks: i64) -> OddCard:
        """Return any one card of these ranks, to lie beside a hand."""
        return OddCard(self.once & ranks * _EVERY_SUIT)
