# parlour: hot
"""A game of Bastard Brag in progress: whose turn it is, what may be done, and what follows."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr, u8

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.show.audience import veil
from parlour.engine.show.zone import Zone
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.dealing import (
    deal,
    deal_moves,
    dealt_slots,
    take_deal,
    turn_for_dealer,
    usual_order,
)
from parlour.games.bastard_brag.rules.hands import HAND
from parlour.games.bastard_brag.rules.picture import PHASES, badges, counters, seat_counters, zones
from parlour.games.bastard_brag.rules.redealing import redeal
from parlour.games.bastard_brag.rules.rounds import final_outcome, go_on
from parlour.games.bastard_brag.rules.swapping import swap_all, swap_single
from parlour.games.bastard_brag.rules.table import DEALING, OVER, BastardTable
from parlour.games.bastard_brag.rules.terms import terms_of
from parlour.games.bastard_brag.rules.verbs import (
    AFTER_SWAP,
    DEAL,
    DEAL_IN_ORDER,
    END_TURN,
    KNOCK,
    ON_TURN,
    PASS,
    SWAP_ALL,
    SWAP_SINGLE,
)
from parlour.kit.hand_order import places_by_rank

_AS_IT_LIES: Final = vec[u8]([0, 1, 2])
"""The places of a hand in their order."""


def begin(
    rules: BastardBragRules, seats: int, shuffle: Shuffle, teller: Teller | None = None
) -> "BastardBrag":
    """Begin a game: lives handed out and the first dealer found."""
    position = BastardBrag(rules, terms_of(rules), seats, shuffle)
    position.lives = vec[i64](rules.lives_of(seats))
    position.left_at = vec[i64]([0] * seats)
    turn_for_dealer(position, teller)
    return position


def begin_from(
    rules: BastardBragRules, start: Start, shuffle: Shuffle, teller: Teller | None = None
) -> "BastardBrag":
    """Begin one deal with the lives that are brought (§One deal)."""
    position = BastardBrag(rules, terms_of(rules), len(start.stacks), shuffle)
    position.start = start
    position.lives = vec[i64](start.stacks)
    position.left_at = vec[i64]([0] * len(start.stacks))
    if start.dealer == NO_DEALER:
        turn_for_dealer(position, teller)
    else:
        take_deal(position, start.dealer)
    return position


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class BastardBrag(BastardTable):
    """What may be done at the table, and what comes of it."""

    def is_over(self) -> bool:
        return self.stage == OVER

    def to_act(self) -> tuple[int, ...]:
        if self.stage == OVER:
            return ()
        return (self.dealer,) if self.stage == DEALING else (self.turn,)

    def moves(self, seat: int) -> Moves:
        if self.stage == DEALING:
            return deal_moves(self)
        if self.has_swapped:
            return AFTER_SWAP
        return ON_TURN[self.may_knock()][self.terms.allow_pass]

    def play_random_move(self, luck: Luck) -> None:
        if self.stage == DEALING:
            self._deal_at_random(luck)
        elif not self.has_swapped:
            self._turn_at_random(luck)
        elif luck.draw(2) == 0:
            self._knock(self.turn, None)
        else:
            self._rest(self.turn, None)

    def _deal_at_random(self, luck: Luck) -> None:
        """Deal as usual, or in any order."""
        if luck.draw(2) == 0:
            deal(self, usual_order(self), None)
        else:
            order = dealt_slots(self)
            luck.shuffle_back_packed(order, len(order))
            deal(self, order, None)

    def _turn_at_random(self, luck: Luck) -> None:
        """Take a random turn: a swap, a knock where one is open, or a pass where the house allows it."""
        may_knock = self.may_knock()
        verb = luck.draw(2 + int(may_knock) + int(self.terms.allow_pass))
        if verb == 0:
            pair = luck.draw(HAND * HAND)
            swap_single(self, self.turn, pair % HAND, pair // HAND, None)
            self._after_swap(None)
        elif verb == 1:
            order = _AS_IT_LIES[:]
            luck.shuffle_back_packed(order, len(order))
            swap_all(self, self.turn, order, None)
            self._after_swap(None)
        elif verb == 2 and may_knock:
            self._knock(self.turn, None)
        else:
            self._rest(self.turn, None)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        verb = move.verb
        if verb == SWAP_SINGLE:
            swap_single(self, seat, move.slots[0], move.slots[1], teller)
            self._after_swap(teller)
        elif verb == SWAP_ALL:
            swap_all(self, seat, vec[u8](move.slots), teller)
            self._after_swap(teller)
        elif verb == KNOCK:
            self._knock(seat, teller)
        elif verb == DEAL:
            deal(self, usual_order(self), teller)
        elif verb == DEAL_IN_ORDER:
            deal(self, vec[u8](move.slots), teller)
        else:
            self._rest(seat, teller)

    def _after_swap(self, teller: Teller | None) -> None:
        """End the turn after a swap, unless a knock may follow it (§Turn, knockAfterSwap)."""
        self.turns_taken += 1
        self.has_swapped = self.terms.knock_after_swap and self.may_knock()
        if not self.has_swapped:
            go_on(self, teller)

    def _knock(self, seat: i64, teller: Teller | None) -> None:
        """Knock, which is the whole turn; everybody else has one more (§After a knock)."""
        self.knocker = seat
        if teller is not None:
            teller.tell(Event("knocked", seat))
        if not self.has_swapped:
            self.turns_taken += 1
        go_on(self, teller)

    def _rest(self, seat: i64, teller: Teller | None) -> None:
        """Leave the table as it is: a pass, or the end of a turn without a knock."""
        if not self.has_swapped:
            self.turns_taken += 1
            if teller is not None:
                teller.tell(Event("passed", seat))
        go_on(self, teller)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.stage == OVER else None

    def next_dealer(self) -> int:
        """Return the next player with lives on the dealer's left (§First dealer)."""
        return int(self.next_live(self.dealer)) if self.live() != 0 else NO_DEALER

    def on_timeout(self, seat: int) -> Move:
        """Deal as usual, end the turn, pass or swap the first cards; knock only in a long round, so that a
        table of sleepers comes to an end (§Clocks)."""
        verbs = self.moves(seat).verbs()
        if KNOCK in verbs and self._lap() >= self.terms.timeout_knock_lap:
            return Move(KNOCK)
        for verb in (DEAL, END_TURN, PASS):
            if verb in verbs:
                return Move(verb)
        return Move(SWAP_SINGLE, slots=(0, 0))

    def _lap(self) -> i64:
        """Return the lap that the turn belongs to, from 1 on; a knock after a swap is still the same turn."""
        before = self.turns_taken - 1 if self.has_swapped else self.turns_taken
        return before // self.alive() + 1

    def hand_order(self, seat: int) -> list[int]:
        """Order the cards that the seat has seen from high to low."""
        return places_by_rank(veil(self.cards_from(HAND * seat), self.known_from(HAND * seat), seat))

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

    def copy(self) -> "BastardBrag":
        twin = BastardBrag(self.rules, self.terms, self.seats, self.shuffle)
        self.copy_onto(twin)
        return twin

    def redeal(self, seat: int, luck: Luck) -> None:
        redeal(self, seat, luck)
