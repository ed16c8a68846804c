"""A local best response on real cards: how much a book gives away that the buckets hide.

One player follows the book. The other knows the book and what was said, and imagines many hands that the
first may hold, each as likely as the book makes it. At every decision it plays each branch to its end against
those hands, by the book on both sides, and leaves the book for a branch that clearly wins more. What it wins
on real cards is a lower bound for what the book can be beaten by.

Every card is there once: what somebody has thrown away comes to nobody, be it dealt or imagined.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from parlour.cards.luck import Luck
from parlour.kit.solving.book import Book
from parlour.kit.solving.real_cards import Hand, RealCards
from parlour.kit.solving.tree import Decision, Fork, Node, Payoff, Shift, branches_of


class ImaginedHand(NamedTuple):
    """A hand that the other may hold, and what it would have thrown away to come by it."""

    hand: Hand
    thrown: Hand = ()


Range = list[tuple[ImaginedHand, float]]
"""Hands that the other may hold, with how likely each is."""
IMAGINED: Final = 300
"""So many hands are a range; more cost time and change little: not tuned."""
PLAYED_ON: Final = 120
"""So often is each branch played to its end before one is chosen."""
SURE: Final = 2.0
"""How many standard errors a branch must be better than the book's to be taken."""


class HandInPlay:
    """One deal: the hands, all cards that have left the pack, and what the responder knows and believes."""

    def __init__(self, me: int, dealt: Sequence[Hand], held: Range) -> None:
        self.me = me
        self.hands = list(dealt)
        self.gone = [*dealt[0], *dealt[1]]
        self.known = list(dealt[me])
        self.held = held

    def put(self, player: int, after: Hand) -> None:
        """Change a hand; nobody can be imagined to have what the responder now sees."""
        came = [card for card in after if card not in self.hands[player]]
        self.hands[player] = after
        self.gone += came
        if player == self.me:
            self.known += came
            left = [each for each in self.held if not {*came} & {*each[0].hand, *each[0].thrown}]
            self.held = left or self.held


