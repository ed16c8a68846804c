# parlour: hot
"""From round to round: who is out of coins, who may ask for one more, and how the game ends (§A game)."""

from parlour.engine.play.events import Event, Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.games.three_card_brag.rules.table import ASKING, OVER, BragTable
from parlour.kit.turns import round_from


def may_continue(rounds_won: list[int], coins: list[int], last_round: int, max_rounds: int) -> list[int]:
    """Who may ask for one more round: behind in rounds won, but richer than the leader in them (§A game).

    Only after the last round, and not again after the one asked for. Of several leaders the richest counts.
    """
    if last_round != max_rounds:
        return []
    most = max(rounds_won)
    seats = range(len(coins))
    leader = max([coins[seat] for seat in seats if rounds_won[seat] == most])
    return [seat for seat in seats if rounds_won[seat] < most and coins[seat] > leader]


def is_bust(coins: list[int], bust: str) -> bool:
    """Whether empty purses end the game: the first one does, or all but one (§A game, bust)."""
    empty = coins.count(0)
    return empty > 0 if bust == "end" else empty >= len(coins) - 1


def close_round(table: BragTable, winners: list[int], teller: Teller | None) -> bool:
    """Ends the game or asks who wants one more round; False when the next round is to be dealt (§A game)."""
    table.winner = round_from(table.first, [seat in winners for seat in range(table.seats)])[0]
    if teller is not None:
        tell_bust(table, teller)
    last = table.terms.rounds
    if is_bust(table.coins, table.terms.bust):
        table.stage = OVER
    elif table.round >= last:
        table.may_ask = may_continue(table.rounds_won, table.coins, table.round, last)
        ask_next(table)
    return table.stage in (ASKING, OVER)


def ask_next(table: BragTable) -> None:
    """The next seat that may ask for one more round, or the end (§A game)."""
    if not table.may_ask:
        table.stage = OVER
        return
    table.stage = ASKING
    table.turn = table.may_ask[0]
    table.may_ask = table.may_ask[1:]


def tell_bust(table: BragTable, teller: Teller) -> None:
    for seat in range(table.seats):
        if table.coins[seat] == 0 and table.is_dealt_in(seat):
            teller.tell(Event("bust", seat))


def standing(table: BragTable) -> list[int]:
    """Places by coins, then rounds won, then bonus points (§A game)."""
    keys: list[tuple[int, ...]] = [
        (table.coins[seat], table.rounds_won[seat], table.bonus_points[seat]) for seat in range(table.seats)
    ]
    return places_by(keys)


def final_outcome(table: BragTable) -> Outcome:
    return Outcome(standing(table), table.coins[:], final_reason(table))


def final_reason(table: BragTable) -> str:
    if table.coins.count(0) == table.seats - 1:
        return "One player has all the coins."
    if is_bust(table.coins, table.terms.bust):
        return "A player has no coins left."
    return "The last round has been played."
