# parlour: hot
"""The course of a round: betting, card turns, betting again, showdown, and on to the next (§A round)."""

from typing import Final

from parlour.engine.play.events import Event, Teller
from parlour.games.three_card_brag.rules.betting import decider_from
from parlour.games.three_card_brag.rules.card_turns import begin_card_turn, card_seat_from
from parlour.games.three_card_brag.rules.dealing import deal_round
from parlour.games.three_card_brag.rules.rounds import close_round
from parlour.games.three_card_brag.rules.showdown import show_hands, win_unseen
from parlour.games.three_card_brag.rules.table import BETTING, CARDS, FINAL, BragTable
from parlour.kit.betting import NO_DECISION

NO_SHOWER: Final = -1


def next_round(table: BragTable, teller: Teller | None) -> None:
    deal_round(table, teller)
    open_betting(table, BETTING, teller)


def open_betting(table: BragTable, stage: int, teller: Teller | None) -> None:
    """A fresh betting phase from stake 0; over at once when nobody has anything to decide (§Betting)."""
    table.stage = stage
    table.stake = 0
    table.progress = [0] * table.seats
    table.answered = [False] * table.seats
    bet_from(table, table.first, teller)


def bet_from(table: BragTable, seat: int, teller: Teller | None) -> None:
    """On to the next player who must decide, or to the next phase (§Betting)."""
    decider = decider_from(table, seat)
    if decider != NO_DECISION:
        table.turn = decider
    elif table.stage == BETTING:
        table.stage = CARDS
        take_cards_from(table, 0, teller)
    else:
        showdown(table, NO_SHOWER, teller)


def take_cards_from(table: BragTable, lap: int, teller: Teller | None) -> None:
    """On to the next card turn, or to the last betting when all have had theirs (§Card turns)."""
    lap = card_seat_from(table, lap)
    if lap < table.seats:
        begin_card_turn(table, lap)
    else:
        open_betting(table, FINAL, teller)


def go_on(table: BragTable, teller: Teller | None) -> None:
    """The turn is over."""
    if table.stage == CARDS:
        take_cards_from(table, table.lap + 1, teller)
    else:
        bet_from(table, table.turn + 1, teller)


def fold(table: BragTable, seat: int, teller: Teller | None) -> None:
    """Out of this round; the last player left wins it (§Showdown)."""
    table.live = table.live[:]
    table.live[seat] = False
    if teller is not None:
        teller.tell(Event("folded", seat))
    if table.live.count(True) == 1:
        end_round(table, win_unseen(table, teller), teller)
    else:
        go_on(table, teller)


def showdown(table: BragTable, shower: int, teller: Teller | None) -> None:
    end_round(table, show_hands(table, shower, teller), teller)


def end_round(table: BragTable, winners: list[int], teller: Teller | None) -> None:
    if not close_round(table, winners, teller):
        next_round(table, teller)
