"""The player that grows a tree: the moves it looks at, and what it finds."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.play.arrangements import Order, Some
from parlour.engine.play.choices import Amount, Choice, Places, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.rules.finder import find_game
from parlour.engine.show.form import Pool
from parlour.players.deciding import decision
from parlour.players.kinds import BadSeat, maker_of
from parlour.players.search.budget import Budget
from parlour.players.search.tree_search import Tree, TreeSearcher, candidates
from tests.duel import duel
from tests.toys.dealt import deal_hands
from tests.toys.high_card import GAME as HIGH_CARD

BRAG = find_game("bastard-brag")
EIGHT = Pool("hand", [*range(8)], least=0, most=8)


def test_few_moves_are_all_looked_at() -> None:
    moves = Moves([Plain("KNOCK"), Places("SWAP", [Pool("hand", [0, 1, 2])])])
    assert candidates(moves, 12) == list(moves)


@pytest.mark.parametrize("choice", [Amount("BET", 5, 5000, 5), Some("DRAW", EIGHT)])
def test_of_many_moves_a_handful_is_looked_at(choice: Choice) -> None:
    found = candidates(Moves([choice]), 12)
    assert 3 <= len(found) <= 12
    assert len(set(found)) == len(found)
    assert all(choice.holds(move) for move in found)


def test_the_lowest_and_the_highest_amount_are_looked_at() -> None:
    amounts = [move.amount for move in candidates(Moves([Amount("BET", 5, 5000, 5)]), 12)]
    assert (amounts[0], amounts[-1]) == (5, 5000)


def test_one_order_stands_for_all() -> None:
    assert len(candidates(Moves([Order("SWAP_ALL", EIGHT)]), 12)) == 1


def test_the_card_that_wins_whatever_the_other_holds_is_found() -> None:
    """One trick for one point: the ace of spades ties at worst, the other two cards seldom win."""
    position = deal_hands("2C AS 3D", "KH 5C 6D", switches={"target": 1})
    tree, luck = Tree(0, Luck(1), HIGH_CARD.thinking), Luck(2)
    for _ in range(200):
        tree.grow(position.redealt(0, luck))
    assert tree.favourite() == Move("PICK", slots=(1,))


def test_the_same_luck_gives_the_same_move() -> None:
    position = deal_hands("2C AS 3D", "KH 5C 6D")
    bots = [TreeSearcher(Budget(games=30), Luck(4), HIGH_CARD.thinking) for _ in range(2)]
    assert decision(bots[0], position, 0) == decision(bots[1], position, 0)


def test_it_beats_random_play() -> None:
    rules, tree, random = BRAG.rules(switches={"lives": 1}), maker_of("tree:16"), maker_of("random")
    result = duel(
        BRAG,
        rules,
        lambda luck: tree(BRAG, rules, luck),
        lambda luck: random(BRAG, rules, luck),
        pairs=6,
        seed=1,
    )
    assert result.mean > 0


def test_a_wrong_budget_is_refused_by_its_own_name() -> None:
    with pytest.raises(BadSeat, match="'tree:x' is no player: write tree:400"):
        maker_of("tree:x")
