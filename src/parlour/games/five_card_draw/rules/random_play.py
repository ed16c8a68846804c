# parlour: hot
"""Random play at Five-Card Draw: a random verb, then a random move of it, without a list of the moves."""

from itertools import combinations
from typing import Final

from mypy_extensions import i64

from parlour.cards.luck import Luck
from parlour.cards.vectors import vec
from parlour.games.five_card_draw.rules.betting import bet_or_raise, call, check, fold, raise_range
from parlour.games.five_card_draw.rules.drawing import draw, places_of
from parlour.games.five_card_draw.rules.hands import HAND
from parlour.games.five_card_draw.rules.table import DRAWING, DrawTable


def _sets_of_places(most: int) -> vec[i64]:
    """Return the places of up to so many cards, in the order in which draws are offered: few cards first."""
    slots = [picks for size in range(most + 1) for picks in combinations(range(HAND), size)]
    return vec[i64]([int(places_of(picks)) for picks in slots])


_DRAWS: Final = [_sets_of_places(most) for most in range(HAND + 1)]


def play_random_move(table: DrawTable, luck: Luck) -> None:
    """Play what would be picked from the moves; what follows from it is left to the caller."""
    if table.stage == DRAWING:
        _draw_at_random(table, luck)
    else:
        _bet_at_random(table, luck)


def _draw_at_random(table: DrawTable, luck: Luck) -> None:
    luck.draw(1)  # of one verb
    draws = _DRAWS[table.terms.most_drawn]
    draw(table, table.turn, draws[luck.draw(len(draws))], None)


def _bet_at_random(table: DrawTable, luck: Luck) -> None:
    low, high = raise_range(table)
    verbs: i64 = 2
    if low <= high:
        verbs = 3
    verb = luck.draw(verbs)
    if verb == 2:
        bet_or_raise(table, table.turn, low + luck.draw(high - low + 1), None)
        return
    if verb == 0:
        fold(table, table.turn, None)
    elif table.bet > 0:
        call(table, table.turn, None)
    else:
        check(table, table.turn, None)
