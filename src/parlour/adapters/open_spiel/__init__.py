"""Every game as an OpenSpiel game: `load(game)` by its name; needs the extra `env`.

After `register()` OpenSpiel itself knows the games, under names that begin with `parlour_`.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from parlour.cards.luck import Luck
from parlour.engine.optional import need
from parlour.engine.rules.finder import find_game, game_names


def register() -> list[str]:
    """Make every game known to OpenSpiel, once, and return their names there."""
    need("env", "pyspiel", "numpy")
    from parlour.adapters.open_spiel.game import register_one

    return [register_one(find_game(name)) for name in game_names()]


def load(
    game: str,
    *,
    variant: str = "default",
    switches: Mapping[str, Any] | None = None,
    seats: int | None = None,
    payoff: str = "places",
    deals: int = 0,
) -> Any:
    """Return the OpenSpiel game; with deals, chance chooses among so many shuffles only, for a small tree."""
    register()
    import pyspiel

    from parlour.adapters.open_spiel.game import short_name

    named = find_game(game)
    wanted = named.rules(variant, switches=switches).players.least if seats is None else seats
    settings = {"variant": variant, "switches": json.dumps(dict(switches or {})), "seats": wanted}
    return pyspiel.load_game(short_name(named), {**settings, "payoff": payoff, "deals": deals})


def resampler(seed: int) -> Callable[[Any, int], Any]:
    """Return, for ISMCTS, what gives states that differ from a state only in what the player cannot know."""
    luck = Luck(seed)

    def resample(state: Any, player: int) -> Any:
        twin = state.clone()
        twin.course = state.course.redealt(player, luck)
        return twin

    return resample
