# parlour: hot
"""A game of Three Card Brag in progress: whose turn it is, what may be done, and what follows."""

from typing import final

from mypy_extensions import i64, mypyc_attr

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
    call,
    check,
    pay_to_show,
    price,
    stake_for,
)
from parlour.games.three_card_brag.rules.card_turns import draw, pick, see, swap
from parlour.games.three_card_brag.rules.open_moves import (
    number_of,
    open_choices,
    open_verbs,
    random_number,
    random_verb,
)
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
    BET,
    BETTING_VERBS,
    BITS,
    CALL,
    CARD_VERBS,
    CHECK,
    FOLD,
    LEAVE,
    PASS,
    SWAP_CARD,
    TO_ASK,
    TO_CALL,
    TO_CHECK,
    TO_DRAW,
    TO_FOLD,
    TO_PICK,
    TO_SEE,
    TO_SHOW,
    TO_SWAP,
)
from parlour.kit.hand_order import places_by_rank
from parlour.kit.seat_sets import first_from, next_in


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


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ThreeCardBrag(BragTable):
    """What may be done at the table, and what comes of it."""

    def to_act(self) -> tuple[int, ...]:
        return () if self.stage == OVER else (self.turn,)

    def is_over(self) -> bool:
        return self.stage == OVER

    def moves(self, seat: int) -> Moves:
        return Moves(open_choices(self, seat))

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        self._carry_out(seat, BITS[move.verb], number_of(move), teller)

    def play_random_move(self, luck: Luck) -> None:
        seat = self.turn
        verb = random_verb(open_verbs(self, seat), luck)
        self._carry_out(seat, verb, random_number(self, seat, verb, luck), None)

    def _carry_out(self, seat: i64, verb: i64, number: i64, teller: Teller | None) -> None:
        """Do what the verb says, with its stake or place where it takes one."""
        if verb == TO_FOLD:
            fold(self, seat, teller)
        elif verb == TO_SEE:
            see(self, seat, teller)
        elif verb == TO_SHOW:
            pay_to_show(self, seat, teller)
            showdown(self, seat, teller)
        elif verb & BETTING_VERBS:
            self._bet(seat, verb, number, teller)
        elif verb & CARD_VERBS:
            self._take_card(seat, verb, number, teller)
        else:
            self._answer(seat, verb == TO_ASK, teller)

    def _bet(self, seat: i64, verb: i64, stake: i64, teller: Teller | None) -> None:
        if verb == TO_CHECK:
            check(self, seat, teller)
        elif verb == TO_CALL:
            call(self, seat, teller)
        else:
            bet(self, seat, stake, teller)
        go_on(self, teller)

    def _take_card(self, seat: i64, verb: i64, place: i64, teller: Teller | None) -> None:
        if verb == TO_DRAW:
            draw(self, seat, teller)
        elif verb == TO_PICK:
            pick(self, seat, teller)
        elif verb == TO_SWAP:
            swap(self, seat, place, teller)
            go_on(self, teller)
        else:
            if teller is not None:
                teller.tell(Event("passed", seat))
            go_on(self, teller)

    def _answer(self, seat: i64, asked: bool, teller: Teller | None) -> None:
        """Deal one more round for everybody, or ask the next seat (§A game)."""
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
        players = self.with_coins()
        if players == 0:
            return NO_DEALER
        if self.terms.winner_first and self.winner != NO_WINNER:
            return first_from(self.winner, players, self.seats)
        return next_in(self.first, players, self.seats)

    def on_timeout(self, seat: int) -> Move:
        """Check or fold, or call where the switch says so; pass in a card turn (§Time out)."""
        if self.stage == ASKING:
            return Move(LEAVE)
        if self.stage == CARDS:
            return Move(SWAP_CARD, slots=(0,)) if self.taken == PICKED else Move(PASS)
        if self.stake == 0:
            return Move(CHECK)
        calls = self.terms.timeout_calls
        return Move(CALL if calls and price(self, seat) <= self.coins(seat) else FOLD)

    def copy(self) -> "ThreeCardBrag":
        twin = ThreeCardBrag(self.terms, self.seats, self.shuffle)
        self.copy_onto(twin)
        return twin

    def redeal(self, seat: int, luck: Luck) -> None:
        redeal(self, seat, luck)

    def marks(self, seat: int, verb: str) -> list[tuple[int, str]]:
        """Mark the stake that there is, twice as much, and what half the pot, the pot and twice the pot reach
        once the call is in, as the seat would say it (§Betting)."""
        call = min(price(self, seat), self.coins(seat))
        pot = self.pot + call
        pots = [(pot // 2, "half-pot"), (pot, "pot"), (2 * pot, "two-pots")]
        stakes = [(self.stake, "call"), (2 * self.stake, "double")]
        stakes += [(stake_for(self, seat, call + size), name) for size, name in pots]
        return [(2 * stake if verb == BET else stake, name) for stake, name in stakes if stake > 0]

    def hand_order(self, seat: int) -> list[int]:
        """Order the cards that the seat has seen from high to low."""
        return places_by_rank(veil(self.hand(seat), self.known(seat), seat))

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
