"""A game of High Card in progress: sealed choices, then the showing of them."""

from parlour.cards.codes import RANKS
from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.choices import Choice, Places, Plain
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.show.audience import EVERYONE
from parlour.engine.show.form import Pool
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.table import PASSED, UNDECIDED, HighCardTable

PICK = "PICK"
PASS = "PASS"


def begin(rules: HighCardRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> "HighCard":
    position = HighCard(rules, seats, shuffle)
    position.deal()
    return position


class HighCard(HighCardTable):
    """What may be done at the table, and what comes of it."""

    def to_act(self) -> tuple[int, ...]:
        if max(self.points) == self.switches.winning.target or self.tricks == self.switches.cards_dealt:
            return ()
        return tuple(seat for seat, choice in enumerate(self.choices) if choice == UNDECIDED)

    def moves(self, seat: int) -> Moves:
        choices: list[Choice] = [Places(PICK, [Pool("hand", [*range(len(self.hands[seat]))])])]
        if self.switches.winning.allow_pass:
            choices.append(Plain(PASS))
        return Moves(choices)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        self.choices[seat] = move.slots[0] if move.verb == PICK else PASSED
        if teller is not None:
            teller.tell(Event("sealed", seat))
        if UNDECIDED not in self.choices:
            self.show(teller)

    def show(self, teller: Teller | None) -> None:
        """Turn all choices up at once; the highest card alone takes a point."""
        ranks = [self.shown_rank(seat, teller) for seat in range(self.seats)]
        self.choices = [UNDECIDED] * self.seats
        self.tricks += 1
        best = max(ranks)
        if best == 0 or ranks.count(best) > 1:
            return
        winner = ranks.index(best)
        self.points[winner] += 1
        if teller is not None:
            teller.tell(Event("won", winner, amount=self.points[winner]))

    def shown_rank(self, seat: int, teller: Teller | None) -> int:
        """Lay the seat's choice on the table and return its rank, 0 for a pass."""
        if self.choices[seat] == PASSED:
            return 0
        card = self.hands[seat].pop(self.choices[seat])
        self.played[seat].append(card)
        if teller is not None:
            teller.tell(Event("showed", seat, (card,), (EVERYONE,)))
        return RANKS[card]

    def redeal(self, seat: int, luck: Luck) -> None:
        super().redeal(seat, luck)
        self.seal_anew(seat, luck)

    def seal_anew(self, seat: int, luck: Luck) -> None:
        """Let the others choose anew: what they have sealed is as unknown as their cards."""
        for other in range(self.seats):
            if other != seat and self.choices[other] != UNDECIDED:
                move = self.moves(other).pick(luck)
                self.choices[other] = move.slots[0] if move.verb == PICK else PASSED

    def sealed(self) -> int:
        return sum(1 for choice in self.choices if choice != UNDECIDED)

    def outcome(self) -> Outcome | None:
        if self.to_act():
            return None
        places = places_by([(points,) for points in self.points])
        return Outcome(places, self.points[:], "ending.all-played")

    def phase(self) -> str:
        return "choosing" if self.to_act() else "over"
