"""A score of Claim with its parts: which runs score, and what is taken off them (§Score).

For programs, and for whoever is told of a showdown; play itself asks `hands` for the sum alone.
"""

from collections.abc import Sequence
from typing import NamedTuple

from parlour.cards.codes import NO_SUIT, SUITS
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.claim.rules.asset import ClaimRules
from parlour.games.claim.rules.hands.points import Run, calculate_penalty, find_sequences, score
from parlour.games.claim.rules.terms import terms_of


class Score(NamedTuple):
    """What a hand scores: `total` is `positive` less `penalty` and `running`.

    Who never declared scores nothing for runs: the penalty is then all that the hand costs, the runs are
    those that it is for, and without any it is for all cards.
    """

    suit: int
    runs: tuple[Run, ...]
    positive: int
    penalty: int
    running: int
    total: int

    def told(self) -> Sentence:
        """Return how the score comes about, as facts for words."""
        if self.suit == NO_SUIT:
            return _list_runs(self.runs) if self.runs else sentence_of("score.all-cards")
        said = _list_runs(self.runs) if self.runs else sentence_of("score.no-run")
        if self.penalty:
            said = sentence_of("score.less-other-suits", before=said, points=self.penalty)
        if self.running:
            said = sentence_of("score.less-penalties", before=said, points=self.running)
        return said


class ScoreCalculator:
    """What hands score by these rules, part by part."""

    def __init__(self, rules: ClaimRules) -> None:
        self.terms = terms_of(rules)

    def find_sequences(self, cards: list[int], suit: int) -> list[Run]:
        """Return the runs in a suit that score, the highest first (§Runs)."""
        return find_sequences(self.terms, cards, suit)

    def calculate_penalty(self, cards: list[int], suit: int) -> int:
        """Return the sum of all cards of other suits, which a declared player loses (§Score)."""
        return int(calculate_penalty(self.terms, cards, suit))

    def calculate_score(self, cards: list[int], suit: int = NO_SUIT, penalties: int = 0) -> Score:
        """Return a score at a showdown with its parts; without a suit, of one who never declared (§Score)."""
        total = int(score(self.terms, cards, suit, penalties))
        if suit == NO_SUIT:
            return Score(suit, self._counted_runs(cards, -total), 0, -total, 0, total)
        runs = tuple(self.find_sequences(cards, suit))
        running = penalties if self.terms.penalties_in_score else 0
        positive = sum(run.points for run in runs)
        return Score(suit, runs, positive, self.calculate_penalty(cards, suit), running, total)

    def _counted_runs(self, cards: list[int], cost: int) -> tuple[Run, ...]:
        """Return the runs of all suits where they are what an undeclared hand costs, else none (§Score)."""
        runs = [run for suit in range(len(SUITS)) for run in self.find_sequences(cards, suit)]
        return tuple(runs) if sum(run.points for run in runs) == cost else ()


def runs_told(runs: Sequence[Run]) -> Sentence | None:
    """Return which runs scored, as a sentence of its own; None where there are none."""
    return sentence_of("score.runs", runs=_list_runs(runs)) if runs else None


def _list_runs(runs: Sequence[Run]) -> Sentence:
    each = [sentence_of("score.run", points=run.points, cards=run.cards) for run in runs]
    return sentence_of("score.list", runs=each)
