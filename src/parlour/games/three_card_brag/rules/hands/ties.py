# parlour: hot
"""What wild cards stand for, and how hands of equal strength are parted (§Trump, §Ties)."""

from typing import Final

from parlour.cards.codes import CLUBS, DIAMONDS, HEARTS, JOKER, LOWEST, RANKS, SPADES, SUIT_OF, card_of
from parlour.games.three_card_brag.rules.hands.ranking import HAND, HandRanking

_SUIT_ORDER: Final = [0, 2, 3, 1]
"""How high each suit counts, in the order of the codes: clubs, hearts, spades, diamonds."""

_HIGHEST_SUIT_FIRST: Final = (SPADES, HEARTS, DIAMONDS, CLUBS)
_BY_SUIT: Final = [card_of(rank, suit) for suit in _HIGHEST_SUIT_FIRST for rank in range(14, LOWEST - 1, -1)]
_ALL_SUITS: Final = 64


def stand_ins(ranking: HandRanking, hand: list[int], trump: int) -> list[int]:
    """The hand with wild cards as what they stand for: best hand, then itself, then highest suit (§Trump)."""
    places = [place for place in range(HAND) if ranking.is_wild(hand[place], trump)]
    made = hand[:]
    for place in places:
        made[place] = JOKER
    best = ranking.table.lookup(made)
    for place in places:
        made[place] = _stand_in(ranking, made, place, hand=hand, best=best)
    return made


def _stand_in(ranking: HandRanking, made: list[int], place: int, *, hand: list[int], best: int) -> int:
    """What one wild card stands for so that the best hand stays within reach of the others (§Trump)."""
    trial = made[:]
    itself = [hand[place]] if hand[place] != JOKER else []
    for card in itself + _BY_SUIT:
        if card in made or (card in hand and card != hand[place]):
            continue
        trial[place] = card
        if ranking.table.lookup(trial) == best:
            return card
    raise AssertionError("some card makes the best hand")


def tie_key(ranking: HandRanking, hand: list[int], trump: int) -> int:
    """What parts hands of equal strength: natural before wild, then suits, as the switches say (§Ties)."""
    made = stand_ins(ranking, hand, trump)
    key = 0
    if ranking.switches.natural_beats_wild and made == hand:
        key += _ALL_SUITS
    if ranking.switches.suit_tiebreak:
        key += suit_key(ranking, made)
    return key


def suit_key(ranking: HandRanking, made: list[int]) -> int:
    """The suits of all cards in comparison order as one number, the first one weighing most (§Ties)."""
    key = 0
    for card in in_order(ranking, made):
        key = key * 4 + _SUIT_ORDER[SUIT_OF[card]]
    return key


def in_order(ranking: HandRanking, made: list[int]) -> list[int]:
    """The cards in the order in which they are compared; of one rank, the higher suit first (§Ties)."""
    ranks = tuple(sorted([RANKS[card] for card in made], reverse=True))
    left = sorted(made, key=_suit_height, reverse=True)
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


def _suit_height(card: int) -> int:
    return _SUIT_ORDER[SUIT_OF[card]]
