"""The rules asset of Three Card Brag: every number and switch, typed and bounded.

Fields with a default are younger than the first saved games: the default is the rule those were played by.
"""

from collections.abc import Mapping
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from parlour.engine.rules.asset import Group, RulesAsset
from parlour.kit.bonus.installed import check_installed

MOST_JOKERS = 3
MOST_OWN_RULES = 20
OWN_RULES = "bonusRules.own"

Category = Literal[
    "THREE_OF_A_KIND", "ROYAL_FLUSH", "STRAIGHT_FLUSH", "STRAIGHT", "FLUSH", "PAIR", "HIGH_CARD"
]
USUAL_ORDER: tuple[Category, ...] = (
    "THREE_OF_A_KIND",
    "ROYAL_FLUSH",
    "STRAIGHT_FLUSH",
    "STRAIGHT",
    "FLUSH",
    "PAIR",
    "HIGH_CARD",
)
PHASES: tuple[str, ...] = ("betting", "cards", "final", "showdown")

_ALL_CATEGORIES = msgspec.Meta(extra_json_schema={"minItems": len(USUAL_ORDER)})
"""For forms: what can be changed is the order alone."""
_Points = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
_Priority = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
_CardValue = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
_Rounds = Annotated[int, msgspec.Meta(ge=1, le=1_000_000)]
_Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
_OwnName = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9._-]+:[A-Za-z0-9._-]+$", max_length=100)]
_Coins = Annotated[int, msgspec.Meta(ge=1, le=1_000_000_000)]
_Ante = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]


class Betting(Group, frozen=True, kw_only=True):
    """What players start with, what a bet costs at least, and how far it may go."""

    initial_player_coins: _Coins
    base_bet: _Coins
    base_blind_multiplier: Annotated[int, msgspec.Meta(ge=1, le=1_000)]
    blind_bet_formula: Literal["baseBet × baseBlindMultiplier"] = "baseBet × baseBlindMultiplier"
    seen_hand_bet_formula: Literal["currentBet × 2"] = "currentBet × 2"
    ante: _Ante
    max_raise: _Coins | None
    raise_limit: Literal["none", "double"] | None
    short_call: Literal["allIn", "fold"]
    show_cost: Literal["call", "double"]
    opening_show: Literal["free", "price"] = "free"

    def opening(self) -> int:
        """Return the lowest stake that opens the betting."""
        return self.base_bet * self.base_blind_multiplier

    def doubles(self) -> bool:
        """Return whether a raise may at most double the stake."""
        return self.raise_limit == "double"


class TrumpSystem(Group, frozen=True):
    """Whether a trump is designated, how far it reaches, and what it adds to the bonus points."""

    use_trump: bool
    trump_scope: Literal["card", "rank"]
    trump_in_middle_bonus: _Points
    adjacent_to_trump_bonus: _Points
    three_of_kind_with_trump_bonus: _Points


def _worth(rank: str, usual: int) -> int:
    """Return what a card of this rank is worth, under the rank's own letter."""
    value: int = msgspec.field(name=rank, default=usual)
    return value


class CardValues(Group, frozen=True):
    """What the ranks count in bonus points; that an ace beats a king is no matter of these numbers."""

    ace: _CardValue = _worth("A", 14)
    king: _CardValue = _worth("K", 13)
    queen: _CardValue = _worth("Q", 12)
    jack: _CardValue = _worth("J", 11)
    ten: _CardValue = _worth("10", 10)
    nine: _CardValue = _worth("9", 9)
    eight: _CardValue = _worth("8", 8)
    seven: _CardValue = _worth("7", 7)
    six: _CardValue = _worth("6", 6)
    five: _CardValue = _worth("5", 5)
    four: _CardValue = _worth("4", 4)
    three: _CardValue = _worth("3", 3)
    two: _CardValue = _worth("2", 2)

    def by_rank(self) -> list[int]:
        """Return the values in the order of the ranks, from 0, which is a joker and worth nothing."""
        falling: list[int] = [getattr(self, name) for name in self.__struct_fields__]
        return [0, 0, *reversed(falling)]


