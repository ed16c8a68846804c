# parlour: hot
"""What three cards are worth in Bastard Brag: the ranking stated once, and jokers closed over in a table."""

from typing import Final

import msgspec
from mypy_extensions import i64

from parlour.cards.codes import ACE
from parlour.cards.tables import HandTable
from parlour.cards.vectors import vec
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.cache import cached_part
from parlour.games.bastard_brag.rules.asset import RANK_LETTERS, BastardBragRules, Scoring

HAND: Final = 3
KICKERS: Final = 4096
"""A strength is a score times this, with the ranks that part equal scores behind it."""

_LOW_RUN: Final = (14, 3, 2)
KINDS: Final = {
    "noHand": "hand.no-hand",
    "pair": "hand.pair",
    "flush": "hand.flush",
    "straight": "hand.straight",
    "straightFlush": "hand.straight-flush",
    "trips": "hand.three-of-a-kind",
    "trip3s": "hand.trip-3s",
}
"""The kinds of hand, with the keys of their names in `text/`."""


class HandScores:
    """The ranking under one set of rules."""

    def __init__(self, scoring: Scoring) -> None:
        self.scoring = scoring
        ranking = zip(scoring.hand_rankings, scoring.floors(), strict=True)
        self._floors = [(KINDS[kind], floor) for kind, floor in ranking]
        self.values = [0] * (ACE + 2)
        for place, letter in enumerate(RANK_LETTERS):
            self.values[ACE - place] = scoring.card_values[letter]
        self.values[ACE + 1] = self.values[ACE] + 1
        self.table = HandTable(HAND, self._strength_of)

    def _strength_of(self, ranks: tuple[int, ...], flush: bool) -> int:
        """Return the strength of a natural hand, ranks from high to low (§Score)."""
        return self._score_of(ranks, flush) * KICKERS + self._kickers_of(ranks)

    def _score_of(self, ranks: tuple[int, ...], flush: bool) -> int:
        """Score a natural hand: trip-3s, trips, straight flush, straight, flush, pair, nothing (§Score)."""
        scoring = self.scoring
        if ranks[0] == ranks[2]:
            return scoring.trip3s if ranks[0] == 3 else scoring.trips + self.values[ranks[0]]
        top = self._top_of_run(ranks)
        if top > 0:
            return (scoring.straight_flush if flush else scoring.straight) + self.values[top]
        if flush:
            return scoring.flush + self.values[ranks[0]]
        if ranks[1] in (ranks[0], ranks[2]):
            return scoring.pair + self.values[ranks[1] if scoring.pair_score == "pairRank" else ranks[0]]
        return self.values[ranks[0]] if scoring.high_card_counts else 0

    def _top_of_run(self, ranks: tuple[int, ...]) -> int:
        """Return the top card of a run, or 0 when it is none; A-2-3 counts as the switch says (§Score)."""
        if ranks == _LOW_RUN:
            return {"akq": ACE, "best": ACE + 1, "low": 3}[self.scoring.a23]
        return ranks[0] if ranks[0] == ranks[1] + 1 == ranks[2] + 2 else 0

    def _kickers_of(self, ranks: tuple[int, ...]) -> int:
        """Return what parts equal scores when kickers count: the ranks, a pair's first; runs have none."""
        if not self.scoring.kickers or self._top_of_run(ranks) > 0:
            return 0
        pair_first = ranks[1:] + ranks[:1] if ranks[1] == ranks[2] else ranks
        return pair_first[0] * 256 + pair_first[1] * 16 + pair_first[2]

    def strength(self, cards: list[int]) -> int:
        """Return the strength of three cards, jokers taking whatever scores highest (§Score)."""
        return self.table.lookup(cards)

    def strength_in(self, row: vec[i64], start: i64) -> i64:
        """Return the same of the three cards that begin at this place of a row."""
        return self.table.lookup_row(row, start)

    def score(self, cards: list[int]) -> int:
        """Return the points of three cards."""
        return self.table.lookup(cards) // KICKERS

    def kind(self, score: int) -> str:
        """Return the key in KINDS of the hand that has this score: the best whose floor it reaches."""
        for kind, floor in self._floors:
            if score >= floor:
                return kind
        raise AssertionError("no hand has a score below 0")


def hand_scores(rules: RulesAsset) -> HandScores:
    """Return the ranking under these rules; made once and shared by all rules that score alike."""
    assert isinstance(rules, BastardBragRules)
    scoring = rules.scoring_system
    return cached_part("bastard-brag.hands", scoring_key(rules), lambda: HandScores(scoring))


def scoring_key(rules: BastardBragRules) -> bytes:
    """Return a key that is the same for all rules that score alike."""
    return msgspec.json.encode(rules.scoring_system, order="deterministic")
