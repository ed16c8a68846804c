# parlour: hot
"""A hand as it is read: its category, its printed ranks, and which of its cards are wild."""

from typing import Final

from parlour.cards.codes import ACE, LOWEST, RANKS
from parlour.games.three_card_brag.rules.hands.ranking import (
    HAND,
    LOW_RUN,
    NO_TRUMP,
    PAIR,
    PRIAL,
    HandRanking,
    is_run,
)

_RANK_OF_BEST_PRIAL: Final = 3


class HandReading:
    """Three cards under a trump, read by a ranking."""

    def __init__(self, ranking: HandRanking, cards: list[int], trump: int) -> None:
        self.ranking = ranking
        self.cards = cards
        self.trump = trump
        self.strength: int = ranking.strength(cards, 0, trump)
        self.category = ranking.category(self.strength)
        self.ranks = [RANKS[card] for card in cards]

    def leading_rank(self) -> int:
        """Return the rank of a prial or pair, or the highest card, wild cards as what they stand for."""
        naturals = self._natural_ranks()
        if not naturals:
            return _RANK_OF_BEST_PRIAL
        if len(naturals) == HAND and self.category == PAIR:
            return sorted(naturals)[1]
        return max(naturals)

    def _natural_ranks(self) -> list[int]:
        """Return the ranks of the cards that are not wild."""
        return [self.ranks[place] for place in range(HAND) if not self.is_wild(place)]

    def is_wild(self, place: int) -> bool:
        return self.ranking.is_wild(self.cards[place], self.trump)

    def _is_trump(self, place: int) -> bool:
        """Return whether the trump lies here, or a card of its rank where those are wild too."""
        return self.trump != NO_TRUMP and self.ranks[place] > 0 and self.is_wild(place)

    def trump_in_middle(self) -> bool:
        """Return whether the trump lies between the ranks next to its own, amid a run (§Trump)."""
        return any(self._is_trump(place) and middle_of_run(self.ranks, place) for place in range(HAND))

    def adjacent_to_trump(self) -> bool:
        """Return whether another card is one rank off the trump's; an ace is next to king and 2 (§Trump)."""
        if self.trump == NO_TRUMP:
            return False
        rank = RANKS[self.trump]
        return any(other > 0 and next_to(other, rank) for other in self.ranks)

    def prial_with_trump(self) -> bool:
        """Return whether a trump in a prial stands for another rank than its own (§Bonus rules)."""
        if self.category != PRIAL:
            return False
        rank = self.leading_rank()
        return any(self._is_trump(place) and self.ranks[place] != rank for place in range(HAND))


def middle_of_run(ranks: list[int], place: int) -> bool:
    """Return whether the rank at this place lies between the two others in a run of three."""
    run = tuple(sorted(ranks, reverse=True))
    if not is_run(run):
        return False
    middle = LOWEST if run == LOW_RUN else run[1]
    return ranks[place] == middle


def next_to(rank: int, other: int) -> bool:
    """Return whether the two ranks are neighbours, the ace being next to both king and 2."""
    apart = abs(rank - other)
    return apart in (1, ACE - LOWEST)
