"""Who you are: made known, named, and recognized again by a code."""

from starlette.responses import Response

from parlour.server.api.asking import Ask, Endpoint, json_response
from parlour.server.api.bodies import Code, Me, Named, NewMe, NewPerson, Nothing, Recovered
from parlour.tables.lobby.people import Newcomer


async def _new_person(ask: Ask) -> Response:
    """Somebody new; whoever is known already and gives no name stays who they are, and is told no secrets."""
    known = None if ask.body.name else await ask.person_or_none()
    if known is not None:
        return json_response(NewMe(known.person, known.name, "", ""))
    ask.desk.count("person", ask.address)
    return _introduced(ask, await ask.room.people.welcome(ask.body.name, ask.body.language), 201)


async def _me(ask: Ask) -> Me:
    line = await ask.person()
    return Me(line.person, line.name)


async def _rename(ask: Ask) -> Me:
    line = await ask.room.people.renamed(await ask.person(), ask.body.name)
    return Me(line.person, line.name)


async def _new_code(ask: Ask) -> Response:
    ask.desk.count("person", ask.address)
    return _introduced(ask, await ask.room.people.with_new_code(await ask.person()), 200)


async def _recover(ask: Ask) -> Response:
    ask.desk.count("code", ask.address)
    line, key = await ask.room.people.recovered(ask.body.code)
    response = json_response(Recovered(line.person, line.name, key))
    ask.give_key(response, key)
    return response


def _introduced(ask: Ask, newcomer: Newcomer, status: int) -> Response:
    line = newcomer.line
    response = json_response(NewMe(line.person, line.name, newcomer.code, newcomer.key), status)
    ask.give_key(response, newcomer.key)
    return response


ENDPOINTS = [
    Endpoint(
        *("POST", "/api/person", _new_person, "Makes you known: a cookie, and a code to write down."),
        takes=NewPerson,
        gives=NewMe,
        status=201,
    ),
    Endpoint("GET", "/api/me", _me, "Who you are.", gives=Me),
    Endpoint("POST", "/api/me", _rename, "Gives you another name.", takes=Named, gives=Me),
    Endpoint(
        *("POST", "/api/me/code", _new_code, "A new key and code; the old ones open nothing any more."),
        takes=Nothing,
        gives=NewMe,
    ),
    Endpoint("POST", "/api/recover", _recover, "Who wrote down this code.", takes=Code, gives=Recovered),
]
