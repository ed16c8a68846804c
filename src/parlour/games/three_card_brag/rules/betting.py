# parlour: hot
"""Betting at Three Card Brag: what may be done, what it costs, and who decides next (§Betting).

A blind coin counts two units, a seen coin one: a stake is matched with twice as many units.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.play.events import Event, Teller
from parlour.games.three_card_brag.rules.table import (
    BLIND_COINS,
    COINS,
    PROGRESS,
    SEEN_COINS,
    BragTable,
)
from parlour.games.three_card_brag.rules.verbs import (
    TO_BET,
    TO_BET_BLIND,
    TO_CALL,
    TO_CHECK,
    TO_FOLD,
    TO_RAISE,
    TO_SEE,
    TO_SHOW,
)
from parlour.kit.seat_sets import bit, count_seats
from parlour.kit.turns import seat_after

NO_DECISION: Final = -1


def price(table: BragTable, seat: i64) -> i64:
    """Return what the seat must pay to match the stake, at its own rate; 0 when folded or all-in."""
    if not table.is_live(seat) or table.coins(seat) == 0:
        return 0
    return cost_of(table, seat, table.stake)


def cost_of(table: BragTable, seat: i64, stake: i64) -> i64:
    """Return what it takes the seat to reach a stake (§Betting)."""
    owed = 2 * stake - table.progress(seat)
    if owed <= 0:
        return 0
    return owed if table.has_seen(seat) else owed // 2


def stake_for(table: BragTable, seat: i64, cost: i64) -> i64:
    """Return the stake that the seat reaches for so much."""
    units = cost if table.has_seen(seat) else 2 * cost
    return (table.progress(seat) + units) // 2


def show_price(table: BragTable, seat: i64) -> i64:
    """Return what SHOW_HAND costs: the call, twice the call, or the opening price (§Showing)."""
    if table.stake == 0 and table.terms.opening_show_costs and table.coins(seat) > 0:
        return cost_of(table, seat, table.terms.opening)
    call = price(table, seat)
    return 2 * call if table.terms.double_show else call


def highest_stake(table: BragTable, seat: i64) -> i64:
    """Return the highest stake that the seat can pay in full."""
    return stake_for(table, seat, table.coins(seat))


def highest_raise(table: BragTable, seat: i64) -> i64:
    """Return the highest stake to which the seat may raise (§Betting, maxRaise and raiseLimit)."""
    highest, terms = highest_stake(table, seat), table.terms
    if terms.max_raise is not None:
        highest = min(highest, table.stake + terms.max_raise)
    return min(highest, 2 * table.stake) if terms.doubles else highest


def lowest_rise(table: BragTable) -> i64:
    """Return the lowest stake that opens the betting, or raises the stake there is (§Betting)."""
    return table.terms.opening if table.stake == 0 else table.stake + table.terms.base_bet


def highest_rise(table: BragTable, seat: i64) -> i64:
    """Return the highest stake to which the seat may open, or raise within the limits (§Betting)."""
    return highest_stake(table, seat) if table.stake == 0 else highest_raise(table, seat)


def betting_verbs(table: BragTable, seat: i64) -> i64:
    """Return everything open on a betting turn (§Betting)."""
    verbs = _opening_verbs(table, seat) if table.stake == 0 else _answers(table, seat)
    return verbs | hand_verbs(table, seat)


def _opening_verbs(table: BragTable, seat: i64) -> i64:
    """Return the verbs where nobody has bet in this phase: check, or open at one's own rate (§Betting)."""
    verbs: i64 = TO_CHECK
    if highest_stake(table, seat) >= table.terms.opening:
        verbs |= TO_BET if table.has_seen(seat) else TO_BET_BLIND
    return verbs


