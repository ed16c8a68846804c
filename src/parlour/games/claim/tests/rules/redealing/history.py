"""The history of a deal, played again with other cards: whatever moves have shown must be shown again."""

from mypy_extensions import u8

from parlour.cards.codes import BACK
from parlour.cards.vectors import vec
from parlour.engine.errors import Refused
from parlour.engine.play.events import Listener
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.verbs import PICK_UP

Dealt = tuple[int, int]
"""A seat and the place at which a card was dealt to it."""
FROM_THE_FLOOR = (-1, -1)


class History:
    """A deal from its first decision on: its moves, and where each card dealt has gone."""

    def __init__(self, position: Claim) -> None:
        self.position = position
        self.begun = position.copy()
        self.log: list[tuple[int, Move]] = []
        self.held: list[list[Dealt]] = [
            [(seat, place) for place in range(3)] for seat in range(position.seats)
        ]
        self.discarded: list[Dealt] = []

    def play(self, seat: int, move: Move) -> None:
        self.position.play(seat, move)
        self.log.append((seat, move))
        if move.verb == PICK_UP:
            self.discarded += [self.held[seat].pop(place) for place in move.slots]
            self.held[seat].append(FROM_THE_FLOOR)

    def contradiction(self, twin: Claim, viewer: int) -> str:
        """What is wrong with an imagined deal for one who has heard everything; "" when nothing is."""
        again = self._beginning_of(twin)
        try:
            told = self._heard(again, viewer)
        except Refused as refused:
            return f"a past move is refused: {refused}"
        if told != self._heard(self.begun.copy(), viewer):
            return "something else would have been heard"
        same = (again.hands, again.pile, again.discards) == (twin.hands, twin.pile, twin.discards)
        return "" if same else "the cards would lie elsewhere"

    def _beginning_of(self, twin: Claim) -> Claim:
        """The deal before its first move, with the cards of the imagined one."""
        again = self.begun.copy()
        again.hands = [[BACK] * 3 for _ in range(again.seats)]
        now = [*zip(self.discarded, twin.discards, strict=True)]
        for seat in range(again.seats):
            now += zip(self.held[seat], twin.hands[seat], strict=True)
        for (seat, place), card in now:
            if (seat, place) != FROM_THE_FLOOR:
                again.hands[seat][place] = card
        again.pile = vec[u8]([*twin.pile, *again.pile[len(twin.pile) :]])
        return again

    def _heard(self, position: Claim, viewer: int) -> list[Sentence]:
        listener = Listener()
        for seat, move in self.log:
            position.play(seat, move, listener)
        return [event.sentence(viewer) for event in listener.events]
