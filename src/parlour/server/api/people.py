"""Who you are: made known, named, and recognized again by a code."""

from starlette.responses import Response

from parlour.server.api.bodies import Code, Me, Named, NewMe, NewPerson, Nothing, Recovered, Shown
from parlour.server.api.context import ApiRequest, Endpoint, json_response
from parlour.storage.rows import PersonLine
from parlour.tables.lobby.people import Newcomer
from parlour.tables.people.names import is_guest_name


async def _new_person(asked: ApiRequest) -> Response:
    """Make somebody known; whoever is known already and gives no name stays who they are, and is told no
    secrets."""
    known = None if asked.body.name else await asked.person_or_none()
    if known is not None:
        return json_response(NewMe(known.person, known.name, "", "", is_guest_name(known.name)))
    asked.context.count("person", asked.address)
    return _introduce(asked, await asked.room.people.welcome(asked.body.name, asked.body.language), 201)


async def _me(asked: ApiRequest) -> Me:
    return await _about(asked, await asked.person())


async def _rename(asked: ApiRequest) -> Me:
    return await _about(asked, await asked.room.people.renamed(await asked.person(), asked.body.name))


async def _show(asked: ApiRequest) -> Me:
    line = await asked.person_who_ties()
    await asked.room.friends.ties.show(line.person, on=asked.body.shown)
    await asked.room.friends.ties.see(line.person)
    return await _about(asked, line)


async def _about(asked: ApiRequest, line: PersonLine) -> Me:
    shown = await asked.room.friends.ties.is_shown(line.person)
    return Me(line.person, line.name, is_guest_name(line.name), shown)


async def _new_code(asked: ApiRequest) -> Response:
    asked.context.count("person", asked.address)
    return _introduce(asked, await asked.room.people.with_new_code(await asked.person()), 200)


async def _recover(asked: ApiRequest) -> Response:
    asked.context.count("code", asked.address)
    line, key = await asked.room.people.recovered(asked.body.code)
    response = json_response(Recovered(line.person, line.name, key))
    asked.give_key(response, key)
    return response


def _introduce(asked: ApiRequest, newcomer: Newcomer, status: int) -> Response:
    line = newcomer.line
    known = NewMe(line.person, line.name, newcomer.code, newcomer.key, is_guest_name(line.name))
    response = json_response(known, status)
    asked.give_key(response, newcomer.key)
    return response


ENDPOINTS = [
    Endpoint(
        *("POST", "/api/person", _new_person, "Makes you known: a cookie, and a code to write down."),
        body=NewPerson,
        response=NewMe,
        status=201,
    ),
    Endpoint("GET", "/api/me", _me, "Who you are.", response=Me),
    Endpoint("POST", "/api/me/presence", _show, "Lets friends see you, or not.", body=Shown, response=Me),
    Endpoint("POST", "/api/me", _rename, "Gives you another name.", body=Named, response=Me),
    Endpoint(
        *("POST", "/api/me/code", _new_code, "A new key and code; the old ones open nothing any more."),
        body=Nothing,
        response=NewMe,
    ),
    Endpoint("POST", "/api/recover", _recover, "Who wrote down this code.", body=Code, response=Recovered),
]
