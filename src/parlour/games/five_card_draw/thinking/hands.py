# parlour: hot
"""What hands of Five-Card Draw are worth to imagined players: before the draw, and after so many cards."""

import math
from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import RANKS, SUIT_OF
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.five_card_draw.rules.hands import HAND, STRAIGHT, category, strength
from parlour.games.five_card_draw.rules.table import NOT_YET, SECOND_BETS, DrawTable

SAMPLE: Final = 4000
ALIKE: Final = 60
"""So many hands to either side of one count as like it."""
ENOUGH: Final = 20


class Fields:
    """The strengths of many hands in order: as dealt, and after the draw, also by the number of cards drawn.

    `hopes` says for each hand as dealt, in that order, what share of hands it beats in the end.
    """

    def __init__(self) -> None:
        luck, cards = Luck(1), pack()
        dealt: list[tuple[int, int]] = []
        self.after: list[list[int]] = [[] for _ in range(HAND + 2)]
        for _ in range(SAMPLE):
            luck.shuffle(cards)
            places = thrown(cards[:HAND], HAND)
            final = redrawn(cards, places)
            dealt.append((int(strength(cards)), final))
            self.after[len(places)].append(final)
            self.after[NOT_YET].append(final)
        for field in self.after:
            field.sort()
        dealt.sort()
        self.before = [held for held, _ in dealt]
        self.hopes = smoothed([beaten(self.after[NOT_YET], final) for _, final in dealt])


def redrawn(cards: list[int], places: list[int]) -> int:
    """The strength of the first five cards once the last ones have replaced those at the places."""
    hand = cards[:HAND]
    for number, place in enumerate(places):
        hand[place] = cards[len(cards) - 1 - number]
    return int(strength(hand))


def smoothed(shares: list[float]) -> list[float]:
    """Each with the mean of those around it."""
    means = []
    for place in range(len(shares)):
        around = shares[max(0, place - ALIKE) : place + ALIKE + 1]
        means.append(sum(around) / len(around))
    return means


_made: Final[list[Fields]] = []


def fields() -> Fields:
    if not _made:
        _made.append(Fields())
    return _made[0]


def beaten(field: list[int], held: int) -> float:
    """The share of the field that is lower."""
    return bisect_left(field, held) / len(field)


def thrown(hand: list[int], most: int) -> list[int]:
    """Everything but sets, four of a suit or the highest card, the lowest first; a straight stays whole."""
    if category(strength(hand)) >= STRAIGHT:
        return []
    ranks, suits = [RANKS[card] for card in hand], [SUIT_OF[card] for card in hand]
    loose = [place for place in range(HAND) if ranks.count(ranks[place]) == 1]
    if len(loose) == HAND:
        odd = [place for place in loose if suits.count(suits[place]) == 1]
        loose = odd if len(odd) == 1 else [place for place in loose if ranks[place] != max(ranks)]
    return sorted(sorted(loose, key=ranks.__getitem__)[:most])


def share(held: i64, drew: int) -> float:
    """The share of hands that it beats in the end: after the draw among those who drew as many cards."""
    known = fields().after[drew]
    return beaten(known if len(known) >= ENOUGH else fields().after[NOT_YET], int(held))


def hope(held: i64) -> float:
    """The share of hands that a hand as dealt beats in the end, on average."""
    return fields().hopes[min(SAMPLE - 1, bisect_left(fields().before, int(held)))]


def win_chance(table: DrawTable, seat: int) -> float:
    """How often the hand is the highest of all in the end."""
    held = strength(table.hands, HAND * seat)
    if table.stage < SECOND_BETS:
        return math.pow(hope(held), float(int(table.still_in()) - 1))
    chance = 1.0
    for rival in range(table.seats):
        if rival != seat and table.live[rival]:
            chance *= share(held, table.drew[rival])
    return chance