class LocalBestResponse:
    """The responder on one side, the book on the other."""

    def __init__(self, book: Book, cards: RealCards, luck: Luck) -> None:
        self.book = book
        self.cards = cards
        self.luck = luck

    def play_both(self, root: Node) -> float:
        """Return what the responder wins on average with either hand of one deal."""
        dealt = self.cards.hands(self.luck)
        return (self.play(root, 0, dealt) + self.play(root, 1, dealt)) / 2

    def play(self, root: Node, me: int, dealt: Sequence[Hand]) -> float:
        """Return what the responder wins in one hand."""
        held = [(ImaginedHand(self.cards.another(dealt[me], self.luck)), 1.0) for _ in range(IMAGINED)]
        deal, node = HandInPlay(me, dealt, held), root
        while not is_end(node):
            shifts = shifts_at(node)
            node = self.dealt_on(shifts, deal) if shifts else self.next_branch(node, deal)
        return self.payoff_of(node, me, deal.hands)

    def dealt_on(self, shifts: Sequence[Shift], deal: HandInPlay) -> Node:
        """Take the shift that befalls a hand, with real cards."""
        player = shifts[0].player
        taken, after = self.cards.shifted(deal.hands[player], shifts, deal.gone, self.luck)
        deal.put(player, after)
        if player != deal.me:
            deal.held = self.shifted_range(shifts, taken, deal.held, deal.known)
        return shifts[taken].after

    def next_branch(self, node: Node, deal: HandInPlay) -> Node:
        """Return the branch that is taken; the responder learns from what the other takes."""
        assert isinstance(node, Decision), "everything else has been dealt with"
        if node.player == deal.me:
            return self.best_branch(node, deal)
        branch = self.book.choice(node.key, self.cards.bucket(deal.hands[node.player], node.key), self.luck)
        deal.held = self.narrowed_range(node, branch, deal.held)
        return node.branches[branch]

    def shifted_range(self, shifts: Sequence[Shift], taken: int, held: Range, known: Hand) -> Range:
        """Return the other's range after a shift, without hands that another shift would have befallen."""
        kept: Range = []
        for (hand, thrown), weight in held:
            branch, after = self.cards.shifted(hand, shifts, [*known, *thrown], self.luck)
            if branch == taken:
                left = [card for card in hand if card not in after]
                kept.append((ImaginedHand(after, [*thrown, *left]), weight))
        return kept or held

    def narrowed_range(self, node: Decision, branch: int, held: Range) -> Range:
        """Return the hands the other may hold, now that it has taken this branch."""
        kept = []
        for other, weight in held:
            weights = self.book.weights(node.key, self.cards.bucket(other.hand, node.key))
            kept.append((other, weight * weights[branch] / sum(weights)))
        likely = [(other, weight) for other, weight in kept if weight > 0]
        return likely or held

    def best_branch(self, node: Decision, deal: HandInPlay) -> Node:
        """Return the branch that wins most against the other's range; the book's unless that is sure."""
        others = draw_hands(deal.held, PLAYED_ON, self.luck)
        won = [[self.played_out(each, deal, other) for other in others] for each in node.branches]
        usual = self.book.choice(node.key, self.cards.bucket(deal.hands[deal.me], node.key), self.luck)
        best = max(range(len(won)), key=lambda branch: sum(won[branch]))
        return node.branches[best if clearly_more(won[best], won[usual]) else usual]

    def played_out(self, node: Node, deal: HandInPlay, other: ImaginedHand) -> float:
        """Return what one way to the end wins, by the book on both sides."""
        hands, gone = deal.hands[:], [*deal.known, *other.hand, *other.thrown]
        hands[1 - deal.me] = other.hand
        while not is_end(node):
            shifts = shifts_at(node)
            if shifts:
                player = shifts[0].player
                taken, hands[player] = self.cards.shifted(hands[player], shifts, gone, self.luck)
                gone += hands[player]
                node = shifts[taken].after
            else:
                assert isinstance(node, Decision), "everything else has been dealt with"
                bucket = self.cards.bucket(hands[node.player], node.key)
                node = node.branches[self.book.choice(node.key, bucket, self.luck)]
        return self.payoff_of(node, deal.me, hands)

    def payoff_of(self, end: Node, me: int, hands: Sequence[Hand]) -> float:
        payoffs = [end] if isinstance(end, Payoff) else branches_of(end)
        first = sum(
            each.amount * self.cards.duel(each.duel, hands[0], hands[1])
            for each in payoffs
            if isinstance(each, Payoff)
        )
        return first if me == 0 else -first


def clearly_more(one: list[float], two: list[float]) -> bool:
    """Return whether what one branch won is more than what another did, beyond what chance would do."""
    more = [a - b for a, b in zip(one, two, strict=True)]
    mean = sum(more) / len(more)
    spread = sum((each - mean) ** 2 for each in more) / len(more)
    return mean > SURE * sqrt(spread / len(more))


def is_end(node: Node) -> bool:
    """Return whether this is a payoff, or several that are added."""
    return isinstance(node, Payoff) or (
        isinstance(node, Fork) and all(isinstance(branch, Payoff) for branch in node.branches)
    )


def shifts_at(node: Node) -> list[Shift]:
    """Return the shifts of which one befalls a hand here; none at a decision."""
    if isinstance(node, Shift):
        return [node]
    return [each for each in node.branches if isinstance(each, Shift)] if isinstance(node, Fork) else []


def draw_hands(held: Range, times: int, luck: Luck) -> list[ImaginedHand]:
    """Draw so many of the hands, each as often as its weight says, spread evenly."""
    total = sum(weight for _, weight in held)
    step = total / times
    mark = step * luck.below(1000) / 1000
    chosen: list[ImaginedHand] = []
    passed = 0.0
    for hand, weight in held:
        passed += weight
        while mark < passed and len(chosen) < times:
            chosen.append(hand)
            mark += step
    return chosen or [held[-1][0]]
