# parlour: hot
"""Playing an imagined game on: every seat follows its rollout policy until the objective is settled."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.position import Position
from parlour.players.search.objective import Objective

LONGEST: Final = 400
"""A playout is left after so many moves, for a game whose policy might never end it; deals take far fewer."""


ALL_ALIKE: Final[list[int]] = []
"""Styles where nobody has one: everybody plays by the one rollout policy."""


def roll_out(position: Position, objective: Objective, luck: Luck, styles: list[int] = ALL_ALIKE) -> None:
    """Play until the objective is settled, or for so long that it never will be."""
    thinking, played, alike = objective.thinking, 0, len(styles) == 0
    while played < LONGEST and not objective.is_settled(position):
        seat = position.to_act()[0]
        if alike:
            position.apply(seat, thinking.policy(position, seat, luck))
        else:
            position.apply(seat, thinking.styled_policy(position, seat, luck, styles))
        played += 1
