# parlour: hot
"""Who loses lives when the hands are shown, and how many (§Scoring)."""

from parlour.games.bastard_brag.rules.terms import Terms


def round_losses(strengths: list[int], live: list[bool], *, knocker: int, terms: Terms) -> list[int]:
    """Return the lives each seat loses; dead seats lose none. Knocker -1: the showdown was forced."""
    playing = [seat for seat in range(len(live)) if live[seat]]
    best = max([strengths[seat] for seat in playing])
    each = terms.trip3_cost if best >= terms.trip3s else 1
    losses = [0] * len(live)
    for seat in _losers(strengths, playing, terms):
        losses[seat] = each
    if terms.knock_lose_extra and knocker >= 0 and losses[knocker] > 0:
        losses[knocker] += 1
    return losses


def _losers(strengths: list[int], playing: list[int], terms: Terms) -> list[int]:
    """Return those with the lowest hand; nobody where all are equal, unless the switch says so (§Scoring)."""
    lowest = min([strengths[seat] for seat in playing])
    if lowest == max([strengths[seat] for seat in playing]):
        return playing if terms.tie_costs_all else []
    without_trips = [seat for seat in playing if strengths[seat] < terms.least_trips]
    if terms.trips_hit_all and 0 < len(without_trips) < len(playing):
        return without_trips
    return [seat for seat in playing if strengths[seat] == lowest]
