"""Games that were played: yours, seen again, taken along, and gone on with otherwise."""

from starlette.responses import Response

from parlour.server.api.bodies import ForkAt, Opened, PlayedGame, Seat
from parlour.server.api.context import ApiRequest, BadRequest, Endpoint
from parlour.server.api.tables import table_link
from parlour.storage.rows import GameLine
from parlour.tables.lobby.archive import NoSuchGame, Played, Replay


async def _my_games(asked: ApiRequest) -> list[PlayedGame]:
    person = (await asked.person()).person
    return [_played_game(line, person) for line in await asked.room.archive.games_of(person)]


def _played_game(line: GameLine, person: str) -> PlayedGame:
    places = line.places or [0] * len(line.names)
    seats = [Seat(*each) for each in zip(line.names, line.players, places, strict=True)]
    you = line.people.index(person) if person in line.people else None
    return PlayedGame(
        *(line.table, line.number, line.game, line.variant, line.began, line.ended, seats, line.rated, you)
    )


async def _find_played(asked: ApiRequest) -> tuple[str, Played]:
    """Return who asks ("" for a stranger with the link), and the game."""
    person = await asked.number_or_none()
    number = asked.part("number")
    if not (number.isdecimal() and len(number) < 9):
        raise BadRequest("bad-request", "A game has a number.")
    played = await asked.room.archive.played(asked.part("table"), int(number))
    has_played = bool(person) and person in played.people
    if not has_played and await asked.room.clubs.door_refusal(played.club, person) is not None:
        raise NoSuchGame("no-such-game", "There is no such game at this table.")
    return person, played


async def _replay(asked: ApiRequest) -> Replay:
    person, played = await _find_played(asked)
    viewer, first = asked.number("eyes"), asked.number("first", 0)
    language = asked.language()
    is_open = asked.request.query_params.get("open") == "1"
    archive = asked.room.archive
    return await archive.replay(person, played, viewer, first=first or 0, language=language, is_open=is_open)


async def _export(asked: ApiRequest) -> Response:
    person, played = await _find_played(asked)
    name = f"{played.settings.game}-{played.begin.game}.parlour.jsonl"
    return Response(
        await asked.room.archive.exported(person, played),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _fork(asked: ApiRequest) -> Opened:
    person = await asked.person_who_opens()
    _, played = await _find_played(asked)
    fork = asked.body
    table = await asked.room.fork(person, played, n=fork.n, seat=fork.seat, player=fork.player)
    return Opened(table, table_link(asked, table))


_GAME = "/api/tables/{table}/games/{number}"
ENDPOINTS = [
    Endpoint(
        "GET", "/api/my/games", _my_games, "Your games, running and finished.", response=list[PlayedGame]
    ),
    Endpoint(
        *(
            "GET",
            f"{_GAME}/replay",
            _replay,
            "A game seen again, through your eyes or, once it is told, any.",
        ),
        response=Replay,
        query=("eyes", "first", "language", "open"),
    ),
    Endpoint("GET", f"{_GAME}/export", _export, "The game as a file that `parlour verify` checks."),
    Endpoint(
        *("POST", f"{_GAME}/fork", _fork, "A new table that goes on from a move of a finished game."),
        body=ForkAt,
        response=Opened,
        status=201,
    ),
]
