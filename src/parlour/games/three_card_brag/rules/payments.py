# parlour: hot
"""Paying at Three Card Brag: a blind coin counts two units, a seen coin one (§Betting)."""

from parlour.games.three_card_brag.rules.table import BragTable


def price(table: BragTable, seat: int) -> int:
    """What the seat must pay to match the stake, at its own rate; nothing for who has folded or is all-in."""
    if not table.live[seat] or table.coins[seat] == 0:
        return 0
    return cost_of(table, seat, table.stake)


def cost_of(table: BragTable, seat: int, stake: int) -> int:
    """What it takes the seat to reach a stake (§Betting)."""
    owed = 2 * stake - table.progress[seat]
    if owed <= 0:
        return 0
    return owed if table.has_seen[seat] else owed // 2


def show_price(table: BragTable, seat: int) -> int:
    """What SHOW_HAND costs: the call, or twice the call (§Showing, showCost)."""
    call = price(table, seat)
    return 2 * call if table.terms.double_show else call


def highest_stake(table: BragTable, seat: int) -> int:
    """The highest stake that the seat can pay in full."""
    if table.has_seen[seat]:
        return (table.progress[seat] + table.coins[seat]) // 2
    return table.progress[seat] // 2 + table.coins[seat]


def highest_raise(table: BragTable, seat: int) -> int:
    """The highest stake to which the seat may raise (§Betting, maxRaise and raiseLimit)."""
    highest = highest_stake(table, seat)
    terms = table.terms
    if terms.max_raise is not None:
        highest = min(highest, table.stake + terms.max_raise)
    return min(highest, 2 * table.stake) if terms.doubles else highest


def pay(table: BragTable, seat: int, coins: int) -> None:
    """Puts coins into the pot at the seat's own rate."""
    table.coins[seat] -= coins
    table.pot += coins
    if table.has_seen[seat]:
        table.seen_coins[seat] += coins
        table.progress[seat] += coins
    else:
        table.blind_coins[seat] += coins
        table.progress[seat] += 2 * coins


def pay_extra(table: BragTable, seat: int, coins: int) -> None:
    """Puts coins into the pot that match nothing: what showing costs beyond the call (§Showing, showCost)."""
    table.coins[seat] -= coins
    table.pot += coins
    table.extra += coins
