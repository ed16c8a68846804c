"""Kuhn poker and Leduc hold'em as trees, for which the values of the game are published."""

from collections.abc import Callable
from itertools import product

import numpy as np

from parlour.kit.solving.layout import Floats, TreeArrays, laid_out
from parlour.kit.solving.tree import Decision, Fork, Node, Payoff


def kuhn() -> TreeArrays:
    """Three cards, one each, an ante of 1, one bet of 1."""

    def fold(winner: int) -> Payoff:
        return Payoff("any", 1 if winner == 0 else -1)

    one, two = Payoff("show", 1), Payoff("show", 2)
    checked = Decision(1, "k", [one, Decision(0, "kb", [fold(1), two])])
    root = Decision(0, "", [checked, Decision(1, "b", [fold(0), two])])
    joint = (1 - np.eye(3)) / 6
    ranks = np.arange(3)
    duels = {"any": joint, "show": joint * np.sign(ranks[:, None] - ranks[None, :])}
    return laid_out(root, (np.ones(3), np.ones(3)), maps={}, duels=duels)


Paid = tuple[int, int]
After = Callable[[str, int], Node]
BOARDS = range(6)
RAISES = 2


def leduc() -> TreeArrays:
    """Six cards of three ranks, an ante of 1, bets of 2 and then of 4, two raises a round, a board card."""
    duels = {name: duel for board in BOARDS for name, duel in board_duels(board).items()}
    duels["any"] = (1 - np.eye(6)) / 30
    return laid_out(first_round("", (1, 1), 0), (np.ones(6), np.ones(6)), maps={}, duels=duels)


def board_duels(board: int) -> dict[str, Floats]:
    """Who wins for each pair of cards with this board, weighed by the chance of the three cards."""
    fold, show = np.zeros((6, 6)), np.zeros((6, 6))
    for one, two in product(range(6), range(6)):
        if len({one, two, board}) == 3:
            fold[one, two] = 1 / 120
            show[one, two] = np.sign(strength(one, board) - strength(two, board)) / 120
    return {f"any {board}": fold, f"show {board}": show}


def strength(card: int, board: int) -> int:
    return card // 2 + (3 if card // 2 == board // 2 else 0)


def first_round(said: str, paid: tuple[int, int], player: int) -> Node:
    return betting(said, paid, player, 2, "any", boards)


def boards(said: str, paid: int) -> Node:
    return Fork([second_round(f"{said}/{board}/", board, paid) for board in BOARDS])


def second_round(said: str, board: int, paid: int) -> Node:
    return betting(
        said,
        (paid, paid),
        0,
        4,
        f"any {board}",
        lambda said, paid: Payoff(f"show {board}", paid),
    )


def betting(said: str, paid: Paid, player: int, size: int, fold: str, after: After) -> Node:
    """A round of fixed bets: c checks or calls, r bets or raises, f folds."""
    spoken = said.rpartition("/")[2]
    mine, bet = paid[player], max(paid)
    closes = mine < bet or spoken == "c"
    quiet = after(said + "c", bet) if closes else betting(said + "c", paid, 1, size, fold, after)
    branches = [quiet]
    if mine < bet:
        branches.append(Payoff(fold, -paid[0] if player == 0 else paid[1]))
    if spoken.count("r") < RAISES:
        raised = (bet + size, paid[1]) if player == 0 else (paid[0], bet + size)
        branches.append(betting(said + "r", raised, 1 - player, size, fold, after))
    return Decision(player, said, branches)
