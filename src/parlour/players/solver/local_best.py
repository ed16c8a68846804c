"""A local best answer on real cards: how much a book gives away that the buckets hide.

One player follows the book. The other knows the book and what was said, and imagines many hands that the
first may hold, each as likely as the book makes it. At every decision it plays each branch to its end against
those hands, by the book on both sides, and takes the branch that wins most. What it wins on real cards is a
lower bound for what the book can be beaten by.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from parlour.cards.luck import Luck
from parlour.players.solver.book import MOST, Book
from parlour.players.solver.tree import Decision, Fork, Node, Payoff, Shift

Hand = Sequence[int]
IMAGINED: Final = 300
PLAYED_ON: Final = 120


class Cards(Protocol):
    """What a game does with real cards in the places of its tree."""

    def hands(self, luck: Luck) -> tuple[Hand, Hand]:
        """Two hands as dealt."""

    def another(self, known: Hand, luck: Luck) -> Hand:
        """A hand of the other player's, when these cards are known not to be in it."""

    def bucket(self, hand: Hand, key: str) -> int:
        """The bucket of a hand at a decision."""

    def shifted(self, hand: Hand, name: str, known: Hand, luck: Luck) -> Hand:
        """A hand after a shift, in which these cards cannot come."""

    def duel(self, name: str, first: Hand, second: Hand) -> float:
        """What player 0 wins of a payoff of 1."""


class Contest:
    """The best answerer on one side, the book on the other."""

    def __init__(self, book: Book, cards: Cards, luck: Luck) -> None:
        self.book = book
        self.cards = cards
        self.luck = luck

    def play(self, root: Node, me: int) -> float:
        """What the answerer wins in one hand."""
        hands = list(self.cards.hands(self.luck))
        known = list(hands[me])
        minds = [(self.cards.another(known, self.luck), 1.0) for _ in range(IMAGINED)]
        node = root
        while not isinstance(node, Payoff):
            assert not isinstance(node, Fork), "real cards are dealt before the tree begins"
            if isinstance(node, Shift):
                hands, minds = self.shift(node, me, hands, minds, known)
                node = node.after
            elif node.player == me:
                node = self.best_branch(node, me, hands[me], minds)
            else:
                branch = self.book.choice(node.key, self.cards.bucket(hands[1 - me], node.key), self.luck)
                minds = self.believed(node, branch, minds)
                node = node.branches[branch]
        return self.won(node, me, hands)

    def shift(
        self, node: Shift, me: int, hands: list[Hand], minds: list[tuple[Hand, float]], known: list[int]
    ) -> tuple[list[Hand], list[tuple[Hand, float]]]:
        """Cards change: in the hand itself, or in the other's hand and in all that it may be."""
        after = hands[:]
        after[node.player] = self.cards.shifted(
            hands[node.player], node.map, [*hands[0], *hands[1], *known], self.luck
        )
        if node.player == me:
            known += after[me]
            return after, minds
        seen = known
        return after, [(self.cards.shifted(hand, node.map, seen, self.luck), w) for hand, w in minds]

    def believed(
        self, node: Decision, branch: int, minds: list[tuple[Hand, float]]
    ) -> list[tuple[Hand, float]]:
        """The hands the other may hold, now that it has taken this branch."""
        kept = []
        for hand, weight in minds:
            weights = self.book.weights(node.key, self.cards.bucket(hand, node.key))
            kept.append((hand, weight * weights[branch] / max(1, sum(weights))))
        likely = [(hand, weight) for hand, weight in kept if weight > 0]
        return likely or [(hand, 1 / MOST) for hand, _ in minds]

    def best_branch(self, node: Decision, me: int, mine: Hand, minds: list[tuple[Hand, float]]) -> Node:
        """The branch that wins most against hands drawn from those the other may hold."""
        others = drawn(minds, PLAYED_ON, self.luck)
        return max(node.branches, key=lambda branch: self.mean(branch, me, mine, others))

    def mean(self, branch: Node, me: int, mine: Hand, others: list[Hand]) -> float:
        return sum(self.played_out(branch, me, mine, other) for other in others) / len(others)

    def played_out(self, node: Node, me: int, mine: Hand, other: Hand) -> float:
        """What one way to the end wins, by the book on both sides."""
        hands = [mine, other] if me == 0 else [other, mine]
        while not isinstance(node, Payoff):
            assert not isinstance(node, Fork), "real cards are dealt before the tree begins"
            if isinstance(node, Shift):
                known = [*hands[0], *hands[1]]
                hands[node.player] = self.cards.shifted(hands[node.player], node.map, known, self.luck)
                node = node.after
            else:
                bucket = self.cards.bucket(hands[node.player], node.key)
                node = node.branches[self.book.choice(node.key, bucket, self.luck)]
        return self.won(node, me, hands)

    def won(self, end: Payoff, me: int, hands: Sequence[Hand]) -> float:
        first = end.amount * self.cards.duel(end.duel, hands[0], hands[1])
        return first if me == 0 else -first


def drawn(minds: list[tuple[Hand, float]], times: int, luck: Luck) -> list[Hand]:
    """So many of the hands, each as often as its weight says, spread evenly."""
    total = sum(weight for _, weight in minds)
    step = total / times
    mark = step * luck.below(1000) / 1000
    chosen: list[Hand] = []
    passed = 0.0
    for hand, weight in minds:
        passed += weight
        while mark < passed and len(chosen) < times:
            chosen.append(hand)
            mark += step
    return chosen or [minds[-1][0]]
