"""A series: the games of a table with the points of each, and the sums."""

from parlour.server.api.bodies import SeriesFacts, SeriesGame, SeriesSum
from parlour.server.api.context import ApiRequest, Endpoint
from parlour.storage.rows import GameLine
from parlour.tables.lobby.archive import NoSuchGame
from parlour.tables.series import Scores, in_order, series_points, with_game

_MOST = 1000


async def _series(asked: ApiRequest) -> SeriesFacts:
    """Return the evening of a table to whoever may see its games again; a tournament's tables have none."""
    state = (await asked.room.table(asked.part("table"))).state
    lines = await asked.room.store.games(table=state.table, ended=True, most=_MOST)
    person = await asked.person_or_none()
    number = person.person if person else ""
    played = any(number and number in line.people for line in lines)
    if state.tournament or not (state.settings.spectators or played):
        raise NoSuchGame("no-series", "There is no series of this table that you may see.")
    games = [line for line in reversed(lines) if line.places]
    scores: Scores = {}
    for line in games:
        scores = with_game(scores, line.people, line.names, line.places)
    return SeriesFacts(
        state.table,
        state.settings.game,
        state.settings.variant,
        state.settings.title,
        [SeriesSum(*score, you=bool(number) and key == number) for key, score in in_order(scores)],
        [_game(line) for line in games],
    )


def _game(line: GameLine) -> SeriesGame:
    points = series_points(line.places)
    return SeriesGame(line.number, line.began, line.ended, line.names, line.places, points)


ENDPOINTS = [
    Endpoint(
        *("GET", "/api/series/{table}", _series, "The games of a table as an evening with its sums."),
        response=SeriesFacts,
    ),
]
