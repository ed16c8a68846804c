"""The player that grows a tree."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.players.deciding import decision
from parlour.players.house_words import BadSeat
from parlour.players.kinds import maker_of
from parlour.players.search.budget import Budget
from parlour.players.search.tree_search import Planter
from tests.duel import duel

TABLES = [("bastard-brag", 3), ("three-card-brag", 3), ("five-card-draw", 2), ("claim", 4), ("big-c", 3)]


def begun(game: str, seats: int, seed: int = 1) -> Position:
    found = find_game(game)
    return found.begin(found.rules(), seats, FastShuffle(seed))


def first_move(seed: int) -> Move:
    position = begun("bastard-brag", 2)
    return decision(Planter(Budget(games=30), Luck(seed)), position, position.to_act()[0])


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_its_moves_are_legal_in_every_game(game: str, seats: int) -> None:
    position, bot, decisions = begun(game, seats), Planter(Budget(games=10), Luck(1)), 0
    while decisions < 8 and not position.is_over():
        seat = position.to_act()[-1]
        position.play(seat, decision(bot, position, seat))
        decisions += 1
    assert decisions == 8


def test_the_same_luck_gives_the_same_move() -> None:
    assert first_move(1) == first_move(1)


def test_it_beats_random_play() -> None:
    brag = find_game("bastard-brag")
    rules, tree, random = brag.rules(), maker_of("tree:16"), maker_of("random")
    result = duel(
        brag,
        rules,
        lambda luck: tree(brag, rules, luck),
        lambda luck: random(brag, rules, luck),
        pairs=8,
        seed=1,
    )
    assert result.mean > 0


def test_a_wrong_budget_is_refused_by_its_own_name() -> None:
    with pytest.raises(BadSeat, match="'tree:x' is no player: write tree:400"):
        maker_of("tree:x")
