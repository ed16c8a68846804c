# parlour: hot
"""Shuffle: where a game's chance comes from.

A shuffle has no memory. Every chance event of a game has a running number, and what comes of it depends
only on the seed, that number and what is asked; so positions share one shuffle and copies stay independent.
"""

from typing import final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.luck import Luck
from parlour.cards.vectors import vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Shuffle:
    """What every source of chance can do."""

    def order(self, cards: list[int], event: int) -> None:
        """Put the cards into the order that chance event brings, in place."""
        raise NotImplementedError

    def order_first(self, cards: list[int], count: int, event: int) -> None:
        """Order the cards where only the first so many will be dealt; the others may lie as they like."""
        self.order(cards, event)

    def order_packed(self, cards: vec[u8], count: i64, event: int) -> None:
        """Order packed cards as `order_first` does."""
        listed = [int(card) for card in cards]
        self.order_first(listed, count, event)
        _lay(listed, cards)

    def order_back_packed(self, cards: vec[u8], count: i64, event: int) -> None:
        """Order packed cards as `order` does where only the last so many will be dealt."""
        listed = [int(card) for card in cards]
        self.order(listed, event)
        _lay(listed, cards)

    def lots(self, count: int, event: int) -> list[int]:
        """Return the numbers below the count, which are no cards, in the order that chance brings."""
        numbers = list(range(count))
        self.order(numbers, event)
        return numbers

    def below(self, limit: int, event: int) -> int:
        """Return a number from 0 to limit - 1, drawn by that chance event."""
        raise NotImplementedError


def _lay(listed: list[int], cards: vec[u8]) -> None:
    """Put listed cards where packed ones lie."""
    for place in range(len(cards)):
        cards[place] = u8(listed[place])


@final
class FastShuffle(Shuffle):
    """Quick and repeatable, for simulation: anybody who sees a few cards could work out the rest."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def order(self, cards: list[int], event: int) -> None:
        Luck(self.seed, event).shuffle(cards)

    def order_first(self, cards: list[int], count: int, event: int) -> None:
        Luck(self.seed, event).shuffle_first(cards, count)

    def order_packed(self, cards: vec[u8], count: i64, event: int) -> None:
        Luck(self.seed, event).shuffle_packed(cards, count)

    def order_back_packed(self, cards: vec[u8], count: i64, event: int) -> None:
        Luck(self.seed, event).shuffle_back_packed(cards, count)

    def below(self, limit: int, event: int) -> int:
        return Luck(self.seed, event).below(limit)

    def __reduce__(self) -> tuple[type["FastShuffle"], tuple[int]]:
        return FastShuffle, (self.seed,)
