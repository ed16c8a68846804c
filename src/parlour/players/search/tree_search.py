# parlour: hot
"""Tree search: grows a tree over imagined deals, in any game, and knows nothing of it but its moves.

The tree holds moves and what became of them, over all deals that its seat cannot tell apart. Every imagined
game has its own deal, so a move is not open in all of them: what counts against the tries of a move is how
often it was open (information-set Monte-Carlo tree search with one tree).
"""

from math import log, sqrt
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.engine.thinking import Thinking
from parlour.players.deciding import Deal, Thinker
from parlour.players.kinds import Maker
from parlour.players.search.budget import Budget, budget_of
from parlour.players.search.objective import Objective
from parlour.players.search.playouts import roll_out

CURIOSITY: Final = 1.0
"""The weight of the bonus for the unknown, in units of what is usually at stake; not tuned."""
MOST_NOW: Final = 32
MOST_LATER: Final = 12
"""So many moves of a verb are looked at now, and in the turns that follow."""
MOST_AMOUNTS: Final = 7
"""Of more amounts than that, so many stand for them: a tree of a few hundred games is soon spread thin."""
Key = tuple[str, tuple[int, ...], tuple[int, ...], int, str]


class Node:
    """A move as the tree knows it: how often it was open, how often tried, and what its player got."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.open = 0
        self.tried = 0
        self.gained = 0.0
        self.replies: dict[Key, Node] = {}

    def reply(self, move: Move) -> "Node":
        """Return what is known of an answer to this move."""
        key = move.key()
        if key not in self.replies:
            self.replies[key] = Node(move)
        return self.replies[key]


class Tree:
    """Grows by one move with each imagined game."""

    def __init__(self, seat: int, luck: Luck, thinking: Thinking) -> None:
        self.seat = seat
        self.thinking = thinking
        self.luck = luck
        self.root = Node(Move(""))
        self.squares = 0.0

    def grow(self, position: Position) -> None:
        """Play one imagined game, which is used up, and remember what came of it."""
        objective = Objective(self.thinking, position)
        path: list[tuple[Node, int]] = []
        self.descend(position, objective, path)
        roll_out(position, objective, self.luck)
        self.remember(path, objective.payoffs(position))

    def descend(self, position: Position, objective: Objective, path: list[tuple[Node, int]]) -> None:
        """Play the most promising moves until one comes that has never been tried."""
        node, seat, most = self.root, self.seat, MOST_NOW
        while True:
            node = self.promising([node.reply(move) for move in candidates(position.moves(seat), most)])
            path.append((node, seat))
            position.apply(seat, node.move)
            if node.tried == 0 or objective.is_settled(position):
                return
            seat, most = position.to_act()[0], MOST_LATER

    def promising(self, nodes: list[Node]) -> Node:
        """Return one that is new, or else the best by what it gained and how seldom it was tried."""
        new = [node for node in nodes if node.tried == 0]
        for node in nodes:
            node.open += 1
        if new:
            return new[self.luck.below(len(new))]
        best, most = nodes[0], self.promise(nodes[0])
        for node in nodes:
            promise = self.promise(node)
            if promise > most:
                best, most = node, promise
        return best

    def promise(self, node: Node) -> float:
        """Return the mean gain and a bonus for the unknown, in units of what is usually at stake (UCB1)."""
        usual = sqrt(self.squares / self.root.tried)
        return node.gained / node.tried + CURIOSITY * usual * sqrt(log(node.open) / node.tried)

    def remember(self, path: list[tuple[Node, int]], payoffs: list[float]) -> None:
        self.root.tried += 1
        self.squares += payoffs[self.seat] * payoffs[self.seat]
        for node, seat in path:
            node.tried += 1
            node.gained += payoffs[seat]

    def favourite(self) -> Move:
        """Return the move that was tried most; of equals, the one that gained more."""
        nodes = list(self.root.replies.values())
        best = nodes[0]
        for node in nodes:
            if (node.tried, node.gained) > (best.tried, best.gained):
                best = node
        return best.move


def candidates(moves: Moves, most: int) -> list[Move]:
    """Return at most so many moves of every verb, always the same ones, none of them twice."""
    found: dict[Key, Move] = {}
    for choice in moves.choices:
        fewer = choice.count() > most and choice.form().amount is not None
        for move in choice.representatives(MOST_AMOUNTS if fewer else most):
            found[move.key()] = move
    return list(found.values())


class TreeSearcher(Thinker):
    """Information-set Monte-Carlo tree search, one new deal for each game that it imagines."""

    def __init__(self, budget: Budget, luck: Luck, thinking: Thinking) -> None:
        self.budget = budget
        self.luck = luck
        self.thinking = thinking

    def think(self, view: View, moves: Moves, deal: Deal) -> Move:
        assert view.viewer is not None, "only a seat thinks"
        if moves.count() == 1:
            return next(iter(moves))
        tree = Tree(view.viewer, self.luck, self.thinking)
        for _ in self.budget.spend():
            tree.grow(deal(self.luck))
        return tree.favourite()


def maker(detail: str) -> Maker:
    """Return what makes tree searchers from the text behind the colon: games to imagine, or time to take."""
    budget = budget_of(detail, "tree")

    def make(game: Game, rules: Any, luck: Luck) -> TreeSearcher:
        return TreeSearcher(budget, luck, game.thinking)

    return make
