# parlour: hot
"""What a hand of Claim scores: runs for those who declared, and what the rest costs (§Score)."""

from mypy_extensions import i64

from parlour.cards.codes import ACE, NO_SUIT, RANKS, SUIT_OF, SUITS
from parlour.games.claim.rules.asset import Scoring
from parlour.games.claim.rules.hands import LOW_ACE, ace_placed, lowest_block, ranks_in


class Scores:
    """The score of any hand under one set of rules."""

    def __init__(self, scoring: Scoring) -> None:
        self.scoring = scoring
        self.ace: i64 = scoring.ace_value
        self.shortest: i64 = scoring.shortest_run
        self.minimum: i64 = scoring.minimum_showdown_points
        self.runs_first = scoring.undeclared_rule == "runsElseFaces"
        self.counts_running = scoring.running_in_score

    def value(self, card: int) -> i64:
        """What one card counts: its rank, and the ace what the rules say (§Cards)."""
        rank: i64 = RANKS[card]
        return self.ace if rank == ACE else rank

    def faces(self, cards: list[int]) -> i64:
        """All the cards added up."""
        total: i64 = 0
        for card in cards:
            total += self.value(card)
        return total

    def highest(self, cards: list[int]) -> i64:
        """The value of the highest card, 0 without cards: what an undeclared player is charged (§Charges)."""
        best: i64 = 0
        for card in cards:
            best = max(best, self.value(card))
        return best

    def best_of_suit(self, cards: list[int], suit: int) -> i64:
        """The value of the highest card of a suit, 0 without one: who keeps a suit (§Declaring)."""
        best: i64 = 0
        for card in cards:
            if SUIT_OF[card] == suit:
                best = max(best, self.value(card))
        return best

    def block_points(self, block: i64) -> i64:
        """Sum times length when the block is long enough to be a run (§Runs)."""
        total: i64 = 0
        length: i64 = 0
        rank: i64 = LOW_ACE
        while block >> rank:
            if block >> rank & 1:
                total += self.ace if rank in (LOW_ACE, ACE) else rank
                length += 1
            rank += 1
        return total * length if length >= self.shortest else 0

    def run_points(self, held: i64) -> i64:
        """What all the runs among these ranks of one suit score (§Runs)."""
        total: i64 = 0
        left = ace_placed(held)
        while left:
            block = lowest_block(left)
            total += self.block_points(block)
            left ^= block
        return total

    def positive(self, cards: list[int], suit: int) -> i64:
        """The runs in the declared suit (§Score)."""
        return self.run_points(ranks_in(cards, suit))

    def against(self, cards: list[int], suit: int) -> i64:
        """The sum of all cards of other suits (§Score)."""
        total: i64 = 0
        for card in cards:
            if SUIT_OF[card] != suit:
                total += self.value(card)
        return total

    def all_runs(self, cards: list[int]) -> i64:
        """The runs of every suit together."""
        total: i64 = 0
        for suit in range(len(SUITS)):
            total += self.positive(cards, suit)
        return total

    def undeclared(self, cards: list[int]) -> i64:
        """What never having declared costs: runs or faces, as a number below zero (§Score)."""
        runs = self.all_runs(cards)
        if self.runs_first and runs > 0:
            return -runs
        return -max(runs, self.faces(cards))

    def score(self, cards: list[int], suit: int, running: i64 = 0) -> i64:
        """The score at a showdown; suit NO_SUIT is a player who never declared (§Score)."""
        if suit == NO_SUIT:
            return self.undeclared(cards)
        taken_off = running if self.counts_running else 0
        return self.positive(cards, suit) - self.against(cards, suit) - taken_off

    def may_call(self, cards: list[int], suit: int, running: i64) -> bool:
        """Declared, with enough points in runs, and more of them than running penalties (§Calling)."""
        if suit == NO_SUIT:
            return False
        points = self.positive(cards, suit)
        return points >= self.minimum and points > running


_made: dict[Scoring, Scores] = {}


def scores_of(scoring: Scoring) -> Scores:
    """The scores under these rules; made once and shared."""
    if scoring not in _made:
        _made[scoring] = Scores(scoring)
    return _made[scoring]
