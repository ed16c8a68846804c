# parlour: hot
"""A hand as it is read: its category, its printed ranks, and which of its cards are wild."""

from parlour.cards.codes import ACE, LOWEST, RANKS
from parlour.games.three_card_brag.hands import HAND, NO_TRUMP, PRIAL, HandRanking, is_run


class Reading:
    """Three cards under a trump, read by a ranking."""

    def __init__(self, ranking: HandRanking, cards: list[int], trump: int) -> None:
        self.ranking = ranking
        self.cards = cards
        self.trump = trump
        self.strength: int = ranking.strength(cards, 0, trump)
        self.category = ranking.category(self.strength)
        self.ranks = [RANKS[card] for card in cards]

    def leading_rank(self) -> int:
        """The rank of a prial or a pair, or the highest card, wild cards counting as what they stand for."""
        naturals = self.natural_ranks()
        if self.category == PRIAL:
            return naturals[0] if naturals else 3
        for rank in naturals:
            if naturals.count(rank) == 2:
                return rank
        return max(naturals)

    def natural_ranks(self) -> list[int]:
        """The ranks of the cards that are not wild."""
        return [RANKS[card] for card in self.cards if not self.ranking.is_wild(card, self.trump)]

    def trumps_held(self) -> list[int]:
        """The places of the trump, or of the cards of its rank where those are wild too."""
        if self.trump == NO_TRUMP:
            return []
        return [place for place in range(HAND) if self.ranks[place] > 0 and self.is_trump(self.cards[place])]

    def is_trump(self, card: int) -> bool:
        return self.ranking.is_wild(card, self.trump)

    def trump_in_middle(self) -> bool:
        """The trump is held between the ranks next to its own, as the middle of a run (§Trump)."""
        for place in self.trumps_held():
            others = self.ranks[:place] + self.ranks[place + 1 :]
            if middle_of_run(self.ranks[place], others):
                return True
        return False

    def adjacent_to_trump(self) -> bool:
        """Some other card is one rank off the trump's; the ace is next to both king and 2 (§Trump)."""
        if self.trump == NO_TRUMP:
            return False
        rank = RANKS[self.trump]
        return sum([1 for other in self.ranks if other > 0 and next_to(other, rank)]) > 0

    def prial_with_trump(self) -> bool:
        """A prial in which a trump stands for another rank than its own (§Bonus rules)."""
        if self.category != PRIAL:
            return False
        rank = self.leading_rank()
        return sum([1 for place in self.trumps_held() if self.ranks[place] != rank]) > 0


def middle_of_run(rank: int, others: list[int]) -> bool:
    """Whether the rank lies between the two others in a run of three."""
    run = tuple(sorted([rank, *others], reverse=True))
    if not is_run(run):
        return False
    middle = LOWEST if run[0] == ACE and run[2] == LOWEST else run[1]
    return rank == middle


def next_to(rank: int, other: int) -> bool:
    """Whether the two ranks are neighbours, the ace being next to both king and 2."""
    apart = abs(rank - other)
    return apart in (1, ACE - LOWEST)
