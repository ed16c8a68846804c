# parlour: hot
"""Choices of several places at once: an order of all of them, or some of them."""

from math import comb, factorial

from parlour.cards.luck import Luck
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool
from parlour.engine.words.sentence import Sentence, sentence_of


class Order(Choice):
    """A verb with all places of a pool in the order the player likes."""

    def __init__(self, verb: str, pool: Pool) -> None:
        super().__init__(verb)
        self.pool = pool
        self.options: list[int] = pool.options

    def count(self) -> int:
        return factorial(len(self.options))

    def nth(self, index: int) -> Move:
        left = list(self.options)
        picks = []
        while left:
            index, place = divmod(index, len(left))
            picks.append(left.pop(place))
        return Move(self.verb, slots=tuple(picks))

    def holds(self, move: Move) -> bool:
        if move.cards or move.amount or move.suit:
            return False
        return sorted(move.slots) == sorted(self.options)

    def form(self) -> Form:
        return Form(verb=self.verb, pools=[self.pool])

    def wants(self) -> Sentence:
        return sentence_of("wants.order", verb=self.verb, pool=f"pool.{self.pool.zone}", options=self.options)

    def sample(self, luck: Luck) -> Move:
        picks = list(self.options)
        luck.shuffle(picks)
        return Move(self.verb, slots=tuple(picks))

    def representatives(self, most: int) -> list[Move]:
        """Return one order, which stands for all."""
        return [self.nth(0)]


class Some(Choice):
    """A verb with between least and most different places of a pool, in rising order."""

    def __init__(self, verb: str, pool: Pool) -> None:
        super().__init__(verb)
        self.pool = pool
        self.options: list[int] = pool.options
        self.least: int = pool.least
        self.most: int = pool.most

    def count(self) -> int:
        total = 0
        for size in range(self.least, self.most + 1):
            total += comb(len(self.options), size)
        return total

    def nth(self, index: int) -> Move:
        size = self.least
        while index >= comb(len(self.options), size):
            index -= comb(len(self.options), size)
            size += 1
        return Move(self.verb, slots=combination(sorted(self.options), size, index))

    def holds(self, move: Move) -> bool:
        if move.cards or move.amount or move.suit:
            return False
        rising = sorted(set(move.slots))
        return list(move.slots) == rising and self.fits(rising)

    def fits(self, slots: list[int]) -> bool:
        """Return whether there are neither too few nor too many, and all from the pool."""
        if not self.least <= len(slots) <= self.most:
            return False
        return all(slot in self.options for slot in slots)

    def form(self) -> Form:
        return Form(verb=self.verb, pools=[self.pool])

    def wants(self) -> Sentence:
        least, most, pool = self.least, self.most, f"pool.{self.pool.zone}"
        key = "wants.some" if least < most else "wants.exactly"
        return sentence_of(key, verb=self.verb, least=least, most=most, pool=pool, options=self.options)


def combination(options: list[int], size: int, index: int) -> tuple[int, ...]:
    """Return the index-th way to take size options, in the order in which they stand."""
    picks: list[int] = []
    for place, option in enumerate(options):
        if len(picks) == size:
            break
        with_this = comb(len(options) - place - 1, size - len(picks) - 1)
        if index < with_this:
            picks.append(option)
        else:
            index -= with_this
    return tuple(picks)
