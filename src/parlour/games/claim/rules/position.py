# parlour: hot
"""A game of Claim in progress: who is asked, what may be done, and what follows."""

from parlour.cards.codes import SUITS
from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.zone import Zone
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.dealing import deal
from parlour.games.claim.rules.declaration import reveal, seal
from parlour.games.claim.rules.floor import pick_up
from parlour.games.claim.rules.picture import (
    PHASES,
    badges,
    counters,
    seat_counters,
    zones,
)
from parlour.games.claim.rules.redealing.knowledge import note_suit
from parlour.games.claim.rules.redealing.redeal import redeal
from parlour.games.claim.rules.rounds import ask_next, final_outcome, go_on
from parlour.games.claim.rules.showdown import show_hands
from parlour.games.claim.rules.table import BLITZ, DECLARING, NOT_CHOSEN, OVER, ClaimTable
from parlour.games.claim.rules.terms import terms_of
from parlour.games.claim.rules.verbs import (
    CALL_SHOWDOWN,
    DECLARE,
    DECLINE,
    PICK_UP,
    STAY_SILENT,
    open_choices,
)


def begin(rules: ClaimRules, seats: int, shuffle: Shuffle, teller: Teller | None = None) -> "Claim":
    """Begin a game: budgets handed out and the first cards dealt."""
    position = Claim(rules, terms_of(rules), seats, shuffle)
    position.budgets = [position.terms.budget] * seats
    deal(position, teller)
    return position


class Claim(ClaimTable):
    """What may be done at the table, and what comes of it."""

    def to_act(self) -> tuple[int, ...]:
        if self.stage == OVER:
            return ()
        if self.stage == DECLARING:
            return tuple([seat for seat in range(self.seats) if self.wanted[seat] == NOT_CHOSEN])
        return (self.turn,)

    def moves(self, seat: int) -> Moves:
        return Moves(open_choices(self, seat))

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        verb = move.verb
        if self.stage == DECLARING:
            self._choose(seat, move, teller)
        elif verb == CALL_SHOWDOWN:
            show_hands(self, seat, teller)
        elif verb == DECLARE:
            self._declare(seat, SUITS.index(move.suit), teller)
        elif verb == PICK_UP:
            pick_up(self, seat, move.slots, teller)
            go_on(self, teller)
        else:
            self._decline(seat, teller)

    def _choose(self, seat: int, move: Move, teller: Teller | None) -> None:
        """Seal a choice; with the last of them all are shown (§Declaring)."""
        seal(self, seat, move)
        if teller is not None:
            teller.tell(Event("sealed", seat))
        if NOT_CHOSEN in self.wanted:
            return
        reveal(self, teller)
        self.stage = BLITZ
        self.turns_taken = 0
        ask_next(self, teller)

    def _declare(self, seat: int, suit: int, teller: Teller | None) -> None:
        """Take a free suit: the whole turn, unless the house makes it free (§Switches, declareIsFree)."""
        self.declared = self.declared[:]
        self.declared[seat] = suit
        note_suit(self, seat, suit)
        if teller is not None:
            teller.tell(Event("declared", seat, fields={"suit": suit}))
        if not self.terms.declare_is_free:
            go_on(self, teller)

    def _decline(self, seat: int, teller: Teller | None) -> None:
        """Let the chance to call at once, or the turn, go by."""
        if teller is not None:
            teller.tell(Event("declined", seat))
        go_on(self, teller)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.stage == OVER else None

    def seconds(self, seat: int) -> int:
        """Return the seconds for a turn; the sealed declaration has a clock of its own (§Clocks)."""
        return self.terms.declaration_seconds if self.stage == DECLARING else self.terms.turn_seconds

    def countdown(self, seat: int) -> int:
        """Return the count of three with which the declaration ends (§Clocks)."""
        return self.terms.countdown if self.stage == DECLARING else 0

    def on_timeout(self, seat: int) -> Move:
        """Declare nothing, or let the turn go by without effect (§Clocks)."""
        return Move(STAY_SILENT if self.stage == DECLARING else DECLINE)

    def copy(self) -> "Claim":
        twin = Claim(self.rules, self.terms, self.seats, self.shuffle)
        self.copy_onto(twin)
        return twin

    def redeal(self, seat: int, luck: Luck) -> None:
        redeal(self, seat, luck)

    def zones(self) -> list[Zone]:
        return zones(self)

    def phase(self) -> str:
        return PHASES[self.stage]

    def counters(self) -> dict[str, int]:
        return counters(self)

    def seat_counters(self, seat: int) -> dict[str, int]:
        return seat_counters(self, seat)

    def badges(self, seat: int) -> list[str]:
        return badges(self, seat)
