# parlour: hot
"""What three cards are worth at Three Card Brag: a ranking in words, closed over wild cards in a table."""

from typing import Final, final

from mypy_extensions import i64, u8

from parlour.cards.codes import ACE, CLUBS, DIAMONDS, HEARTS, JOKER, LOWEST, RANKS, SPADES, card_of
from parlour.cards.tables import HandTable
from parlour.cards.vectors import vec
from parlour.engine.rules.cache import cached_part
from parlour.games.three_card_brag.rules.asset import BonusRules, HandRankings, ThreeCardBragRules

HAND: Final = 3
NO_TRUMP: Final = -1

HIGH_CARD: Final = 0
PAIR: Final = 1
FLUSH: Final = 2
STRAIGHT: Final = 3
STRAIGHT_FLUSH: Final = 4
ROYAL_FLUSH: Final = 5
PRIAL: Final = 6

CATEGORY_KEYS: Final = [
    "high-card",
    "pair",
    "flush",
    "straight",
    "straight-flush",
    "royal-flush",
    "prial",
]
"""What each category goes by in the words of the game."""

_BY_NAME: Final[dict[str, int]] = {
    "THREE_OF_A_KIND": PRIAL,
    "ROYAL_FLUSH": ROYAL_FLUSH,
    "STRAIGHT_FLUSH": STRAIGHT_FLUSH,
    "STRAIGHT": STRAIGHT,
    "FLUSH": FLUSH,
    "PAIR": PAIR,
    "HIGH_CARD": HIGH_CARD,
}

_SUITS: Final[dict[str, int]] = {"S": SPADES, "H": HEARTS, "D": DIAMONDS, "C": CLUBS}

_STEP: Final = 4096
LOW_RUN: Final = (14, 3, 2)
_TOP_RUN: Final = (14, 13, 12)
_BEST_PRIAL: Final = 15


@final
class HandRanking:
    """The ranking under one set of rules. A strength is a category's step with the ranks behind it.

    `suit_heights` says how high each suit counts, `by_suit` lists all cards, the highest suit first.
    """

    def __init__(self, switches: HandRankings, order: list[int], whole_rank: bool) -> None:
        self.switches = switches
        self.order = order
        self.whole_rank = whole_rank
        suits = [_SUITS[letter] for letter in switches.suit_order]
        self.suit_heights = [len(suits) - 1 - suits.index(suit) for suit in range(len(suits))]
        self.by_suit = [card_of(rank, suit) for suit in suits for rank in range(ACE, LOWEST - 1, -1)]
        self.table = HandTable(HAND, self.strength_of)

    def strength_of(self, ranks: tuple[int, ...], flush: bool) -> int:
        """Return the strength of a natural hand, ranks from high to low (§Ranking)."""
        category = _category_of(ranks, flush)
        return self.order.index(category) * _STEP + self._within(category, ranks)

    def _within(self, category: int, ranks: tuple[int, ...]) -> int:
        """Return what parts hands of one category (§Ranking)."""
        if category == PRIAL:
            return _BEST_PRIAL if ranks[0] == 3 else ranks[0]
        if category in (STRAIGHT, STRAIGHT_FLUSH, ROYAL_FLUSH):
            return self._run_order(ranks)
        first, second, third = self.compared(ranks)
        return first * 256 + second * 16 + third

    def _run_order(self, ranks: tuple[int, ...]) -> int:
        """Return twice the top card; A-2-3 stands where the switch puts it (§Ranking, a23)."""
        if ranks == LOW_RUN:
            return {"low": 6, "second": 27, "high": 29}[self.switches.a23]
        return 2 * ranks[0]

    def compared(self, ranks: tuple[int, ...]) -> tuple[int, ...]:
        """Return the ranks in the order of comparison: a pair comes before its kicker (§Ranking)."""
        if ranks == LOW_RUN and self.switches.a23 == "low":
            return (3, 2, 14)
        if self.switches.pair_compare == "pair" and ranks[1] == ranks[2]:
            return ranks[1:] + ranks[:1]
        return ranks

    def strength(self, cards: list[int], start: i64, trump: int) -> i64:
        """Return the strength of three cards, trump and jokers standing for whatever is best (§Trump)."""
        wild_rank = RANKS[trump] if self.whole_rank and trump > JOKER else JOKER
        return self.table.lookup_wild(cards, start, trump, wild_rank)

    def strength_packed(self, cards: vec[u8], start: i64, trump: i64) -> i64:
        """Return the same of packed cards."""
        wild_rank = RANKS[trump] if self.whole_rank and trump > JOKER else JOKER
        return self.table.lookup_wild_packed(cards, start, trump, wild_rank)

    def category(self, strength: i64) -> i64:
        return self.order[strength // _STEP]

    def is_wild(self, card: i64, trump: i64) -> bool:
        """Return whether the card may stand for others: the trump, one of its rank, a joker."""
        if card in (trump, JOKER):
            return True
        return self.whole_rank and trump > JOKER and RANKS[card] == RANKS[trump]


def _category_of(ranks: tuple[int, ...], flush: bool) -> int:
    """Return what a natural hand is called, ranks from high to low (§Ranking)."""
    if ranks[0] == ranks[2]:
        return PRIAL
    if is_run(ranks):
        royal = ranks == _TOP_RUN
        return (ROYAL_FLUSH if royal else STRAIGHT_FLUSH) if flush else STRAIGHT
    if flush:
        return FLUSH
    return PAIR if ranks[1] in (ranks[0], ranks[2]) else HIGH_CARD


def is_run(ranks: tuple[int, ...]) -> bool:
    """Return whether three ranks are in a row, from high to low; A-2-3 is one, K-A-2 is not (§Ranking)."""
    return ranks == LOW_RUN or ranks[0] == ranks[1] + 1 == ranks[2] + 2


def hand_ranking(rules: ThreeCardBragRules) -> HandRanking:
    """Return the ranking under these rules; made once and shared by all rules that rank hands alike."""
    switches, whole_rank = rules.hand_rankings, rules.trump_system.trump_scope == "rank"
    order = categories_in_order(rules)[::-1]
    key = (switches, tuple(order), whole_rank)
    return cached_part("three-card-brag.ranking", key, lambda: HandRanking(switches, order, whole_rank))


def categories_in_order(rules: ThreeCardBragRules) -> list[int]:
    """Return the categories, best first: as listed, or by the bonus rules' priorities (§Ranking, ranking)."""
    listed = [_BY_NAME[name] for name in rules.hand_rankings.order]
    if rules.hand_rankings.ranking == "listed":
        return listed
    priorities = _priorities(rules.bonus_rules)
    by_priority = sorted(listed[:-1], key=lambda category: priorities[category], reverse=True)
    return by_priority + listed[-1:]


def _priorities(numbers: BonusRules) -> dict[int, int]:
    return {
        PRIAL: numbers.three_of_a_kind_priority,
        ROYAL_FLUSH: numbers.royal_flush_priority,
        STRAIGHT_FLUSH: numbers.straight_flush_priority,
        STRAIGHT: numbers.straight_priority,
        FLUSH: numbers.flush_priority,
        PAIR: numbers.pair_priority,
    }
