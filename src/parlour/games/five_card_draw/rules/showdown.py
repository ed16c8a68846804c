# parlour: hot
"""The showdown at Five-Card Draw: hands are shown, what nobody matched goes back, and the pot is won."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.five_card_draw.rules.hands import HAND, hand_name, hand_table, short_hand
from parlour.games.five_card_draw.rules.table import (
    CHIPS,
    HANDS,
    NONE_SHOWN,
    PAID,
    ROW,
    DrawTable,
    next_live,
    put_in,
    seat_after,
    win,
)
from parlour.kit.closing import pot_shown_down, pot_unopposed
from parlour.kit.pots import tell_won
from parlour.kit.seat_sets import count_seats, seat_list

_NO_STRENGTHS: Final = vec[i64]([0] * ROW)


def return_excess(table: DrawTable, teller: Teller | None) -> None:
    """Give back what one player has put in beyond everybody else (§All-in)."""
    top: i64 = 0
    most = table.numbers[PAID]
    second: i64 = 0
    for seat in range(1, table.seats):
        paid = table.numbers[PAID + seat]
        if paid > most:
            top, most, second = seat, paid, most
        elif paid > second:
            second = paid
    if most == second:
        return
    put_in(table, top, second - most)
    if teller is not None:
        teller.tell(Event("returned", top, amount=most - second))


def win_unopposed(table: DrawTable, teller: Teller | None) -> Event | None:
    """Give the last player left the pot, the uncalled bet with it unless that goes back (§Showdown).

    Return what closes the hand, where somebody hears it.
    """
    if table.terms.return_uncalled:
        return_excess(table, teller)
    winner = next_live(table, table.seats - 1)
    chips = table.pot()
    if teller is not None:
        teller.tell(Event("took", winner, amount=chips))
    win(table, winner, chips)
    return None if teller is None else pot_unopposed(winner, _won_alone(winner, chips, table), table.folded())


def _won_alone(winner: int, chips: int, table: DrawTable) -> list[int]:
    won = [0] * table.seats
    won[winner] = chips
    return won


def show_hands(table: DrawTable, teller: Teller | None) -> Event | None:
    """Show the hands of all still in; the best takes what it could reach (§Showdown).

    Return what closes the hand, where somebody hears it.
    """
    strengths, shown, worth = _NO_STRENGTHS[:], NONE_SHOWN[:], hand_table()
    for seat in range(table.seats):
        if table.live >> seat & 1:
            strengths[seat] = worth.lookup_packed(table.cards, HANDS + HAND * seat)
            for place in range(HAND * seat, HAND * seat + HAND):
                shown[place] = table.cards[HANDS + place]
    table.shown = shown
    if teller is None:
        _win_layers(table, strengths, None)
        return None
    return _tell_showdown(table, strengths, teller)


def _win_layers(table: DrawTable, strengths: vec[i64], teller: Teller | None) -> None:
    """Give every layer of the pot to the best hands that reached it (§Showdown)."""
    below: i64 = 0
    number: i64 = 0
    level = _next_level(table, below)
    while level > 0:
        above = _next_level(table, level)
        winners = _best_of(table, _reached(table, level), strengths)
        before = table.row(CHIPS) if teller is not None else []
        _share_out(table, winners, _chips_between(table, below, level, above == 0))
        if teller is not None:
            name = _pot_name(number, is_only=number == 0 and above == 0)
            tell_won(_gains(table, before), [], teller, fields={"pot": name})
        number += 1
        below, level = level, above


def _next_level(table: DrawTable, below: i64) -> i64:
    """Return the least that a player still in has paid beyond a level; 0 when nobody has (§All-in)."""
    least: i64 = 0
    for seat in range(table.seats):
        paid = table.numbers[PAID + seat]
        if table.live >> seat & 1 and paid > below and (least == 0 or paid < least):
            least = paid
    return least


def _reached(table: DrawTable, level: i64) -> i64:
    """Return the players still in who have paid up to a level, as a set (§All-in)."""
    found: i64 = 0
    for seat in range(table.seats):
        if table.numbers[PAID + seat] >= level:
            found |= 1 << seat
    return found & table.live


def _chips_between(table: DrawTable, below: i64, level: i64, is_last: bool) -> i64:
    """Return the chips of a layer; all that lies above belongs to the last one (§All-in)."""
    chips: i64 = 0
    for seat in range(table.seats):
        paid = table.numbers[PAID + seat]
        if paid > level and not is_last:
            paid = level
        if paid > below:
            chips += paid - below
    return chips


def _best_of(table: DrawTable, seats: i64, strengths: vec[i64]) -> i64:
    """Return those of the seats whose hands are the strongest, as a set (§Showdown)."""
    best: i64 = 0
    top: i64 = -1
    for seat in range(table.seats):
        if seats >> seat & 1 and strengths[seat] >= top:
            if strengths[seat] > top:
                best, top = 0, strengths[seat]
            best |= 1 << seat
    return best


def _share_out(table: DrawTable, winners: i64, chips: i64) -> None:
    """Share chips; what cannot be shared goes round from the first to act, one each (§Showdown)."""
    each: i64 = chips // count_seats(winners)
    odd: i64 = chips % count_seats(winners)
    seat = table.first
    for _step in range(table.seats):
        if winners >> seat & 1:
            win(table, seat, each)
            if odd > 0:
                win(table, seat, 1)
                odd -= 1
        seat = seat_after(table, seat)


def _tell_showdown(table: DrawTable, strengths: vec[i64], teller: Teller) -> Event:
    """Tell the hands and what each wins, and return what closes the hand (§Showdown)."""
    for seat in table.live_seats():
        hand, name = tuple(table.hand_of(seat)), hand_name(strengths[seat])
        teller.tell(Event("showed", seat, hand, (EVERYONE,) * HAND, fields={"hand": name}))
    before, in_for_pot = table.row(CHIPS), _reached(table, _next_level(table, 0))
    _win_layers(table, strengths, teller)
    from_low_to_high = sorted(seat_list(in_for_pot, table.seats), key=lambda seat: int(strengths[seat]))
    shown = [short_hand(seat, table.hand_of(seat), strengths[seat]) for seat in from_low_to_high]
    winners = seat_list(_best_of(table, in_for_pot, strengths), table.seats)
    return pot_shown_down(shown, winners, _gains(table, before), table.folded())


def _gains(table: DrawTable, before: list[int]) -> list[int]:
    """Return how many chips more than before everybody has."""
    return [table.number(CHIPS, seat) - before[seat] for seat in range(table.seats)]


def _pot_name(number: int, *, is_only: bool) -> Sentence:
    """Return what a layer is called at the table."""
    if is_only:
        return sentence_of("pot.whole")
    return sentence_of("pot.main") if number == 0 else sentence_of("pot.side", number=number)
