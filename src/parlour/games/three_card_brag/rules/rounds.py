# parlour: hot
"""The course of a round, and from round to round to the end of the game (§A round, §A game)."""

from typing import Final

from parlour.engine.play.events import Event, Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.play.start import ONE_DEAL
from parlour.games.three_card_brag.rules.betting import NO_DECISION, decider_from
from parlour.games.three_card_brag.rules.card_turns import begin_card_turn, card_seat_from
from parlour.games.three_card_brag.rules.dealing import deal_round
from parlour.games.three_card_brag.rules.showdown import show_hands, win_unseen
from parlour.games.three_card_brag.rules.table import ASKING, BETTING, CARDS, FINAL, FRESH, OVER, BragTable
from parlour.kit.turns import round_from

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


def fold(table: BragTable, seat: int, teller: Teller | None) -> None:
    """Leave this round; the last player left wins it (§Showdown)."""
    table.live = table.live[:]
    table.live[seat] = False
    if teller is not None:
        teller.tell(Event("folded", seat))
    if table.live.count(True) == 1:
        _end_round(table, win_unseen(table, teller), teller)
    else:
        go_on(table, teller)


def showdown(table: BragTable, shower: int, teller: Teller | None) -> None:
    """Show all hands and end the round (§Showdown)."""
    _end_round(table, show_hands(table, shower, teller), teller)


def _open_betting(table: BragTable, stage: int, teller: Teller | None) -> None:
    """Open a betting phase at stake 0; it is over at once when nobody has anything to decide (§Betting)."""
    table.stage = stage
    table.stake = 0
    table.taken = FRESH
    table.progress = [0] * table.seats
    table.answered = [False] * table.seats
    _bet_from(table, table.first, teller)


def _bet_from(table: BragTable, seat: int, teller: Teller | None) -> None:
    """Go on to the next player who must decide, or to the next phase (§Betting)."""
    decider = decider_from(table, seat)
    if decider != NO_DECISION:
        table.turn = decider
    elif table.stage == BETTING:
        table.stage = CARDS
        _take_cards_from(table, 0, teller)
    else:
        showdown(table, _NOBODY_ASKED, teller)


def _take_cards_from(table: BragTable, lap: int, teller: Teller | None) -> None:
    """Go on to the next card turn, or to the last betting when all have had theirs (§Card turns)."""
    lap = card_seat_from(table, lap)
    if lap < table.seats:
        begin_card_turn(table, lap)
    else:
        _open_betting(table, FINAL, teller)


def _end_round(table: BragTable, winners: list[int], teller: Teller | None) -> None:
    if not _close_round(table, winners):
        next_round(table, teller)


def _close_round(table: BragTable, winners: list[int]) -> bool:
    """End the game or ask who wants one more round; return False when the next is to be dealt (§A game).

    What began from a start ends with its round, whoever is bust (§One deal).
    """
    table.winner = round_from(table.first, [seat in winners for seat in range(table.seats)])[0]
    last = table.terms.rounds
    if table.start is not None or is_bust(table.coins, table.terms.bust):
        table.stage = OVER
    elif table.round >= last:
        table.may_ask = may_continue(table.rounds_won, table.coins, table.round, last)
        ask_next(table)
    return table.stage in (ASKING, OVER)


def is_bust(coins: list[int], bust: str) -> bool:
    """Return whether empty purses end the game: the first one does, or all but one (§A game, bust)."""
    empty = coins.count(0)
    return empty > 0 if bust == "end" else empty >= len(coins) - 1


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
    if table.start is not None:
        return Outcome(table.start.places(table.coins), table.coins[:], ONE_DEAL)
    keys: list[tuple[int, ...]] = [
        (table.coins[seat], table.rounds_won[seat], table.bonus_points[seat]) for seat in range(table.seats)
    ]
    return Outcome(places_by(keys), table.coins[:], _final_reason(table))


def _final_reason(table: BragTable) -> str:
    if table.coins.count(0) == table.seats - 1:
        return "ending.all-coins"
    if is_bust(table.coins, table.terms.bust):
        return "ending.no-coins"
    return "ending.last-round"
