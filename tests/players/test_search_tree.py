"""What the search is made of: the moves it looks at, what it plays for, and how it remembers."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.arrangements import Order, Some
from parlour.engine.play.choices import Amount, Choice, Places, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.engine.show.form import Pool
from parlour.players.search.candidates import candidates
from parlour.players.search.objective import Stakes
from parlour.players.search.playouts import roll_out
from parlour.players.search.tree import Tree
from tests.toys.dealt import dealt

EIGHT = Pool("hand", "your hand", [*range(8)], least=0, most=8)


def begun(game: str, seats: int) -> Position:
    found = find_game(game)
    return found.begin(found.rules(), seats, FastShuffle(1))


def test_few_moves_are_all_looked_at() -> None:
    moves = Moves([Plain("KNOCK"), Places("SWAP", [Pool("hand", "your hand", [0, 1, 2])])])
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


@pytest.mark.parametrize(
    ("game", "seats", "deals"),
    [
        ("bastard-brag", 3, "round"),
        ("three-card-brag", 3, "round"),
        ("five-card-draw", 2, "hand"),
        ("claim", 4, "deal"),
        ("big-c", 3, ""),
    ],
)
def test_a_deal_ends_where_the_table_counts_the_next(game: str, seats: int, deals: str) -> None:
    assert Stakes(begun(game, seats)).deals == deals


def test_a_deal_is_played_to_its_end_and_no_further() -> None:
    position = begun("bastard-brag", 3)
    roll_out(position, Stakes(position), Luck(1))
    assert position.counters()["round"] == 2
    assert position.phase() == "dealing"


@pytest.mark.parametrize(
    ("game", "seats"),
    [("bastard-brag", 3), ("three-card-brag", 3), ("five-card-draw", 2), ("claim", 4), ("big-c", 3)],
)
def test_gains_sum_to_nothing_and_are_seldom_nothing(game: str, seats: int) -> None:
    deals = [begun(game, seats).redealt(0, Luck(seed)) for seed in range(16)]
    gains = [gains_of(deal, Luck(1)) for deal in deals]
    assert all(sum(gained) == pytest.approx(0) for gained in gains)
    assert sum(any(gained) for gained in gains) >= 3


def gains_of(position: Position, luck: Luck) -> list[float]:
    """What each seat gains in one imagined game."""
    stakes = Stakes(position)
    roll_out(position, stakes, luck)
    return stakes.payoffs(position)


def test_the_card_that_wins_whatever_the_other_holds_is_found() -> None:
    """One trick for one point: the ace of spades ties at worst, the other two cards seldom win."""
    position = dealt("2C AS 3D", "KH 5C 6D", switches={"target": 1})
    tree, luck = Tree(0, Luck(1)), Luck(2)
    for _ in range(200):
        tree.grow(position.redealt(0, luck))
    assert tree.favourite() == Move("PICK", slots=(1,))
