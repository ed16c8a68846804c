# parlour: hot
"""The switches of the rules that decide how hands are read, compared and played, as plain numbers."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from parlour.engine.rules.cache import cached_part
from parlour.games.big_c.rules.asset import BigCRules
from parlour.games.big_c.rules.plays.rank_sets import PLAIN, WRAPPED

EITHER: Final = 0
HIGH_CARD: Final = 1
LOW_CARD: Final = 2
_HALF_RULES: Final = {"either": EITHER, "high": HIGH_CARD, "low": LOW_CARD}


def terms_of(rules: BigCRules) -> "Terms":
    """Return the terms of these rules, made once."""
    return cached_part("big-c.terms", rules, lambda: Terms(rules))


@final
@mypyc_attr(acyclic=True)
class Terms:
    """What hot code asks of the rules; never changes."""

    def __init__(self, rules: BigCRules) -> None:
        rankings, stools, flow = rules.hand_rankings, rules.footstools, rules.game_flow
        self.wrap: i64 = WRAPPED if rankings.straight_wrap == "bigTwo" else PLAIN
        self.all_cards_count = rankings.pair_order == "all"
        self.second_pair_counts = rankings.two_pair_second
        self.three_jokers_run = rankings.three_joker_straight_flush
        self.half_rule: i64 = _HALF_RULES[stools.half_rule]
        self.full_penalty: i64 = stools.full_penalty
        self.half_penalty: i64 = stools.half_penalty
        self.last_hand_counts = stools.last_hand_footstool
        self.allow_equal = flow.allow_equal
        self.pass_locks = flow.pass_locks
        self.decks = [rules.decks_for(seats) for seats in range(rules.players.most + 1)]
        self.pass_costs: i64 = flow.pass_penalty if flow.pass_draws else 0
