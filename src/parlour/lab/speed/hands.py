"""What is timed of hands: ranking them one at a time, compiled and from Python, and in batches."""

from collections.abc import Sequence
from importlib.util import find_spec
from typing import Final

from parlour.cards.luck import Luck
from parlour.cards.pack import pack
from parlour.cards.tables import HandTable
from parlour.engine.rules.game import Game
from parlour.lab.speed.loops import rank_hands
from parlour.lab.speed.stopwatch import Measure, Work

HANDS: Final = 10_000
BATCH: Final = 1_000_000
JOKERS: Final = 4
"""Every table ranks wild cards too, so some are dealt."""


def dealt_hands(size: int, jokers: int, hands: int = HANDS) -> list[int]:
    """Return the cards of so many hands, each from a pack freshly shuffled, one hand after the other."""
    luck, cards, dealt = Luck(size), pack(jokers=jokers), list[int]()
    for _ in range(hands):
        luck.shuffle(cards)
        dealt += cards[:size]
    return dealt


def one_at_a_time(table: HandTable, cards: list[int]) -> Work:
    """Return the work of ranking hands in a compiled loop."""

    def work(number: int) -> tuple[int]:
        rank_hands(table, cards)
        return (len(cards) // table.size,)

    return work


def from_python(table: HandTable, cards: list[int]) -> Work:
    """Return the work of ranking hands by calls from an interpreted loop."""
    size = int(table.size)
    hands = [cards[start : start + size] for start in range(0, len(cards), size)]

    def work(number: int) -> tuple[int]:
        lookup = table.lookup
        for hand in hands:
            lookup(hand)
        return (len(hands),)

    return work


def in_batches(table: HandTable, cards: list[int]) -> Work:
    """Return the work of ranking a million hands at a time, the same hands over and over."""
    import numpy as np

    from parlour.cards.batch import HandBatch

    batch, size = HandBatch(table), int(table.size)
    rows = np.array(cards, dtype=np.uint8).reshape(-1, size)
    columns = np.ascontiguousarray(np.resize(rows, (BATCH, size)).T)

    def work(number: int) -> tuple[int]:
        return (len(batch.values(columns)),)

    return work


def hand_measures(games: Sequence[Game]) -> list[Measure]:
    """Return measures of the hand tables that these games bring, by name; batches where numpy is."""
    return [
        measure
        for game in games
        if game.hand_tables is not None
        for name, table in game.hand_tables().items()
        for measure in _table_measures(name, table)
    ]


def _table_measures(name: str, table: HandTable) -> list[Measure]:
    cards = dealt_hands(int(table.size), JOKERS)
    measures = [
        Measure(name, ("ranks",), one_at_a_time(table, cards)),
        Measure(name, ("ranks called from Python",), from_python(table, cards)),
    ]
    if find_spec("numpy") is not None:
        measures.append(Measure(name, ("ranks in numpy batches",), in_batches(table, cards)))
    return measures
