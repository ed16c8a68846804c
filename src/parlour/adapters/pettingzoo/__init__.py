"""Every game as a PettingZoo environment: `env(game)` by its name; needs the extra `env`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from parlour.adapters.payoffs import known_payoff
from parlour.adapters.setting import set_up
from parlour.engine.optional import need
from parlour.engine.rules.loading import Tree

if TYPE_CHECKING:
    from parlour.adapters.pettingzoo.environment import CardRoom


def env(
    game: str,
    *,
    variant: str = "default",
    rules: Tree | None = None,
    switches: Mapping[str, Any] | None = None,
    seats: int | None = None,
    payoff: str = "places",
) -> "CardRoom":
    """Return the game for so many seats, the fewest when not said; rules and switches state what differs.

    The payoff comes at the end: by `places` from -1 to 1, or by `tallies` above or below the mean.
    """
    need("env", "pettingzoo", "gymnasium", "numpy")
    from parlour.adapters.pettingzoo.environment import CardRoom

    setting = set_up(game, variant=variant, rules=rules, switches=switches, seats=seats)
    return CardRoom(setting, known_payoff(payoff))
