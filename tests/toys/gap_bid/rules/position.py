"""A game of Gap Bid in progress: one says 0, 1 or 5, and each stands for a card of one's hand."""

from typing import Final

from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.named_choices import OneNumber
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.position import PICK, HighCard

BID: Final = "BID"
ALONE: Final = 5


class GapBid(HighCard):
    """High Card, but for how a card is chosen."""

    def moves(self, seat: int) -> Moves:
        held = len(self.hands[seat])
        return Moves([OneNumber(BID, [*range(max(1, held - 1)), *([ALONE] if held > 1 else [])])])

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        place = len(self.hands[seat]) - 1 if move.amount == ALONE else move.amount
        super().apply(seat, Move(PICK, slots=(place,)), teller)


def begin(rules: HighCardRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> GapBid:
    position = GapBid(rules, seats, shuffle)
    position.deal()
    return position
