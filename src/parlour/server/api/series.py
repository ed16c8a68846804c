"""A series: the games of a table with the points of each, and the sums."""

from collections.abc import Sequence

from parlour.server.api.bodies import SeriesFacts, SeriesGame, SeriesSum
from parlour.server.api.context import ApiRequest, Endpoint
from parlour.storage.rows import GameLine
from parlour.storage.store import Store
from parlour.tables.lobby.archive import NoSuchGame
from parlour.tables.series import Scores, in_order, score_key, series_points, with_game

_MOST = 1000


async def _series(asked: ApiRequest) -> SeriesFacts:
    """Return the evening of a table to whoever may see its games again; a tournament's tables have none."""
    state = (await asked.room.table(asked.part("table"))).state
    games = await counted_games(asked.room.store, state.table)
    person = await asked.number_or_none()
    is_member = bool(state.club) and await asked.room.clubs.is_member(state.club, person)
    is_open = state.settings.spectators and (is_member or not state.club)
    own = [bool(person) and person in line.people for line in games]
    if state.tournament or not (is_open or any(own)):
        raise NoSuchGame("no-series", "There is no series of this table that you may see.")
    order = [key for key, _ in in_order(_scores(games))]
    return SeriesFacts(
        table=state.table,
        game=state.settings.game,
        variant=state.settings.variant,
        title=state.settings.title,
        scores=series_sums(games, person),
        games=[
            _game(line, order, may_see=is_open or is_own) for line, is_own in zip(games, own, strict=True)
        ],
        status=state.status,
        club=state.club if is_member else "",
    )


async def counted_games(store: Store, table: str) -> list[GameLine]:
    """Return the games of a table that had a result, the first one first."""
    lines = await store.games(table=table, ended=True, most=_MOST)
    return [line for line in reversed(lines) if line.places and len(line.places) == len(line.names)]


def series_sums(games: Sequence[GameLine], person: str) -> list[SeriesSum]:
    """Return everybody's sum, whoever leads first; `person` is you."""
    sums = in_order(_scores(games))
    return [SeriesSum(*score, you=bool(person) and key == person) for key, score in sums]


def _scores(games: Sequence[GameLine]) -> Scores:
    scores: Scores = {}
    for line in games:
        scores = with_game(scores, line.people, line.names, line.places)
    return scores


def _game(line: GameLine, order: list[str], *, may_see: bool) -> SeriesGame:
    who = [order.index(score_key(*each)) for each in zip(line.people, line.names, strict=True)]
    points = series_points(line.places)
    return SeriesGame(line.number, line.began, line.ended, line.names, line.places, points, who, open=may_see)


ENDPOINTS = [
    Endpoint(
        *("GET", "/api/series/{table}", _series, "The games of a table as an evening with its sums."),
        response=SeriesFacts,
    ),
]
