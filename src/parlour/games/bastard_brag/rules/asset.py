"""The rules asset of Bastard Brag: every number and switch, typed."""

from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from parlour.engine.rules.asset import Group, Positive, RulesAsset

LifeCount = Annotated[int, msgspec.Meta(ge=1, le=10)]
Points = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]

_PACK = 52
_STEP = 16
"""More than any rank, A-2-3 at its best included: so much apart, kinds of hand never overlap."""


class Lives(Group, frozen=True):
    """What players start with and what a lost round costs."""

    lives: LifeCount | list[LifeCount]
    all_tie: Literal["void", "all"]
    trips_hit_all: bool
    trip3_cost: Positive
    knock_lose_extra: bool


class Scoring(Group, frozen=True):
    """What each kind of hand is worth before its rank is added, and how odd cases are read."""

    trip3s: Points
    trips: Points
    straight_flush: Points
    straight: Points
    flush: Points
    pair: Points
    a23: Literal["akq", "best", "low"]
    pair_score: Literal["pairRank", "highestCard"]
    kickers: bool
    high_card_counts: bool

    def __post_init__(self) -> None:
        """Kinds of hand keep their order whatever rank is added, so that points name the hand."""
        floors = (0, self.pair, self.flush, self.straight, self.straight_flush, self.trips, self.trip3s)
        if any(upper - lower < _STEP for lower, upper in pairwise(floors)):
            raise ValueError(f"pair, flush, straight, straightFlush, trips, trip3s must rise by {_STEP} each")


class Flow(Group, frozen=True):
    """The shape of a round."""

    knock_after_swap: bool
    allow_pass: bool
    max_turns: Positive | None


class BastardBragRules(RulesAsset, frozen=True):
    """All of a Bastard Brag rules file; three cards from one pack, to the last player, are the game."""

    cards_dealt: Literal[3]
    decks: Literal[1]
    rounds: None
    jokers: Annotated[int, msgspec.Meta(ge=0, le=3)]
    lives: Lives
    scoring_system: Scoring
    game_flow: Flow

    def complaint(self, seats: int) -> str:
        """Also: somebody to play against, cards for all, lives for each seat, and a turn for everybody."""
        if not 2 <= seats <= (_PACK + self.jokers) // self.cards_dealt - 1:
            return f"Bastard Brag cannot be dealt to {seats} players."
        return RulesAsset.complaint(self, seats) or self._seat_complaint(seats)

    def _seat_complaint(self, seats: int) -> str:
        """What the lives or the turns have against so many seats."""
        lives, most = self.lives.lives, self.game_flow.max_turns
        if isinstance(lives, list) and len(lives) != seats:
            return f"lives.lives names {len(lives)} seats, but {seats} sit down."
        if most is not None and most < seats:
            return f"gameFlow.maxTurns is {most}, but each of the {seats} players needs a turn."
        return ""

    def lives_of(self, seats: int) -> list[int]:
        """The lives each seat starts with."""
        lives = self.lives.lives
        return list(lives) if isinstance(lives, list) else [lives] * seats
