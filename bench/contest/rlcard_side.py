"""RLCard's side: its games alone, without the tensors of its environments, which would cost it more."""

import random
from collections.abc import Callable
from functools import partial

import rlcard

from parlour.lab.speed.stopwatch import Work


def doudizhu() -> Work:
    game = rlcard.make("doudizhu", config={"seed": 1}).game
    luck = random.Random(1)

    def work(number: int) -> tuple[int]:
        state, _ = game.init_game()
        decisions = 0
        while not game.is_over():
            state, _ = game.step(luck.choice(state["actions"]))
            decisions += 1
        return (decisions,)

    return work


def limit_holdem() -> Work:
    game = rlcard.make("limit-holdem", config={"seed": 1}).game
    luck = random.Random(1)

    def work(number: int) -> tuple[int]:
        game.init_game()
        decisions = 0
        while not game.is_over():
            game.step(luck.choice(game.get_legal_actions()))
            decisions += 1
        return (decisions,)

    return work


def whole_environment(name: str) -> Work:
    """Return the work of the loop that RLCard ships: `env.run` with its random agents and observations."""
    from rlcard.agents import RandomAgent

    env = rlcard.make(name, config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def work(number: int) -> tuple[int]:
        before = env.timestep
        env.run(is_training=True)
        return (env.timestep - before,)

    return work


MEASURES: dict[str, Callable[[], Work]] = {
    "doudizhu": doudizhu,
    "limit hold'em": limit_holdem,
    "doudizhu, its own loop": partial(whole_environment, "doudizhu"),
    "limit hold'em, its own loop": partial(whole_environment, "limit-holdem"),
}
