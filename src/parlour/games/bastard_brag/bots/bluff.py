"""How house bots bluff at Bastard Brag: knocking early to rush the others, and hiding what they hold."""

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.rules.dealing import HIDDEN

Weighed = list[tuple[float, Move]]
"""Moves, each with what it is worth to the bot."""


class BluffStyle:
    """How often a bot knocks on a middling hand, and how often it hides a swap that is nearly as good."""

    def __init__(self, rush: float, cover: float) -> None:
        self.rush = rush
        self.cover = cover

    def rushes(self, luck: Luck) -> bool:
        """Whether the bot knocks now on a hand that is only middling."""
        return luck.chance(self.rush)

    def pick(self, weighed: Weighed, margin: float, luck: Luck) -> Move:
        """The best move, or now and then a hidden swap that is worth hardly less."""
        top, best = max(weighed, key=worth)
        hidden = [move for value, move in weighed if value >= top - margin and is_hidden(move)]
        return hidden[0] if hidden and luck.chance(self.cover) else best


def worth(weighed: tuple[float, Move]) -> float:
    return weighed[0]


def is_hidden(move: Move) -> bool:
    """Whether the move swaps one card with the hidden place."""
    return move.verb == "SWAP_SINGLE" and move.slots[1] == HIDDEN


STYLES = {
    "easy": BluffStyle(rush=0.01, cover=0.0),
    "medium": BluffStyle(rush=0.08, cover=0.25),
    "hard": BluffStyle(rush=0.2, cover=0.5),
}
