"""The rules asset of Three Card Brag: every number and switch, typed."""

from typing import Annotated, Literal

import msgspec

from parlour.engine.rules.asset import Count, Group, Positive, RulesAsset

MOST_JOKERS = 3

_Coins = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
_Ante = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Betting(Group, frozen=True):
    """What players start with, what a bet costs at least, and how far it may go."""

    initial_player_coins: _Coins
    base_bet: _Coins
    base_blind_multiplier: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
    ante: _Ante
    max_raise: _Coins | None
    raise_limit: Literal["none", "double"] | None
    short_call: Literal["allIn", "fold"]
    show_cost: Literal["call", "double"]
    opening_show: Literal["free", "price"] = "free"

    def opening(self) -> int:
        """The lowest stake that opens the betting."""
        return self.base_bet * self.base_blind_multiplier

    def doubles(self) -> bool:
        """Whether a raise may at most double the stake."""
        return self.raise_limit == "double"


class TrumpSystem(Group, frozen=True):
    """Whether a trump is designated, how far it reaches, and what it adds to the bonus points."""

    use_trump: bool
    trump_scope: Literal["card", "rank"]
    trump_in_middle_bonus: Count
    adjacent_to_trump_bonus: Count
    three_of_kind_with_trump_bonus: Count


class HandRankings(Group, frozen=True):
    """Which hand beats which."""

    ranking: Literal["listed", "priority"]
    a23: Literal["low", "second", "high"]
    pair_compare: Literal["pair", "highest"]
    suit_tiebreak: bool
    natural_beats_wild: bool


class CardActions(Group, frozen=True):
    """What may be done with cards between the two betting phases."""

    draw_from_deck_allowed: bool
    swapped_card: Literal["discard", "floor"]
    swap_requires_seen: bool
    use_magic_cards: bool


class BonusRules(Group, frozen=True):
    """What the seven bonus rules are worth, and in which order they are tried."""

    bonus_mode: Literal["stat", "off"]
    royal_flush_points: Count
    royal_flush_priority: Count
    straight_flush_points: Count
    straight_flush_priority: Count
    three_of_a_kind_points: Count
    three_of_a_kind_priority: Count
    straight_points: Count
    straight_priority: Count
    flush_points: Count
    flush_priority: Count
    pair_points: Count
    pair_priority: Count
    high_card_points: Count
    high_card_priority: Count


class GameFlow(Group, frozen=True):
    """Who goes first, when the game ends, and what the house plays for a sleeper."""

    first: Literal["rotate", "winner"]
    bust: Literal["end", "eliminate"]
    timeout_action: Literal["checkOrFold", "call"]


class ThreeCardBragRules(RulesAsset, frozen=True):
    """All of a Three Card Brag rules file."""

    cards_dealt: Literal[3]
    decks: Literal[1]
    jokers: Annotated[int, msgspec.Meta(ge=0, le=MOST_JOKERS)]
    rounds: Positive
    betting: Betting
    trump_system: TrumpSystem
    hand_rankings: HandRankings
    card_actions: CardActions
    bonus_rules: BonusRules
    game_flow: GameFlow

    def complaint(self, seats: int) -> str:
        """Also: three cards and one to draw for each player, and no raise limit that forbids every raise."""
        needed, there = seats * (self.cards_dealt + 1), 52 * self.decks + self.jokers
        if seats <= self.players.most and needed > there:
            return f"{seats} players need {needed} cards, but the pack has {there}."
        least, most = self.betting.base_bet, self.betting.max_raise
        if most is not None and most < least:
            return f"betting.maxRaise is {most}, but a raise lifts the stake by at least {least}."
        return RulesAsset.complaint(self, seats)
