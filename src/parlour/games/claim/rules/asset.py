"""The rules asset of Claim: every number and switch, typed.

Fields with a default are younger than the first saved games: the default is the rule those were played by.
"""

from typing import Annotated, ClassVar, Literal

import msgspec

from parlour.cards.codes import SUITS
from parlour.engine.rules.asset import Group, RulesAsset

Points = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
CardValue = Annotated[int, msgspec.Meta(ge=1, le=100)]
Rank = Literal["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
Phase = Literal["declaration", "blitz", "floorRounds", "showdown"]
Seconds = Annotated[int, msgspec.Meta(ge=1, le=3_600)]

TABLE = 4
RANK_LETTERS: tuple[Rank, ...] = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
_COURSE: tuple[Phase, ...] = ("declaration", "blitz", "floorRounds", "showdown")
_COURSES = (_COURSE, ("declaration", "floorRounds", "showdown"))


def _usual_values() -> dict[Rank, int]:
    return dict(zip(RANK_LETTERS, range(14, 1, -1), strict=True))


class Declaring(Group, frozen=True):
    """How a suit is declared, and what the clock of the sealed declaration says."""

    declaration_seconds: Seconds
    countdown: Annotated[int, msgspec.Meta(ge=0, le=10)]
    must_hold_suit: bool
    declare_is_free: bool
    conflict_penalty: bool


class SequenceRule(Group, frozen=True, kw_only=True):
    """A kind of run that scores: plain ones, or those that an ace joins."""

    rule_name: Literal["SequenceRule", "WraparoundSequenceRule"]
    description: Annotated[str, msgspec.Meta(max_length=500)] = ""
    priority: Annotated[int, msgspec.Meta(ge=0, le=100)]


class SequenceCalculation(Group, frozen=True, kw_only=True):
    """What a run scores, and what an ace may join: the king above it, the 2 below, the king first."""

    formula: Literal["sumTimesLength"] = "sumTimesLength"
    wraparound: tuple[Literal["A-K", "3-2-A"], ...] = ("A-K", "3-2-A")
    sequence_rules: tuple[SequenceRule, ...] = (
        SequenceRule(rule_name="SequenceRule", priority=100),
        SequenceRule(rule_name="WraparoundSequenceRule", priority=95),
    )

    def __post_init__(self) -> None:
        names = [rule.rule_name for rule in self.sequence_rules]
        priorities = [rule.priority for rule in self.sequence_rules]
        if not names or len(set(names)) < len(names):
            raise ValueError("sequenceRules must name a rule, and none twice")
        if priorities != sorted(set(priorities), reverse=True):
            raise ValueError("sequenceRules must stand by falling priority")
        if len(set(self.wraparound)) < len(self.wraparound):
            raise ValueError("wraparound must name nothing twice")


class Scoring(Group, frozen=True, kw_only=True):
    """What runs and cards are worth, and what a call needs.

    `ace_value` is what rules written before there were `card_values` say of the ace.
    """

    type: Literal["hoardersMultiplier"] = "hoardersMultiplier"
    card_values: dict[Rank, CardValue] = msgspec.field(default_factory=_usual_values)
    ace_value: CardValue | None = None
    sequence_calculation: SequenceCalculation = SequenceCalculation()
    shortest_run: Annotated[int, msgspec.Meta(ge=2, le=13)]
    minimum_showdown_points: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    undeclared_rule: Literal["max", "runsElseFaces"]
    running_in_score: bool
    suit_order: Annotated[str, msgspec.Meta(pattern="^[CHSD]{4}$")]

    def __post_init__(self) -> None:
        if sorted(self.suit_order) != sorted(SUITS):
            raise ValueError(f"suitOrder must name each suit once, not {self.suit_order}")
        missing = [letter for letter in RANK_LETTERS if letter not in self.card_values]
        if missing:
            raise ValueError(f"cardValues must name every rank: {', '.join(missing)}")

    def value_of(self, letter: Rank) -> int:
        """Return what a card of this rank counts."""
        if letter == "A" and self.ace_value is not None:
            return self.ace_value
        return self.card_values[letter]


class Settlement(Group, frozen=True, kw_only=True):
    """What everybody starts with, and who pays whom after a showdown."""

    budget: Points
    caller_collects: bool
    undeclared_pay: Literal["split", "each", "difference"]
    odd_points: Literal["payersLeft", "firstSeat"] = "firstSeat"


class Flow(Group, frozen=True, kw_only=True):
    """The parts of a deal, how large a hand may grow, how many deals make a game, and how they are drawn.

    With `deals_apart` the cards of a deal hang on the seed and the deal's number alone, not on what was drawn
    before.
    """

    phases: tuple[Phase, ...] = _COURSE
    dealer_rotation: Literal["randomPerRound"] = "randomPerRound"
    deals_apart: bool = False
    hand_cap: Annotated[int, msgspec.Meta(ge=3, le=52)] | None
    max_deals: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] | None

    def __post_init__(self) -> None:
        if self.phases not in _COURSES:
            raise ValueError(f"phases must be {', '.join(_COURSE)}, where blitz may be left out")


class ClaimRules(RulesAsset, frozen=True):
    """All of a Claim rules file; four players, three cards each from one pack, are the game."""

    clock_switches: ClassVar[frozenset[str]] = frozenset({"turnSeconds", "declarationSeconds", "countdown"})

    cards_dealt: Literal[3]
    decks: Literal[1]
    jokers: Literal[0]
    rounds: None
    declaring: Declaring
    scoring_system: Scoring
    settlement: Settlement
    game_flow: Flow

    def complaint(self, seats: int) -> str:
        """Complain where not just four sit down."""
        if seats != TABLE:
            return f"Claim is played by exactly {TABLE} players, not {seats}."
        return RulesAsset.complaint(self, seats)
