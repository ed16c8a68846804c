"""What a game is worth to each seat in the end, summing to nothing over the table."""

from parlour.engine.errors import BadRules
from parlour.engine.play.outcome import Outcome

PAYOFFS = ("places", "tallies")
FAR = 1e9
"""No payoff lies beyond this."""


def payoffs(outcome: Outcome, kind: str) -> list[float]:
    """Return each seat's share of others left behind less the share ahead, or its tally less the mean."""
    return by_places(outcome.places) if kind == "places" else by_tallies(outcome.tallies)


def by_places(places: list[int]) -> list[float]:
    """Return 1 for the only winner, -1 for the only last."""
    others = len(places) - 1
    return [sum((other > own) - (other < own) for other in places) / others for own in places]


def by_tallies(tallies: list[int]) -> list[float]:
    """Return coins, lives or points above or below what all have on average."""
    mean = sum(tallies) / len(tallies)
    return [tally - mean for tally in tallies]


def known_payoff(kind: str) -> str:
    """Return the kind itself; refuse one that is not known."""
    if kind not in PAYOFFS:
        raise BadRules("unknown-payoff", f"There is no payoff {kind!r}: write {' or '.join(PAYOFFS)}.")
    return kind


def furthest(kind: str) -> float:
    """Return the bound of the payoffs on either side of 0."""
    return 1.0 if kind == "places" else FAR
