"""Moves as plain JSON values, and back."""

from typing import Any

import msgspec

from parlour.engine.errors import BadMove
from parlour.engine.play.move import Move
from parlour.engine.rules.loading import Tree, plain_complaint


class SpelledMove(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A move as it is written down: a verb, and only those of the other fields that it has."""

    verb: str
    slots: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    amount: int = 0
    suit: str = ""

    def move(self) -> Move:
        return Move(self.verb, self.slots, self.cards, self.amount, self.suit)


def move_tree(move: Move) -> Tree:
    """Return the move as plain JSON values, absent fields left out."""
    tree: Tree = msgspec.to_builtins(SpelledMove(*move.key()))
    return tree | {name: list(tree[name]) for name in ("slots", "cards") if name in tree}


def move_from(tree: Any) -> Move:
    """Return the move that these JSON values spell; say which field is wrong when they spell none."""
    try:
        spelled = msgspec.convert(tree, SpelledMove)
    except msgspec.ValidationError as error:
        raise BadMove("bad-move", f"That is not a move: {plain_complaint(str(error))}.") from None
    return spelled.move()
