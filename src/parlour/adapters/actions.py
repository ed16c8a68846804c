"""The action table: every open move of any game under a number from a fixed range.

Every verb has thirty-two rungs, in the order in which the rules asset names the verbs; rung r of verb v is
action 32 v + r. Where a verb has no more moves than rungs, its rungs are its moves in the order in which the
game lists them. Of more amounts every rung takes one, dense near the lowest and reaching the highest; of more
moves of another sort the rungs take evenly spaced ones. Moves that name cards have a table of their own.
"""

from parlour.adapters.card_actions import CARD_ACTIONS, card_moves
from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves

RUNGS = 32


class ActionTable:
    """Which number stands for which move; closed numbers stand for none."""

    def __init__(self, verbs: list[str], names_cards: bool) -> None:
        self.verbs = verbs
        self.first_card_action = len(verbs) * RUNGS
        self.size = self.first_card_action + (CARD_ACTIONS if names_cards else 0)

    def open(self, moves: Moves) -> dict[int, Move]:
        """The move behind every open action, actions in rising order."""
        found: dict[int, Move] = {}
        for choice in moves.choices:
            found |= self.of_choice(choice)
        return dict(sorted(found.items()))

    def of_choice(self, choice: Choice) -> dict[int, Move]:
        first = self.verbs.index(choice.verb) * RUNGS
        if not choice.nth(0).cards or self.size == self.first_card_action:
            return dict(enumerate(on_rungs(choice), first))
        listed, others = card_moves(choice)
        by_card = {self.first_card_action + number: move for number, move in listed.items()}
        return dict(enumerate(spread(others), first)) | by_card

    def name(self, action: int) -> str:
        """An action in words, for a person who reads a log: BET rung 7."""
        if action >= self.first_card_action:
            return f"card action {action - self.first_card_action}"
        return f"{self.verbs[action // RUNGS]} rung {action % RUNGS}"


def on_rungs(choice: Choice) -> list[Move]:
    """The moves of a verb that its rungs stand for, from the first to the last."""
    count = choice.count()
    if count <= RUNGS:
        return [choice.nth(index) for index in range(count)]
    step = cubic if choice.nth(0).amount > 0 else even
    return [choice.nth(step(rung, count)) for rung in range(RUNGS)]


def even(rung: int, count: int) -> int:
    """The rung's index among so many, the first and the last included, all equally far apart."""
    return rung * (count - 1) // (RUNGS - 1)


def cubic(rung: int, count: int) -> int:
    """The same with steps that grow with the rung: small bets are told apart, large ones less."""
    return rung + (count - RUNGS) * rung**3 // (RUNGS - 1) ** 3


def spread(moves: list[Move]) -> list[Move]:
    """All of them, or as many as there are rungs, evenly spaced."""
    if len(moves) <= RUNGS:
        return moves
    return [moves[even(rung, len(moves))] for rung in range(RUNGS)]
