# parlour: hot
"""The legal moves of a seat as one object: iterate, count, test membership, sample, describe."""

from collections.abc import Iterator

from parlour.cards.luck import Luck
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form
from parlour.engine.words.sentence import Sentence


class Moves:
    """What a seat may do now. It holds nothing that the seat cannot see.

    A game may hand out the same one again and again; where it says so with `lasting`, what is made of it may
    be kept.

    >>> import parlour
    >>> position = parlour.game("five-card-draw").new(2, seed=7)
    >>> moves = position.moves(position.to_act()[0])
    >>> moves
    <Moves: 4 in all, FOLD 1, CHECK 1, BET 2>
    >>> parlour.Move("BET", amount=2) in moves, parlour.Move("BET", amount=3) in moves
    (True, False)
    >>> next(iter(moves))
    <FOLD>
    """

    def __init__(self, choices: list[Choice], *, lasting: bool = False) -> None:
        self.choices = choices
        self.lasting = lasting

    def count(self) -> int:
        """Return how many moves are open."""
        total = 0
        for choice in self.choices:
            total += choice.count()
        return total

    def __bool__(self) -> bool:
        return len(self.choices) > 0

    def __iter__(self) -> Iterator[Move]:
        for choice in self.choices:
            for index in range(choice.count()):
                yield choice.nth(index)

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, Move):
            return False
        return any(choice.verb == move.verb and choice.holds(move) for choice in self.choices)

    def __repr__(self) -> str:
        parts = [f"{choice.verb} {choice.count()}" for choice in self.choices]
        return f"<Moves: {', '.join([f'{self.count()} in all', *parts])}>"

    def sample(self, luck: Luck) -> Move:
        """Return any legal move, all equally likely."""
        index = luck.below(self.count())
        for choice in self.choices:
            if index < choice.count():
                return choice.nth(index)
            index -= choice.count()
        raise AssertionError("the index lies within the count")

    def pick(self, luck: Luck) -> Move:
        """Pick a random verb, then a random move of it: random play in which every verb gets its chance."""
        choices = self.choices
        return choices[luck.below(len(choices))].pick(luck)

    def verbs(self) -> list[str]:
        """Return the open verbs in order."""
        return [choice.verb for choice in self.choices]

    def forms(self) -> list[Form]:
        """Return what a front end must ask for, a form for each verb."""
        return [choice.form() for choice in self.choices]

    def objection(self, move: Move) -> Sentence | None:
        """Return why an open verb does not take this move, as a sentence; None when it is not open."""
        for choice in self.choices:
            if choice.verb == move.verb:
                return choice.objection(move)
        return None

    def wanted(self, verb: str) -> Sentence | None:
        """Return what an open verb takes, as a sentence; None when it is not open."""
        for choice in self.choices:
            if choice.verb == verb:
                return choice.wants()
        return None
