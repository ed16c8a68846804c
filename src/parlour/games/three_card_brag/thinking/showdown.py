# parlour: hot
"""Who would win an imagined deal of Three Card Brag if nobody folded any more."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.table import BETTING, CARDS, FINAL, BragTable
from parlour.games.three_card_brag.rules.verbs import CALL, CHECK
from parlour.games.three_card_brag.thinking.card_turns import blind_move, card_turn
from parlour.kit.pots import part_of_best

_RICH: Final = 1_000_000
"""Coins for everybody, so that nobody is all-in and every phase is come to."""
_CHECKED: Final = Move(CHECK)
_CALLED: Final = Move(CALL)


def part_won(table: BragTable, seat: int) -> float:
    """Return the seat's part of the pot after the card turns, with no more bets (§Showdown)."""
    if table.stage in (BETTING, CARDS):
        table.fill_purses(_RICH)
        while table.stage != FINAL:
            table.apply(table.turn, _quiet_move(table))
    strengths = table.new_row()
    for each in range(table.seats):
        if table.is_live(each):
            strengths[each] = table.strength(each)
    return part_of_best(seat, strengths, table.live)


def _quiet_move(table: BragTable) -> Move:
    """Check or call, and take cards as usual: nobody raises."""
    if table.stage == CARDS:
        seat = table.turn
        return card_turn(table, seat) if table.has_seen(seat) else blind_move(table, seat)
    return _CALLED if table.stake > 0 else _CHECKED
