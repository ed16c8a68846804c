"""The rules asset of Claim: every number and switch, typed."""

from typing import Annotated, Literal

import msgspec

from parlour.cards.codes import SUITS
from parlour.engine.rules.asset import Count, Group, Positive, RulesAsset

Points = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=3_600)]

TABLE = 4


class Declaring(Group, frozen=True):
    """How a suit is declared, and what the clock of the sealed declaration says."""

    declaration_seconds: Seconds
    countdown: Annotated[int, msgspec.Meta(ge=0, le=10)]
    must_hold_suit: bool
    declare_is_free: bool
    conflict_penalty: bool


class Scoring(Group, frozen=True):
    """What runs and cards are worth, and what a call needs."""

    ace_value: Annotated[int, msgspec.Meta(ge=1, le=100)]
    shortest_run: Annotated[int, msgspec.Meta(ge=2, le=13)]
    minimum_showdown_points: Count
    undeclared_rule: Literal["max", "runsElseFaces"]
    running_in_score: bool
    suit_order: Annotated[str, msgspec.Meta(pattern="^[CHSD]{4}$")]

    def __post_init__(self) -> None:
        if sorted(self.suit_order) != sorted(SUITS):
            raise ValueError(f"suitOrder must name each suit once, not {self.suit_order}")


class Settlement(Group, frozen=True):
    """What everybody starts with, and who pays whom after a showdown."""

    budget: Points
    caller_collects: bool
    undeclared_pay: Literal["split", "each", "difference"]


class Flow(Group, frozen=True):
    """How large a hand may grow, and how many deals make a game."""

    hand_cap: Annotated[int, msgspec.Meta(ge=3, le=52)] | None
    max_deals: Positive | None


class ClaimRules(RulesAsset, frozen=True):
    """All of a Claim rules file; four players, three cards each from one pack, are the game."""

    cards_dealt: Literal[3]
    decks: Literal[1]
    jokers: Literal[0]
    rounds: None
    declaring: Declaring
    scoring_system: Scoring
    settlement: Settlement
    game_flow: Flow

    def complaint(self, seats: int) -> str:
        """Four sit down, neither more nor fewer."""
        if seats != TABLE:
            return f"Claim is played by exactly {TABLE} players, not {seats}."
        return RulesAsset.complaint(self, seats)
