# parlour: hot
"""The kinds of choice a seat can have: each counts, numbers, tests and describes its moves unlisted."""

from mypy_extensions import mypyc_attr

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool, Span
from parlour.engine.words.sentence import Sentence, sentence_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """All the moves of one verb that are open now, numbered from 0 to count - 1."""

    def __init__(self, verb: str) -> None:
        self.verb = verb

    def count(self) -> int:
        """Return how many moves these are."""
        raise NotImplementedError

    def nth(self, index: int) -> Move:
        """Return the move of this number."""
        raise NotImplementedError

    def holds(self, move: Move) -> bool:
        """Return whether a move of this verb is among these."""
        raise NotImplementedError

    def form(self) -> Form:
        """Return what a front end must ask for to make such a move."""
        raise NotImplementedError

    def wants(self) -> Sentence:
        """Return what the verb takes, as a sentence, for a refusal."""
        raise NotImplementedError

    def objection(self, move: Move) -> Sentence:
        """Return why a move of this verb is not among these, by default what the verb takes."""
        return self.wants()

    def sample(self, luck: Luck) -> Move:
        """Return any of these moves, all equally likely."""
        return self.nth(luck.below(self.count()))

    def pick(self, luck: Luck) -> Move:
        """Return a move for random play: any of these, unless a game sorts them and takes a sort first."""
        return self.sample(luck)

    def representatives(self, most: int) -> list[Move]:
        """Return all moves, or so many that stand for them: always the same, in order."""
        return [self.nth(index) for index in even_steps(self.count(), most)]


class Plain(Choice):
    """A verb that needs nothing more: fold, knock, pass."""

    def __init__(self, verb: str) -> None:
        super().__init__(verb)
        self.move = Move(verb)
        self._form: Form | None = None

    def count(self) -> int:
        return 1

    def nth(self, index: int) -> Move:
        return self.move

    def holds(self, move: Move) -> bool:
        return move == self.move

    def form(self) -> Form:
        if self._form is None:
            self._form = Form(verb=self.verb)
        return self._form

    def wants(self) -> Sentence:
        return sentence_of("wants.nothing", verb=self.verb)

    def sample(self, luck: Luck) -> Move:
        return self.move


class Amount(Choice):
    """A verb with a number between two bounds, in steps."""

    def __init__(self, verb: str, low: int, high: int, step: int = 1) -> None:
        super().__init__(verb)
        self.low = low
        self.high = high
        self.step = step

    def count(self) -> int:
        return (self.high - self.low) // self.step + 1

    def nth(self, index: int) -> Move:
        return Move(self.verb, amount=self.low + index * self.step)

    def holds(self, move: Move) -> bool:
        if move.slots or move.cards or move.suit:
            return False
        return self.low <= move.amount <= self.high and (move.amount - self.low) % self.step == 0

    def form(self) -> Form:
        return Form(verb=self.verb, amount=Span(low=self.low, high=self.last(), step=self.step))

    def representatives(self, most: int) -> list[Move]:
        """Return the lowest, the highest and some between: small amounts are told apart, large ones less."""
        return [self.nth(index) for index in growing_steps(self.count(), most)]

    def last(self) -> int:
        """Return the highest amount that the steps reach."""
        return self.low + (self.count() - 1) * self.step

    def wants(self) -> Sentence:
        key = "wants.amount-in-steps" if self.step > 1 else "wants.amount"
        return sentence_of(key, verb=self.verb, low=self.low, high=self.last(), step=self.step)


class Places(Choice):
    """A verb with one place out of each pool: hand card 2 for centre card 1."""

    def __init__(self, verb: str, pools: list[Pool]) -> None:
        super().__init__(verb)
        self.pools = pools
        self.options = [pool.options for pool in pools]

    def count(self) -> int:
        total = 1
        for options in self.options:
            total *= len(options)
        return total

    def nth(self, index: int) -> Move:
        picks = []
        for options in self.options:
            index, place = divmod(index, len(options))
            picks.append(options[place])
        return Move(self.verb, slots=tuple(picks))

    def holds(self, move: Move) -> bool:
        if move.cards or move.amount or move.suit or len(move.slots) != len(self.pools):
            return False
        return all(slot in options for slot, options in zip(move.slots, self.options, strict=True))

    def form(self) -> Form:
        return Form(verb=self.verb, pools=self.pools)

    def wants(self) -> Sentence:
        pools = [
            sentence_of("wants.one-place", pool=f"pool.{pool.zone}", options=pool.options)
            for pool in self.pools
        ]
        return sentence_of("wants.places", verb=self.verb, pools=pools)


def even_steps(count: int, most: int) -> list[int]:
    """Return all numbers below count, or so many equally far apart, the first and the last included."""
    if count <= most:
        return list(range(count))
    return [step * (count - 1) // (most - 1) for step in range(most)]


def growing_steps(count: int, most: int) -> list[int]:
    """Return the same with growing steps: as many for each doubling as there is room for, and the last."""
    if count <= most:
        return list(range(count))
    doublings = [0]
    while 2 * doublings[-1] + 1 < count - 1:
        doublings.append(2 * doublings[-1] + 1)
    room = most - 1
    kept, parts = doublings[:: 1 + len(doublings) // room], max(1, room // len(doublings))
    return [*_between(kept, count - 1, parts), count - 1]


def _between(marks: list[int], end: int, parts: int) -> list[int]:
    """Return the marks, each with the numbers that part the way to the next, or to the end, so many times."""
    found: list[int] = []
    for place, mark in enumerate(marks):
        gap = (marks[place + 1] if place + 1 < len(marks) else end) - mark
        steps = min(parts, gap)
        found += [mark + gap * step // steps for step in range(steps)]
    return found
