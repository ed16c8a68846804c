# parlour: hot
"""What hands of Five-Card Draw are worth to imagined players: before the draw, and after so many cards."""

import math
from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import RANKS, SUIT_OF
from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.games.five_card_draw.rules.drawing import with_drawn
from parlour.games.five_card_draw.rules.hands import HAND, STRAIGHT, category, strength
from parlour.games.five_card_draw.rules.table import DREW, NOT_YET, SECOND_BETS, DrawTable
from parlour.kit.field import field_of

_SAMPLE: Final = 4000
_ALIKE: Final = 60
"""So many hands to either side of one count as like it."""
_ENOUGH: Final = 20
"""Fields of fewer hands say too little; the field of all hands stands in for them."""

_SNOWS: Final = 166
_KICKERS: Final = 20
"""One hand in so many stands pat on what it was dealt, and one draws fewer cards than usual: with fewer of
them, whoever stands pat or keeps a kicker would always be believed."""


class _Fields:
    """Many hands in order: as dealt, and after the draw, also by the number of cards drawn.

    `hopes` says for each hand as dealt, in that order, what share of hands it beats in the end.
    """

    def __init__(self) -> None:
        luck, cards = Luck(1), pack()
        dealt: list[tuple[int, int]] = []
        after: list[list[int]] = [[] for _ in range(HAND + 2)]
        for number in range(_SAMPLE):
            luck.shuffle(cards)
            places = usual_discards(cards[:HAND], HAND)
            final = int(strength(with_drawn(cards[:HAND], places, cards[: -HAND - 1 : -1])))
            dealt.append((int(strength(cards)), final))
            after[len(places)].append(final)
            if number % _SNOWS == 0:
                after[0].append(int(strength(cards)))
            if number % _KICKERS == 0:
                _keep_more(cards, places, after)
            after[NOT_YET].append(final)
        everybody = field_of(after[NOT_YET])
        self.after = [field_of(final) if len(final) >= _ENOUGH else everybody for final in after]
        self.before = field_of([held for held, _ in dealt])
        dealt.sort()
        self.hopes = _smooth([everybody.share_below(final) for _, final in dealt])


def _keep_more(cards: list[int], places: list[int], after: list[list[int]]) -> None:
    """Add what the hand becomes with fewer cards drawn, at least one: the lowest usually thrown."""
    lowest = sorted(places, key=lambda place: RANKS[cards[place]])
    for count in range(1, len(places)):
        after[count].append(int(strength(with_drawn(cards[:HAND], lowest[:count], cards[: -HAND - 1 : -1]))))


def _smooth(shares: list[float]) -> list[float]:
    """Return the mean of each share and those around it."""
    means = []
    for place in range(len(shares)):
        around = shares[max(0, place - _ALIKE) : place + _ALIKE + 1]
        means.append(sum(around) / len(around))
    return means


_made: Final[list[_Fields]] = []


def _fields() -> _Fields:
    if not _made:
        _made.append(_Fields())
    return _made[0]


def usual_discards(hand: list[int], most: int) -> list[int]:
    """Return all but sets, four of a suit or the highest card, lowest first; a straight stays whole."""
    if category(strength(hand)) >= STRAIGHT:
        return []
    ranks, suits = [RANKS[card] for card in hand], [SUIT_OF[card] for card in hand]
    loose = [place for place in range(HAND) if ranks.count(ranks[place]) == 1]
    if len(loose) == HAND:
        odd = [place for place in loose if suits.count(suits[place]) == 1]
        loose = odd if len(odd) == 1 else [place for place in loose if ranks[place] != max(ranks)]
    return sorted(sorted(loose, key=ranks.__getitem__)[:most])


def share_beaten(held: i64, drew: int) -> float:
    """Return the share of hands that it beats in the end: after the draw, of those who drew as many."""
    return _fields().after[drew].share_below(int(held))


def hope(held: i64) -> float:
    """Return the share of hands that a hand as dealt beats in the end, on average."""
    return _fields().hopes[min(_SAMPLE - 1, _fields().before.lower(int(held)))]


def win_chance(table: DrawTable, seat: int) -> float:
    """Return how often the hand is the highest of all in the end."""
    held = table.strength_of(seat)
    if table.stage < SECOND_BETS:
        return math.pow(hope(held), float(int(table.still_in()) - 1))
    chance = 1.0
    for rival in range(table.seats):
        if rival != seat and table.is_live(rival):
            chance *= share_beaten(held, table.number(DREW, rival))
    return chance
