# parlour: hot
"""Who loses lives when the hands are shown, and how many (§Scoring)."""

from parlour.games.bastard_brag.rules.asset import Lives
from parlour.games.bastard_brag.rules.hands import KICKERS, HandScores


def round_losses(
    strengths: list[int], live: list[bool], *, knocker: int, scores: HandScores, cost: Lives
) -> list[int]:
    """The lives each seat loses; dead seats lose none. Knocker -1: the showdown was forced."""
    playing = [seat for seat in range(len(live)) if live[seat]]
    best = max([strengths[seat] for seat in playing]) // KICKERS
    each = cost.trip3_cost if best == scores.scoring.trip3s else 1
    losses = [0] * len(live)
    for seat in losers(strengths, playing, scores, cost):
        losses[seat] = each
    if cost.knock_lose_extra and knocker >= 0 and losses[knocker] > 0:
        losses[knocker] += 1
    return losses


def losers(strengths: list[int], playing: list[int], scores: HandScores, cost: Lives) -> list[int]:
    """Everyone with the lowest hand; when all are equal nobody, unless the switch says all (§Scoring)."""
    lowest = min([strengths[seat] for seat in playing])
    if lowest == max([strengths[seat] for seat in playing]):
        return playing if cost.all_tie == "all" else []
    without_trips = [seat for seat in playing if strengths[seat] // KICKERS < scores.scoring.trips]
    if cost.trips_hit_all and 0 < len(without_trips) < len(playing):
        return without_trips
    return [seat for seat in playing if strengths[seat] == lowest]
