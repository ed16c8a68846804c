"""The careless player at Five-Card Draw: no odds, no patience with draws, and kickers kept for comfort."""

from parlour.cards.codes import RANKS
from parlour.cards.luck import Luck
from parlour.games.five_card_draw.bots.discards import times
from parlour.games.five_card_draw.bots.medium import Spot, Word
from parlour.games.five_card_draw.rules.hands import HAND, PAIR, STRAIGHT, THREE, category, strength
from parlour.games.five_card_draw.rules.verbs import CALL, CHECK, FOLD

CURIOUS = 0.5


def careless_word(kind: int, spot: Spot, luck: Luck) -> Word:
    """Bets little, and only on three of a kind; calls with any pair, and half the time with nothing."""
    if spot.bet == 0:
        return spot.rise(spot.low) if kind >= THREE else (CHECK, 0)
    if kind >= STRAIGHT:
        return spot.rise(spot.low)
    return (CALL if kind >= PAIR or luck.chance(CURIOUS) else FOLD), 0


def careless_discards(hand: list[int], most: int) -> list[int]:
    """Keeps what is paired and two kickers, or the three best cards; never draws to a flush or a straight."""
    if category(strength(hand)) >= STRAIGHT:
        return []
    by_worth = sorted(range(HAND), key=lambda place: (times(hand, place), RANKS[hand[place]]))
    paired = sum(1 for place in range(HAND) if times(hand, place) > 1)
    return sorted(by_worth[: min(most, max(0, HAND - max(3, paired + 2)))])
