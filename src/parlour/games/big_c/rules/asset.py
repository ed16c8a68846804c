"""The rules asset of Big-C: every number and switch, typed."""

from typing import Annotated, Literal

import msgspec

from parlour.engine.rules.asset import Count, Group, Positive, RulesAsset

_PACK = 52
_FEWEST = 2

_FewDecks = Annotated[int, msgspec.Meta(ge=1, le=20)]
_FewJokers = Annotated[int, msgspec.Meta(ge=0, le=10)]


class Shoe(Group, frozen=True):
    """How many decks are shuffled together when the rules do not name a number."""

    seats_per_deck: Positive
    extra_decks: Count


class Rankings(Group, frozen=True):
    """How hands are read and compared."""

    pair_order: Literal["high", "all"]
    two_pair_second: bool
    straight_wrap: Literal["none", "bigTwo"]
    three_joker_straight_flush: bool


class Footstools(Group, frozen=True):
    """When a hand is stood upon, and what that costs its owner."""

    half_rule: Literal["either", "high", "low"]
    full_penalty: Count
    half_penalty: Count
    last_hand_footstool: bool


class Flow(Group, frozen=True):
    """What may be played, and what a pass means."""

    allow_equal: bool
    pass_locks: bool
    pass_draws: bool
    pass_penalty: Count


class BigCRules(RulesAsset, frozen=True):
    """All of a Big-C rules file; one deal to the first empty hand is the game."""

    cards_dealt: Positive = msgspec.field(name="handSize")
    jokers: _FewJokers = msgspec.field(name="jokersPerDeck")
    decks: _FewDecks | None
    rounds: None
    shoe: Shoe
    hand_rankings: Rankings
    footstools: Footstools
    game_flow: Flow

    def decks_for(self, seats: int) -> int:
        """As many decks as the rules name, or as the players need (§Cards)."""
        if self.decks is not None:
            return self.decks
        return -(-seats // self.shoe.seats_per_deck) + self.shoe.extra_decks

    def jokers_for(self, seats: int) -> int:
        """All the jokers in the shoe."""
        return self.jokers * self.decks_for(seats)

    def complaint(self, seats: int) -> str:
        """Also: somebody to play against, and cards for all."""
        if seats < _FEWEST:
            return f"Big-C cannot be played by {seats} player."
        cards = self.decks_for(seats) * (_PACK + self.jokers)
        if self.cards_dealt * seats > cards:
            return f"{seats} hands of {self.cards_dealt} cards cannot be dealt from {cards} cards."
        return RulesAsset.complaint(self, seats)
