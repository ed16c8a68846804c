"""Clubs: friends who share a link and a password, their tables and their evenings."""

import msgspec

from parlour.server.api.bodies import Named, Nothing, Opened, SeekBody, Shown, Sought, Whom
from parlour.server.api.club_bodies import (
    ClubEvening,
    ClubFacts,
    ClubLine,
    ClubMember,
    ClubOpened,
    ClubPassword,
    NewClub,
    RemovedMember,
)
from parlour.server.api.context import ApiRequest, Endpoint, json_response
from parlour.server.api.series import counted_games, series_sums
from parlour.server.api.tables import table_facts, table_link
from parlour.storage.rows import PersonLine, TableLine
from parlour.tables.clubs.clubs import Inside
from parlour.tables.lobby.seeks import PEOPLE, people_settings
from parlour.tables.log.rows import entry_of
from parlour.tables.settings import TableSettings

_TABLES_LOOKED_AT = 30
_EVENINGS = 6


async def _my_clubs(asked: ApiRequest) -> list[ClubLine]:
    """Return the clubs of whoever asks, who is in the room."""
    person = (await asked.person()).person
    await asked.room.friends.ties.see(person)
    return [await _club_line(asked, *each) for each in await asked.room.clubs.clubs_of(person)]


async def _club_line(asked: ApiRequest, key: str, inside: Inside) -> ClubLine:
    here, tables = await asked.room.clubs.here(key, inside), await asked.room.listing.tables_of(key)
    return ClubLine(key, inside.club.name, len(inside.members), len(here), len(tables))


async def _found_club(asked: ApiRequest) -> ClubOpened:
    person = await _who_hashes(asked)
    key = await asked.room.clubs.found(person.person, person.name, asked.body.name, asked.body.password)
    return ClubOpened(key, _club_link(asked, key))


async def _who_hashes(asked: ApiRequest) -> PersonLine:
    """Return who asks for what costs a hash of a password; so often an hour a person may, and an address."""
    person = await asked.person()
    asked.context.count("club", asked.address)
    asked.context.count("club", person.person)
    return person


async def _join(asked: ApiRequest) -> ClubOpened:
    """Let somebody in; tries are counted for the address and for the club, be it there or not, and only those
    that were in vain."""
    person, key, context = await asked.person(), asked.part("club"), asked.context
    tries = (("password", asked.address), ("password of", key))
    for what, asker in tries:
        context.count(what, asker)
    await asked.room.clubs.join(key, person.person, person.name, asked.body.password)
    for what, asker in tries:
        context.uncount(what, asker)
    return ClubOpened(key, _club_link(asked, key))


def _club_link(asked: ApiRequest, key: str) -> str:
    return f"{asked.context.addresses.invite()}/club/{key}"


async def _club(asked: ApiRequest) -> ClubFacts:
    """Return the club to a member, who is in the room."""
    person, key, room = await asked.person(), asked.part("club"), asked.room
    inside = await room.clubs.look_into(key, person.person, person.name)
    await room.friends.ties.see(person.person)
    is_founder = inside.is_founder(person.person)
    removed = await room.clubs.register.removed(key) if is_founder else []
    return ClubFacts(
        club=key,
        link=_club_link(asked, key),
        name=inside.club.name,
        founder=is_founder,
        password=bool(inside.club.password),
        shown=await room.friends.ties.is_shown(person.person, to=key),
        members=await _members(asked, key, inside),
        removed=[RemovedMember(each.person, each.name) for each in removed],
        tables=[table_facts(line) for line in await room.listing.tables_of(key)],
        evenings=await _evenings(asked, key, person.person),
    )


async def _members(asked: ApiRequest, key: str, inside: Inside) -> list[ClubMember]:
    here = await asked.room.clubs.here(key, inside)
    return [
        ClubMember(
            *(each.person, each.name, each.since, inside.is_founder(each.person)),
            *(each.person in here, each.person == inside.me.person),
        )
        for each in inside.members
    ]


async def _evenings(asked: ApiRequest, key: str, person: str) -> list[ClubEvening]:
    """Return the series that go on at the club's tables, and the last ones that were played there."""
    lines = await asked.room.store.tables(club=key, most=_TABLES_LOOKED_AT)
    found: list[ClubEvening] = []
    for line in lines:
        evening = await _evening(asked, line, person) if len(found) < _EVENINGS else None
        found += [evening] if evening else []
    return found


