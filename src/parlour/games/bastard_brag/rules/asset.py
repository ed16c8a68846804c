"""The rules asset of Bastard Brag: every number and switch, typed.

Fields with a default are younger than the first saved games: the default is the rule those were played by.
"""

from itertools import pairwise
from typing import Annotated, ClassVar, Literal

import msgspec

from parlour.engine.rules.asset import Group, RulesAsset

LifeCount = Annotated[int, msgspec.Meta(ge=1, le=10)]
Points = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
CardValue = Annotated[int, msgspec.Meta(ge=1, le=14)]
Rank = Literal["A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2"]
Kind = Literal["trip3s", "trips", "straightFlush", "straight", "flush", "pair", "noHand"]

RANK_LETTERS: tuple[Rank, ...] = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
USUAL_RANKING: tuple[Kind, ...] = (
    "trip3s",
    "trips",
    "straightFlush",
    "straight",
    "flush",
    "pair",
    "noHand",
)

_ALL_KINDS = msgspec.Meta(extra_json_schema={"minItems": len(USUAL_RANKING)})
"""For forms: what can be changed is the order alone."""
_PACK = 52
_STEP = 16
"""More than any rank, A-2-3 at its best included: so much apart, kinds of hand never overlap."""


class Lives(Group, frozen=True):
    """What players start with and what a lost round costs."""

    lives: LifeCount | list[LifeCount]
    all_tie: Literal["void", "all"]
    trips_hit_all: bool
    trip3_cost: LifeCount
    knock_lose_extra: bool


def _usual_values() -> dict[Rank, int]:
    return dict(zip(RANK_LETTERS, range(14, 1, -1), strict=True))


class Scoring(Group, frozen=True, kw_only=True):
    """The kinds of hand from best to worst, what each is worth before its rank is added, what a card adds to
    it, and how odd cases are read."""

    hand_rankings: Annotated[tuple[Kind, ...], _ALL_KINDS] = USUAL_RANKING
    card_values: dict[Rank, CardValue] = msgspec.field(default_factory=_usual_values)
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
        """Refuse points by which kinds of hand would not keep their order whatever rank is added."""
        fixed = self.hand_rankings[:2] + self.hand_rankings[-1:]
        if sorted(self.hand_rankings) != sorted(USUAL_RANKING) or fixed != ("trip3s", "trips", "noHand"):
            raise ValueError("handRankings must name every kind once, trip3s and trips first, noHand last")
        if any(upper - lower < _STEP for upper, lower in pairwise(self.floors())):
            rising = ", ".join(reversed(self.hand_rankings[:-1]))
            raise ValueError(f"{rising} must rise by {_STEP} each")
        values = [self.card_values.get(letter, 0) for letter in RANK_LETTERS]
        if any(upper <= lower for upper, lower in pairwise([*values, 0])):
            raise ValueError("cardValues must fall from the ace to the 2")

    def floors(self) -> list[int]:
        """Return what each kind of hand is worth at least, from best to worst."""
        points: dict[Kind, int] = {
            "trip3s": self.trip3s,
            "trips": self.trips,
            "straightFlush": self.straight_flush,
            "straight": self.straight,
            "flush": self.flush,
            "pair": self.pair,
            "noHand": 0,
        }
        return [points[kind] for kind in self.hand_rankings]


class Flow(Group, frozen=True, kw_only=True):
    """The shape of a round, and the lap from which the house knocks for whoever is out of time."""

    knock_after_swap: bool
    allow_pass: bool
    max_turns: Annotated[int, msgspec.Meta(ge=1, le=1_000_000)] | None
    timeout_knock_lap: Annotated[int, msgspec.Meta(ge=2, le=1_000)] = 10


class BastardBragRules(RulesAsset, frozen=True):
    """All of a Bastard Brag rules file; three cards from one pack, to the last player, are the game."""

    clock_switches: ClassVar[frozenset[str]] = frozenset({"turnSeconds", "timeoutKnockLap"})

    cards_dealt: Literal[3]
    decks: Literal[1]
    rounds: None
    jokers: Annotated[int, msgspec.Meta(ge=0, le=3)]
    lives: Lives
    scoring_system: Scoring
    game_flow: Flow

    def complaint(self, seats: int) -> str:
        """Complain also where nobody else plays, or cards, lives or turns do not go round."""
        if not 2 <= seats <= (_PACK + self.jokers) // self.cards_dealt - 1:
            return f"Bastard Brag cannot be dealt to {seats} players."
        return RulesAsset.complaint(self, seats) or self._seat_complaint(seats)

    def _seat_complaint(self, seats: int) -> str:
        """Return what the lives or the turns have against so many seats."""
        lives, most = self.lives.lives, self.game_flow.max_turns
        if isinstance(lives, list) and len(lives) != seats:
            return f"lives.lives names {len(lives)} seats, but {seats} sit down."
        if most is not None and most < seats:
            return f"gameFlow.maxTurns is {most}, but each of the {seats} players needs a turn."
        return ""

    def lives_of(self, seats: int) -> list[int]:
        """Return the lives each seat starts with."""
        lives = self.lives.lives
        return list(lives) if isinstance(lives, list) else [lives] * seats
