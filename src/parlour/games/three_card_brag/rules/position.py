# parlour: hot
"""A game of Three Card Brag in progress: whose turn it is, what may be done, and what follows."""

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.show.audience import veil
from parlour.engine.show.zone import Zone
from parlour.games.three_card_brag.rules.asset import ThreeCardBragRules
from parlour.games.three_card_brag.rules.betting import (
    bet,
    betting_choices,
    call,
    check,
    pay_to_show,
    price,
    stake_for,
)
from parlour.games.three_card_brag.rules.card_turns import card_choices, draw, pick, see, swap
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.picture import PHASES, badges, counters, seat_counters, zones
from parlour.games.three_card_brag.rules.redealing import redeal
from parlour.games.three_card_brag.rules.rounds import (
    ask_next,
    final_outcome,
    fold,
    go_on,
    next_round,
    showdown,
)
from parlour.games.three_card_brag.rules.table import ASKING, CARDS, NO_WINNER, OVER, PICKED, BragTable
from parlour.games.three_card_brag.rules.terms import terms_of
from parlour.games.three_card_brag.rules.verbs import (
    ASK_FOR_ROUND,
    ASKING_CHOICES,
    BET,
    CALL,
    CHECK,
    DRAW_FROM_DECK,
    FOLD,
    LEAVE,
    PASS,
    PICK_FROM_FLOOR,
    SEE_HAND,
    SHOW_HAND,
    SWAP_CARD,
)
from parlour.kit.hand_order import places_by_rank
from parlour.kit.turns import next_seat, round_from


def begin(
    rules: ThreeCardBragRules, seats: int, shuffle: Shuffle, teller: Teller | None = None
) -> "ThreeCardBrag":
    """Begin a game with its first round dealt."""
    position = ThreeCardBrag(terms_of(rules), seats, shuffle)
    position.open_purses([position.terms.starting_coins] * seats)
    next_round(position, teller)
    return position


def begin_from(
    rules: ThreeCardBragRules, start: Start, shuffle: Shuffle, teller: Teller | None = None
) -> "ThreeCardBrag":
    """Begin one round with the coins that are brought, and deal it (§One deal)."""
    position = ThreeCardBrag(terms_of(rules), len(start.stacks), shuffle)
    position.start = start
    position.open_purses(list(start.stacks))
    next_round(position, teller)
    return position


class ThreeCardBrag(BragTable):
    """What may be done at the table, and what comes of it."""

    def to_act(self) -> tuple[int, ...]:
        return () if self.stage == OVER else (self.turn,)

    def moves(self, seat: int) -> Moves:
        if self.stage == ASKING:
            return Moves(ASKING_CHOICES)
        if self.stage == CARDS:
            return Moves(card_choices(self, seat))
        return Moves(betting_choices(self, seat))

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        verb = move.verb
        if verb == SEE_HAND:
            see(self, seat, teller)
        elif verb == FOLD:
            fold(self, seat, teller)
        elif verb == SHOW_HAND:
            pay_to_show(self, seat, teller)
            showdown(self, seat, teller)
        elif self.stage == CARDS:
            self._apply_cards(seat, move, teller)
        elif self.stage == ASKING:
            self._answer(seat, verb, teller)
        else:
            self._apply_bet(seat, move, teller)

    def _apply_bet(self, seat: int, move: Move, teller: Teller | None) -> None:
        verb = move.verb
        if verb == CHECK:
            check(self, seat, teller)
        elif verb == CALL:
            call(self, seat, teller)
        else:
            bet(self, seat, move.amount // 2 if verb == BET else move.amount, teller)
        go_on(self, teller)

    def _apply_cards(self, seat: int, move: Move, teller: Teller | None) -> None:
        verb = move.verb
        if verb == DRAW_FROM_DECK:
            draw(self, seat, teller)
        elif verb == PICK_FROM_FLOOR:
            pick(self, seat, teller)
        elif verb == SWAP_CARD:
            swap(self, seat, move.slots[0], teller)
            go_on(self, teller)
        else:
            if teller is not None:
                teller.tell(Event("passed", seat))
            go_on(self, teller)

    def _answer(self, seat: int, verb: str, teller: Teller | None) -> None:
        """Deal one more round for everybody, or ask the next seat (§A game)."""
        asked = verb == ASK_FOR_ROUND
        if teller is not None:
            teller.tell(Event("asked-for-round" if asked else "left", seat))
        if asked:
            next_round(self, teller)
        else:
            ask_next(self)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.stage == OVER else None

    def next_dealer(self) -> int:
        """Return who goes first in the next round: who comes next, or the winner by the switch (§Deal)."""
        live = [coins > 0 for coins in self.coins]
        if True not in live:
            return NO_DEALER
        if self.terms.winner_first and self.winner != NO_WINNER:
            return round_from(self.winner, live)[0]
        return int(next_seat(self.first, live))

    def on_timeout(self, seat: int) -> Move:
        """Check or fold, or call where the switch says so; pass in a card turn (§Time out)."""
        if self.stage == ASKING:
            return Move(LEAVE)
        if self.stage == CARDS:
            return Move(SWAP_CARD, slots=(0,)) if self.taken == PICKED else Move(PASS)
        if self.stake == 0:
            return Move(CHECK)
        calls = self.terms.timeout_calls
        return Move(CALL if calls and price(self, seat) <= self.coins[seat] else FOLD)

    def copy(self) -> "ThreeCardBrag":
        twin = ThreeCardBrag(self.terms, self.seats, self.shuffle)
        self.copy_onto(twin)
        return twin

    def redeal(self, seat: int, luck: Luck) -> None:
        redeal(self, seat, luck)

    def marks(self, seat: int, verb: str) -> list[tuple[int, str]]:
        """Mark the stake that there is, twice as much, and what half the pot, the pot and twice the pot reach
        once the call is in, as the seat would say it (§Betting)."""
        call = min(price(self, seat), self.coins[seat])
        pot = self.pot + call
        pots = [(pot // 2, "half-pot"), (pot, "pot"), (2 * pot, "two-pots")]
        stakes = [(self.stake, "call"), (2 * self.stake, "double")]
        stakes += [(stake_for(self, seat, call + size), name) for size, name in pots]
        return [(2 * stake if verb == BET else stake, name) for stake, name in stakes if stake > 0]

    def hand_order(self, seat: int) -> list[int]:
        """Order the cards that the seat has seen from high to low."""
        known = self.known[HAND * seat : HAND * seat + HAND]
        return places_by_rank(veil(self.hand(seat), known, seat))

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
