# parlour: hot
"""Playing an imagined game on: every seat sketches its moves until the stakes are settled."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.position import Position
from parlour.players.search.objective import Stakes

LONGEST: Final = 400


def roll_out(position: Position, stakes: Stakes, luck: Luck) -> None:
    """Plays until the stakes are settled, or for so long that they never will be."""
    played = 0
    while played < LONGEST and not stakes.settled(position):
        seat = position.to_act()[0]
        position.apply(seat, position.sketch(seat, luck))
        played += 1
