"""Numbers that the rules texts mention and that follow from the switches."""

from typing import Any

from parlour.games.five_card_draw.bots.levels import bluff_rates
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules


def text_numbers(rules: FiveCardDrawRules) -> dict[str, Any]:
    """Return the cap of a fixed limit, an example of a raise where there is room, what a fold gives, and how
    often in a hundred each style bluffs."""
    betting = rules.betting
    half = max(1, betting.second_limit // 2)
    return {
        "firstCap": betting.first_limit * (betting.most_raises + 1),
        "secondCap": betting.second_limit * (betting.most_raises + 1),
        "halfBet": half if half < betting.second_limit else None,
        "aboveHalfBet": half + 1,
        "foldPoints": 2 * betting.ante + (0 if betting.return_uncalled else betting.first_limit),
        **{f"bluffs.{style}": f"{100 * rate:g}" for style, rate in bluff_rates(rules).items()},
    }
