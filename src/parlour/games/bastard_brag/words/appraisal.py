"""What three cards are worth at Bastard Brag, in words."""

from parlour.cards.codes import JOKER, RANKS, SUIT_OF
from parlour.engine.errors import BadRules
from parlour.engine.odds import HandAsked
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.games.bastard_brag.rules.asset import BastardBragRules
from parlour.games.bastard_brag.rules.hands import HAND, HandScores, hand_scores

_LAST_NUMBER = 10
"""Ranks up to this one are written as numbers, those above by name."""


def appraise(rules: BastardBragRules, asked: HandAsked) -> list[Sentence]:
    """Return the hand's name and points, and what the jokers stand for."""
    cards = asked.cards
    if len(cards) != HAND:
        raise BadRules("wrong-hand", f"A hand of Bastard Brag has three cards, not {len(cards)}.")
    naturals = [card for card in cards if card != JOKER]
    if len(set(naturals)) < len(naturals):
        raise BadRules("wrong-hand", "A pack has only one of each card.")
    scores = hand_scores(rules)
    score = scores.score(cards)
    worth = sentence_of("appraisal.hand", cards=cards, hand=scores.kind(score), score=score)
    return [worth] if len(naturals) == HAND else [worth, _jokers_read(scores, naturals)]


def _jokers_read(scores: HandScores, naturals: list[int]) -> Sentence:
    """Return which ranks the jokers make of the hand."""
    suited = len({SUIT_OF[card] for card in naturals}) <= 1
    ranks, flush = scores.table.best_reading([RANKS[card] for card in naturals], HAND - len(naturals), suited)
    high, middle, low = [_rank(rank) for rank in ranks]
    key = "appraisal.jokers-suited" if flush else "appraisal.jokers"
    return sentence_of(key, high=high, middle=middle, low=low)


def _rank(rank: int) -> int | str:
    return rank if rank <= _LAST_NUMBER else f"rank.{rank}"
