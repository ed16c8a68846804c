# parlour: hot
"""A game of Claim in progress: who is asked, what may be done, and what follows."""

from typing import Final

from parlour.cards.codes import NO_SUIT, SUITS
from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle, Shuffle
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.dealing import deal
from parlour.games.claim.rules.declaration import reveal
from parlour.games.claim.rules.floor import close_round, is_exhausted, open_round, pick_up
from parlour.games.claim.rules.redealing import redeal_for
from parlour.games.claim.rules.scoring import scores_of
from parlour.games.claim.rules.settlement import NO_CALLER
from parlour.games.claim.rules.showdown import final_outcome, show_hands
from parlour.games.claim.rules.table import BLITZ, DECLARING, NOT_CHOSEN, OVER, SUIT_WORDS, ClaimTable
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, DECLINE, PICK_UP, STAY_SILENT, options
from parlour.games.claim.thinking.moves import likelihood, shortlist, sketch
from parlour.games.claim.words.prompts import hand_notes, marks_of, prompt_for, why_closed

SENSIBLE: Final = 0.9
"""How many of the choices that are sealed anew are sensible; the others are any."""


def begin(rules: ClaimRules, seats: int, shuffle: Shuffle) -> "Claim":
    """A new game: budgets handed out and the first cards dealt."""
    position = Claim(rules, scores_of(rules.scoring_system), seats, shuffle)
    position.budgets = [rules.settlement.budget] * seats
    deal(position, None)
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
        return Moves(options(self, seat))

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        verb = move.verb
        if self.stage == DECLARING:
            self.seal(seat, move, teller)
        elif verb == CALL_SHOWDOWN:
            show_hands(self, seat, teller)
        elif verb == DECLARE:
            self.declare(seat, SUITS.index(move.suit), teller)
        elif verb == PICK_UP:
            pick_up(self, seat, move.slots, teller)
            self.next_turn(teller)
        else:
            self.decline(seat, teller)

    def decline(self, seat: int, teller: Teller | None) -> None:
        """Lets the chance to call at once, or the turn, go by."""
        if teller is not None:
            teller.tell(Event("declined", seat))
        if self.stage == BLITZ:
            self.turns_taken += 1
            self.ask_next(teller)
        else:
            self.next_turn(teller)

    def seal(self, seat: int, move: Move, teller: Teller | None) -> None:
        """Keeps a choice under cover until all four are in (§Declaring)."""
        self.wanted, self.laid = self.wanted[:], self.laid[:]
        self.wanted[seat] = SUITS.index(move.suit) if move.suit else NO_SUIT
        self.laid[seat] = move.slots
        if teller is not None:
            teller.tell(Event("sealed", seat))
        if NOT_CHOSEN in self.wanted:
            return
        reveal(self, teller)
        self.stage = BLITZ
        self.turns_taken = 0
        self.ask_next(teller)

    def ask_next(self, teller: Teller | None) -> None:
        """Every declared player is asked once, entitled or not; then the first floor card (§Blitz)."""
        asked = [seat for seat in self.clockwise(self.opener) if self.declared[seat] != NO_SUIT]
        if self.turns_taken < len(asked):
            self.turn = asked[self.turns_taken]
        else:
            open_round(self, teller)

    def declare(self, seat: int, suit: int, teller: Teller | None) -> None:
        """Takes a free suit: the whole turn, unless the house makes it free (§Switches, declareIsFree)."""
        self.declared = self.declared[:]
        self.declared[seat] = suit
        if teller is not None:
            teller.tell(Event("declared", seat, text=SUIT_WORDS[suit]))
        if not self.switches.declaring.declare_is_free:
            self.next_turn(teller)

    def next_turn(self, teller: Teller | None) -> None:
        """On to the next player, the next round, or a showdown that nobody called (§Showdown)."""
        self.turns_taken += 1
        self.turn = (self.turn + 1) % self.seats
        if self.turns_taken < self.seats:
            return
        close_round(self, teller)
        if is_exhausted(len(self.pile) + len(self.passed), self.unpicked):
            show_hands(self, NO_CALLER, teller)
        else:
            open_round(self, teller)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.stage == OVER else None

    def on_timeout(self, seat: int) -> Move:
        """No declaration, or a turn without effect (§Clocks)."""
        return Move(STAY_SILENT if self.stage == DECLARING else DECLINE)

    def copy(self) -> "Claim":
        twin = Claim(self.switches, self.scores, self.seats, self.shuffle)
        self.copy_onto(twin)
        return twin

    def redealt(self, seat: int, luck: Luck) -> "Claim":
        """Also: what others have sealed is chosen anew from the hands they now have, mostly sensibly."""
        twin = self.copy()
        redeal_for(twin, seat, luck)
        if twin.stage == DECLARING:
            twin.seal_anew(seat, luck)
        twin.shuffle = FastShuffle(luck.bits())
        return twin

    def seal_anew(self, viewer: int, luck: Luck) -> None:
        self.wanted, self.laid = self.wanted[:], self.laid[:]
        for seat in range(self.seats):
            if seat != viewer and self.wanted[seat] != NOT_CHOSEN:
                move = self.sketch(seat, luck) if luck.chance(SENSIBLE) else self.moves(seat).pick(luck)
                self.wanted[seat] = SUITS.index(move.suit) if move.suit else NO_SUIT
                self.laid[seat] = move.slots

    def sketch(self, seat: int, luck: Luck) -> Move:
        return sketch(self, seat, luck)

    def shortlist(self, seat: int) -> list[Move]:
        return shortlist(self, seat)

    def likelihood(self, seat: int) -> float:
        return likelihood(self, seat)

    def counters(self) -> dict[str, int]:
        course = {"deal": self.deal, "round": self.round, "rounds without a pick-up": self.unpicked}
        return course | {"paid to the house": self.house}

    def seat_counters(self, seat: int) -> dict[str, int]:
        return {"budget": self.budgets[seat], "penalties": self.running[seat]}

    def badges(self, seat: int) -> list[str]:
        return marks_of(self, seat)

    def prompt(self, seat: int) -> str:
        return prompt_for(self, seat)

    def notes(self, seat: int) -> list[str]:
        return hand_notes(self, seat)

    def why_not(self, seat: int, verb: str) -> str:
        return why_closed(self, seat, verb)
