# parlour: hot
"""Playing an imagined game on: every seat follows the rollout policy until the objective is settled."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.position import Position
from parlour.players.search.objective import Objective

LONGEST: Final = 400
"""A playout is left after so many moves, for a game whose policy might never end it; deals take far fewer."""


def roll_out(position: Position, objective: Objective, luck: Luck) -> None:
    """Plays until the objective is settled, or for so long that it never will be."""
    thinking, played = objective.thinking, 0
    while played < LONGEST and not objective.settled(position):
        seat = position.to_act()[0]
        position.apply(seat, thinking.policy(position, seat, luck))
        played += 1
