# parlour: hot
"""A hand as it is read: its category, its printed ranks, and which of its cards are wild."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.cards.codes import ACE, LOWEST, RANKS
from parlour.games.three_card_brag.rules.hands.ranking import HAND, NO_TRUMP, PAIR, PRIAL, HandRanking

_RANK_OF_BEST_PRIAL: Final = 3


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class HandReading:
    """Three cards under a trump, read by a ranking."""

    def __init__(self, ranking: HandRanking, cards: list[int], trump: i64) -> None:
        self.ranking = ranking
        self.cards = cards
        self.trump = trump
        self.strength = ranking.strength(cards, 0, trump)
        self.category = ranking.category(self.strength)
        self.ranks = [RANKS[card] for card in cards]

    def leading_rank(self) -> i64:
        """Return the rank of a prial or pair, or the highest card, wild cards as what they stand for."""
        highest: i64 = 0
        naturals: i64 = 0
        for place in range(HAND):
            if not self.is_wild(place):
                highest = max(highest, i64(self.ranks[place]))
                naturals += 1
        if naturals == 0:
            return _RANK_OF_BEST_PRIAL
        return self._paired_rank() if naturals == HAND and self.category == PAIR else highest

    def _paired_rank(self) -> i64:
        """Return the rank of a pair of natural cards."""
        first, second, third = self.ranks
        return first if first in (second, third) else second

    def is_wild(self, place: i64) -> bool:
        return self.ranking.is_wild(self.cards[place], self.trump)

    def _is_trump(self, place: i64) -> bool:
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


def middle_of_run(ranks: list[int], place: i64) -> bool:
    """Return whether the two others are one rank below and one above; below the 2 is the ace (§Trump)."""
    rank: i64 = ranks[place]
    one: i64 = ranks[(place + 1) % HAND]
    other: i64 = ranks[(place + 2) % HAND]
    below = rank - 1
    if rank == LOWEST:
        below = ACE
    return (one == below and other == rank + 1) or (other == below and one == rank + 1)


def next_to(rank: i64, other: i64) -> bool:
    """Return whether the two ranks are neighbours, the ace being next to both king and 2."""
    apart = max(rank, other) - min(rank, other)
    return apart == 1 or apart == ACE - LOWEST
