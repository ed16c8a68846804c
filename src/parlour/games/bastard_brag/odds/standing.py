# parlour: hot
"""How a hand of Bastard Brag stands among all hands of the pack, and what two cards promise."""

from bisect import bisect_left, bisect_right

from parlour.cards.pack import pack
from parlour.games.bastard_brag.rules.asset import BastardBragRules, Scoring
from parlour.games.bastard_brag.rules.hands import HandScores, hand_scores


class Standing:
    """The share of all hands that each hand beats, equal ones counting half."""

    def __init__(self, scores: HandScores, cards: list[int]) -> None:
        self.scores = scores
        self.cards = cards
        self.shares = shares_of(scores, cards)
        self.promises = self.worked_out()

    def share(self, strength: int) -> float:
        return self.shares[strength]

    def promise(self, one: int, other: int) -> float:
        """The share that two cards have on average with a third."""
        return self.promises[one][other]

    def worked_out(self) -> list[list[float]]:
        cards = self.cards
        promises = [[0.0] * (max(cards) + 1) for _ in range(max(cards) + 1)]
        for at, one in enumerate(cards):
            for place in range(at):
                promise = self.average(one, cards[place])
                promises[one][cards[place]] = promises[cards[place]][one] = promise
        return promises

    def average(self, one: int, other: int) -> float:
        thirds = self.cards[:]
        thirds.remove(one)
        thirds.remove(other)
        shares = [self.shares[self.scores.strength([one, other, third])] for third in thirds]
        return sum(shares) / len(shares)


def shares_of(scores: HandScores, cards: list[int]) -> dict[int, float]:
    """For every strength there is, the share of hands below it and half of those level with it."""
    strengths = sorted(
        [
            scores.strength([cards[high], cards[mid], cards[low]])
            for high in range(len(cards))
            for mid in range(high)
            for low in range(mid)
        ]
    )
    both = [(each, bisect_left(strengths, each) + bisect_right(strengths, each)) for each in set(strengths)]
    return {each: places / (2 * len(strengths)) for each, places in both}


_made: dict[tuple[Scoring, int], Standing] = {}


def standing_of(rules: BastardBragRules) -> Standing:
    """How hands stand under these rules; worked out once and shared."""
    key = rules.scoring_system, rules.jokers
    if key not in _made:
        _made[key] = Standing(hand_scores(rules), pack(1, rules.jokers))
    return _made[key]
