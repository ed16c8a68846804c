# parlour: hot
"""Betting at Three Card Brag: what may be done, what it costs, and who decides next (§Betting).

A blind coin counts two units, a seen coin one: a stake is matched with twice as many units.
"""

from typing import Final

from mypy_extensions import i64

from parlour.engine.play.choices import Amount, Choice
from parlour.engine.play.events import Event, Teller
from parlour.games.three_card_brag.rules.table import BragTable
from parlour.games.three_card_brag.rules.verbs import (
    BET,
    RAISE,
    TO_CALL,
    TO_CHECK,
    TO_FOLD,
    TO_SEE,
    TO_SHOW,
    BlindBet,
)
from parlour.kit.betting import able_seats
from parlour.kit.turns import seat_after

NO_DECISION: Final = -1


def price(table: BragTable, seat: int) -> int:
    """Return what the seat must pay to match the stake, at its own rate; 0 when folded or all-in."""
    if not table.live[seat] or table.coins[seat] == 0:
        return 0
    return cost_of(table, seat, table.stake)


def cost_of(table: BragTable, seat: int, stake: int) -> int:
    """Return what it takes the seat to reach a stake (§Betting)."""
    owed = 2 * stake - table.progress[seat]
    if owed <= 0:
        return 0
    return owed if table.has_seen[seat] else owed // 2


def stake_for(table: BragTable, seat: int, cost: int) -> int:
    """Return the stake that the seat reaches for so much."""
    units = cost if table.has_seen[seat] else 2 * cost
    return (table.progress[seat] + units) // 2


def show_price(table: BragTable, seat: int) -> int:
    """Return what SHOW_HAND costs: the call, twice the call, or the opening price (§Showing)."""
    if table.stake == 0 and table.terms.opening_show_costs and table.coins[seat] > 0:
        return cost_of(table, seat, table.terms.opening)
    call = price(table, seat)
    return 2 * call if table.terms.double_show else call


def highest_stake(table: BragTable, seat: int) -> int:
    """Return the highest stake that the seat can pay in full."""
    if table.has_seen[seat]:
        return (table.progress[seat] + table.coins[seat]) // 2
    return table.progress[seat] // 2 + table.coins[seat]


def highest_raise(table: BragTable, seat: int) -> int:
    """Return the highest stake to which the seat may raise (§Betting, maxRaise and raiseLimit)."""
    highest = highest_stake(table, seat)
    terms = table.terms
    if terms.max_raise is not None:
        highest = min(highest, table.stake + terms.max_raise)
    return min(highest, 2 * table.stake) if terms.doubles else highest


def betting_choices(table: BragTable, seat: int) -> list[Choice]:
    """Return everything open on a betting turn (§Betting)."""
    choices = _opening_choices(table, seat) if table.stake == 0 else _answers(table, seat)
    add_hand_choices(table, seat, choices)
    return choices


def _opening_choices(table: BragTable, seat: int) -> list[Choice]:
    """Return the choices where nobody has bet in this phase: check, or open at one's own rate (§Betting)."""
    choices: list[Choice] = [TO_CHECK]
    opening = table.terms.opening
    highest = highest_stake(table, seat)
    if highest < opening:
        return choices
    if table.has_seen[seat]:
        choices.append(Amount(BET, 2 * opening, 2 * highest, 2))
    else:
        choices.append(BlindBet(0, opening, highest))
    return choices


def _answers(table: BragTable, seat: int) -> list[Choice]:
    """Return the choices where there is a bet: call it, raise it, or bet on without looking (§Betting)."""
    choices: list[Choice] = []
    affordable = table.coins[seat] >= price(table, seat)
    if affordable or table.terms.short_calls:
        choices.append(TO_CALL)
    low = table.stake + table.terms.base_bet
    high = highest_raise(table, seat)
    if high >= low:
        choices.append(Amount(RAISE, low, high))
    if affordable and not table.has_seen[seat]:
        choices.append(BlindBet(table.stake, low, high))
    return choices


def add_hand_choices(table: BragTable, seat: int, choices: list[Choice]) -> None:
    """Add looking, showing and folding, on every turn of one's own (§Showing)."""
    if not table.has_seen[seat]:
        choices.append(TO_SEE)
    if table.coins[seat] >= show_price(table, seat) or table.terms.short_calls:
        choices.append(TO_SHOW)
    choices.append(TO_FOLD)


def decider_from(table: BragTable, start: i64) -> i64:
    """Return the first seat from start on that owes a decision; NO_DECISION when the phase is over.

    A seat that alone is able decides only when it has not matched the stake (§Betting).
    """
    seats: i64 = table.seats
    goal: i64 = 2 * table.stake
    alone = able_seats(table.live, table.coins) < 2
    seat = start % seats
    for _step in range(seats):
        if _owes_decision(table, seat) and (not alone or table.progress[seat] < goal):
            return seat
        seat = seat_after(seat, seats)
    return NO_DECISION


def _owes_decision(table: BragTable, seat: i64) -> bool:
    return table.live[seat] and table.coins[seat] > 0 and not table.answered[seat]


def check(table: BragTable, seat: int, teller: Teller | None) -> None:
    table.answered[seat] = True
    if teller is not None:
        teller.tell(Event("checked", seat))


def call(table: BragTable, seat: int, teller: Teller | None) -> None:
    """Match the stake, with all one has left if that is less (§Short of coins)."""
    coins = min(price(table, seat), table.coins[seat])
    pay(table, seat, coins)
    table.answered[seat] = True
    if teller is not None:
        teller.tell(Event("called", seat, amount=coins))
        _tell_all_in(table, seat, teller)


def bet(table: BragTable, seat: int, stake: int, teller: Teller | None) -> None:
    """Open, raise, or match a stake without looking; a rise asks everybody else again (§Betting)."""
    rises, opens = stake > table.stake, table.stake == 0
    coins = cost_of(table, seat, stake)
    pay(table, seat, coins)
    if rises:
        table.answered = [False] * table.seats
        table.stake = stake
    table.answered[seat] = True
    if teller is not None:
        kind = "opened" if opens else "raised" if rises else "called"
        way = "" if table.has_seen[seat] else "-blind"
        teller.tell(Event(kind + way, seat, amount=coins, fields={"stake": stake}))
        _tell_all_in(table, seat, teller)


def pay_to_show(table: BragTable, seat: int, teller: Teller | None) -> None:
    """Pay what showing costs, or all one has left (§Showing)."""
    call = min(price(table, seat), table.coins[seat])
    extra = min(show_price(table, seat), table.coins[seat]) - call
    pay(table, seat, call)
    _pay_extra(table, seat, extra)
    if teller is not None:
        teller.tell(Event("asked-to-show", seat, amount=call + extra))


def _tell_all_in(table: BragTable, seat: int, teller: Teller) -> None:
    if table.coins[seat] == 0:
        teller.tell(Event("all-in", seat))


def pay(table: BragTable, seat: int, coins: int) -> None:
    """Put coins into the pot at the seat's own rate."""
    table.coins[seat] -= coins
    table.pot += coins
    if table.has_seen[seat]:
        table.seen_coins[seat] += coins
        table.progress[seat] += coins
    else:
        table.blind_coins[seat] += coins
        table.progress[seat] += 2 * coins


def _pay_extra(table: BragTable, seat: int, coins: int) -> None:
    """Put coins into the pot that match nothing: what showing costs beyond the call (§Showing)."""
    table.coins[seat] -= coins
    table.pot += coins
    table.extra += coins
