# parlour: hot
"""Betting at Five-Card Draw: who acts, what may be put in, and what it costs (§Betting).

`waiting` counts the decisions that are still owed: all able seats', then those after the last raise, one less
for each. Able seats answer in turn, so nobody need be remembered.
"""

from mypy_extensions import i64

from parlour.engine.play.events import Event, Teller
from parlour.engine.play.moves import Moves
from parlour.games.five_card_draw.rules.table import (
    BETS,
    CHIPS,
    WHOLE_HAND,
    DrawTable,
    able_seats,
    is_able,
    next_able,
    one_is_left,
    put_in,
    round_limit,
    throw_away,
)
from parlour.games.five_card_draw.rules.verbs import moves_to_bet
from parlour.kit.seat_sets import bit


def open_round(table: DrawTable, stage: i64) -> None:
    """Open a betting round; nobody acts when fewer than two have chips to bet with (§All-in)."""
    table.stage = stage
    for seat in range(table.seats):
        table.numbers[BETS + seat] = 0
    table.bet = 0
    table.raises = 0
    table.waiting = 0
    able = able_seats(table)
    if able > 1:
        table.waiting = able
        table.turn = table.first
        if not is_able(table, table.first):
            table.turn = next_able(table, table.first)


def _pass_turn(table: DrawTable) -> None:
    """Count one decision less; a player left alone with nothing to call is not asked (§All-in)."""
    table.waiting -= 1
    if table.waiting == 0:
        return
    table.turn = next_able(table, table.turn)
    if table.numbers[BETS + table.turn] == table.bet and not can_be_answered(table):
        table.waiting = 0


def betting_moves(table: DrawTable) -> Moves:
    """Return what the player whose turn it is may do."""
    low, high = raise_range(table)
    return moves_to_bet(table.bet > 0, low, high)


def raise_range(table: DrawTable) -> tuple[i64, i64]:
    """Return the lowest and the highest total that may be bet or raised to (§Betting).

    The lowest is one more, or one unit more at a fixed limit; the highest is 0 when no bet or raise is open.
    """
    numbers, turn, limit = table.numbers, table.turn, round_limit(table)
    purse = numbers[BETS + turn] + numbers[CHIPS + turn]
    low, high = table.bet + 1, min(purse, limit)
    if table.terms.fixed:
        low = high = table.bet + limit
    if low > purse or raised_out(table) or not can_be_answered(table):
        return low, 0
    return low, high


def raised_out(table: DrawTable) -> bool:
    """Return whether, at a fixed limit, the bet has been raised as often as it may be (§Betting)."""
    return table.terms.fixed and table.bet > 0 and table.raises >= table.terms.most_raises


def can_be_answered(table: DrawTable) -> bool:
    """Return whether another player still in has chips left (§All-in)."""
    return next_able(table, table.turn) != table.turn


def price(table: DrawTable, seat: i64) -> i64:
    """Return what a call costs the seat: what is missing, or all it has (§All-in)."""
    missing: i64 = table.bet - table.numbers[BETS + seat]
    return min(missing, table.numbers[CHIPS + seat])


def bet_or_raise(table: DrawTable, seat: i64, total: i64, teller: Teller | None) -> None:
    """Bet or raise to a total; everybody else with chips has to answer (§Betting)."""
    raised = table.bet > 0
    if raised:
        table.raises += 1
    put_in(table, seat, total - table.numbers[BETS + seat])
    table.numbers[BETS + seat] = total
    table.bet = total
    table.waiting = _owed_after_raise(table, seat)
    table.turn = next_able(table, seat)
    if teller is not None:
        teller.tell(Event("raised" if raised else "bet", seat, amount=total))


def _owed_after_raise(table: DrawTable, seat: i64) -> i64:
    """Count the seats that must answer the one that has just raised."""
    able = able_seats(table)
    return able - 1 if table.numbers[CHIPS + seat] > 0 else able


def call(table: DrawTable, seat: i64, teller: Teller | None) -> None:
    """Match the bet, or go all-in with less (§All-in)."""
    chips = price(table, seat)
    if teller is not None:
        missing = table.bet - table.numbers[BETS + seat]
        teller.tell(Event("called" if chips == missing else "called-all-in", seat, amount=chips))
    put_in(table, seat, chips)
    table.numbers[BETS + seat] += chips
    _pass_turn(table)


def check(table: DrawTable, seat: i64, teller: Teller | None) -> None:
    """Put in nothing while there is no bet (§Betting)."""
    if teller is not None:
        teller.tell(Event("checked", seat))
    _pass_turn(table)


def fold(table: DrawTable, seat: i64, teller: Teller | None) -> None:
    """Throw the hand away; nobody waits for the last one left (§Betting)."""
    if teller is not None:
        teller.tell(Event("folded", seat))
    table.live &= ~bit(seat)
    throw_away(table, seat, WHOLE_HAND)
    if one_is_left(table):
        table.waiting = 0
    else:
        _pass_turn(table)
