# parlour: hot
"""The showdown at Three Card Brag: hands are shown, and every layer of the pot is won (§Showdown)."""

from parlour.engine.play.events import Event, Teller
from parlour.engine.show.audience import EVERYONE
from parlour.games.three_card_brag.rules.hands.naming import hand_shown, short_hand
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.hands.reading import HandReading
from parlour.games.three_card_brag.rules.hands.ties import tie_key
from parlour.games.three_card_brag.rules.table import BragTable
from parlour.kit.closing import ShownHand, pot_shown_down, pot_unopposed
from parlour.kit.pots import Layer, best_of, pay_out, pot_layers, tell_won, units


def show_hands(table: BragTable, shower: int, teller: Teller | None) -> list[int]:
    """Show all live hands and share the pot out; return who won the round."""
    strengths = [-1] * table.seats
    _own_what_is_shown(table)
    for seat in range(table.seats):
        if table.live[seat]:
            strengths[seat] = _show_hand(table, seat, teller)
    won = [0] * table.seats
    layers = _layers_of(table, shower)
    for layer in layers:
        pay_out(layer.coins, _best_seats(table, layer.seats, strengths), won, table.first)
    winners = _best_seats(table, layers[0].seats, strengths)
    _receive(table, won, winners, teller)
    if teller is not None:
        teller.tell(pot_shown_down(_from_low_to_high(table, strengths), winners, won, _folded_seats(table)))
    return winners


def _from_low_to_high(table: BragTable, strengths: list[int]) -> list[ShownHand]:
    """Return the hands that were shown, the best last."""
    ranking, trump = table.terms.ranking, table.trump
    live = [seat for seat in range(table.seats) if table.live[seat]]
    keys = [(strengths[seat], tie_key(ranking, table.hand(seat), trump)) for seat in live]
    order = [seat for _, seat in sorted(zip(keys, live, strict=True))]
    return [short_hand(seat, HandReading(ranking, table.hand(seat), trump)) for seat in order]


def _folded_seats(table: BragTable) -> list[int]:
    return [seat for seat in range(table.seats) if table.is_dealt_in(seat) and not table.live[seat]]


def _own_what_is_shown(table: BragTable) -> None:
    """Give the table lists of its own, before hands are turned up and counted."""
    table.known = table.known[:]
    table.has_shown = table.has_shown[:]
    table.bonus_points = table.bonus_points[:]


def _show_hand(table: BragTable, seat: int, teller: Teller | None) -> int:
    """Turn a hand face up and count its bonus points; return its strength."""
    table.has_shown[seat] = True
    for slot in range(HAND * seat, HAND * seat + HAND):
        table.known[slot] = EVERYONE
    terms, hand = table.terms, table.hand(seat)
    reading = HandReading(terms.ranking, hand, table.trump)
    strength = reading.strength
    bonus = terms.bonus_points(reading)
    if bonus is not None:
        table.bonus_points[seat] += bonus
    if teller is not None:
        shown = {"hand": hand_shown(reading, bonus, terms.own_bonus(reading))}
        teller.tell(Event("showed", seat, tuple(hand), (EVERYONE,) * HAND, fields=shown))
    return strength


def _layers_of(table: BragTable, shower: int) -> list[Layer]:
    """Return the pot in layers; what showing cost beyond the call lies in the shower's highest one."""
    layers = pot_layers(table.blind_coins, table.seen_coins, table.live)
    if table.extra > 0:
        reached = units(table.blind_coins[shower], table.seen_coins[shower])
        for layer in layers:
            if layer.level == reached:
                layer.coins += table.extra
    return layers


def _best_seats(table: BragTable, seats: list[int], strengths: list[int]) -> list[int]:
    """Return the seats with the best hand; several only when nothing parts them (§Ties)."""
    best = best_of(seats, strengths)
    if len(best) == 1:
        return best
    keys = [tie_key(table.terms.ranking, table.hand(seat), table.trump) for seat in best]
    highest = max(keys)
    return [best[place] for place in range(len(best)) if keys[place] == highest]


def win_unseen(table: BragTable, teller: Teller | None) -> list[int]:
    """Give the last player the pot without showing, all others having folded (§Showdown)."""
    winner = table.live.index(True)
    won = [0] * table.seats
    won[winner] = table.pot
    _receive(table, won, [winner], teller)
    if teller is not None:
        teller.tell(pot_unopposed(winner, won, _folded_seats(table)))
    return [winner]


def _receive(table: BragTable, won: list[int], winners: list[int], teller: Teller | None) -> None:
    """Give everybody what was won; who has the best hand of the lowest layer has won the round."""
    if teller is not None:
        tell_won(won, winners, teller)
    for seat in range(table.seats):
        table.coins[seat] += won[seat]
    table.rounds_won = table.rounds_won[:]
    for seat in winners:
        table.rounds_won[seat] += 1
    table.pot = 0
    if teller is not None:
        _tell_bust(table, teller)


def _tell_bust(table: BragTable, teller: Teller) -> None:
    for seat in range(table.seats):
        if table.coins[seat] == 0 and table.is_dealt_in(seat):
            teller.tell(Event("bust", seat))
