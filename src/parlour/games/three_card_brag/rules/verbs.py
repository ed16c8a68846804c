# parlour: hot
"""What a player may say at Three Card Brag, and the choices that are always the same."""

from typing import Final

from parlour.engine.play.choices import Choice, growing_steps
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Span
from parlour.engine.words.sentence import Sentence, sentence_of

FOLD: Final = "FOLD"
CHECK: Final = "CHECK"
CALL: Final = "CALL"
BET: Final = "BET"
BET_BLIND: Final = "BET_BLIND"
RAISE: Final = "RAISE"
SEE_HAND: Final = "SEE_HAND"
SHOW_HAND: Final = "SHOW_HAND"
DRAW_FROM_DECK: Final = "DRAW_FROM_DECK"
PICK_FROM_FLOOR: Final = "PICK_FROM_FLOOR"
SWAP_CARD: Final = "SWAP_CARD"
PASS: Final = "PASS"
ASK_FOR_ROUND: Final = "ASK_FOR_ROUND"
LEAVE: Final = "LEAVE"

TO_CHECK: Final = 1 << 0
TO_CALL: Final = 1 << 1
TO_BET: Final = 1 << 2
TO_RAISE: Final = 1 << 3
TO_BET_BLIND: Final = 1 << 4
TO_SWAP: Final = 1 << 5
TO_PICK: Final = 1 << 6
TO_DRAW: Final = 1 << 7
TO_PASS: Final = 1 << 8
TO_SEE: Final = 1 << 9
TO_SHOW: Final = 1 << 10
TO_FOLD: Final = 1 << 11
TO_ASK: Final = 1 << 12
TO_LEAVE: Final = 1 << 13
"""Verbs as bits, in the order in which they are offered: a set of open verbs is one number."""

BETTING_VERBS: Final = TO_CHECK | TO_CALL | TO_BET | TO_RAISE | TO_BET_BLIND
CARD_VERBS: Final = TO_SWAP | TO_PICK | TO_DRAW | TO_PASS
ASKING_VERBS: Final = TO_ASK | TO_LEAVE

BITS: Final[dict[str, int]] = {
    CHECK: TO_CHECK,
    CALL: TO_CALL,
    BET: TO_BET,
    RAISE: TO_RAISE,
    BET_BLIND: TO_BET_BLIND,
    SWAP_CARD: TO_SWAP,
    PICK_FROM_FLOOR: TO_PICK,
    DRAW_FROM_DECK: TO_DRAW,
    PASS: TO_PASS,
    SEE_HAND: TO_SEE,
    SHOW_HAND: TO_SHOW,
    FOLD: TO_FOLD,
    ASK_FOR_ROUND: TO_ASK,
    LEAVE: TO_LEAVE,
}


class BlindBet(Choice):
    """A blind bet: exactly the stake there is (0: none yet), or one from low to high where that is open."""

    def __init__(self, stake: int, low: int, high: int) -> None:
        super().__init__(BET_BLIND)
        self.stake = stake
        self.low = low
        self.high = high

    def _equals(self) -> int:
        """Count the moves that only match the stake: one, or none at the opening."""
        return 1 if self.stake > 0 else 0

    def count(self) -> int:
        return self._equals() + max(0, self.high - self.low + 1)

    def nth(self, index: int) -> Move:
        raised = index - self._equals()
        return Move(BET_BLIND, amount=self.stake if raised < 0 else self.low + raised)

    def holds(self, move: Move) -> bool:
        if move.slots or move.cards or move.suit or move.amount <= 0:
            return False
        return move.amount == self.stake or self.low <= move.amount <= self.high

    def form(self) -> Form:
        if self.high < self.low:
            return Form(verb=BET_BLIND, amount=Span(low=self.stake, high=self.stake))
        also = [self.stake] if self._equals() else []
        return Form(verb=BET_BLIND, amount=Span(low=self.low, high=self.high, also=also))

    def representatives(self, most: int) -> list[Move]:
        """Return some moves; low stakes are told apart, high ones less."""
        return [self.nth(index) for index in growing_steps(self.count(), most)]

    def wants(self) -> Sentence:
        if self.stake == 0:
            return sentence_of("wants.amount", verb=BET_BLIND, low=self.low, high=self.high)
        if self.high < self.low:
            return sentence_of("wants.exact-amount", verb=BET_BLIND, exact=self.stake)
        return sentence_of(
            "wants.exact-or-amount", verb=BET_BLIND, exact=self.stake, low=self.low, high=self.high
        )
