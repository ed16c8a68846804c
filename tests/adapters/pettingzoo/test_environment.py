"""Every game keeps PettingZoo's contract, and ours: copies, pickles, refusals."""

import copy
import pickle
import sys
from typing import Any

import pytest

from parlour.adapters.pettingzoo import env
from parlour.cards.luck import Luck
from parlour.engine.errors import BadRules, MissingExtra, Refused
from parlour.engine.rules.finder import game_names

np = pytest.importorskip("numpy", reason="the extra env is not installed")
pettingzoo_test = pytest.importorskip("pettingzoo.test", reason="the extra env is not installed")

DICTIONARIES = (
    "ignore:Observation is not a NumPy array:UserWarning",
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Action mask numpy array is all zeros:UserWarning",
)
"""What PettingZoo's test warns about in every environment of its own with an action mask, too."""
SEEDS = 2
CYCLES = 40


def played(room: Any, luck: Luck, steps: int) -> Any:
    """The room after so many random actions, or at the end of its game."""
    for _ in range(steps):
        observation, _, over, _, _ = room.last()
        if over:
            break
        room.step(luck.pick(np.flatnonzero(observation["action_mask"]).tolist()))
    return room


def under_way(name: str) -> Any:
    room = env(name)
    room.reset(seed=11)
    return played(room, Luck(11), 10)


@pytest.mark.thorough
@pytest.mark.filterwarnings(*DICTIONARIES)
@pytest.mark.parametrize("name", game_names())
def test_every_game_passes_the_api_test_over_many_seeds(name: str) -> None:
    for seed in range(SEEDS):
        room = env(name)
        room.reset(seed=seed)
        pettingzoo_test.api_test(room, num_cycles=CYCLES)


@pytest.mark.thorough
@pytest.mark.parametrize("name", game_names())
def test_every_game_passes_the_seed_test(name: str) -> None:
    pettingzoo_test.seed_test(lambda: env(name), num_cycles=CYCLES)


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda room: pickle.loads(pickle.dumps(room))], ids="CDP"
)
def test_a_copy_in_mid_game_goes_on_alike_and_on_its_own(name: str, copied: Any) -> None:
    room = under_way(name)
    twin = copied(room)
    before = room.observe(room.agent_selection)["observation"]
    played(twin, Luck(3), 5)
    assert (room.observe(room.agent_selection)["observation"] == before).all()
    played(room, Luck(3), 5)
    for agent in room.possible_agents:
        for part in ("observation", "action_mask"):
            assert (room.observe(agent)[part] == twin.observe(agent)[part]).all()


def test_a_copy_deals_the_same_next_game() -> None:
    room = under_way("five-card-draw")
    twin = pickle.loads(pickle.dumps(room))
    for each in (room, twin):
        each.reset()
    assert room.course.seed == twin.course.seed


def test_the_next_game_is_another_game() -> None:
    room = under_way("five-card-draw")
    before = room.course.seed
    room.reset()
    assert room.course.seed != before


@pytest.mark.parametrize("payoff", ["places", "tallies"])
@pytest.mark.parametrize("name", ["bastard-brag", "big-c", "five-card-draw", "three-card-brag"])
def test_the_payoffs_of_a_game_sum_to_nothing(name: str, payoff: str) -> None:
    room = env(name, payoff=payoff)
    room.reset(seed=2)
    played(room, Luck(2), 10_000)
    assert all(room.terminations.values())
    assert sum(room.rewards.values()) == pytest.approx(0)
    assert any(room.rewards.values())


def test_a_closed_action_is_refused_and_changes_nothing() -> None:
    room = under_way("bastard-brag")
    agent, log = room.agent_selection, room.course.log[:]
    closed = int(np.flatnonzero(room.observe(agent)["action_mask"] == 0)[0])
    with pytest.raises(Refused, match="is closed to seat"):
        room.step(closed)
    assert (room.agent_selection, room.course.log) == (agent, log)


def test_nothing_is_open_to_a_seat_that_waits() -> None:
    room = under_way("bastard-brag")
    waiting = next(agent for agent in room.agents if agent != room.agent_selection)
    assert not room.observe(waiting)["action_mask"].any()


def test_the_public_view_can_be_printed() -> None:
    assert '"viewer": null' in under_way("three-card-brag").render()


def test_seats_variants_and_switches_are_heard() -> None:
    room = env("five-card-draw", variant="fixed-limit", switches={"target": 10}, seats=5)
    assert len(room.possible_agents) == 5
    assert room.setting.rules.game_flow.target == 10


def test_a_payoff_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadRules, match="honour"):
        env("claim", payoff="honour")


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r"needs pettingzoo.*\[env\]"):
        env("claim")
