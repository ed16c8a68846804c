# parlour: hot
"""The terms of a game: the switches of the rules in force, laid out where the play needs them."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import ACE, RANKS
from parlour.cards.pack import pack
from parlour.engine.rules.cache import cached_part
from parlour.games.claim.rules.asset import RANK_LETTERS, ClaimRules, Scoring

LOW_ACE: Final = 1
LONE_ACE: Final = 16
"""Where an ace lies among the ranks of a run when it joins the 2, and when it joins nothing."""
_UNLIMITED: Final = 1_000_000_000


class Terms:
    """All that the play asks of its rules; made once for a set of rules and shared by every game under it."""

    def __init__(self, rules: ClaimRules) -> None:
        declaring, scoring = rules.declaring, rules.scoring_system
        settlement, flow = rules.settlement, rules.game_flow
        self.cards_dealt: i64 = rules.cards_dealt
        self.must_hold_suit: bool = declaring.must_hold_suit
        self.declare_is_free: bool = declaring.declare_is_free
        self.conflict_penalty: bool = declaring.conflict_penalty
        self.ace_meets_king: bool = "A-K" in scoring.sequence_calculation.wraparound
        self.ace_meets_two: bool = "3-2-A" in scoring.sequence_calculation.wraparound
        kinds = [rule.rule_name for rule in scoring.sequence_calculation.sequence_rules]
        self.plain_runs_score: bool = "SequenceRule" in kinds
        self.ace_runs_score: bool = "WraparoundSequenceRule" in kinds
        self.shortest_run: i64 = scoring.shortest_run
        self.minimum_points: i64 = scoring.minimum_showdown_points
        self.runs_else_faces: bool = scoring.undeclared_rule == "runsElseFaces"
        self.penalties_in_score: bool = scoring.running_in_score
        self.suit_order: str = scoring.suit_order
        self.budget: i64 = settlement.budget
        self.caller_collects: bool = settlement.caller_collects
        self.undeclared_pay: str = settlement.undeclared_pay
        self.odd_points_go_left: bool = settlement.odd_points == "payersLeft"
        self.has_blitz: bool = "blitz" in flow.phases
        self.deals_apart: bool = flow.deals_apart
        self.hand_cap: i64 = _UNLIMITED if flow.hand_cap is None else flow.hand_cap
        self.max_deals: i64 = _UNLIMITED if flow.max_deals is None else flow.max_deals
        self.countdown: int = declaring.countdown
        self.declaration_seconds: int = declaring.declaration_seconds + declaring.countdown
        self.turn_seconds: int = rules.turn_seconds
        self.rank_values = rank_values(scoring)
        """What a card counts by its rank, and at the places of runs where an ace may lie (§Cards)."""
        self.values = [self.rank_values[rank] for rank in RANKS]
        """What each card counts, by its code (§Cards)."""
        self.rising_cards = sorted(pack(), key=lambda card: (self.values[card], card))
        """The whole pack, what counts least first."""


def rank_values(scoring: Scoring) -> list[int]:
    """Return what each rank counts, an ace the same wherever it lies."""
    values = [0] * (LONE_ACE + 1)
    for place, letter in enumerate(RANK_LETTERS):
        values[ACE - place] = scoring.value_of(letter)
    values[LOW_ACE] = values[LONE_ACE] = values[ACE]
    return values


def terms_of(rules: ClaimRules) -> Terms:
    """Return the terms under these rules; made once and shared."""
    return cached_part("claim.terms", rules, lambda: Terms(rules))
