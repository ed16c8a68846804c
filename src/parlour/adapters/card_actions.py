"""Actions for moves that name cards: by how many cards they name, and by the highest card code among them.

Card action 2 (53 (n - 1) + c) is the first of the moves that name n cards of which c is the highest code, in
the order in which the game lists its moves (weak before strong, where a game has such an order); the next
number is the last of them, and closed where there is only one. From five cards on n is five. Moves between
the first and the last share the rungs of their verb.
"""

from parlour.engine.play.choices import Choice
from parlour.engine.play.move import Move

CODES = 53
SIZES = 5
ENDS = 2
CARD_ACTIONS = SIZES * CODES * ENDS
LISTED = 4096
"""So many moves are looked at; of more, evenly spaced ones."""


def card_moves(choice: Choice) -> tuple[dict[int, Move], list[Move]]:
    """The move behind every card action of the choice, and the moves behind none, in the game's order."""
    alike: dict[int, list[Move]] = {}
    for move in listed_moves(choice):
        alike.setdefault(card_action(move.cards), []).append(move)
    firsts = {action: moves[0] for action, moves in alike.items()}
    lasts = {action + 1: moves[-1] for action, moves in alike.items() if len(moves) > 1}
    return firsts | lasts, [move for moves in alike.values() for move in moves[1:-1]]


def card_action(cards: tuple[int, ...]) -> int:
    """The card action of the first move that is like one with these cards."""
    return ((min(len(cards), SIZES) - 1) * CODES + max(cards)) * ENDS


def listed_moves(choice: Choice) -> list[Move]:
    """All moves of the choice, or as many evenly spaced ones as are looked at."""
    count = choice.count()
    shown = min(count, LISTED)
    return [choice.nth(index * count // shown) for index in range(shown)]
