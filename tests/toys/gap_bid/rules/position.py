"""A game of Gap Bid in progress: one says 0, 1 or 5, and each stands for a card of one's hand."""

from typing import Final

from parlour.cards.shuffle import Shuffle
from parlour.engine.play.choices import Amount, Choice
from parlour.engine.play.events import Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Form, Span
from parlour.engine.words.sentence import Sentence, sentence_of
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.position import PICK, HighCard

BID: Final = "BID"
ALONE: Final = 5


class GapAmount(Choice):
    """A number from 0 on, or one number far above them."""

    def __init__(self, verb: str, high: int) -> None:
        super().__init__(verb)
        self.high = high

    def count(self) -> int:
        return self.high + 2

    def nth(self, index: int) -> Move:
        return Move(self.verb, amount=index if index <= self.high else ALONE)

    def holds(self, move: Move) -> bool:
        return any(move == self.nth(index) for index in range(self.count()))

    def form(self) -> Form:
        return Form(verb=self.verb, amount=Span(low=0, high=self.high, also=[ALONE]))

    def wants(self) -> Sentence:
        return sentence_of("wants.amount", verb=self.verb, low=0, high=ALONE, step=1)


class GapBid(HighCard):
    """High Card, but for how a card is chosen."""

    def moves(self, seat: int) -> Moves:
        held = len(self.hands[seat])
        return Moves([GapAmount(BID, held - 2) if held > 1 else Amount(BID, 0, 0)])

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        place = len(self.hands[seat]) - 1 if move.amount == ALONE else move.amount
        super().apply(seat, Move(PICK, slots=(place,)), teller)


def begin(rules: HighCardRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> GapBid:
    position = GapBid(rules, seats, shuffle)
    position.deal()
    return position
