"""Scores of deals, worked out by hand."""

import numpy as np
import pytest

from parlour.lab.analysis.scores import GameArrays, games_of, scores_of, seated_players
from parlour.lab.players import order_of, seating
from parlour.lab.results import DealResult, GameResult
from tests.lab.definitions import a_definition

TWO = a_definition("random,random")


def result(deal: int, *places: tuple[int, ...]) -> DealResult:
    """A deal with these places; whoever is first has 10, the others nothing."""
    games = [GameResult(each, tuple(10 if place == 1 else 0 for place in each), 5) for each in places]
    return DealResult(deal, tuple(games))


def games(*results: DealResult) -> GameArrays:
    return games_of(TWO, results)


def test_a_win_is_shared_by_those_who_drew() -> None:
    assert games(result(0, (1, 1), (1, 2))).shares.tolist() == [[[0.5, 0.5], [1.0, 0.0]]]


def test_a_tally_is_set_against_the_mean_of_the_table() -> None:
    assert games(result(0, (1, 1), (1, 2))).leads.tolist() == [[[0.0, 0.0], [5.0, -5.0]]]


def test_the_seats_are_those_of_the_games() -> None:
    three = a_definition("random,random,random", seats=4)
    expected = [[seating(order_of(3, 1, deal), 4, turn) for turn in range(3)] for deal in (5, 9)]
    assert seated_players(three, [5, 9]).tolist() == expected


def test_whoever_wins_from_both_seats_has_all_the_wins() -> None:
    first_seat = order_of(2, 1, 0)[0]
    scores = scores_of(TWO, games(result(0, (1, 2), (2, 1))))
    assert scores.shares[0, first_seat] == 1
    assert scores.leads[0, first_seat] == 5
    assert scores.beaten[0, first_seat, 1 - first_seat] == 2


def test_a_seat_that_always_wins_helps_nobody() -> None:
    scores = scores_of(TWO, games(result(0, (1, 2), (1, 2)), result(1, (1, 2), (1, 2))))
    assert scores.shares.tolist() == [[0.5, 0.5]] * 2
    assert scores.beaten.tolist() == [[[0, 1], [1, 0]]] * 2


def test_a_tie_is_half_a_win_for_both() -> None:
    assert scores_of(TWO, games(result(0, (1, 1), (1, 1)))).beaten.tolist() == [[[0, 1], [1, 0]]]


@pytest.mark.parametrize(("players", "seats"), [(2, 3), (3, 5), (4, 3)])
def test_the_shares_of_all_players_are_one_win_a_game(players: int, seats: int) -> None:
    definition = a_definition(",".join(["random"] * players), seats=seats)
    deal = result(0, *[(1, *range(2, seats + 1))] * players)
    scores = scores_of(definition, games_of(definition, [deal]))
    assert np.isclose(scores.shares.sum() * seats, players)
    assert np.isclose(scores.leads.sum(), 0)


def test_a_player_does_not_play_against_itself() -> None:
    definition = a_definition("random,random", seats=4)
    scores = scores_of(definition, games_of(definition, [result(0, (1, 2, 3, 4), (1, 2, 3, 4))]))
    assert scores.beaten[0].diagonal().tolist() == [0, 0]
    assert scores.beaten.sum() == 2 * 4
