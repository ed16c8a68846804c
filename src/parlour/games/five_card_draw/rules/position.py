# parlour: hot
"""A match of Five-Card Draw in progress: whose turn it is, what may be done, and what follows."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.play.start import NO_DEALER, Start
from parlour.engine.show.zone import Zone
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.betting import bet_or_raise, betting_moves, call, check, fold
from parlour.games.five_card_draw.rules.dealing import begin_hand
from parlour.games.five_card_draw.rules.drawing import draw, places_of
from parlour.games.five_card_draw.rules.hands import hand_table
from parlour.games.five_card_draw.rules.picture import (
    PHASES,
    badges,
    counters,
    seat_counters,
    zones,
)
from parlour.games.five_card_draw.rules.random_play import play_random_move
from parlour.games.five_card_draw.rules.redealing import redeal
from parlour.games.five_card_draw.rules.rounds import final_outcome, go_on
from parlour.games.five_card_draw.rules.table import BETS, DRAWING, OVER, ROW, DrawTable, with_chips
from parlour.games.five_card_draw.rules.terms import terms_of
from parlour.games.five_card_draw.rules.verbs import CALL, CHECK, DRAW, FOLD, moves_to_draw
from parlour.kit.hand_order import places_by_rank
from parlour.kit.seat_sets import next_in

_NOBODY: Final[tuple[int, ...]] = ()
_ACTING: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(ROW)]


def begin(
    rules: FiveCardDrawRules, seats: int, shuffle: Shuffle, teller: Teller | None = None
) -> "FiveCardDraw":
    """Begin a match: chips handed out, the first hand dealt, the antes paid."""
    position = FiveCardDraw(rules, terms_of(rules), seats, shuffle)
    hand_table()
    position.seat_players([rules.betting.starting_chips] * seats)
    begin_hand(position, teller)
    go_on(position, teller)
    return position


def begin_from(
    rules: FiveCardDrawRules, start: Start, shuffle: Shuffle, teller: Teller | None = None
) -> "FiveCardDraw":
    """Begin one hand with the chips that are brought, and deal it (§One deal)."""
    position = FiveCardDraw(rules, terms_of(rules), len(start.stacks), shuffle)
    hand_table()
    position.start = start
    position.seat_players(list(start.stacks))
    begin_hand(position, teller)
    go_on(position, teller)
    return position


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FiveCardDraw(DrawTable):
    """What may be done at the table, and what comes of it."""

    def to_act(self) -> tuple[int, ...]:
        return _NOBODY if self.stage == OVER else _ACTING[self.turn]

    def moves(self, seat: int) -> Moves:
        if self.stage == DRAWING:
            return moves_to_draw(self.terms.most_drawn)
        return betting_moves(self)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        verb = move.verb
        if verb == DRAW:
            draw(self, seat, places_of(move.slots), teller)
        elif verb == FOLD:
            fold(self, seat, teller)
        elif verb == CHECK:
            check(self, seat, teller)
        elif verb == CALL:
            call(self, seat, teller)
        else:
            bet_or_raise(self, seat, move.amount, teller)
        if self.waiting == 0:
            go_on(self, teller)

    def play_random_move(self, luck: Luck) -> None:
        play_random_move(self, luck)
        if self.waiting == 0:
            go_on(self, None)

    def is_over(self) -> bool:
        return self.stage == OVER

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.stage == OVER else None

    def next_dealer(self) -> int:
        """Return who has the first word in the next hand (§Deal)."""
        players = with_chips(self)
        if players == 0:
            return NO_DEALER
        before = self.first if self.terms.alternate_first else self.seats - 1
        return int(next_in(before, players, self.seats))

    def on_timeout(self, seat: int) -> Move:
        """Stand pat, check where that is free, and fold otherwise."""
        if self.stage == DRAWING:
            return Move(DRAW)
        return Move(CHECK if self.bet == 0 else FOLD)

    def copy(self) -> "FiveCardDraw":
        twin = FiveCardDraw(self.switches, self.terms, self.seats, self.shuffle)
        self.copy_onto(twin)
        return twin

    def redeal(self, seat: int, luck: Luck) -> None:
        redeal(self, seat, luck)

    def marks(self, seat: int, verb: str) -> list[tuple[int, str]]:
        """Mark a bet of half the pot, of the pot and of twice as much; a raise by it once the call is in
        (§Betting)."""
        pot = int(self.pot() + self.bet) - self.number(BETS, seat)
        sizes = [(pot // 2, "half-pot"), (pot, "pot"), (2 * pot, "two-pots")]
        return [(int(self.bet) + size, name) for size, name in sizes]

    def hand_order(self, seat: int) -> list[int]:
        """Order the hand from high to low."""
        return places_by_rank(self.hand_of(seat))

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
