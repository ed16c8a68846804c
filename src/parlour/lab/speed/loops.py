# parlour: hot
"""The loops that are timed, compiled like what they call, so that the loop itself costs next to nothing."""

from collections.abc import Callable

from mypy_extensions import i64

from parlour.cards.luck import Luck
from parlour.cards.tables import HandTable
from parlour.engine.play.position import Position
from parlour.engine.playout import playout


def play_games(begin: Callable[[int], Position], first: int, games: int) -> int:
    """Play random games from their deal to their end and return how many decisions they took."""
    decisions: i64 = 0
    for number in range(first, first + games):
        decisions += playout(begin(number), Luck(number, 1))
    return decisions


def copy_often(position: Position, times: int) -> None:
    for _copy in range(times):
        position.copy()


def rank_hands(table: HandTable, cards: list[int]) -> int:
    """Rank the cards hand by hand and return the sum of the values."""
    total: i64 = 0
    start: i64 = 0
    end: i64 = len(cards)
    while start < end:
        total += table.lookup(cards, start)
        start += table.size
    return total
