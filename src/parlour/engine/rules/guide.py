"""A guided first game as a game's folder writes it down: guide.json, typed.

It says by which rules and with which seed the game is dealt, what the learner is told at each decision and
what is suggested there, and what the rivals play. The learner sits on seat 0, the rivals on those after it.
"""

from typing import Any

import msgspec

from parlour.cards.notation import BadCard, parse_cards
from parlour.engine.errors import BadRules
from parlour.engine.play.move import Move
from parlour.engine.rules.loading import Tree, plain_complaint

LEARNER = 0


class _Part(msgspec.Struct, rename="camel", forbid_unknown_fields=True, frozen=True):
    """A part of guide.json: a field that nobody knows is refused."""


class ScriptMove(_Part, frozen=True):
    """A move as a person would write it down: cards by their names."""

    verb: str
    slots: tuple[int, ...] = ()
    cards: str = ""
    amount: int = 0
    suit: str = ""

    def move(self) -> Move:
        return Move(self.verb, self.slots, tuple(cards_of(self.cards)), self.amount, self.suit)


class NamedCards(_Part, frozen=True):
    """Cards that a sentence names, and the zone where they lie: the learner's own, or nobody's."""

    zone: str
    cards: str


class ScriptStep(_Part, frozen=True):
    """One decision of the learner: the keys of what is said, the cards named in it, the move suggested."""

    say: list[str]
    move: ScriptMove
    cards: dict[str, NamedCards] = {}


class Script(_Part, frozen=True):
    """A whole guided game; `rivals` has the moves of each seat after the learner's.

    `changes` are what makes it short, over the rules of the variant.
    """

    seed: str
    steps: list[ScriptStep]
    rivals: list[list[ScriptMove]]
    goodbye: list[str]
    variant: str = "default"
    changes: dict[str, Any] = {}

    @property
    def seats(self) -> int:
        return 1 + len(self.rivals)

    def moves_of(self, seat: int) -> list[Move]:
        """Return what is played on this seat from first to last."""
        if seat == LEARNER:
            return [step.move.move() for step in self.steps]
        return [each.move() for each in self.rivals[seat - 1]]


def read_script(tree: Tree, where: str) -> Script:
    """Read the script in this JSON; say which field is wrong where it is none."""
    try:
        script = msgspec.convert(tree, Script)
    except msgspec.ValidationError as error:
        raise BadRules("wrong-guide", f"{where}: {plain_complaint(str(error))}.") from None
    if not script.steps or not script.rivals:
        raise BadRules("wrong-guide", f"{where}: a guided game has steps, and rivals to play against.")
    if len(script.seed) != 64 or not set(script.seed) <= set("0123456789abcdef"):
        raise BadRules("wrong-guide", f"{where}: the seed is 32 bytes, written as 64 digits from 0 to f.")
    return script


def cards_of(text: str) -> list[int]:
    """Return the cards that a text names; refuse what is no card."""
    try:
        return parse_cards(text) if text else []
    except BadCard as error:
        raise BadRules("wrong-guide", f"A guided game: {error}.") from None
