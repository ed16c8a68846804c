# parlour: hot
"""The showdown at Three Card Brag: hands are shown, and every layer of the pot is won (§Showdown)."""

from mypy_extensions import i64

from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.three_card_brag.rules.hands.naming import hand_shown, short_hand
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.rules.hands.ties import tie_key
from parlour.games.three_card_brag.rules.table import (
    BLIND_COINS,
    BONUS_POINTS,
    COINS,
    ROUNDS_WON,
    SEEN_COINS,
    BragTable,
)
from parlour.kit.closing import ShownHand, pot_shown_down, pot_unopposed
from parlour.kit.pots import Layer, best_of, pot_layers, share_out, tell_won, units
from parlour.kit.seat_sets import count_seats, next_in, seat_list, set_of


def show_hands(table: BragTable, shower: i64, teller: Teller | None) -> i64:
    """Show all live hands and share the pot out; return who won the round."""
    strengths = table.new_row()
    for seat in range(table.seats):
        if table.is_live(seat):
            strengths[seat] = _show_hand(table, seat, teller)
    won = table.new_row()
    winners: i64 = 0
    for layer in _layers(table, shower):
        best = _best_seats(table, layer.seats, strengths)
        share_out(layer.coins, best, won, table.first)
        if winners == 0:
            winners = best
    _receive(table, won, winners, teller)
    if teller is not None:
        teller.tell(_shown_down(table, strengths, winners, won))
    return winners


def _shown_down(table: BragTable, strengths: vec[i64], winners: i64, won: vec[i64]) -> Event:
    """Return the close of a round in which hands were compared."""
    shown, best = _from_low_to_high(table, strengths), seat_list(winners, table.seats)
    return pot_shown_down(shown, best, [int(coins) for coins in won], _folded_seats(table))


def _from_low_to_high(table: BragTable, strengths: vec[i64]) -> list[ShownHand]:
    """Return the hands that were shown, the best last."""
    ranking, trump = table.terms.ranking, table.trump
    live = seat_list(table.live, table.seats)
    keys = [(int(strengths[seat]), tie_key(ranking, table.hand(seat), trump)) for seat in live]
    order = [seat for _, seat in sorted(zip(keys, live, strict=True))]
    return [short_hand(seat, HandReading(ranking, table.hand(seat), trump)) for seat in order]


def _folded_seats(table: BragTable) -> list[int]:
    return seat_list(table.dealt_in & ~table.live, table.seats)


def _show_hand(table: BragTable, seat: i64, teller: Teller | None) -> i64:
    """Turn a hand face up and count its bonus points; return its strength."""
    table.open_hand(seat)
    terms, hand = table.terms, table.hand(seat)
    reading = HandReading(terms.ranking, hand, table.trump)
    bonus = terms.bonus_points(reading)
    if bonus is not None:
        table.numbers[BONUS_POINTS + seat] += bonus
    if teller is not None:
        shown = {"hand": hand_shown(reading, bonus, terms.own_bonus(reading))}
        teller.tell(Event("showed", seat, tuple(hand), (EVERYONE,) * HAND, fields=shown))
    return reading.strength


def _layers(table: BragTable, shower: i64) -> list[Layer]:
    """Return the pot in layers; what showing cost beyond the call lies in the shower's highest one."""
    layers = pot_layers(table.packed_row(BLIND_COINS), table.packed_row(SEEN_COINS), table.live)
    if table.extra > 0:
        reached = units(table.numbers[BLIND_COINS + shower], table.numbers[SEEN_COINS + shower])
        for layer in layers:
            if layer.level == reached:
                layer.coins += table.extra
    return layers


def _best_seats(table: BragTable, seats: i64, strengths: vec[i64]) -> i64:
    """Return the seats with the best hand; several only when nothing parts them (§Ties)."""
    best = best_of(seats, strengths)
    if count_seats(best) == 1:
        return best
    tied = seat_list(best, table.seats)
    keys = [tie_key(table.terms.ranking, table.hand(seat), table.trump) for seat in tied]
    highest = max(keys)
    return set_of([tied[place] for place in range(len(tied)) if keys[place] == highest])


def win_unseen(table: BragTable, teller: Teller | None) -> i64:
    """Give the last player the pot without showing, all others having folded (§Showdown)."""
    winner = next_in(0, table.live, table.seats)
    won = table.new_row()
    won[winner] = table.pot
    _receive(table, won, table.live, teller)
    if teller is not None:
        coins = [int(each) for each in won]
        teller.tell(pot_unopposed(winner, coins, _folded_seats(table)))
    return table.live


def _receive(table: BragTable, won: vec[i64], winners: i64, teller: Teller | None) -> None:
    """Give everybody what was won; who has the best hand of the lowest layer has won the round."""
    if teller is not None:
        tell_won([int(coins) for coins in won], seat_list(winners, table.seats), teller)
    numbers = table.numbers
    for seat in range(table.seats):
        numbers[COINS + seat] += won[seat]
        numbers[ROUNDS_WON + seat] += (winners >> seat) & 1
    table.pot = 0
    if teller is not None:
        _tell_bust(table, teller)


def _tell_bust(table: BragTable, teller: Teller) -> None:
    for seat in range(table.seats):
        if table.coins(seat) == 0 and table.is_dealt_in(seat):
            teller.tell(Event("bust", seat))
