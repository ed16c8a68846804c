"""A Parlour game as OpenSpiel sees it: its type, its sizes, how it begins and what players observe."""

from typing import Any

import numpy as np
import pyspiel

from parlour.adapters.open_spiel.state import BYTE, CardState
from parlour.adapters.payoffs import furthest, known_payoff
from parlour.adapters.setting import Setting, set_up
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import read_tree

LONGEST = 1_000_000
"""No game is longer, in decisions."""

_known: dict[str, type["CardGame"]] = {}


def short_name(game: Game) -> str:
    return f"parlour_{game.id.replace('-', '_')}"


def register_one(game: Game) -> str:
    """Make the game known to OpenSpiel unless it is already, and return its name there.

    OpenSpiel lets go of what is registered after Python has ended, and only a class survives that.
    """
    name = short_name(game)
    if name not in _known:
        _known[name] = type(name, (CardGame,), {"game": game})
        pyspiel.register_game(game_type(game), _known[name])
    return name


def game_type(game: Game) -> Any:
    """Return what OpenSpiel wants to know of a game before its parameters."""
    players = [game.rules(variant).players for variant in game.variants()]
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Parlour {game.rules().metadata.display_name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(each.most for each in players),
        min_num_players=min(each.least for each in players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(min(each.least for each in players)),
    )


def defaults(seats: int) -> dict[str, Any]:
    """Return what can be set, and what it is when it is not."""
    return {"variant": "default", "switches": "{}", "seats": seats, "payoff": "places", "deals": 0}


class Observer:
    """OpenSpiel's way to ask: `set_from` fills `tensor`, `string_from` answers in text."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(setting.layout.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: CardState, player: int) -> None:
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.course.numbers(player)

    def string_from(self, state: CardState, player: int) -> str:
        return state.recollection(player) if self.perfect_recall else state.observation(player).decode()


class CardGame(pyspiel.Game):
    """One game under one setting, for OpenSpiel."""

    game: Game

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        variant = given.get("variant", "default")
        chosen = defaults(self.game.rules(variant).players.least) | given
        switches = read_tree(chosen["switches"], "The parameter switches")
        self.setting = set_up(self.game.id, variant=variant, switches=switches, seats=chosen["seats"])
        self.payoff = known_payoff(chosen["payoff"])
        self.deals = chosen["deals"]
        super().__init__(game_type(self.game), self.info(), given)

    def info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=self.deals or BYTE,
            num_players=self.setting.seats,
            min_utility=-furthest(self.payoff),
            max_utility=furthest(self.payoff),
            utility_sum=0.0,
            max_game_length=LONGEST,
        )

    def new_initial_state(self) -> CardState:
        return CardState(self, self.setting, payoff=self.payoff, deals=self.deals)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting, perfect_recall=iig_obs_type is not None and iig_obs_type.perfect_recall)
