# parlour: hot
"""What wild cards stand for, and how hands of equal strength are parted (§Trump, §Ties)."""

from typing import Final

from parlour.cards.codes import JOKER, RANKS, SUIT_OF
from parlour.games.three_card_brag.rules.hands.ranking import HAND, HandRanking

_ALL_SUITS: Final = 64
_NOT_READ: Final = -1


def stand_ins(ranking: HandRanking, hand: list[int], trump: int) -> list[int]:
    """Return the hand with wild cards as what they stand for: the best hand, ties included (§Trump).

    Of readings that are as good, a wild card stands rather for itself, then for the highest suit.
    """
    return _Readings(ranking, hand, trump).best


def tie_key(ranking: HandRanking, hand: list[int], trump: int) -> int:
    """Return what parts equal hands: natural before wild, then suits, as the switches say (§Ties)."""
    return _Readings(ranking, hand, trump).key


class _Readings:
    """All readings of a hand that make it as strong as can be, and which of them is best at a tie."""

    def __init__(self, ranking: HandRanking, hand: list[int], trump: int) -> None:
        self.ranking = ranking
        self.hand = hand
        self.places = [place for place in range(HAND) if ranking.is_wild(hand[place], trump)]
        self.best = hand
        self.key = _NOT_READ
        made = hand[:]
        for place in self.places:
            made[place] = JOKER
        self.strength: int = ranking.table.lookup(made)
        self._read(made, 0)

    def _read(self, made: list[int], wilds: int) -> None:
        """Go through the readings of the wild cards from this one on; the first of equals is kept."""
        if wilds == len(self.places):
            key = _key_of(self.ranking, made, self.hand)
            if key > self.key:
                self.best, self.key = made[:], key
            return
        place = self.places[wilds]
        for card in self._cards_for(place):
            if card in made:
                continue
            trial = made[:]
            trial[place] = card
            if self.ranking.table.lookup(trial) == self.strength:
                self._read(trial, wilds + 1)

    def _cards_for(self, place: int) -> list[int]:
        """Return what the wild card here may stand for: itself first, and no card held already."""
        itself = self.hand[place]
        others = [card for card in self.ranking.by_suit if card not in self.hand]
        return others if itself == JOKER else [itself, *others]


def _key_of(ranking: HandRanking, made: list[int], hand: list[int]) -> int:
    key = 0
    if ranking.switches.natural_beats_wild and made == hand:
        key += _ALL_SUITS
    if ranking.switches.suit_tiebreak:
        key += suit_key(ranking, made)
    return key


def suit_key(ranking: HandRanking, made: list[int]) -> int:
    """Return all suits in the order of comparison as one number, the first weighing most (§Ties)."""
    key = 0
    for card in in_order(ranking, made):
        key = key * 4 + ranking.suit_heights[SUIT_OF[card]]
    return key


def in_order(ranking: HandRanking, made: list[int]) -> list[int]:
    """Return the cards in the order of comparison; of one rank, the higher suit first (§Ties)."""
    ranks = tuple(sorted([RANKS[card] for card in made], reverse=True))
    heights = ranking.suit_heights
    left = sorted(made, key=lambda card: heights[SUIT_OF[card]], reverse=True)
    cards = []
    for rank in ranking.compared(ranks):
        card = _first_of_rank(left, rank)
        left.remove(card)
        cards.append(card)
    return cards


def _first_of_rank(cards: list[int], rank: int) -> int:
    for card in cards:
        if RANKS[card] == rank:
            return card
    raise AssertionError("the hand holds this rank")