class HandRankings(Group, frozen=True, kw_only=True):
    """Which hand beats which; `order` lists the categories, best first, for `ranking` to go by."""

    order: Annotated[tuple[Category, ...], _ALL_CATEGORIES] = USUAL_ORDER
    ranking: Literal["listed", "priority"]
    sequence_calculation: Literal["topCard"] = "topCard"
    a23: Literal["low", "second", "high"]
    pair_compare: Literal["pair", "highest"]
    suit_tiebreak: bool
    suit_order: str = "SHDC"
    natural_beats_wild: bool

    def __post_init__(self) -> None:
        if sorted(self.order) != sorted(USUAL_ORDER) or self.order[-1] != "HIGH_CARD":
            raise ValueError("order must name each of the seven categories once, HIGH_CARD last")
        if sorted(self.suit_order) != ["C", "D", "H", "S"]:
            raise ValueError("suitOrder must name each of S, H, D and C once, the highest first")


class CardActions(Group, frozen=True):
    """What may be done with cards between the two betting phases."""

    draw_from_deck_allowed: bool
    swapped_card: Literal["discard", "floor"]
    swap_requires_seen: bool
    use_magic_cards: bool


class RuleNames(Group, frozen=True):
    """What each bonus rule goes by."""

    royal_flush: _Name = "RoyalFlush"
    straight_flush: _Name = "StraightFlush"
    three_of_a_kind: _Name = "ThreeOfAKind"
    straight: _Name = "Straight"
    flush: _Name = "Flush"
    pair: _Name = "PairRule"
    high_card: _Name = "HighCard"


class BonusRules(Group, frozen=True, kw_only=True):
    """What the seven bonus rules are worth and are called, and in which order they are tried.

    `own` names rules of installed packages, `package:rule`, that are tried with them.
    """

    later: ClassVar[Mapping[str, Any]] = {"own": ()}

    bonus_mode: Literal["stat", "off"]
    own: Annotated[tuple[_OwnName, ...], msgspec.Meta(max_length=MOST_OWN_RULES)] = ()
    hand_size: Literal[3] = 3
    rule_names: RuleNames = RuleNames()
    card_values: CardValues = CardValues()
    royal_flush_points: _Points
    royal_flush_priority: _Priority
    straight_flush_points: _Points
    straight_flush_priority: _Priority
    three_of_a_kind_points: _Points
    three_of_a_kind_priority: _Priority
    straight_points: _Points
    straight_priority: _Priority
    flush_points: _Points
    flush_priority: _Priority
    pair_points: _Points
    pair_priority: _Priority
    high_card_points: _Points
    high_card_priority: _Priority

    def __post_init__(self) -> None:
        check_installed(self.own, OWN_RULES)


class GameFlow(Group, frozen=True, kw_only=True):
    """The phases of a round, who goes first, when the game ends, and what the house plays for a sleeper."""

    phases: tuple[str, ...] = PHASES
    first: Literal["rotate", "winner"]
    bust: Literal["end", "eliminate"]
    timeout_action: Literal["checkOrFold", "call"]

    def __post_init__(self) -> None:
        if self.phases != PHASES:
            raise ValueError(f"phases must be {', '.join(PHASES)}")


class ThreeCardBragRules(RulesAsset, frozen=True):
    """All of a Three Card Brag rules file."""

    clock_switches: ClassVar[frozenset[str]] = frozenset({"turnSeconds", "timeoutAction"})
    named_code: ClassVar[tuple[str, ...]] = (OWN_RULES,)

    cards_dealt: Literal[3]
    decks: Literal[1]
    jokers: Annotated[int, msgspec.Meta(ge=0, le=MOST_JOKERS)]
    rounds: _Rounds
    betting: Betting
    trump_system: TrumpSystem
    hand_rankings: HandRankings
    card_actions: CardActions
    bonus_rules: BonusRules
    game_flow: GameFlow

    def complaint(self, seats: int) -> str:
        """Complain also where cards do not go round with one to draw, or the limit forbids every raise."""
        needed, there = seats * (self.cards_dealt + 1), 52 * self.decks + self.jokers
        if seats <= self.players.most and needed > there:
            return f"{seats} players need {needed} cards, but the pack has {there}."
        least, most = self.betting.base_bet, self.betting.max_raise
        if most is not None and most < least:
            return f"betting.maxRaise is {most}, but a raise lifts the stake by at least {least}."
        return RulesAsset.complaint(self, seats)
