# parlour: hot
"""The course of a round, and from round to round to the end of the game (§A round, §A game)."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.play.events import Event, Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.play.start import ONE_DEAL
from parlour.games.three_card_brag.rules.betting import NO_DECISION, decider_from
from parlour.games.three_card_brag.rules.card_turns import begin_card_turn, card_seat_from
from parlour.games.three_card_brag.rules.dealing import deal_round
from parlour.games.three_card_brag.rules.showdown import show_hands, win_unseen
from parlour.games.three_card_brag.rules.table import (
    ASKING,
    BETTING,
    BONUS_POINTS,
    CARDS,
    COINS,
    FINAL,
    FRESH,
    OVER,
    ROUNDS_WON,
    BragTable,
)
from parlour.kit.seat_sets import bit, count_seats, first_from

_NOBODY_ASKED: Final = -1


def next_round(table: BragTable, teller: Teller | None) -> None:
    deal_round(table, teller)
    _open_betting(table, BETTING, teller)


def go_on(table: BragTable, teller: Teller | None) -> None:
    """Pass the turn on: to the next card turn, or to the next who must decide."""
    if table.stage == CARDS:
        _take_cards_from(table, table.lap + 1, teller)
    else:
        _bet_from(table, table.turn + 1, teller)


def fold(table: BragTable, seat: i64, teller: Teller | None) -> None:
    """Leave this round; the last player left wins it (§Showdown)."""
    table.live &= ~bit(seat)
    if teller is not None:
        teller.tell(Event("folded", seat))
    if count_seats(table.live) == 1:
        _end_round(table, win_unseen(table, teller), teller)
    else:
        go_on(table, teller)


def showdown(table: BragTable, shower: i64, teller: Teller | None) -> None:
    """Show all hands and end the round (§Showdown)."""
    _end_round(table, show_hands(table, shower, teller), teller)


def _open_betting(table: BragTable, stage: i64, teller: Teller | None) -> None:
    """Open a betting phase at stake 0; it is over at once when nobody has anything to decide (§Betting)."""
    table.stage = stage
    table.taken = FRESH
    table.clear_stake()
    _bet_from(table, table.first, teller)


def _bet_from(table: BragTable, seat: i64, teller: Teller | None) -> None:
    """Go on to the next player who must decide, or to the next phase (§Betting)."""
    decider = decider_from(table, seat)
    if decider != NO_DECISION:
        table.turn = decider
    elif table.stage == BETTING:
        table.stage = CARDS
        _take_cards_from(table, 0, teller)
    else:
        showdown(table, _NOBODY_ASKED, teller)


def _take_cards_from(table: BragTable, lap: i64, teller: Teller | None) -> None:
    """Go on to the next card turn, or to the last betting when all have had theirs (§Card turns)."""
    lap = card_seat_from(table, lap)
    if lap < table.seats:
        begin_card_turn(table, lap)
    else:
        _open_betting(table, FINAL, teller)


def _end_round(table: BragTable, winners: i64, teller: Teller | None) -> None:
    if not _close_round(table, winners):
        next_round(table, teller)


def _close_round(table: BragTable, winners: i64) -> bool:
    """End the game or ask who wants one more round; return False when the next is to be dealt (§A game).

    What began from a start ends with its round, whoever is bust (§One deal).
    """
    table.winner = first_from(table.first, winners, table.seats)
    last = table.terms.rounds
    if table.start is not None or is_bust(table):
        table.stage = OVER
    elif table.round >= last:
        table.may_ask = may_continue(table.row(ROUNDS_WON), table.row(COINS), table.round, last)
        ask_next(table)
    return table.stage == ASKING or table.stage == OVER


def is_bust(table: BragTable) -> bool:
    """Return whether empty purses end the game: the first one does, or all but one (§A game, bust)."""
    players = count_seats(table.with_coins())
    return players <= 1 if table.terms.eliminates else players < table.seats


def may_continue(rounds_won: list[int], coins: list[int], last_round: int, max_rounds: int) -> list[int]:
    """Return who may ask for one more round: behind in rounds won, but richer than the leader (§A game).

    Only after the last round, and not again after the one asked for. Of several leaders the richest counts.
    """
    if last_round != max_rounds:
        return []
    most = max(rounds_won)
    seats = range(len(coins))
    leader = max([coins[seat] for seat in seats if rounds_won[seat] == most])
    return [seat for seat in seats if rounds_won[seat] < most and coins[seat] > leader]


def ask_next(table: BragTable) -> None:
    """Ask the next seat that may have one more round, or end the game (§A game)."""
    if not table.may_ask:
        table.stage = OVER
        return
    table.stage = ASKING
    table.turn = table.may_ask[0]
    table.may_ask = table.may_ask[1:]


def final_outcome(table: BragTable) -> Outcome:
    """Place seats by coins, then rounds won, then bonus points (§A game)."""
    coins = table.row(COINS)
    if table.start is not None:
        return Outcome(table.start.places(coins), coins, ONE_DEAL)
    columns = zip(coins, table.row(ROUNDS_WON), table.row(BONUS_POINTS), strict=True)
    return Outcome(places_by([*columns]), coins, _final_reason(table))


def _final_reason(table: BragTable) -> str:
    if count_seats(table.with_coins()) == 1:
        return "ending.all-coins"
    if is_bust(table):
        return "ending.no-coins"
    return "ending.last-round"
