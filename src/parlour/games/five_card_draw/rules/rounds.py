# parlour: hot
"""How a hand of Five-Card Draw goes on when nobody owes a decision, and how the match ends."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.play.events import Event, Teller
from parlour.engine.play.outcome import Outcome, places_by
from parlour.engine.play.start import ONE_DEAL
from parlour.games.five_card_draw.rules.betting import open_round
from parlour.games.five_card_draw.rules.dealing import begin_hand
from parlour.games.five_card_draw.rules.drawing import open_draw
from parlour.games.five_card_draw.rules.showdown import return_excess, show_hands, win_unopposed
from parlour.games.five_card_draw.rules.table import (
    BETS,
    CHIPS,
    DRAWING,
    FIRST_BETS,
    OVER,
    PAID,
    POINTS,
    SECOND_BETS,
    DrawTable,
    one_is_left,
    with_chips,
)
from parlour.kit.seat_sets import count_seats

TARGET_REACHED: Final = "ending.target-reached"
ONE_WITH_CHIPS: Final = "ending.one-with-chips"


def go_on(table: DrawTable, teller: Teller | None) -> None:
    """Go on to the next stage, and the next, until somebody owes a decision or the match is over."""
    while table.waiting == 0 and table.stage != OVER:
        if one_is_left(table):
            _end_hand(table, win_unopposed(table, teller), teller)
        elif table.stage == FIRST_BETS:
            return_excess(table, teller)
            open_draw(table)
        elif table.stage == DRAWING:
            open_round(table, SECOND_BETS)
        else:
            return_excess(table, teller)
            _end_hand(table, show_hands(table, teller), teller)


def _end_hand(table: DrawTable, closing: Event | None, teller: Teller | None) -> None:
    """Clear the pot that is gone and begin the next hand, unless the match is over (§Match)."""
    numbers = table.numbers
    for seat in range(table.seats):
        numbers[PAID + seat] = 0
        numbers[BETS + seat] = 0
    table.bet = 0
    if teller is not None:
        _tell_score(table, teller)
    if teller is not None and closing is not None:
        teller.tell(closing)
    if _is_decided(table):
        table.stage = OVER
    else:
        begin_hand(table, teller)


def _is_decided(table: DrawTable) -> bool:
    """Return whether one total is highest and at the target, or one player alone has chips (§Match).

    What began from a start is decided with its hand (§One deal).
    """
    if table.start is not None or _target_reached(table):
        return True
    return not table.terms.reset_chips and count_seats(with_chips(table)) == 1


def _target_reached(table: DrawTable) -> bool:
    """Return whether somebody has the target and more than everybody else; equal totals play on (§Match)."""
    numbers = table.numbers
    best: i64 = 0
    leaders: i64 = 0
    for seat in range(table.seats):
        points = numbers[POINTS + seat]
        if points > best:
            best, leaders = points, 1
        elif points == best:
            leaders += 1
    return best >= table.terms.target and leaders == 1


def _tell_score(table: DrawTable, teller: Teller) -> None:
    one_hand = table.start is not None
    for seat in range(table.seats):
        if not one_hand:
            teller.tell(Event("score", seat, amount=table.number(POINTS, seat)))
        if (
            table.is_live(seat)
            and table.number(CHIPS, seat) == 0
            and (one_hand or not table.terms.reset_chips)
        ):
            teller.tell(Event("out", seat))


def final_outcome(table: DrawTable) -> Outcome:
    """Place those with chips to go on with before those without, then by points (§Match).

    A tally is the points; those of a player without chips have come to nothing. From a start it is the chips.
    """
    if table.start is not None:
        chips = table.row(CHIPS)
        return Outcome(table.start.places(chips), chips, ONE_DEAL)
    lasted = [table.has_lasted(seat) for seat in range(table.seats)]
    points = table.row(POINTS)
    keys: list[tuple[int, ...]] = [(1 if lasted[seat] else 0, points[seat]) for seat in range(table.seats)]
    tallies = [points[seat] if lasted[seat] else 0 for seat in range(table.seats)]
    if _target_reached(table):
        return Outcome(places_by(keys), tallies, TARGET_REACHED, {"target": int(table.terms.target)})
    return Outcome(places_by(keys), tallies, ONE_WITH_CHIPS)
