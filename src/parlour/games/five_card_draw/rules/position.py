# parlour: hot
"""A match of Five-Card Draw in progress: whose turn it is, what may be done, and what follows."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.events import Teller
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.games.five_card_draw.rules.asset import MOST_SEATS, FiveCardDrawRules
from parlour.games.five_card_draw.rules.betting import betting_moves, call, check, fold, rise
from parlour.games.five_card_draw.rules.dealing import begin_hand
from parlour.games.five_card_draw.rules.drawing import draw
from parlour.games.five_card_draw.rules.hands import HAND, hand_table
from parlour.games.five_card_draw.rules.redealing import redeal
from parlour.games.five_card_draw.rules.rounds import final_outcome, go_on
from parlour.games.five_card_draw.rules.table import DRAWING, NOT_YET, OVER, PHASES, SECOND_BETS, DrawTable
from parlour.games.five_card_draw.rules.terms import Terms
from parlour.games.five_card_draw.rules.verbs import CALL, CHECK, DRAW, FOLD, draw_menu
from parlour.games.five_card_draw.thinking.deals import likelihood
from parlour.games.five_card_draw.thinking.moves import DOUBT, shortlist, sketch
from parlour.games.five_card_draw.words.prompts import hand_notes, prompt_for, why_closed

NOBODY_ACTS: Final[tuple[int, ...]] = ()
ACTING: Final[list[tuple[int, ...]]] = [(seat,) for seat in range(max(MOST_SEATS.values()))]


def begin(rules: FiveCardDrawRules, seats: int, shuffle: Shuffle) -> "FiveCardDraw":
    """A new match: chips handed out, the first hand dealt, the antes paid."""
    position = FiveCardDraw(rules, Terms(rules), seats, shuffle)
    hand_table()
    seat_players(position, [rules.betting.starting_chips] * seats)
    begin_hand(position, None)
    go_on(position, None)
    return position


def seat_players(table: DrawTable, chips: list[int]) -> None:
    """Everybody sits down with chips and no points; no hand is dealt yet."""
    seats = len(chips)
    table.chips = chips[:]
    table.points = [0] * seats
    table.bets = [0] * seats
    table.paid = [0] * seats
    table.drew = [NOT_YET] * seats
    table.live = [True] * seats
    table.shown = [BACK] * (HAND * seats)


class FiveCardDraw(DrawTable):
    """What may be done at the table, and what comes of it."""

    def to_act(self) -> tuple[int, ...]:
        return NOBODY_ACTS if self.stage == OVER else ACTING[self.turn]

    def moves(self, seat: int) -> Moves:
        if self.stage == DRAWING:
            return draw_menu(self.terms.most_drawn)
        return betting_moves(self)

    def apply(self, seat: int, move: Move, teller: Teller | None = None) -> None:
        verb = move.verb
        if verb == DRAW:
            draw(self, seat, move.slots, teller)
        elif verb == FOLD:
            fold(self, seat, teller)
        elif verb == CHECK:
            check(self, seat, teller)
        elif verb == CALL:
            call(self, seat, teller)
        else:
            rise(self, seat, move.amount, teller)
        if self.waiting == 0:
            go_on(self, teller)

    def outcome(self) -> Outcome | None:
        return final_outcome(self) if self.stage == OVER else None

    def on_timeout(self, seat: int) -> Move:
        """Stands pat, checks where that is free, and folds otherwise."""
        if self.stage == DRAWING:
            return Move(DRAW)
        return Move(CHECK if self.bet == 0 else FOLD)

    def copy(self) -> "FiveCardDraw":
        twin = FiveCardDraw(self.switches, self.terms, self.seats, self.shuffle)
        self.copy_onto(twin)
        return twin

    def redealt(self, seat: int, luck: Luck) -> "FiveCardDraw":
        twin = self.copy()
        redeal(twin, seat, luck)
        return twin

    def sketch(self, seat: int, luck: Luck) -> Move:
        return sketch(self, seat, luck)

    def shortlist(self, seat: int) -> list[Move]:
        return shortlist(self, seat)

    def likelihood(self, seat: int) -> float:
        return likelihood(self, seat)

    def doubt(self) -> float:
        return DOUBT

    def phase(self) -> str:
        return PHASES[self.stage]

    def counters(self) -> dict[str, int]:
        betting_round = 2 if self.stage >= SECOND_BETS else 1
        return {"hand": self.hand, "round": betting_round, "pot": self.pot(), "bet": self.bet}

    def seat_counters(self, seat: int) -> dict[str, int]:
        counters = {"points": self.points[seat], "chips": self.chips[seat], "bet": self.bets[seat]}
        if self.drew[seat] != NOT_YET:
            counters["drew"] = self.drew[seat]
        return counters

    def badges(self, seat: int) -> list[str]:
        marks = []
        if seat == self.first:
            marks.append("first")
        if self.terms.alternate_first and seat == self.button():
            marks.append("button")
        return marks + self.state_badges(seat)

    def state_badges(self, seat: int) -> list[str]:
        """Whether the seat is out of the match, out of the hand, or all-in."""
        if not self.is_playing(seat):
            return ["out"]
        if not self.live[seat]:
            return ["folded"]
        return ["all-in"] if self.chips[seat] == 0 else []

    def prompt(self, seat: int) -> str:
        return prompt_for(self, seat)

    def notes(self, seat: int) -> list[str]:
        return hand_notes(self, seat)

    def why_not(self, seat: int, verb: str) -> str:
        return why_closed(self, seat, verb)
