"""Imagining how the cards lie: deals that a seat cannot tell apart, the likelier ones by what the others did.

Search plays on in such deals, and a hint counts in how many of them its seat would win.
"""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.position import Position
from parlour.engine.thinking import NO_SHOWDOWN, Thinking
from parlour.players.deciding import Deal
from parlour.players.search.playouts import ALL_ALIKE

MOST_TRIES: Final = 20
"""So many deals are looked at for a likely one, then one of them is taken by its weight. Not tuned."""

ANYTHING: Final = 0.15
"""How often others do what they did whatever they hold; counts for chances alone.

Without it chances near 0 and 1 were said too surely: of hands that faced a bet at two seats, among house bots
of all levels, those said to win 0.01 won 0.07 in one betting game and 0.11 in another, and 0.97 was 0.88.
"""


class Imagination:
    """What one seat makes of the cards that it cannot see."""

    def __init__(self, seat: int, thinking: Thinking, deal: Deal, luck: Luck) -> None:
        self.seat = seat
        self.thinking = thinking
        self.deal = deal
        self.luck = luck

    def likely_deal(self, styles: list[int] = ALL_ALIKE) -> Position:
        """Return a deal that agrees with what the others have done: of several, the likelier the sooner."""
        found = kept = self.deal(self.luck)
        total = 0.0
        for _ in range(MOST_TRIES):
            chance = self.weight(found, styles)
            if self.luck.chance(chance):
                return found
            total += chance
            if total > 0 and self.luck.chance(chance / total):
                kept = found
            found = self.deal(self.luck)
        return kept

    def weight(self, position: Position, styles: list[int]) -> float:
        """Return how well a deal agrees with what the others have done, if these are their styles."""
        if styles:
            return self.thinking.styled_weight(position, self.seat, styles)
        return self.thinking.weight(position, self.seat)

    def win_chance(self, deals: int) -> float | None:
        """Return the part of showdowns that the seat wins over so many deals, each counting by its weight.

        None where the game has no showdown, or none of these deals agrees with what the others have done.
        """
        won = total = plain = 0.0
        for _ in range(deals):
            position = self.deal(self.luck)
            weight = self.thinking.weight(position, self.seat)
            part = self.thinking.showdown(position, self.seat, self.luck)
            if part == NO_SHOWDOWN:
                return None
            plain += part
            won += weight * part
            total += weight
        if total == 0:
            return None
        return (1 - ANYTHING) * won / total + ANYTHING * plain / deals
