"""Scores: what every player made of every deal, as arrays with a row for each deal."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from parlour.lab.definition import Definition
from parlour.lab.players import order_of
from parlour.lab.results import DealResult

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]


class GameArrays(NamedTuple):
    """Every game by deal, rotation and seat: who sat there, the place, the share of the win, and the tally
    above or below the table's mean; and by deal and rotation whether it was left unfinished."""

    players: Whole
    places: Whole
    shares: Floats
    tallies: Whole
    leads: Floats
    unfinished: npt.NDArray[np.bool_]


class Scores(NamedTuple):
    """By deal: each player's mean share of a win and mean lead, and how often each finished before each;
    of all games, how many were left unfinished."""

    shares: Floats
    leads: Floats
    beaten: Floats
    unfinished: int


def games_of(definition: Definition, results: Sequence[DealResult]) -> GameArrays:
    places = np.array([[game.places for game in result.games] for result in results], dtype=np.int64)
    tallies = np.array([[game.tallies for game in result.games] for result in results], dtype=np.int64)
    won = places == 1
    shares = won / won.sum(axis=2, keepdims=True)
    leads = tallies - tallies.mean(axis=2, keepdims=True)
    players = seated_players(definition, [result.deal for result in results])
    unfinished = np.array([[game.unfinished for game in result.games] for result in results])
    return GameArrays(players, places, shares, tallies, leads, unfinished)


def seated_players(definition: Definition, deals: Sequence[int]) -> Whole:
    """Return the player on every seat, by deal and rotation."""
    number = len(definition.players)
    orders = np.array([order_of(number, definition.seed, deal) for deal in deals], dtype=np.int64)
    seat_and_rotation = np.add.outer(np.arange(number), np.arange(definition.seats)) % number
    return orders[:, seat_and_rotation]


def scores_of(definition: Definition, games: GameArrays) -> Scores:
    number = len(definition.players)
    return Scores(
        by_player(games.players, games.shares, number),
        by_player(games.players, games.leads, number),
        count_beaten(games, number),
        int(games.unfinished.sum()),
    )


def by_player(players: Whole, values: Floats, number: int) -> Floats:
    """Return each player's mean over the seats that it had in a deal, as many as there are seats."""
    seats = players.shape[2]
    sums = [(values * (players == player)).sum(axis=(1, 2)) for player in range(number)]
    means: Floats = np.stack(sums, axis=1) / seats
    return means


def count_beaten(games: GameArrays, number: int) -> Floats:
    """Count by deal how often the row's player finished before the column's; a tie counts half."""
    deals, _, seats = games.players.shape
    counts = np.zeros((deals, number, number))
    rows = np.arange(deals)[:, None]
    for one in range(seats):
        for other in range(seats):
            ahead = np.sign(games.places[:, :, other] - games.places[:, :, one])
            if one != other:
                np.add.at(
                    counts, (rows, games.players[:, :, one], games.players[:, :, other]), (1 + ahead) / 2
                )
    counts[:, range(number), range(number)] = 0
    return counts
