# parlour: hot
"""The showdown at Five-Card Draw: hands are shown, what nobody matched goes back, and the pot is won."""

from mypy_extensions import i64

from parlour.cards.codes import BACK
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.five_card_draw.rules.hands import HAND, hand_name, short_hand, strength
from parlour.games.five_card_draw.rules.table import DrawTable
from parlour.kit.closing import pot_shown_down, pot_unopposed
from parlour.kit.pots import Layer, best_of, pot_layers, shared_out, tell_won
from parlour.kit.turns import next_seat


def return_excess(table: DrawTable, teller: Teller | None) -> None:
    """Give back what one player has put in beyond everybody else (§All-in)."""
    top: i64 = 0
    most: i64 = table.paid[0]
    second: i64 = 0
    for seat in range(1, table.seats):
        paid: i64 = table.paid[seat]
        if paid > most:
            top, most, second = seat, paid, most
        elif paid > second:
            second = paid
    if most == second:
        return
    table.put_in(top, second - most)
    if teller is not None:
        teller.tell(Event("returned", top, amount=most - second))


def win_unopposed(table: DrawTable, teller: Teller | None) -> Event | None:
    """Give the last player left the pot, the uncalled bet with it unless that goes back (§Showdown).

    Return what closes the hand, where somebody hears it.
    """
    if table.terms.return_uncalled:
        return_excess(table, teller)
    winner = next_seat(table.seats - 1, table.live)
    chips = table.pot()
    if teller is not None:
        teller.tell(Event("took", winner, amount=chips))
    table.win(winner, chips)
    return None if teller is None else pot_unopposed(winner, _won_alone(winner, chips, table), table.folded())


def _won_alone(winner: int, chips: int, table: DrawTable) -> list[int]:
    won = [0] * table.seats
    won[winner] = chips
    return won


def show_hands(table: DrawTable, teller: Teller | None) -> Event | None:
    """Show the hands of all still in; the best takes what it could reach (§Showdown).

    Return what closes the hand, where somebody hears it.
    """
    strengths = [0] * table.seats
    table.shown = [BACK] * (HAND * table.seats)
    for seat in range(table.seats):
        if table.live[seat]:
            strengths[seat] = strength(table.hands, HAND * seat)
            for slot in range(HAND * seat, HAND * seat + HAND):
                table.shown[slot] = table.hands[slot]
    if teller is not None:
        _tell_hands(table, strengths, teller)
    return _win_by_strength(table, strengths, teller)


def _tell_hands(table: DrawTable, strengths: list[int], teller: Teller) -> None:
    for seat in range(table.seats):
        if table.live[seat]:
            hand = tuple(table.hand_of(seat))
            name = hand_name(strengths[seat])
            teller.tell(Event("showed", seat, hand, (EVERYONE,) * HAND, fields={"hand": name}))


def _win_by_strength(table: DrawTable, strengths: list[int], teller: Teller | None) -> Event | None:
    """Give every layer of the pot to the best hands that reached it (§Showdown)."""
    layers, before = _layers_of(table), table.chips[:] if teller is not None else table.chips
    for number, layer in enumerate(layers):
        winners = best_of(layer.seats, strengths)
        won = shared_out(layer.coins, winners, table.seats, table.first)
        for seat in winners:
            table.win(seat, won[seat])
        if teller is not None:
            tell_won(won, [], teller, fields={"pot": _pot_name(number, len(layers))})
    if teller is None:
        return None
    gained = [table.chips[seat] - before[seat] for seat in range(table.seats)]
    shown = [
        short_hand(seat, table.hand_of(seat), strengths[seat])
        for seat in sorted(layers[0].seats, key=lambda seat: strengths[seat])
    ]
    return pot_shown_down(shown, best_of(layers[0].seats, strengths), gained, table.folded())


def _layers_of(table: DrawTable) -> list[Layer]:
    """Return one pot where all still in have paid the same, and layers where they have not (§All-in)."""
    most = max(table.paid)
    for seat in range(table.seats):
        if table.live[seat] and table.paid[seat] < most:
            return pot_layers([0] * table.seats, table.paid, table.live)
    return [Layer(most, table.pot(), [seat for seat in range(table.seats) if table.live[seat]])]


def _pot_name(number: int, layers: int) -> Sentence:
    """Return what a layer is called at the table."""
    if layers == 1:
        return sentence_of("pot.whole")
    return sentence_of("pot.main") if number == 0 else sentence_of("pot.side", number=number)
