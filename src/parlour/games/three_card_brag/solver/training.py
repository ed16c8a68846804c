"""What the solver learns for Three Card Brag: a match for two, from the last round back to the first."""

from collections.abc import Iterator
from typing import Final

from parlour.games.three_card_brag.solver.chances import Chances, counted, game_of
from parlour.games.three_card_brag.solver.hands import BUCKETS, DEALT, FINAL
from parlour.games.three_card_brag.solver.match import MOST_ROUNDS, ends_of, final_values, name, states
from parlour.games.three_card_brag.solver.tree import RoundTree
from parlour.players.solver.cfr import Learner, trembling
from parlour.players.solver.layout import Floats, Game
from parlour.players.solver.passes import Strategy, best_values, values_of
from parlour.players.solver.training import Row, Training, rounds, rows_of
from parlour.players.solver.tree import Fork

TREMBLE: Final = 0.02
"""How often players are taken to do anything at all, so that answers to mistakes are learnt too."""


class BragTraining(Training):
    """Ten stages, one for each number of rounds left; a stage ends in the values of the one before."""

    game = "three-card-brag"
    abstraction = f"a match of {MOST_ROUNDS} rounds, {len(DEALT) + 1} × {len(FINAL) + 1} buckets"
    unit = "a match (1 won, -1 lost)"
    usual_rounds = 300

    def __init__(self, chances: Chances) -> None:
        super().__init__()
        self.chances = chances
        self.values = final_values()
        self.stages: list[Learner] = []

    def learn(self, most: int | None, minutes: float | None) -> Iterator[float]:
        """Stage after stage, each with as many rounds or its part of the time."""
        for stage in range(MOST_ROUNDS):
            left = stage + 1
            learner = Learner(self.tree(left, self.values), TREMBLE)
            self.stages.append(learner)
            for done in rounds(learner, most, minutes / MOST_ROUNDS if minutes else None):
                yield (stage + done) / MOST_ROUNDS
            shaky = [None if plan is None else trembling(plan, TREMBLE) for plan in learner.mean()]
            self.values |= self.named(left, values_of(learner.game, shaky))

    def tree(self, left: int, values: dict[str, float]) -> Game:
        """All states with so many rounds left, side by side."""
        trees = [RoundTree(state, ends_of(state, values)).begun() for state in states(left)]
        return game_of(Fork(trees), self.chances)

    def named(self, left: int, values: Floats) -> dict[str, float]:
        """The values at the roots of the states' trees, which come first behind the fork."""
        roots = values[1 : 1 + len(states(left))] @ self.chances.dealt
        return dict(zip(states(left), roots.tolist(), strict=True))

    def learnt(self) -> int:
        return min((stage.rounds for stage in self.stages), default=0)

    def rows(self) -> list[Row]:
        return [row for stage in self.stages for row in rows_of(stage.game, stage.mean())]

    def buckets(self) -> int:
        return BUCKETS

    def exploitability(self) -> float:
        """What a best answer wins in a whole match from even, over what the even player expects: nothing."""
        left = len(self.stages)
        plans = [stage.mean() for stage in self.stages]
        best = self.best_in_match(plans)
        return (best[0][name(left, 0)] + best[1][name(left, 0)]) / 2 if left else 0.0

    def best_in_match(self, plans: list[Strategy]) -> tuple[dict[str, float], dict[str, float]]:
        """What a best answerer reaches in each state that acts first there, and that acts second."""
        first = final_values()
        second = {state: -value for state, value in first.items()}
        for left, plan in enumerate(plans, start=1):
            as_first = self.tree(left, {state: -value for state, value in second.items()})
            as_second = self.tree(left, first)
            first |= self.named(left, best_values(as_first, plan, 0))
            second |= self.named(left, best_values(as_second, plan, 1))
        return first, second


def lesson() -> Training:
    return BragTraining(counted())
