# parlour: hot
"""The terms of a match: the numbers of the rules in force, laid out where the play needs them."""

from typing import final

from mypy_extensions import i64

from parlour.engine.rules.cache import cached_part
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules


@final
class Terms:
    """All that the table asks of its rules; made once for a match and shared by every copy of it."""

    def __init__(self, rules: FiveCardDrawRules) -> None:
        betting, flow = rules.betting, rules.game_flow
        self.fixed: bool = betting.structure == "fixedLimit"
        self.ante: i64 = betting.ante
        self.first_limit: i64 = betting.first_limit
        self.second_limit: i64 = betting.second_limit
        self.most_raises: i64 = betting.most_raises
        self.starting_chips: i64 = betting.starting_chips
        self.reset_chips: bool = betting.reset_chips
        self.return_uncalled: bool = betting.return_uncalled
        self.alternate_first: bool = flow.alternate_first
        self.most_drawn: i64 = flow.most_drawn
        self.target: i64 = flow.target


def terms_of(rules: FiveCardDrawRules) -> Terms:
    """Return the terms of these rules; made once and kept while they are played."""
    return cached_part("five-card-draw.terms", rules, lambda: Terms(rules))
