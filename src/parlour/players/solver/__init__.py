"""The solver: plays by a balanced strategy that was worked out beforehand, and works it out.

`player` is the player, `training` the work. What a game must bring is in `parlour.kit.solving.plan`.
"""

from parlour.players.solver.player import Solver, maker, remark

__all__ = ["Solver", "maker", "remark"]
