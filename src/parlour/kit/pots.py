# parlour: hot
"""Pots in layers: who may win what when not everybody could pay everything.

What a player has put in is counted in units, so that coins of two kinds can be matched with each other: a
doubled coin is two units and is paid first, a single coin is one. Games with one kind of coin double none.
Rows have a number for each seat, and sets of seats are bits.
"""

from typing import Any, Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.cards.vectors import vec
from parlour.engine.play.events import Event, Teller
from parlour.kit.seat_sets import bit, count_seats
from parlour.kit.turns import seat_after

_NONE: Final = -1


@final
@mypyc_attr(acyclic=True)
class Layer:
    """A part of the pot: up to which unit it goes, its coins, and the live seats that reached it."""

    def __init__(self, level: i64, coins: i64, seats: i64) -> None:
        self.level = level
        self.coins = coins
        self.seats = seats


def units(doubled: i64, single: i64) -> i64:
    """Return how far so many coins of each kind reach."""
    return 2 * doubled + single


def halves_up_to(level: i64, doubled: i64, single: i64) -> i64:
    """Count a player's half coins at or below the level; a unit of a doubled coin is one of them."""
    if level >= units(doubled, single):
        return 2 * (doubled + single)
    return level if level <= 2 * doubled else 2 * (level - doubled)


def pot_layers(doubled: vec[i64], single: vec[i64], live: i64) -> list[Layer]:
    """Return the pot from the bottom up; layers without coins are left out, but for the last one.

    What lies above the highest live hand belongs to the highest layer that a live hand reached.
    """
    reached = _levels_reached(doubled, single)
    layers: list[Layer] = []
    below: i64 = 0
    level = _next_level(_NONE, reached, live)
    while level != _NONE:
        higher = _next_level(level, reached, live)
        last = higher == _NONE
        top = _all_coins(doubled, single) if last else coins_up_to(level, doubled, single)
        if top > below or last:
            layers.append(Layer(level, top - below, _seats_at(level, reached, live)))
        below = top
        level = higher
    return layers


def _levels_reached(doubled: vec[i64], single: vec[i64]) -> vec[i64]:
    """Return how far the coins of each seat reach, in units."""
    reached = single[:]
    around: i64 = len(single)
    for seat in range(around):
        reached[seat] = units(doubled[seat], single[seat])
    return reached


def _next_level(below: i64, reached: vec[i64], live: i64) -> i64:
    """Return the lowest level above this one that a live seat has reached; _NONE when there is none."""
    lowest: i64 = _NONE
    around: i64 = len(reached)
    for seat in range(around):
        level = reached[seat]
        if (live >> seat) & 1 and level > below and (lowest == _NONE or level < lowest):
            lowest = level
    return lowest


def coins_up_to(level: i64, doubled: vec[i64], single: vec[i64]) -> i64:
    """Count the whole coins of all players at or below the level; an odd half stays above it."""
    halves: i64 = 0
    around: i64 = len(doubled)
    for seat in range(around):
        halves += halves_up_to(level, doubled[seat], single[seat])
    return halves // 2


def _all_coins(doubled: vec[i64], single: vec[i64]) -> i64:
    coins: i64 = 0
    around: i64 = len(doubled)
    for seat in range(around):
        coins += doubled[seat] + single[seat]
    return coins


def _seats_at(level: i64, reached: vec[i64], live: i64) -> i64:
    """Return the live seats that reached the level."""
    seats: i64 = 0
    around: i64 = len(reached)
    for seat in range(around):
        if (live >> seat) & 1 and reached[seat] >= level:
            seats |= bit(seat)
    return seats


def share_out(coins: i64, winners: i64, won: vec[i64], first: i64) -> None:
    """Add to what is won; what cannot be shared goes round clockwise from the first seat, one by one."""
    count = count_seats(winners)
    around: i64 = len(won)
    each, odd = coins // count, coins % count
    seat = first
    for _step in range(around):
        if (winners >> seat) & 1:
            won[seat] += each
            if odd > 0:
                won[seat] += 1
                odd -= 1
        seat = seat_after(seat, around)


def best_of(seats: i64, strengths: vec[i64]) -> i64:
    """Return those of the seats whose hands are the best_of."""
    best: i64 = 0
    top: i64 = 0
    around: i64 = len(strengths)
    for seat in range(around):
        if (seats >> seat) & 1:
            if best == 0 or strengths[seat] > top:
                best, top = bit(seat), strengths[seat]
            elif strengths[seat] == top:
                best |= bit(seat)
    return best


def tell_won(
    won: list[int], winners: list[int], teller: Teller, fields: dict[str, Any] | None = None
) -> None:
    """Tell of every seat that gets coins, and of winners even where there is nothing to get."""
    for seat in range(len(won)):
        if won[seat] > 0 or seat in winners:
            teller.tell(Event("won", seat, amount=won[seat], fields=fields))


def part_of_best(seat: i64, strengths: vec[i64], live: i64) -> float:
    """Return the part that a seat has of a showdown: all, a share among equals, or nothing."""
    best = best_of(live, strengths)
    return 1.0 / float(count_seats(best)) if (best >> seat) & 1 else 0.0
