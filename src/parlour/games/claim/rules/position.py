# parlour: hot
"""A game of Claim in progress: who is asked, what may be done, and what follows."""

from typing import final

from mypy_extensions import i64, mypyc_attr

from parlour.cards.codes import BACK, SUITS
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
from parlour.games.claim.rules.floor import NO_DISCARD, pick_up
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
from parlour.games.claim.rules.suit_choice import later_suits
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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Claim(ClaimTable):
    """What may be done at the table, and what comes of it."""

    def is_over(self) -> bool:
        return self.stage == OVER

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
            self._pick_up(seat, move.slots[0] if move.slots else NO_DISCARD, teller)
        else:
            self._decline(seat, teller)

    def play_random_move(self, luck: Luck) -> None:
        if self.stage == DECLARING:
            super().play_random_move(luck)
        else:
            self._turn_at_random(luck)

    def _turn_at_random(self, luck: Luck) -> None:
        """Call, pick up, declare or decline: whatever is open, in the order of `open_choices`."""
        seat, may_call, may_pick_up = self.turn, self.may_call(self.turn), self.floor != BACK
        suits = later_suits(self, seat)
        verb = luck.draw(1 + int(may_call) + int(may_pick_up) + int(len(suits) > 0))
        if not may_call:  # the numbers of closed verbs are skipped
            verb += 1
        if verb > 0 and not may_pick_up:
            verb += 1
        if verb == 0:
            show_hands(self, seat, None)
        elif verb == 1:
            self._pick_up(seat, self._random_discard(seat, luck), None)
        elif verb == 2 and suits:
            self._declare(seat, suits[luck.draw(len(suits))], None)
        else:
            self._decline(seat, None)

    def _random_discard(self, seat: i64, luck: Luck) -> i64:
        """Return any place of the hand, or none where the hand may grow."""
        size: i64 = len(self.hands[seat])
        if self.has_full_hand(seat):
            return luck.draw(size)
        return luck.draw(size + 1) - 1

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

    def _pick_up(self, seat: i64, discard: i64, teller: Teller | None) -> None:
        """Take the floor card, which is the whole turn (§Floor rounds)."""
        pick_up(self, seat, discard, teller)
        go_on(self, teller)

    def _declare(self, seat: i64, suit: int, teller: Teller | None) -> None:
        """Take a free suit: the whole turn, unless the house makes it free (§Switches, declareIsFree)."""
        self.declared = self.declared[:]
        self.declared[seat] = suit
        note_suit(self, seat, suit)
        if teller is not None:
            teller.tell(Event("declared", seat, fields={"suit": suit}))
        if not self.terms.declare_is_free:
            go_on(self, teller)

    def _decline(self, seat: i64, teller: Teller | None) -> None:
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
