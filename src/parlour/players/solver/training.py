"""Training a book: iterations of CFR+ until they or the time are over, or somebody has had enough."""

from collections.abc import Iterator
from time import monotonic
from typing import TYPE_CHECKING

from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.players.solver.player import plan_of

if TYPE_CHECKING:
    from parlour.kit.solving.cfr import Learner
    from parlour.kit.solving.training import Training


def learnable_games() -> list[str]:
    """Return the games that bring a plan."""
    return [game.id for game in all_games() if game.solver]


def training_for(game: Game) -> "Training":
    """Return the training of a game that brings a plan, its chances counted, nothing learnt. Needs numpy."""
    plan = plan_of(game)
    assert plan is not None, f"{game.id} can be learnt"
    return plan.training()


def learn(training: "Training", most: int | None, minutes: float | None) -> Iterator[float]:
    """Learn stage after stage, each for so many iterations or its part of the time; yield the share done."""
    each = minutes / training.stages if minutes else None
    for stage in range(training.stages):
        for done in _iterations(training.begin_stage(stage), most, each):
            yield (stage + done) / training.stages
        training.end_stage(stage)


def _iterations(learner: "Learner", most: int | None, minutes: float | None) -> Iterator[float]:
    """Run iterations of a learner until so many, or so much time, are over."""
    began, done = monotonic(), 0.0
    while done < 1:
        learner.iterate()
        done = share_done(learner.iterations, most, monotonic() - began, minutes)
        yield done


def share_done(iterations: int, most: int | None, seconds: float, minutes: float | None) -> float:
    """Return which part of the iterations or of the time is over, whichever is more."""
    by_iterations = iterations / most if most else 0.0
    by_time = seconds / (60 * minutes) if minutes else 0.0
    return min(1.0, max(by_iterations, by_time))
