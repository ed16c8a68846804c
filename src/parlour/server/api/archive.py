"""Games that were played: yours, seen again, taken along, and gone on with otherwise."""

from starlette.responses import Response

from parlour.server.api.asking import Ask, BadRequest, Endpoint
from parlour.server.api.bodies import ForkAt, Opened, PlayedGame, Seat
from parlour.storage.rows import GameLine
from parlour.tables.lobby.archive import Played, Replay


async def _my_games(ask: Ask) -> list[PlayedGame]:
    person = (await ask.person()).person
    return [_listed(line, person) for line in await ask.room.archive.games_of(person)]


def _listed(line: GameLine, person: str) -> PlayedGame:
    places = line.places or [0] * len(line.names)
    seats = [Seat(*each) for each in zip(line.names, line.players, places, strict=True)]
    you = line.people.index(person) if person in line.people else None
    return PlayedGame(
        *(line.table, line.number, line.game, line.variant, line.began, line.ended, seats, line.rated, you)
    )


async def _played(ask: Ask) -> tuple[str, Played]:
    """Who asks ("" for a stranger with the link), and the game."""
    person = await ask.person_or_none()
    number = ask.part("number")
    if not (number.isdecimal() and len(number) < 9):
        raise BadRequest("bad-request", "A game has a number.")
    played = await ask.room.archive.played(ask.part("table"), int(number))
    return (person.person if person else ""), played


async def _replay(ask: Ask) -> Replay:
    person, played = await _played(ask)
    viewer, first = ask.number("eyes"), ask.number("first", 0)
    language = ask.language()
    is_open = ask.request.query_params.get("open") == "1"
    archive = ask.room.archive
    return await archive.replay(person, played, viewer, first=first or 0, language=language, is_open=is_open)


async def _export(ask: Ask) -> Response:
    person, played = await _played(ask)
    name = f"{played.settings.game}-{played.begin.game}.parlour.jsonl"
    return Response(
        await ask.room.archive.exported(person, played),
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )


async def _fork(ask: Ask) -> Opened:
    person = await ask.person_who_opens()
    _, played = await _played(ask)
    fork = ask.body
    table = await ask.room.fork(person, played, n=fork.n, seat=fork.seat, player=fork.player)
    return Opened(table, f"{ask.desk.addresses.first}/t/{table}")


_GAME = "/api/tables/{table}/games/{number}"
ENDPOINTS = [
    Endpoint("GET", "/api/my/games", _my_games, "Your games, running and finished.", gives=list[PlayedGame]),
    Endpoint(
        *(
            "GET",
            f"{_GAME}/replay",
            _replay,
            "A game seen again, through your eyes or, once it is told, any.",
        ),
        gives=Replay,
        query=("eyes", "first", "language", "open"),
    ),
    Endpoint("GET", f"{_GAME}/export", _export, "The game as a file that `parlour verify` checks."),
    Endpoint(
        *("POST", f"{_GAME}/fork", _fork, "A new table that goes on from a move of a finished game."),
        takes=ForkAt,
        gives=Opened,
        status=201,
    ),
]
