"""Imagined players: in every game their moves are legal, and depend on nothing that their seat cannot see."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game

TABLES = [("bastard-brag", 3), ("three-card-brag", 3), ("five-card-draw", 2), ("claim", 4), ("big-c", 3)]
MOST_MOVES = 120


def sketched_moves(game: str, seats: int, seed: int) -> list[tuple[Position, int]]:
    """The decisions of a game that imagined players play among themselves, as they come."""
    found, luck = find_game(game), Luck(seed)
    position = found.begin(found.rules(), seats, FastShuffle(seed))
    decisions: list[tuple[Position, int]] = []
    while len(decisions) < MOST_MOVES and not position.is_over():
        seat = position.to_act()[0]
        decisions.append((position.copy(), seat))
        position.apply(seat, position.sketch(seat, luck))
    return decisions


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("seed", [1, 2])
def test_what_imagined_players_play_is_legal(game: str, seats: int, seed: int) -> None:
    for position, seat in sketched_moves(game, seats, seed):
        moves = position.moves(seat)
        assert position.sketch(seat, Luck(seed)) in moves
        assert all(move in moves for move in position.shortlist(seat))


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_what_imagined_players_play_tells_nothing_that_they_cannot_see(game: str, seats: int) -> None:
    for position, seat in sketched_moves(game, seats, 3):
        twin = position.redealt(seat, Luck(4))
        assert position.sketch(seat, Luck(5)) == twin.sketch(seat, Luck(5))
        assert position.shortlist(seat) == twin.shortlist(seat)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_likelihood_is_a_chance(game: str, seats: int) -> None:
    chances = [position.likelihood(seat) for position, seat in sketched_moves(game, seats, 1)]
    assert all(0 <= chance <= 1 for chance in chances)
    assert max(chances) > 0
