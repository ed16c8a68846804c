# parlour: hot
"""What an imagined game is played for: what each seat gains by the end of this deal, or its place at the end.

The game says which deal it is and what a standing is worth (`Thinking`). Where the lead in a match is what
counts, what is gained or lost besides counts little.
"""

from parlour.engine.play.position import Position
from parlour.engine.thinking import NO_DEAL, Thinking


class Objective:
    """What the seats hold before, to be compared with what they hold after."""

    def __init__(self, thinking: Thinking, position: Position) -> None:
        self.thinking = thinking
        self.players = int(position.seats) if position.start is None else len(position.start.seated())
        self.deal = thinking.deal(position)
        self.held = _worths(thinking, position) if self.deal != NO_DEAL else []
        self.counts_lead = self.deal != NO_DEAL and thinking.counts_lead(position)

    def is_settled(self, position: Position) -> bool:
        """Return whether this deal, or where deals are not counted the game, has come to its end."""
        if position.is_over():
            return True
        return self.deal != NO_DEAL and self.thinking.deal(position) != self.deal

    def payoffs(self, position: Position) -> list[float]:
        """Return each seat's gain above the mean of all; nothing for a game whose end is not in sight."""
        if self.deal != NO_DEAL:
            now = _worths(self.thinking, position)
            gains = _above_mean([now[seat] - self.held[seat] for seat in range(position.seats)], self.players)
            return _with_lead(position, now, gains) if self.counts_lead else gains
        outcome = position.outcome()
        places = [-place for place in outcome.places] if outcome else [0] * position.seats
        return _above_mean(places, len(places))


def _with_lead(position: Position, now: list[int], gains: list[float]) -> list[float]:
    """Return the lead, shared by those level before the end, and the gains as parts of a mean standing."""
    outcome = position.outcome()
    standing = [-place for place in outcome.places] if outcome else now
    top, usual, even = max(standing), max(1, sum(now)) / len(now), 1 / len(now)
    share = 1 / standing.count(top)
    leads = [share - even if standing[seat] == top else -even for seat in range(len(now))]
    return [leads[seat] + gains[seat] / usual for seat in range(len(now))]


def _worths(thinking: Thinking, position: Position) -> list[int]:
    return [thinking.worth(position, seat) for seat in range(position.seats)]


def _above_mean(gains: list[int], players: int) -> list[float]:
    """Return what each gains beyond the mean of so many players; on an empty chair nobody gains anything."""
    mean = sum(gains) / players
    return [gain - mean for gain in gains]
