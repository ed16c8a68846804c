# parlour: hot
"""The terms of a game: the switches of its rules, laid out flat where the play needs them."""

from typing import Final

from mypy_extensions import i64, u8

from parlour.cards.pack import pack
from parlour.cards.vectors import vec
from parlour.engine.rules.cache import cached_part
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import KICKERS, hand_scores

_UNLIMITED: Final = 1_000_000_000


class Terms:
    """All that the play asks of its rules; never changed, so that all copies share it."""

    def __init__(self, rules: BastardBragRules) -> None:
        flow, cost, scoring = rules.game_flow, rules.lives, rules.scoring_system
        self.jokers: i64 = rules.jokers
        self.pack = vec[u8](pack(1, rules.jokers))
        self.allow_pass: bool = flow.allow_pass
        self.knock_after_swap: bool = flow.knock_after_swap
        self.max_turns: i64 = _UNLIMITED if flow.max_turns is None else flow.max_turns
        self.timeout_knock_lap: i64 = flow.timeout_knock_lap
        self.tie_costs_all: bool = cost.all_tie == "all"
        self.trips_hit_all: bool = cost.trips_hit_all
        self.trip3_cost: i64 = cost.trip3_cost
        self.knock_lose_extra: bool = cost.knock_lose_extra
        self.scores = hand_scores(rules)
        self.least_pair: i64 = scoring.pair * KICKERS
        self.least_trips: i64 = scoring.trips * KICKERS
        self.trip3s: i64 = scoring.trip3s * KICKERS


def terms_of(rules: BastardBragRules) -> Terms:
    """Return the terms of these rules; made once and shared by every game under them."""
    return cached_part("bastard-brag.terms", rules, lambda: Terms(rules))
