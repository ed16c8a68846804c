# parlour: hot
"""Who loses lives when the hands are shown, and how many (§Scoring)."""

from mypy_extensions import i64

from parlour.cards.vectors import vec
from parlour.games.bastard_brag.rules.terms import Terms
from parlour.kit.seat_sets import bit


def round_losses(strengths: vec[i64], live: i64, *, knocker: i64, terms: Terms) -> vec[i64]:
    """Return the lives each seat loses; dead seats lose none. Knocker -1: the showdown was forced.

    `live` are the seats that have lives, as a set; the strength of the others is 0.
    """
    losses = vec[i64]([0] * len(strengths))
    losers, each = _losers(strengths, live, terms), _cost(strengths, terms)
    for seat in range(len(losses)):
        if (losers >> seat) & 1:
            losses[seat] = each
    if terms.knock_lose_extra and knocker >= 0 and losses[knocker] > 0:
        losses[knocker] += 1
    return losses


def _cost(strengths: vec[i64], terms: Terms) -> i64:
    """Return the lives that the round costs a loser: more where three threes are shown (§Scoring)."""
    for strength in strengths:
        if strength >= terms.trip3s:
            return terms.trip3_cost
    return 1


def _losers(strengths: vec[i64], live: i64, terms: Terms) -> i64:
    """Return those with the lowest hand; nobody where all are equal, unless the switch says so (§Scoring)."""
    lowest = _lowest(strengths, live)
    if lowest == live and not terms.tie_costs_all:
        return 0
    without_trips = _below(terms.least_trips, strengths, live)
    if terms.trips_hit_all and without_trips != 0 and without_trips != live:
        return without_trips
    return lowest


def _lowest(strengths: vec[i64], live: i64) -> i64:
    """Return the live seats with the lowest hand."""
    seats: i64 = 0
    lowest: i64 = 0
    for seat in range(len(strengths)):
        if (live >> seat) & 1 == 0:
            continue
        if seats == 0 or strengths[seat] < lowest:
            seats, lowest = bit(seat), strengths[seat]
        elif strengths[seat] == lowest:
            seats |= bit(seat)
    return seats


def _below(limit: i64, strengths: vec[i64], live: i64) -> i64:
    """Return the live seats whose hands are weaker than this."""
    seats: i64 = 0
    for seat in range(len(strengths)):
        if (live >> seat) & 1 and strengths[seat] < limit:
            seats |= bit(seat)
    return seats
