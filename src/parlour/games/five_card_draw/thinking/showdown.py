# parlour: hot
"""Who would win an imagined hand of Five-Card Draw if nobody folded any more."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.games.five_card_draw.rules.showdown import hand_strengths
from parlour.games.five_card_draw.rules.table import CHIPS, DRAWING, SECOND_BETS, DrawTable
from parlour.games.five_card_draw.rules.verbs import CALL, CHECK, DRAW
from parlour.games.five_card_draw.thinking.hands import usual_discards
from parlour.kit.pots import part_of_best

_RICH: Final = 1_000_000
"""Chips for everybody, so that nobody is all-in and the second round is come to."""
_CHECKED: Final = Move(CHECK)
_CALLED: Final = Move(CALL)


def part_won(table: DrawTable, seat: int) -> float:
    """Return the seat's part of the pot after the draw, with no more bets."""
    if table.stage < SECOND_BETS:
        table.set_row(CHIPS, [_RICH] * table.seats)
        while table.stage < SECOND_BETS:
            table.apply(int(table.turn), _quiet_move(table))
    return part_of_best(seat, hand_strengths(table), table.live)


def _quiet_move(table: DrawTable) -> Move:
    """Check or call, and draw as usual: nobody raises."""
    if table.stage == DRAWING:
        return usual_draw(table, int(table.turn))
    return _CALLED if table.bet > 0 else _CHECKED


def usual_draw(table: DrawTable, seat: int) -> Move:
    """Keep what is paired."""
    return Move(DRAW, slots=tuple(usual_discards(table.hand_of(seat), int(table.terms.most_drawn))))
