"""The rules asset of Five-Card Draw: every number and switch, typed and bounded.

Fields with a default are younger than the first saved games: the default is the rule those were played by.
"""

from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from parlour.engine.rules.asset import Group, Positive, RulesAsset

Stake = Annotated[int, msgspec.Meta(ge=1, le=1_000)]
Chips = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Odds = Annotated[float, msgspec.Meta(ge=0, le=1_000_000)]
Raises = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
CardValue = Annotated[int, msgspec.Meta(ge=1, le=1_000)]

RANKING = (
    "royalFlush",
    "straightFlush",
    "four",
    "fullHouse",
    "flush",
    "straight",
    "three",
    "twoPair",
    "pair",
    "highCard",
)
PHASES = ("deal", "firstBets", "draw", "secondBets", "showdown")
RANK_LETTERS = ("A", "K", "Q", "J", "10", "9", "8", "7", "6", "5", "4", "3", "2")
MOST_SEATS = {"cappedTotal": 2, "fixedLimit": 6}


class Betting(Group, frozen=True, kw_only=True):
    """What is paid, how far a round may go, and what players start with."""

    structure: Literal["cappedTotal", "fixedLimit"]
    ante: Stake
    first_limit: Stake
    second_limit: Stake
    most_raises: Raises
    starting_chips: Chips
    reset_chips: bool
    return_uncalled: bool
    points_formula: Literal["pot"] = "pot"

    def limit(self, betting_round: int) -> int:
        """Return the limit of betting round 1 or 2."""
        return self.first_limit if betting_round == 1 else self.second_limit


class Flow(Group, frozen=True, kw_only=True):
    """The phases of a hand, who acts first, how many cards may be drawn, and what wins the match."""

    phases: tuple[str, ...] = PHASES
    alternate_first: bool
    most_drawn: Annotated[int, msgspec.Meta(ge=0, le=5)]
    target: Positive

    def __post_init__(self) -> None:
        if self.phases != PHASES:
            raise ValueError(f"phases must be {', '.join(PHASES)}")


def _usual_values() -> dict[str, int]:
    return dict(zip(RANK_LETTERS, range(14, 1, -1), strict=True))


class HandRankings(Group, frozen=True, kw_only=True):
    """Which hand beats which: the kinds of hand from best to worst, and cards by their values.

    Only the order of the values counts, and the order of the kinds is that of poker: tables, books and odds
    are made for it.
    """

    order: tuple[str, ...] = RANKING
    card_values: dict[str, CardValue] = msgspec.field(default_factory=_usual_values)
    low_ace: Literal["A-2-3-4-5"] = "A-2-3-4-5"
    suit_tiebreak: Literal[False] = False

    def __post_init__(self) -> None:
        if self.order != RANKING:
            raise ValueError(f"order must be {', '.join(RANKING)}")
        values = [self.card_values.get(letter, 0) for letter in RANK_LETTERS]
        if len(self.card_values) != len(values) or any(one <= next_ for one, next_ in pairwise(values)):
            raise ValueError("cardValues must name every rank and fall from the ace to the 2")


class Strengths(Group, frozen=True):
    """What the house opponent makes of each kind of hand."""

    high_card: Share
    pair: Share
    two_pair: Share
    three: Share
    straight: Share
    flush: Share
    full_house: Share
    four: Share
    straight_flush: Share
    royal_flush: Share

    def ladder(self) -> list[float]:
        """Return the strengths from high card to royal flush."""
        return list(msgspec.structs.astuple(self))


class HouseOpponent(Group, frozen=True, kw_only=True):
    """From which strength the house opponent does what, at which odds it calls, and how often it bluffs."""

    raise_from: Share
    bet_from: Share
    call_from: Share
    bet_share: Share
    bet_odds: Odds
    call_odds: Odds
    weak_odds: Odds
    keep_high_from: Annotated[int, msgspec.Meta(ge=2, le=14)]
    bluff_rate: Share
    odds_formula: Literal["(pot + call) / call"] = "(pot + call) / call"
    bet_formula: Literal["max(1, floor(betShare × limit))"] = "max(1, floor(betShare × limit))"

    def __post_init__(self) -> None:
        if any(lower > upper for lower, upper in pairwise((self.call_from, self.bet_from, self.raise_from))):
            raise ValueError("callFrom, betFrom and raiseFrom must not fall")


class FiveCardDrawRules(RulesAsset, frozen=True, kw_only=True):
    """All of a Five-Card Draw rules file; five cards from one pack without jokers are the game."""

    cards_dealt: Literal[5]
    decks: Literal[1]
    jokers: Literal[0]
    rounds: None
    betting: Betting
    game_flow: Flow
    hand_rankings: HandRankings = HandRankings()
    strengths: Strengths
    house_opponent: HouseOpponent

    def complaint(self, seats: int) -> str:
        """Complain also of a capped total for more than two, or a fixed limit for more than six."""
        structure = self.betting.structure
        most = MOST_SEATS[structure]
        if not 2 <= seats <= most:
            playing = f"{most}" if most == 2 else f"2 to {most}"
            return f"Five-Card Draw with structure {structure} is for {playing} players, not for {seats}."
        return RulesAsset.complaint(self, seats)

    def start_complaint(self) -> str:
        """Complain of capped totals: by them pots are counted as points in a match, and chips win nothing."""
        if self.betting.structure == "fixedLimit":
            return ""
        return (
            f"{self.metadata.display_name} is a match to {self.game_flow.target} points: a hand of it goes "
            "on from chips only where structure is fixedLimit."
        )
