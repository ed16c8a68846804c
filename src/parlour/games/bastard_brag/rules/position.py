# parlour: hot
"""A game of Bastard Brag in progress: whose turn it is, what may be done, and what follows."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.arrangements import Order
from parlour.engine.play.choices import Choice, Places, Plain
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.form import Pool
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.dealing import deal, deal_places, turn_for_dealer, usual_order
from parlour.games.bastard_brag.rules.showdown import final_outcome, show_hands
from parlour.games.bastard_brag.rules.swapping import swap_all, swap_single
from parlour.games.bastard_brag.rules.table import DEALING, NOBODY_KNOCKED, OVER, BragTable
from parlour.games.bastard_brag.rules.terms import Terms
from parlour.games.bastard_brag.thinking.moves import likelihood, shortlist, sketch
from parlour.games.bastard_brag.words.prompts import hand_notes, prompt_for, why_closed
from parlour.kit.turns import next_seat

DEAL: Final = "DEAL"
DEAL_IN_ORDER: Final = "DEAL_IN_ORDER"
SWAP_SINGLE: Final = "SWAP_SINGLE"
SWAP_ALL: Final = "SWAP_ALL"
KNOCK: Final = "KNOCK"
PASS: Final = "PASS"
END_TURN: Final = "END_TURN"

HAND_PLACES: Final = Pool("hand", "your hand", [0, 1, 2])
CENTRE_PLACES: Final = Pool("centre", "the centre", [0, 1, 2])
WHOLE_HAND: Final = Pool("hand", "your hand", [0, 1, 2], least=3, most=3, ordered=True)
DEALING_AS_USUAL: Final = Plain(DEAL)
KNOCKING: Final = Plain(KNOCK)
PASSING: Final = Plain(PASS)
KNOCK_OR_NOT: Final = Moves([KNOCKING, Plain(END_TURN)])
SWAPS: Final[list[Choice]] = [Places(SWAP_SINGLE, [HAND_PLACES, CENTRE_PLACES]), Order(SWAP_ALL, WHOLE_HAND)]


def begin(rules: BastardBragRules, seats: int, shuffle: Shuffle) -> "BastardBrag":
    """A new game: lives handed out and the first dealer found."""
    position = BastardBrag(rules, Terms(rules), seats, shuffle)
    position.lives = rules.lives_of(seats)
    position.left_at = [0] * seats
    turn_for_dealer(position)
    return position


class BastardBrag(BragTable):
    """What may be done at the table, and what comes of it."""

    def to_act(self) -> tuple[int, ...]:
        if self.stage == OVER:
            return ()
        return (self.dealer,) if self.stage == DEALING else (self.turn,)

    def moves(self, seat: int) -> Moves:
        if self.stage == DEALING:
            return Moves([DEALING_AS_USUAL, Order(DEAL_IN_ORDER, deal_places(self))])
        if self.has_swapped:
            return KNOCK_OR_NOT
        choices = SWAPS[:]
        if self.may_knock():
            choices.append(KNOCKING)
        if self.terms.allow_pass:
            choices.append(PASSING)
        return Moves(choices)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        verb = move.verb
        if verb == SWAP_SINGLE:
            swap_single(self, seat, move.slots, teller)
            self.after_swap(teller)
        elif verb == SWAP_ALL:
            swap_all(self, seat, move.slots, teller)
            self.after_swap(teller)
        elif verb == KNOCK:
            self.knock(seat, teller)
        elif verb == DEAL:
            deal(self, usual_order(self), teller)
        elif verb == DEAL_IN_ORDER:
            deal(self, list(move.slots), teller)
        else:
            self.rest(seat, teller)

    def after_swap(self, teller: Teller | None) -> None:
        """A swap is the whole turn, unless a knock may follow it (§Turn, knockAfterSwap)."""
        self.turns_taken += 1
        self.has_swapped = self.terms.knock_after_swap and self.may_knock()
        if not self.has_swapped:
            self.next_turn(teller)

    def knock(self, seat: int, teller: Teller | None) -> None:
        """A knock is the whole turn; everybody else has one more (§After a knock)."""
        self.knocker = seat
        if teller is not None:
            teller.tell(Event("knocked", seat))
        if not self.has_swapped:
            self.turns_taken += 1
        self.next_turn(teller)

    def rest(self, seat: int, teller: Teller | None) -> None:
        """Leaves the table as it is: a pass, or the end of a turn without a knock."""
        if not self.has_swapped:
            self.turns_taken += 1
            if teller is not None:
                teller.tell(Event("passed", seat))
        self.next_turn(teller)

    def next_turn(self, teller: Teller | None) -> None:
        """On to the next live player, or to the showdown: the knocker is next, or the turns ran out."""
        self.has_swapped = False
        self.turn = next_seat(self.turn, self.live())
        if self.turn == self.knocker or self.turns_ran_out():
            show_hands(self, teller)

    def turns_ran_out(self) -> bool:
        """As many turns as the round may have, and no knock that promises another (§Switches, maxTurns)."""
        most = self.terms.max_turns
        return most is not None and self.turns_taken >= most and self.knocker == NOBODY_KNOCKED

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.stage == OVER else None

    def on_timeout(self, seat: int) -> Move:
        """The quietest move there is: deal as usual, end the turn, pass, knock, or swap the first cards."""
        verbs = self.moves(seat).verbs()
        for verb in (DEAL, END_TURN, PASS, KNOCK):
            if verb in verbs:
                return Move(verb)
        return Move(SWAP_SINGLE, slots=(0, 0))

    def copy(self) -> "BastardBrag":
        twin = BastardBrag(self.switches, self.terms, self.seats, self.shuffle)
        self.copy_onto(twin)
        return twin

    def redealt(self, seat: int, luck: Luck) -> "BastardBrag":
        twin = self.copy()
        twin.redeal_for(seat, luck)
        return twin

    def sketch(self, seat: int, luck: Luck) -> Move:
        return sketch(self, seat, luck)

    def shortlist(self, seat: int) -> list[Move]:
        return shortlist(self)

    def likelihood(self, seat: int) -> float:
        return likelihood(self, seat)

    def prompt(self, seat: int) -> str:
        return prompt_for(self)

    def notes(self, seat: int) -> list[str]:
        return hand_notes(self, seat)

    def why_not(self, seat: int, verb: str) -> str:
        return why_closed(self, verb)
