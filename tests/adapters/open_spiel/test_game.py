"""Every game is an OpenSpiel game, and OpenSpiel's own algorithms play it."""

import sys
from typing import Any

import pytest

from parlour.adapters.open_spiel import load, register, resampler
from parlour.cards.luck import Luck
from parlour.engine.errors import MissingExtra
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import game_names

pyspiel = pytest.importorskip("pyspiel", reason="the extra env is not installed")

SMALL: dict[str, dict[str, Any]] = {
    "bastard-brag": {"variant": "sudden-death"},
    "big-c": {"switches": {"handSize": 7}},
    "claim": {"variant": "quick", "switches": {"maxDeals": 1}},
    "five-card-draw": {"switches": {"target": 10}},
    "three-card-brag": {"switches": {"rounds": 2}},
}
ONE_COIN_ROUND = {"initialPlayerCoins": 5, "rounds": 1, "drawFromDeckAllowed": False}


def small(name: str, **more: Any) -> Any:
    return load(name, **SMALL.get(name, {}), **more)


def played(game: Any, luck: Luck, steps: int) -> Any:
    """A state after the shuffle and so many random decisions, or at the end."""
    state = game.new_initial_state()
    while not state.is_terminal() and (state.course is None or len(state.course.log) < steps):
        state.apply_action(luck.pick(state.legal_actions()))
    return state


@pytest.mark.parametrize("deals", [0, 3])
@pytest.mark.parametrize("name", game_names())
def test_every_game_passes_the_random_simulation_test(name: str, deals: int) -> None:
    pyspiel.random_sim_test(small(name, deals=deals), num_sims=1, serialize=True, verbose=False)


def test_open_spiel_knows_the_games_by_name() -> None:
    assert register() == register()
    game = pyspiel.load_game("parlour_bastard_brag(seats=3,variant=jokers-wild)")
    assert (game.num_players(), game.setting.rules.jokers) == (3, 3)


@pytest.mark.thorough
def test_cfr_comes_close_to_an_equilibrium_of_a_small_brag() -> None:
    cfr = pytest.importorskip("open_spiel.python.algorithms.cfr")
    exploitability = pytest.importorskip("open_spiel.python.algorithms.exploitability")
    game = load("three-card-brag", switches=ONE_COIN_ROUND, payoff="tallies", deals=2)
    solver = cfr.CFRPlusSolver(game)
    first = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert exploitability.nash_conv(game, solver.average_policy()) < first / 4


@pytest.mark.parametrize("name", ["bastard-brag", "three-card-brag", "big-c", "five-card-draw"])
def test_ismcts_plays_from_what_its_seat_can_know(name: str) -> None:
    np = pytest.importorskip("numpy")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    chance = np.random.RandomState(1)
    game = small(name)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 2.0, 10, random_state=chance)
    bot.set_resampler(resampler(1))
    state = played(game, Luck(3), 2)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("name", game_names())
def test_resampled_states_look_the_same_to_the_player_and_are_other_deals(name: str) -> None:
    state = played(small(name), Luck(5), 1)
    player = state.current_player()
    twins = [resampler(seed)(state, player) for seed in range(5)]
    told = {twin.information_state_string(player) for twin in twins}
    assert told == {state.information_state_string(player)}
    assert len({str(twin.course.position.state()) for twin in twins}) == 5


def test_a_player_remembers_what_the_table_no_longer_shows() -> None:
    ways = [((0, 0), (2, 2), (0, 0)), ((1, 0), (2, 2), (1, 0))]
    states = [after_swaps(slots) for slots in ways]
    seat = states[0].course.acting() ^ 1
    assert states[0].observation_string(seat) == states[1].observation_string(seat)
    assert states[0].information_state_string(seat) != states[1].information_state_string(seat)


def after_swaps(swaps: tuple[tuple[int, int], ...]) -> Any:
    """Bastard Brag after the deal and these swaps, hand place for centre place, in turn."""
    state = load("bastard-brag", deals=1).new_initial_state()
    state.apply_action(0)
    for move in (Move("DEAL"), *(Move("SWAP_SINGLE", slots=slots) for slots in swaps)):
        numbers = {each: action for action, each in state.course.open().items()}
        state.apply_action(numbers[move])
    return state


def test_choices_under_cover_are_heard_by_nobody_else() -> None:
    game = small("claim", deals=1)
    states = []
    for place in range(2):
        state = game.new_initial_state()
        state.apply_action(0)
        chooser = state.current_player()
        state.apply_action(state.legal_actions()[place])
        states.append(state)
    other = (chooser + 1) % 4
    assert states[0].information_state_string(other) == states[1].information_state_string(other)
    assert states[0].information_state_string(chooser) != states[1].information_state_string(chooser)


def test_a_clone_goes_its_own_way() -> None:
    state = played(small("big-c"), Luck(1), 5)
    before = str(state)
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)


def test_the_tensor_is_the_row_of_the_layout() -> None:
    state = played(small("bastard-brag"), Luck(1), 3)
    assert state.observation_tensor(0) == state.course.numbers(0)


def test_actions_are_told_in_words() -> None:
    game = small("bastard-brag", deals=2)
    state = game.new_initial_state()
    assert state.action_to_string(1) == "deal 1"
    state.apply_action(1)
    assert state.action_to_string(state.legal_actions()[0]) == "<DEAL>"


def test_without_the_extra_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtra, match=r"needs pyspiel.*\[env\]"):
        register()
