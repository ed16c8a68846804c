# parlour: hot
"""What three cards are worth in Bastard Brag: the ranking stated once, and jokers closed over in a table."""

from typing import Final

from parlour.cards.tables import HandTable
from parlour.engine.rules.asset import RulesAsset
from parlour.games.bastard_brag.rules.asset import BastardBragRules, Scoring

HAND: Final = 3
KICKERS: Final = 4096
LOW_RUN: Final = (14, 3, 2)
NAMES: Final = ("No Hand", "Pair", "Flush", "Straight", "Straight Flush", "Three of a Kind", "Trip-3s")


class HandScores:
    """The ranking under one set of rules. A strength is a score with the kickers behind it."""

    def __init__(self, scoring: Scoring) -> None:
        self.scoring = scoring
        self.table = HandTable(HAND, self.strength_of)

    def strength_of(self, ranks: tuple[int, ...], flush: bool) -> int:
        """The strength of a natural hand, ranks from high to low (§Score)."""
        return self.score_of(ranks, flush) * KICKERS + self.kickers_of(ranks)

    def score_of(self, ranks: tuple[int, ...], flush: bool) -> int:
        """Trip-3s, trips, straight flush, straight, flush, pair, nothing (§Score)."""
        scoring = self.scoring
        if ranks[0] == ranks[2]:
            return scoring.trip3s if ranks[0] == 3 else scoring.trips + ranks[0]
        top = self.top_of_run(ranks)
        if top > 0:
            return (scoring.straight_flush if flush else scoring.straight) + top
        if flush:
            return scoring.flush + ranks[0]
        if ranks[1] in (ranks[0], ranks[2]):
            return scoring.pair + (ranks[1] if scoring.pair_score == "pairRank" else ranks[0])
        return ranks[0] if scoring.high_card_counts else 0

    def top_of_run(self, ranks: tuple[int, ...]) -> int:
        """The top card of a run, or 0 when it is none; A-2-3 counts as the switch says (§Score)."""
        if ranks == LOW_RUN:
            return {"akq": 14, "best": 15, "low": 3}[self.scoring.a23]
        return ranks[0] if ranks[0] == ranks[1] + 1 == ranks[2] + 2 else 0

    def kickers_of(self, ranks: tuple[int, ...]) -> int:
        """What parts equal scores when kickers count: the ranks, a pair's first; runs have none."""
        if not self.scoring.kickers or self.top_of_run(ranks) > 0:
            return 0
        pair_first = ranks[1:] + ranks[:1] if ranks[1] == ranks[2] else ranks
        return pair_first[0] * 256 + pair_first[1] * 16 + pair_first[2]

    def strength(self, cards: list[int], start: int = 0) -> int:
        """The strength of three cards, jokers taking whatever scores highest (§Score)."""
        return self.table.lookup(cards, start)

    def score(self, cards: list[int], start: int = 0) -> int:
        """The points of three cards."""
        return self.table.lookup(cards, start) // KICKERS

    def name(self, score: int) -> str:
        """What a hand of this score is called."""
        scoring = self.scoring
        floors = (scoring.pair, scoring.flush, scoring.straight, scoring.straight_flush, scoring.trips)
        if score == scoring.trip3s:
            return NAMES[-1]
        return NAMES[sum(1 for floor in floors if score >= floor)]


_made: dict[Scoring, HandScores] = {}


def hand_scores(rules: RulesAsset) -> HandScores:
    """The ranking under these rules; made once and shared."""
    assert isinstance(rules, BastardBragRules)
    scoring = rules.scoring_system
    if scoring not in _made:
        _made[scoring] = HandScores(scoring)
    return _made[scoring]
