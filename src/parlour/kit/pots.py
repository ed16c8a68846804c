# parlour: hot
"""Pots in layers: who may win what when not everybody could pay everything.

What a player has put in is counted in units, so that coins of two kinds can be matched with each other: a
doubled coin is two units and is paid first, a single coin is one. Games with one kind of coin double none.
"""

from typing import Any

from mypy_extensions import i64

from parlour.engine.play.events import Event, Teller


class Layer:
    """A part of the pot: up to which unit it goes, its coins, and the live seats that reached it."""

    def __init__(self, level: int, coins: int, seats: list[int]) -> None:
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


def coins_up_to(level: i64, doubled: list[int], single: list[int]) -> i64:
    """Count the whole coins of all players at or below the level.

    Halves of doubled coins are put together before they are counted; an odd one stays above the level.
    """
    halves: i64 = 0
    for seat in range(len(doubled)):
        halves += halves_up_to(level, doubled[seat], single[seat])
    return halves // 2


def pot_layers(doubled: list[int], single: list[int], live: list[bool]) -> list[Layer]:
    """Return the pot from the bottom up; layers without coins are left out, but for the last one.

    What lies above the highest live hand belongs to the highest layer that a live hand reached.
    """
    reached = [units(doubled[seat], single[seat]) for seat in range(len(live))]
    levels = sorted({reached[seat] for seat in range(len(live)) if live[seat]})
    layers: list[Layer] = []
    below: i64 = 0
    for level in levels:
        last = level == levels[-1]
        top = coins_up_to(max(reached) if last else level, doubled, single)
        if top > below or last:
            layers.append(Layer(level, top - below, seats_at(level, reached, live)))
        below = top
    return layers


def seats_at(level: int, reached: list[int], live: list[bool]) -> list[int]:
    """Return the live seats that reached the level."""
    return [seat for seat in range(len(live)) if live[seat] and reached[seat] >= level]


def pay_out(coins: int, winners: list[int], purses: list[int], first: int) -> None:
    """Share coins among the winners; what cannot be shared goes round clockwise from the first seat."""
    seats = len(purses)
    each, odd = divmod(coins, len(winners))
    for step in range(seats):
        seat = (first + step) % seats
        if seat in winners:
            purses[seat] += each + (1 if odd > 0 else 0)
            odd -= 1


def best_of(seats: list[int], strengths: list[int]) -> list[int]:
    """Return those of the seats whose hands are the strongest, in the same order."""
    best: list[int] = []
    top = 0
    for seat in seats:
        strength = strengths[seat]
        if not best or strength > top:
            best, top = [seat], strength
        elif strength == top:
            best.append(seat)
    return best


def shared_out(coins: int, winners: list[int], seats: int, first: int) -> list[int]:
    """Return what every seat gets when the winners share these coins."""
    won = [0] * seats
    pay_out(coins, winners, won, first)
    return won


def tell_won(
    won: list[int], winners: list[int], teller: Teller, fields: dict[str, Any] | None = None
) -> None:
    """Tell of every seat that gets coins, and of winners even where there is nothing to get."""
    for seat in range(len(won)):
        if won[seat] > 0 or seat in winners:
            teller.tell(Event("won", seat, amount=won[seat], fields=fields))


def part_of_best(seat: int, strengths: list[int], live: list[bool]) -> float:
    """Return the part that a seat has of a showdown: all, a share among equals, or nothing."""
    best = best_of([each for each in range(len(live)) if live[each]], strengths)
    return 1.0 / len(best) if seat in best else 0.0
