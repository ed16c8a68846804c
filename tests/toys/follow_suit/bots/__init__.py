"""A house bot for Follow Suit: it plays high, and remembers from what it heard who could not follow."""

from parlour.cards.codes import NO_SUIT, RANKS, SUIT_OF
from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from tests.toys.follow_suit.rules.asset import FollowSuitRules


class Listening(Bot):
    """Leads the suit that most others have shown to lack."""

    listens = True

    def __init__(self) -> None:
        self.voids: set[tuple[int, int]] = set()
        self.led = NO_SUIT

    def hear(self, event: Event) -> None:
        if event.kind == "dealt":
            self.voids.clear()
        elif event.kind == "took":
            self.led = NO_SUIT
        elif event.kind == "played":
            self.note(event.seat, SUIT_OF[event.cards[0]])

    def note(self, seat: int, suit: int) -> None:
        if self.led == NO_SUIT:
            self.led = suit
        elif suit != self.led:
            self.voids.add((seat, self.led))

    def choose(self, view: View, moves: Moves) -> Move:
        return max(moves, key=lambda move: (self.lacking(move.cards[0]), RANKS[move.cards[0]]))

    def lacking(self, card: int) -> int:
        return sum(1 for _, suit in self.voids if suit == SUIT_OF[card])


def bot(rules: FollowSuitRules, level: str, bluff: str, luck: Luck) -> Bot:
    return Listening()