def _answers(table: BragTable, seat: i64) -> i64:
    """Return the verbs where there is a bet: call it, raise it, or bet on without looking (§Betting)."""
    verbs: i64 = 0
    affordable = table.coins(seat) >= price(table, seat)
    if affordable or table.terms.short_calls:
        verbs |= TO_CALL
    if highest_raise(table, seat) >= lowest_rise(table):
        verbs |= TO_RAISE
    if affordable and not table.has_seen(seat):
        verbs |= TO_BET_BLIND
    return verbs


def hand_verbs(table: BragTable, seat: i64) -> i64:
    """Return looking, showing and folding, on every turn of one's own (§Showing)."""
    verbs: i64 = TO_FOLD
    if not table.has_seen(seat):
        verbs |= TO_SEE
    if table.coins(seat) >= show_price(table, seat) or table.terms.short_calls:
        verbs |= TO_SHOW
    return verbs


def decider_from(table: BragTable, start: i64) -> i64:
    """Return the first seat from start on that owes a decision; NO_DECISION when the phase is over.

    A seat that alone is able decides only when it has not matched the stake (§Betting).
    """
    able, goal = table.able(), 2 * table.stake
    owing, alone = able & ~table.answered, count_seats(able) < 2
    seat = start % table.seats
    for _step in range(table.seats):
        if (owing >> seat) & 1 and (not alone or table.progress(seat) < goal):
            return seat
        seat = seat_after(seat, table.seats)
    return NO_DECISION


def check(table: BragTable, seat: i64, teller: Teller | None) -> None:
    table.answered |= bit(seat)
    if teller is not None:
        teller.tell(Event("checked", seat))


def call(table: BragTable, seat: i64, teller: Teller | None) -> None:
    """Match the stake, with all one has left if that is less (§Short of coins)."""
    coins = min(price(table, seat), table.coins(seat))
    pay(table, seat, coins)
    table.answered |= bit(seat)
    if teller is not None:
        teller.tell(Event("called", seat, amount=coins))
        _tell_all_in(table, seat, teller)


def bet(table: BragTable, seat: i64, stake: i64, teller: Teller | None) -> None:
    """Open, raise, or match a stake without looking; a rise asks everybody else again (§Betting)."""
    rises, opens = stake > table.stake, table.stake == 0
    coins = cost_of(table, seat, stake)
    pay(table, seat, coins)
    if rises:
        table.answered = 0
        table.stake = stake
    table.answered |= bit(seat)
    if teller is not None:
        kind = "opened" if opens else "raised" if rises else "called"
        way = "" if table.has_seen(seat) else "-blind"
        teller.tell(Event(kind + way, seat, amount=coins, fields={"stake": stake}))
        _tell_all_in(table, seat, teller)


def pay_to_show(table: BragTable, seat: i64, teller: Teller | None) -> None:
    """Pay what showing costs, or all one has left (§Showing)."""
    call = min(price(table, seat), table.coins(seat))
    extra = min(show_price(table, seat), table.coins(seat)) - call
    pay(table, seat, call)
    _pay_extra(table, seat, extra)
    if teller is not None:
        teller.tell(Event("asked-to-show", seat, amount=call + extra))


def _tell_all_in(table: BragTable, seat: i64, teller: Teller) -> None:
    if table.coins(seat) == 0:
        teller.tell(Event("all-in", seat))


def pay(table: BragTable, seat: i64, coins: i64) -> None:
    """Put coins into the pot at the seat's own rate."""
    numbers = table.numbers
    numbers[COINS + seat] -= coins
    table.pot += coins
    if table.has_seen(seat):
        numbers[SEEN_COINS + seat] += coins
        numbers[PROGRESS + seat] += coins
    else:
        numbers[BLIND_COINS + seat] += coins
        numbers[PROGRESS + seat] += 2 * coins


def _pay_extra(table: BragTable, seat: i64, coins: i64) -> None:
    """Put coins into the pot that match nothing: what showing costs beyond the call (§Showing)."""
    table.numbers[COINS + seat] -= coins
    table.pot += coins
    table.extra += coins