async def _evening(asked: ApiRequest, line: TableLine, person: str) -> ClubEvening | None:
    """Return the series of a table; None where nothing was played, or it is for those who played alone."""
    store = asked.room.store
    games = await counted_games(store, line.table)
    if not games:
        return None
    opened = entry_of((await store.rows(line.table, most=1))[0])
    if not (opened.settings.spectators or any(person in game.people for game in games)):
        return None
    return ClubEvening(
        *(line.table, line.game, line.variant, line.title, line.status, games[0].began, games[-1].ended),
        *(len(games), series_sums(games, person)),
    )


async def _leave(asked: ApiRequest) -> object:
    await asked.room.clubs.leave(asked.part("club"), (await asked.person_who_ties()).person)
    return json_response({})


async def _show(asked: ApiRequest) -> object:
    person = (await asked.person_who_ties()).person
    await asked.room.clubs.show(asked.part("club"), person, on=asked.body.shown)
    return json_response({})


async def _rename(asked: ApiRequest) -> object:
    person = (await asked.person_who_ties()).person
    await asked.room.clubs.rename(asked.part("club"), person, asked.body.name)
    return json_response({})


async def _set_password(asked: ApiRequest) -> object:
    person = (await _who_hashes(asked)).person
    await asked.room.clubs.set_password(asked.part("club"), person, asked.body.password)
    return json_response({})


async def _remove(asked: ApiRequest) -> object:
    person, body = (await asked.person_who_ties()).person, asked.body
    act = asked.room.clubs.remove if body.on else asked.room.clubs.forgive
    await act(asked.part("club"), person, body.person)
    return json_response({})


async def _hand_over(asked: ApiRequest) -> object:
    person = (await asked.person_who_ties()).person
    await asked.room.clubs.hand_over(asked.part("club"), person, asked.body.person)
    return json_response({})


async def _close(asked: ApiRequest) -> object:
    await asked.room.clubs.close(asked.part("club"), (await asked.person_who_ties()).person)
    return json_response({})


async def _open_table(asked: ApiRequest) -> Opened:
    person, key = await asked.person_who_opens(), asked.part("club")
    await asked.room.clubs.look_into(key, person.person)
    settings = msgspec.structs.replace(asked.body, public=False)
    table = await asked.room.open_table(person.person, settings, club=key)
    return Opened(table, table_link(asked, table))


async def _seek(asked: ApiRequest) -> Sought:
    person, key, body = await asked.person_who_opens(), asked.part("club"), asked.body
    await asked.room.clubs.look_into(key, person.person)
    wanted = people_settings(
        body.game, body.variant, seats=body.seats, is_rated=body.rated, clock=body.clock, is_public=False
    )
    found = await asked.room.seeks.seek(person.person, wanted, PEOPLE, club=key)
    return Sought(found.table, table_link(asked, found.table), found.until)


_CLUB = "/api/clubs/{club}"
ENDPOINTS = [
    Endpoint("GET", "/api/clubs", _my_clubs, "The clubs that you are in.", response=list[ClubLine]),
    Endpoint(
        *("POST", "/api/clubs", _found_club, "Founds a club, with a password or without."),
        body=NewClub,
        response=ClubOpened,
        status=201,
    ),
    Endpoint("GET", _CLUB, _club, "A club that you are in.", response=ClubFacts),
    Endpoint(
        *("POST", f"{_CLUB}/join", _join, "Joins a club by its link and its password."),
        body=ClubPassword,
        response=ClubOpened,
    ),
    Endpoint("POST", f"{_CLUB}/leave", _leave, "Leaves a club.", body=Nothing),
    Endpoint("POST", f"{_CLUB}/presence", _show, "Lets the club see you, or not.", body=Shown),
    Endpoint("POST", f"{_CLUB}/name", _rename, "Gives your club another name.", body=Named),
    Endpoint(
        "POST", f"{_CLUB}/password", _set_password, "Gives your club another password.", body=ClubPassword
    ),
    Endpoint("POST", f"{_CLUB}/remove", _remove, "Removes a member, or forgives them.", body=Whom),
    Endpoint("POST", f"{_CLUB}/founder", _hand_over, "Gives your club to another member.", body=Whom),
    Endpoint("POST", f"{_CLUB}/close", _close, "Closes your club.", body=Nothing),
    Endpoint(
        *("POST", f"{_CLUB}/tables", _open_table, "Opens a table that its members alone see."),
        body=TableSettings,
        response=Opened,
        status=201,
    ),
    Endpoint(
        *("POST", f"{_CLUB}/seeks", _seek, "A game with members who seek the same."),
        body=SeekBody,
        response=Sought,
        status=201,
    ),
]
