# parlour: hot
"""A hand of Big-C sorted out: how many of each card, which ranks and suits, and what parts it can fill."""

from typing import Final

from parlour.games.big_c.families import Part
from parlour.games.big_c.order import HEIGHTS, HIGHEST, RANK_COUNT, SUIT_COUNT, height_of
from parlour.games.big_c.runs import RANKS_IN

LARGEST: Final = 5
LAYERS: Final = 3


class Holding:
    """The cards one seat holds, as counts and sets; parts are worked out when first asked for.

    `ranks_with[n]` are the ranks with n cards or more, `layers[n][suit]` a suit's ranks with more than n.
    """

    def __init__(self, cards: list[int]) -> None:
        self.counts = [0] * (HIGHEST + 1)
        self.held_of = [0] * RANK_COUNT
        self.ranks_with = [0] * (LARGEST + 1)
        self.suits_of = [0] * RANK_COUNT
        self.layers = [[0] * SUIT_COUNT for _ in range(LAYERS)]
        self._parts: list[Part | None] = [None] * (RANK_COUNT * (LARGEST + 1))
        self._odd: dict[int, Part] = {}
        for card in cards:
            self.add(HEIGHTS[card])
        self.jokers = self.counts[0]

    def add(self, height: int) -> None:
        """Counts one more card."""
        copies = self.counts[height]
        self.counts[height] = copies + 1
        if height == 0:
            return
        rank, suit = (height - 1) // SUIT_COUNT, (height - 1) % SUIT_COUNT
        bit = 1 << rank
        self.suits_of[rank] |= 1 << suit
        if copies < LAYERS:
            self.layers[copies][suit] |= bit
        held = self.held_of[rank] + 1
        self.held_of[rank] = held
        if held <= LARGEST:
            self.ranks_with[held] |= bit

    def part(self, rank: int, size: int) -> Part:
        """Every different way to take so many cards of a rank."""
        place = rank * (LARGEST + 1) + size
        part = self._parts[place]
        if part is None:
            part = Part(self.takings(rank, size, SUIT_COUNT))
            self._parts[place] = part
        return part

    def takings(self, rank: int, size: int, suits: int) -> list[list[int]]:
        """Ways to take so many cards of a rank from its lowest so many suits; low ways first."""
        if size == 0:
            return [[]]
        ways: list[list[int]] = []
        for suit in RANKS_IN[self.suits_of[rank] & ((1 << suits) - 1)]:
            height = height_of(rank, suit)
            for taken in range(1, min(size, self.counts[height]) + 1):
                ways += [[height] * taken + rest for rest in self.takings(rank, size - taken, suit)]
        return ways

    def odd_card(self, ranks: int) -> Part:
        """Any one card of these ranks, to lie beside a hand."""
        ranks &= self.ranks_with[1]
        part = self._odd.get(ranks)
        if part is None:
            part = Part([way for rank in RANKS_IN[ranks] for way in self.part(rank, 1).ways])
            self._odd[ranks] = part
        return part
