# parlour: hot
"""The showdown at Five-Card Draw: hands are shown, what nobody matched goes back, and the pot is won."""

from typing import Final

from mypy_extensions import i64, u8

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
    win,
)
from parlour.kit.closing import pot_shown_down, pot_unopposed
from parlour.kit.pots import Layer, best_of, pot_layers, share_out, tell_won
from parlour.kit.seat_sets import seat_list

_NO_STRENGTHS: Final = vec[i64]([0] * ROW)
_NONE_DOUBLED: Final = vec[i64]([0] * ROW)
_NOTHING_WON: Final = vec[i64]([0] * ROW)


def return_excess(table: DrawTable, teller: Teller | None) -> None:
    """Give back what one player has put in beyond everybody else (§All-in)."""
    numbers = table.numbers
    top: i64 = 0
    most = numbers[PAID]
    second: i64 = 0
    for seat in range(1, table.seats):
        paid = numbers[PAID + seat]
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
    strengths = hand_strengths(table)
    table.shown = _hands_in(table)
    if teller is None:
        _win_layers(table, strengths, None)
        return None
    return _tell_showdown(table, strengths, teller)


def hand_strengths(table: DrawTable) -> vec[i64]:
    """Return the strength of every hand that is still in (§Ranking)."""
    strengths, worth = _NO_STRENGTHS[:], hand_table()
    for seat in range(table.seats):
        if table.live >> seat & 1:
            strengths[seat] = worth.lookup_packed(table.cards, HANDS + HAND * seat)
    return strengths


def _hands_in(table: DrawTable) -> vec[u8]:
    """Return the hands that are still in, as they lie."""
    shown = NONE_SHOWN[:]
    for seat in range(table.seats):
        if table.live >> seat & 1:
            for place in range(HAND * seat, HAND * seat + HAND):
                shown[place] = table.cards[HANDS + place]
    return shown


def _win_layers(table: DrawTable, strengths: vec[i64], teller: Teller | None) -> None:
    """Give every layer of the pot to the best hands that reached it (§Showdown)."""
    layers = _layers_of(table)
    for number, layer in enumerate(layers):
        won = _NOTHING_WON[: table.seats]
        share_out(layer.coins, best_of(layer.seats, strengths), won, table.first)
        for seat in range(table.seats):
            win(table, seat, won[seat])
        if teller is not None:
            pot = _pot_name(number, len(layers))
            tell_won([int(chips) for chips in won], [], teller, fields={"pot": pot})


def _layers_of(table: DrawTable) -> list[Layer]:
    """Return one pot where all still in have paid the same, and layers where they have not (§All-in)."""
    paid = table.numbers[PAID : PAID + table.seats]
    return pot_layers(_NONE_DOUBLED[: table.seats], paid, table.live)


def _tell_showdown(table: DrawTable, strengths: vec[i64], teller: Teller) -> Event:
    """Tell the hands and what each wins, and return what closes the hand (§Showdown)."""
    for seat in table.live_seats():
        hand, name = tuple(table.hand_of(seat)), hand_name(strengths[seat])
        teller.tell(Event("showed", seat, hand, (EVERYONE,) * HAND, fields={"hand": name}))
    before, in_for_pot = table.row(CHIPS), _layers_of(table)[0].seats
    _win_layers(table, strengths, teller)
    from_low_to_high = sorted(seat_list(in_for_pot, table.seats), key=lambda seat: int(strengths[seat]))
    shown = [short_hand(seat, table.hand_of(seat), strengths[seat]) for seat in from_low_to_high]
    winners = seat_list(best_of(in_for_pot, strengths), table.seats)
    return pot_shown_down(shown, winners, _gains(table, before), table.folded())


def _gains(table: DrawTable, before: list[int]) -> list[int]:
    """Return how many chips more than before everybody has."""
    return [table.number(CHIPS, seat) - before[seat] for seat in range(table.seats)]


def _pot_name(number: int, layers: int) -> Sentence:
    """Return what a layer is called at the table."""
    if layers == 1:
        return sentence_of("pot.whole")
    return sentence_of("pot.main") if number == 0 else sentence_of("pot.side", number=number)
