# parlour: hot
"""What a player may say at Three Card Brag, and the choices that are always the same."""

from typing import Final

from parlour.engine.play.choices import Choice, Places, Plain, growing_steps
from parlour.engine.play.move import Move
from parlour.engine.show.form import Form, Pool, Span
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

TO_FOLD: Final = Plain(FOLD)
TO_CHECK: Final = Plain(CHECK)
TO_CALL: Final = Plain(CALL)
TO_SEE: Final = Plain(SEE_HAND)
TO_SHOW: Final = Plain(SHOW_HAND)
TO_DRAW: Final = Plain(DRAW_FROM_DECK)
TO_PICK: Final = Plain(PICK_FROM_FLOOR)
TO_PASS: Final = Plain(PASS)
TO_SWAP: Final = Places(SWAP_CARD, [Pool("hand", [0, 1, 2])])
ASKING_CHOICES: Final[list[Choice]] = [Plain(ASK_FOR_ROUND), Plain(LEAVE)]


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
