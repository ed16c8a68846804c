"""A card room for PettingZoo: seats act one at a time, and see a row of numbers and what is open to them."""

from copy import deepcopy
from typing import Any

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils.seeding import np_random
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv

from parlour.adapters.course import Course
from parlour.adapters.payoffs import payoffs
from parlour.adapters.setting import Setting

Observation = dict[str, NDArray[Any]]

WIDEST = 2**53
"""Whole numbers up to here stay exact as floats."""
SEEDS = 2**62


class CardRoom(AECEnv[str, Observation, int | None]):
    """One game after another under one setting; copies and pickles at any point are games of their own."""

    def __init__(self, setting: Setting, payoff: str) -> None:
        super().__init__()
        self.setting = setting
        self.payoff = payoff
        self.metadata = {"name": f"parlour_{setting.game.id}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.action_spaces = {agent: Discrete(setting.actions.size) for agent in self.possible_agents}
        self.observation_spaces = {agent: self.seen_space() for agent in self.possible_agents}
        self.course: Course | None = None
        self.chance, _ = np_random()

    def seen_space(self) -> Dict:
        row = Box(-WIDEST, WIDEST, (self.setting.layout.size,), np.int64)
        return Dict({"observation": row, "action_mask": Box(0, 1, (self.setting.actions.size,), np.int8)})

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the next game; the same seed begins the same games."""
        if seed is not None:
            self.chance, _ = np_random(seed)
        self.course = Course(self.setting, int(self.chance.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.course.acting()]

    def begun_course(self) -> Course:
        assert self.course is not None, "reset() begins the first game"
        return self.course

    def observe(self, agent: str) -> Observation:
        """Return what the seat may know, and the actions open to it; none are while it waits."""
        course, seat = self.begun_course(), self.possible_agents.index(agent)
        mask = np.zeros(self.setting.actions.size, np.int8)
        if not course.is_over() and course.acting() == seat:
            mask[list(course.open())] = 1
        return {"observation": np.array(course.numbers(seat), np.int64), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the seat that is asked; a closed action is refused and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        course, agent = self.begun_course(), self.agent_selection
        course.play(-1 if action is None else int(action))
        self._cumulative_rewards[agent] = 0.0
        if course.is_over():
            self.settle(course)
        else:
            self.agent_selection = self.possible_agents[course.acting()]
        self._accumulate_rewards()

    def settle(self, course: Course) -> None:
        """Hand out the payoffs, and ask every seat to leave."""
        outcome = course.position.outcome()
        assert outcome is not None, "a game that is over has an outcome"
        self.rewards = dict(zip(self.possible_agents, payoffs(outcome, self.payoff), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str:
        """Return what the public sees, as JSON text."""
        view = msgspec.json.encode(self.begun_course().position.view(None))
        return msgspec.json.format(view, indent=2).decode()

    def close(self) -> None:
        """Do nothing: nothing is kept open."""

    def __copy__(self) -> "CardRoom":
        return deepcopy(self)
