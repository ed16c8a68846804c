# parlour: hot
"""The terms of a game: the switches of the rules in force, laid out where the play needs them."""

from typing import Final

from mypy_extensions import i64

from parlour.cards.codes import ACE, RANKS
from parlour.cards.pack import pack
from parlour.engine.rules.cache import remembered
from parlour.games.claim.rules.asset import ClaimRules

_UNLIMITED: Final = 1_000_000_000


class Terms:
    """All that the play asks of its rules; made once for a set of rules and shared by every game under it."""

    def __init__(self, rules: ClaimRules) -> None:
        declaring, scoring = rules.declaring, rules.scoring_system
        settlement, flow = rules.settlement, rules.game_flow
        self.cards_dealt: int = rules.cards_dealt
        self.must_hold_suit: bool = declaring.must_hold_suit
        self.declare_is_free: bool = declaring.declare_is_free
        self.conflict_penalty: bool = declaring.conflict_penalty
        self.ace_value: i64 = scoring.ace_value
        self.shortest_run: i64 = scoring.shortest_run
        self.minimum_points: i64 = scoring.minimum_showdown_points
        self.runs_else_faces: bool = scoring.undeclared_rule == "runsElseFaces"
        self.penalties_in_score: bool = scoring.running_in_score
        self.suit_order: str = scoring.suit_order
        self.budget: int = settlement.budget
        self.caller_collects: bool = settlement.caller_collects
        self.undeclared_pay: str = settlement.undeclared_pay
        self.hand_cap: int = _UNLIMITED if flow.hand_cap is None else flow.hand_cap
        self.max_deals: int = _UNLIMITED if flow.max_deals is None else flow.max_deals
        self.declaration_seconds: int = declaring.declaration_seconds + declaring.countdown
        self.turn_seconds: int = rules.turn_seconds
        self.values = [scoring.ace_value if rank == ACE else rank for rank in RANKS]
        """What each card counts, by its code (§Cards)."""
        self.rising_cards = sorted(pack(), key=lambda card: (self.values[card], card))
        """The whole pack, what counts least first."""


def terms_of(rules: ClaimRules) -> Terms:
    """The terms under these rules; made once and shared."""
    return remembered("claim.terms", rules, lambda: Terms(rules))
