"""The rules asset of Big-C: every number and switch, typed.

Fields with a default are younger than the first saved games: the default is the rule those were played by.
"""

from typing import Annotated, Literal

import msgspec

from parlour.engine.rules.asset import Group, RulesAsset

_PACK = 52
_FEWEST = 2

_FewDecks = Annotated[int, msgspec.Meta(ge=1, le=20)]
_FewJokers = Annotated[int, msgspec.Meta(ge=0, le=10)]
_FewCards = Annotated[int, msgspec.Meta(ge=0, le=100)]
_HandSize = Annotated[int, msgspec.Meta(ge=1, le=1_000)]

Stratum = Literal["twoPairs", "flush", "straight", "fullHouse", "fourKind", "fiveKind", "straightFlush"]
_STRATA: tuple[Stratum, ...] = (
    "twoPairs",
    "flush",
    "straight",
    "fullHouse",
    "fourKind",
    "fiveKind",
    "straightFlush",
)
_ONLY_THESE = msgspec.Meta(extra_json_schema={"const": list(_STRATA)})
"""So that no form asks for another order, which would be refused."""
_RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2")
_SUITS = ("D", "C", "H", "S")


class Shoe(Group, frozen=True):
    """How many decks are shuffled together when the rules do not name a number."""

    seats_per_deck: Annotated[int, msgspec.Meta(ge=1, le=64)]
    extra_decks: Annotated[int, msgspec.Meta(ge=0, le=20)]


class CardOrder(Group, frozen=True, kw_only=True):
    """The cards from low to high: by rank, and within a rank by suit. This order is the game."""

    ranks: tuple[str, ...] = _RANKS
    suits: tuple[str, ...] = _SUITS

    def __post_init__(self) -> None:
        if self.ranks != _RANKS or self.suits != _SUITS:
            raise ValueError(f"ranks must be {' '.join(_RANKS)}, and suits {' '.join(_SUITS)}")


class HandSizes(Group, frozen=True, kw_only=True):
    """How many cards each type of round takes."""

    single: Literal[1] = 1
    pair: Literal[2] = 2
    triple: Literal[3] = 3
    five_cards: Literal[5] = 5


class Rankings(Group, frozen=True, kw_only=True):
    """How hands are read and compared; `strata` are the kinds of five-card hands from low to high."""

    hand_sizes: HandSizes = HandSizes()
    strata: Annotated[tuple[Stratum, ...], _ONLY_THESE] = _STRATA
    pair_order: Literal["high", "all"]
    two_pair_second: bool
    straight_wrap: Literal["none", "bigTwo"]
    three_joker_straight_flush: bool

    def __post_init__(self) -> None:
        if self.strata != _STRATA:
            raise ValueError(f"strata must be {', '.join(_STRATA)}")


class Footstools(Group, frozen=True):
    """When a hand is stood upon, and what that costs its owner."""

    half_rule: Literal["either", "high", "low"]
    full_penalty: _FewCards
    half_penalty: _FewCards
    last_hand_footstool: bool


class Flow(Group, frozen=True):
    """What may be played, and what a pass means."""

    allow_equal: bool
    pass_locks: bool
    pass_draws: bool
    pass_penalty: _FewCards


class BigCRules(RulesAsset, frozen=True, kw_only=True):
    """All of a Big-C rules file; one deal to the first empty hand is the game."""

    cards_dealt: _HandSize = msgspec.field(name="handSize")
    jokers: _FewJokers = msgspec.field(name="jokersPerDeck")
    decks: _FewDecks | None
    rounds: None
    shoe: Shoe
    card_order: CardOrder = CardOrder()
    hand_rankings: Rankings
    footstools: Footstools
    game_flow: Flow

    def decks_for(self, seats: int) -> int:
        """Return as many decks as the rules name, or as the players need (§Cards)."""
        if self.decks is not None:
            return self.decks
        return -(-seats // self.shoe.seats_per_deck) + self.shoe.extra_decks

    def jokers_for(self, seats: int) -> int:
        """Count the jokers in the shoe."""
        return self.jokers * self.decks_for(seats)

    def complaint(self, seats: int) -> str:
        """Complain also where nobody is left to play against, or cards are not enough for all."""
        if seats < _FEWEST:
            return f"Big-C cannot be played by {seats} player."
        cards = self.decks_for(seats) * (_PACK + self.jokers)
        if self.cards_dealt * seats > cards:
            return f"{seats} hands of {self.cards_dealt} cards cannot be dealt from {cards} cards."
        return RulesAsset.complaint(self, seats)
