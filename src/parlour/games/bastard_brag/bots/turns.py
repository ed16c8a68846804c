"""What all house bots of Bastard Brag share: they deal plainly, weigh the moves of a turn, and bluff."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.vectors import vec
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.bastard_brag.bots.eyes import BastardEyes
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.swapping import swap_in_row
from parlour.games.bastard_brag.rules.table import HIDDEN
from parlour.games.bastard_brag.rules.terms import terms_of
from parlour.games.bastard_brag.rules.verbs import (
    DEAL,
    KNOCK,
    SINGLE_SWAPS,
    SWAP_ALL,
    SWAP_SINGLE,
    WHOLE_SWAPS,
)

Weighed = list[tuple[float, Move]]
"""Moves, each with what it is worth to the bot."""

_SWAPS: Final = {SWAP_SINGLE: [move for swaps in SINGLE_SWAPS for move in swaps], SWAP_ALL: WHOLE_SWAPS}


class BluffStyle:
    """How often a bot knocks on a middling hand, and how often it hides a swap that is nearly as good."""

    def __init__(self, rush: float, cover: float) -> None:
        self.rush = rush
        self.cover = cover

    def rushes(self, luck: Luck) -> bool:
        """Return whether the bot knocks now on a hand that is only middling, to rush the others."""
        return luck.chance(self.rush)

    def pick(self, weighed: Weighed, margin: float, luck: Luck) -> Move:
        """Pick the best move, or now and then a hidden swap worth hardly less, which tells nothing."""
        top, best = max(weighed, key=worth)
        hidden = [move for value, move in weighed if value >= top - margin and is_hidden(move)]
        return hidden[0] if hidden and luck.chance(self.cover) else best


class BastardBot(Bot):
    """Weighs the moves of a turn; the levels differ in how."""

    margin = 0.0
    """How much worse a hidden swap may be and still serve as cover."""

    def __init__(self, rules: BastardBragRules, style: BluffStyle, luck: Luck) -> None:
        self.rules = rules
        self.terms = terms_of(rules)
        self.style = style
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        verbs = moves.verbs()
        if DEAL in verbs:
            return Move(DEAL)
        eyes = BastardEyes(view, self.terms.jokers)
        tempted = KNOCK in verbs and self.is_middling(eyes) and self.style.rushes(self.luck)
        if tempted and self.may_rush(eyes, verbs):
            return Move(KNOCK)
        return self.style.pick(self.weigh(eyes, turn_moves(verbs)), self.margin, self.luck)

    def may_rush(self, eyes: BastardEyes, verbs: list[str]) -> bool:
        """Return whether a life is to spare for a knock, and the hand may not be the lowest."""
        return self.outlives_a_knock(eyes, eyes.me) and not self.is_beaten(eyes)

    def outlives_a_knock(self, eyes: BastardEyes, seat: int) -> bool:
        """Return whether a seat stays in the game even if it knocks and its hand is the lowest (§Scoring).

        Three threes elsewhere may cost more than that.
        """
        return eyes.counter_of(seat, "lives") > (2 if self.terms.knock_lose_extra else 1)

    def is_beaten(self, eyes: BastardEyes) -> bool:
        """Return whether every rival's hand lies open to the bot and is higher."""
        held = self.terms.scores.strength(eyes.hand)
        hands = [eyes.hands[rival] for rival in eyes.rivals()]
        return all(is_known(hand) and self.terms.scores.strength(hand) > held for hand in hands)

    def is_middling(self, eyes: BastardEyes) -> bool:
        """Return whether the hand is a pair at least, and so may well not be the lowest."""
        return self.terms.scores.strength(eyes.hand) >= self.terms.least_pair

    def weigh(self, eyes: BastardEyes, moves: list[Move]) -> Weighed:
        """Weigh the moves worth a thought."""
        raise NotImplementedError


def worth(weighed: tuple[float, Move]) -> float:
    return weighed[0]


def is_hidden(move: Move) -> bool:
    """Return whether the move swaps one card with the hidden place."""
    return move.verb == SWAP_SINGLE and move.slots[1] == HIDDEN


def turn_moves(verbs: list[str]) -> list[Move]:
    """Return every move of a turn that differs from the others in its effect."""
    return [move for verb in verbs for move in _SWAPS.get(verb, [Move(verb)])]


def hand_after(eyes: BastardEyes, move: Move) -> list[int]:
    """Return the bot's hand when the move is played, BACK for a card that it cannot know yet."""
    row = vec[i64](eyes.hand + eyes.centre)
    swap_in_row(row, 0, HAND, move)
    return list(row[:HAND])


def is_known(hand: list[int]) -> bool:
    return BACK not in hand
