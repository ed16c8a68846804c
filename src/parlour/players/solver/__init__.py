"""The solver: a player that has worked out a balanced strategy beforehand and plays by it."""

from parlour.players.solver.player import Solver, maker, remark

__all__ = ["Solver", "maker", "remark"]
