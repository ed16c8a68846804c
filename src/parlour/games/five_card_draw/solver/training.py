"""What the solver learns for Five-Card Draw: one hand for two at a fixed limit."""

from parlour.games.five_card_draw.solver.chances import draw_game
from parlour.games.five_card_draw.solver.hands import DEALT, DRAWS, FINAL
from parlour.players.solver.training import OneTree, Training


class DrawTraining(OneTree):
    """One tree; every match is many such hands."""

    game = "five-card-draw"
    abstraction = f"one hand, {len(DEALT) + DRAWS + 1} × {len(FINAL) + 1} buckets"
    unit = "an ante a hand"
    usual_rounds = 1_000


def lesson() -> Training:
    return DrawTraining(draw_game())
