"""The rules asset of Five-Card Draw: every number and switch, typed."""

from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from parlour.engine.rules.asset import Count, Group, Positive, RulesAsset

Stake = Annotated[int, msgspec.Meta(ge=1, le=1_000)]
Chips = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Odds = Annotated[float, msgspec.Meta(ge=0)]

MOST_SEATS = {"cappedTotal": 2, "fixedLimit": 6}


class Betting(Group, frozen=True):
    """What is paid, how far a round may go, and what players start with."""

    structure: Literal["cappedTotal", "fixedLimit"]
    ante: Stake
    first_limit: Stake
    second_limit: Stake
    most_raises: Count
    starting_chips: Chips
    reset_chips: bool
    return_uncalled: bool

    def limit(self, betting_round: int) -> int:
        """The limit of betting round 1 or 2."""
        return self.first_limit if betting_round == 1 else self.second_limit


class Flow(Group, frozen=True):
    """Who acts first, how many cards may be drawn, and what wins the match."""

    alternate_first: bool
    most_drawn: Annotated[int, msgspec.Meta(ge=0, le=5)]
    target: Positive


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
        """The strengths from high card to royal flush."""
        return list(msgspec.structs.astuple(self))


class HouseOpponent(Group, frozen=True):
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

    def __post_init__(self) -> None:
        if any(lower > upper for lower, upper in pairwise((self.call_from, self.bet_from, self.raise_from))):
            raise ValueError("callFrom, betFrom and raiseFrom must not fall")


class FiveCardDrawRules(RulesAsset, frozen=True):
    """All of a Five-Card Draw rules file; five cards from one pack without jokers are the game."""

    cards_dealt: Literal[5]
    decks: Literal[1]
    jokers: Literal[0]
    rounds: None
    betting: Betting
    game_flow: Flow
    strengths: Strengths
    house_opponent: HouseOpponent

    def complaint(self, seats: int) -> str:
        """Also: the capped total is for two, the fixed limit for up to six."""
        structure = self.betting.structure
        most = MOST_SEATS[structure]
        if not 2 <= seats <= most:
            playing = f"{most}" if most == 2 else f"2 to {most}"
            return f"Five-Card Draw with structure {structure} is for {playing} players, not for {seats}."
        return RulesAsset.complaint(self, seats)
