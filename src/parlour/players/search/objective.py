# parlour: hot
"""What is at stake in an imagined game: what each seat gains by the end of this deal, or by its place.

In a match of so many rounds the lead is what counts, and what is gained or lost besides counts little.
"""

from typing import Final

from parlour.engine.play.position import Position

DEALS: Final = ["deal", "hand", "round"]
"""The table's numbers that may count the deals, the surest first."""
CARDS: Final = "cards"


class Stakes:
    """What the seats hold before, to be compared with what they hold after."""

    def __init__(self, position: Position) -> None:
        self.deals = deal_counter(position)
        self.deal = position.counters()[self.deals] if self.deals else 0
        self.held = holdings(position) if self.deals else []
        self.counts_lead = self.deals != "" and position.rules.rounds is not None

    def settled(self, position: Position) -> bool:
        """Whether this deal, or where deals are not counted the game, has come to its end."""
        if position.is_over():
            return True
        return self.deals != "" and position.counters()[self.deals] != self.deal

    def payoffs(self, position: Position) -> list[float]:
        """Each seat's gain above the mean of all; nothing for a game whose end is not in sight."""
        if self.deals:
            now = holdings(position)
            gains = above_mean([now[seat] - self.held[seat] for seat in range(position.seats)])
            return self.with_lead(position, now, gains) if self.counts_lead else gains
        outcome = position.outcome()
        return above_mean([-place for place in outcome.places] if outcome else [0] * position.seats)

    def with_lead(self, position: Position, now: list[int], gains: list[float]) -> list[float]:
        """The lead, shared by those who are level before the end, and the gains as parts of a purse."""
        outcome = position.outcome()
        standing = [-place for place in outcome.places] if outcome else now
        top, purse, even = max(standing), max(1, sum(now)) / len(now), 1 / len(now)
        share = 1 / standing.count(top)
        leads = [share - even if standing[seat] == top else -even for seat in range(len(now))]
        return [leads[seat] + gains[seat] / purse for seat in range(len(now))]


def deal_counter(position: Position) -> str:
    """The number that tells one deal from the next; "" in a game that is all about getting rid of cards."""
    counters = position.counters()
    if first_counter(position) in ("", CARDS):
        return ""
    for name in DEALS:
        if name in counters:
            return name
    return ""


def first_counter(position: Position) -> str:
    """The seats' first number, which is what they play for: lives, coins, points."""
    for name in position.seat_counters(0):
        return name
    return ""


def holdings(position: Position) -> list[int]:
    name = first_counter(position)
    return [position.seat_counters(seat)[name] for seat in range(position.seats)]


def above_mean(gains: list[int]) -> list[float]:
    mean = sum(gains) / len(gains)
    return [gain - mean for gain in gains]
