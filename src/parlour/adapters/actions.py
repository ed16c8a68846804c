"""The action table: every open move of any game under numbers from a fixed range.

Every verb has a block of numbers, in the order in which the rules asset names the verbs. A verb that takes
several places has a number for each place and one for `done`, and is asked again and again (see `picks`).
Any other verb has thirty-two rungs: its moves in the order in which the game lists them, or as many that
stand for them where there are more. Moves that name cards have a table of their own behind all blocks.
"""

from collections.abc import Mapping
from itertools import accumulate
from typing import Final

from parlour.adapters.picks import Pick, is_of_places, may_stop, next_places, pick_or_move
from parlour.engine.play.arrangements import Order, Some
from parlour.engine.play.choices import Choice, even_steps
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves

RUNGS: Final = 32
CODES: Final = 53
SIZES: Final = 5
ENDS: Final = 2
CARD_ACTIONS: Final = SIZES * CODES * ENDS
LISTED: Final = 4096
"""So many moves that name cards are looked at; of more, evenly spaced ones."""

Steps = dict[int, Pick | Move]
"""What each open action comes to: a move, or a choice that goes on."""


class ActionTable:
    """Which number stands for which move; closed numbers stand for none.

    `places` says how many places each verb has that takes several.
    """

    def __init__(self, verbs: list[str], places: Mapping[str, int], names_cards: bool) -> None:
        self.verbs = verbs
        self.places = places
        self.widths = {verb: places[verb] + 1 if verb in places else RUNGS for verb in verbs}
        self.first = dict(zip(verbs, accumulate(self.widths.values(), initial=0), strict=False))
        self.first_card_action = sum(self.widths.values())
        self.size = self.first_card_action + (CARD_ACTIONS if names_cards else 0)

    def open(self, moves: Moves, pick: Pick | None = None) -> Steps:
        """Return what every open action comes to, in rising order; after a pick only those that go on."""
        found: Steps = {}
        for choice in moves.choices:
            if pick is None:
                found |= self._of_choice(choice)
            elif is_of_places(choice) and choice.verb == pick.verb:
                found |= self._of_places(choice, pick.slots)
        return dict(sorted(found.items()))

    def _of_choice(self, choice: Choice) -> Steps:
        verb = choice.verb
        if is_of_places(choice) and max(choice.options, default=0) < self.places.get(verb, 0):
            return self._of_places(choice, ())
        if choice.nth(0).cards and self.size > self.first_card_action:
            return self._of_cards(choice)
        return dict(enumerate(choice.representatives(self.widths[verb]), self.first[verb]))

    def _of_places(self, choice: Some | Order, slots: tuple[int, ...]) -> Steps:
        """Return a number for each place that may come next, and one for being done where that is enough."""
        first = self.first[choice.verb]
        found: Steps = {
            first + each: pick_or_move(choice, (*slots, each)) for each in next_places(choice, slots)
        }
        if may_stop(choice, slots):
            found[first + self.places[choice.verb]] = Move(choice.verb, slots=slots)
        return found

    def _of_cards(self, choice: Choice) -> Steps:
        """Return card actions, and rungs for the moves between the first and the last of their like."""
        listed, others = card_moves(choice)
        rungs = [others[index] for index in even_steps(len(others), RUNGS)]
        found: Steps = {self.first_card_action + number: move for number, move in listed.items()}
        return found | dict(enumerate(rungs, self.first[choice.verb]))

    def name(self, action: int) -> str:
        """Return an action in words, for a person who reads a log: BET rung 7, DRAW place 2, DRAW done."""
        if action >= self.first_card_action:
            return f"card action {action - self.first_card_action}"
        verb = [verb for verb in self.verbs if self.first[verb] <= action][-1]
        number = action - self.first[verb]
        if verb not in self.places:
            return f"{verb} rung {number}"
        return f"{verb} place {number}" if number < self.places[verb] else f"{verb} done"


def card_moves(choice: Choice) -> tuple[dict[int, Move], list[Move]]:
    """Return the move behind every card action of the choice, and the moves behind none, in the game's order.

    Card action 2 (53 (n - 1) + c) is the first of the moves that name n cards of which c is the highest code,
    in the order in which the game lists its moves (weak before strong, where a game has such an order); the
    next number is the last of them, and closed where there is only one. From five cards on n is five. Moves
    between the first and the last share the rungs of their verb.
    """
    alike: dict[int, list[Move]] = {}
    for move in listed_moves(choice):
        alike.setdefault(card_action(move.cards), []).append(move)
    firsts = {action: moves[0] for action, moves in alike.items()}
    lasts = {action + 1: moves[-1] for action, moves in alike.items() if len(moves) > 1}
    return firsts | lasts, [move for moves in alike.values() for move in moves[1:-1]]


def card_action(cards: tuple[int, ...]) -> int:
    """Return the card action of the first move that is like one with these cards."""
    return ((min(len(cards), SIZES) - 1) * CODES + max(cards)) * ENDS


def listed_moves(choice: Choice) -> list[Move]:
    """Return all moves of the choice, or as many evenly spaced ones as are looked at."""
    count = choice.count()
    shown = min(count, LISTED)
    return [choice.nth(index * count // shown) for index in range(shown)]
