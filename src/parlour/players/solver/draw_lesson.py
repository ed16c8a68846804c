"""What the solver learns for Five-Card Draw: one hand for two at a fixed limit."""

from typing import Final

from parlour.players.solver.draw_game import draw_game as game
from parlour.players.solver.draw_hands import DEALT, DRAWS, FINAL

ABSTRACTION: Final = f"one hand, {len(DEALT) + DRAWS + 1} × {len(FINAL) + 1} buckets"
TREMBLE: Final = 0.0
ROUNDS: Final = 1_000
UNIT: Final = "an ante a hand"
VARIANT: Final = "fixed-limit"

__all__ = ["ABSTRACTION", "ROUNDS", "TREMBLE", "UNIT", "VARIANT", "game"]
