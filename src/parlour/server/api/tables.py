"""Games and tables: what can be played, opened and sat down at."""

import asyncio
from functools import partial

import msgspec

from parlour.engine.rules import about
from parlour.engine.rules.cache import cached_part
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import to_tree
from parlour.manual import find_manual
from parlour.players.kinds import installed_players
from parlour.server.api.bodies import (
    GameFacts,
    GameRules,
    Learn,
    MyTable,
    Opened,
    Quick,
    Rated,
    SeatToken,
    SeekBody,
    Sought,
    TableFacts,
    TicketFor,
)
from parlour.server.api.context import ApiRequest, Endpoint
from parlour.storage.rows import TableLine
from parlour.tables.bonus_limit import allowed_bonus_rules, bonus_rule_labels, schema_with_names
from parlour.tables.lobby.seeks import PEOPLE, QUICK, is_still_mine, people_settings, quick_settings
from parlour.tables.people.names import is_guest_name, suggested_name
from parlour.tables.settings import TableSettings
from parlour.tables.state import OPEN, OVER, PLAYING
from parlour.wire.catalogue import spoken_language


async def _games(asked: ApiRequest) -> list[GameFacts]:
    """Return the facts of all games, made once for a language; others have their turn after each game."""
    found = []
    for game in all_games():
        spoken = spoken_language(game, asked.language())
        facts = partial(_facts, game, spoken)
        found.append(cached_part("api.facts", (game.id, spoken), facts))
        await asyncio.sleep(0)
    return found


def _facts(game: Game, language: str) -> GameFacts:
    rules = game.rules()
    return GameFacts(
        game.id,
        game.title(rules, language),
        game.summary(rules, language),
        rules.players.least,
        rules.players.most,
        game.variants(),
        [*game.levels, *installed_players()],
        rules.default_rival,
        rules.menu,
        {each: game.title(game.rules(each), language) for each in game.variants()},
        game.guide is not None,
        game.phrasebook(language).labels("counter").get(game.stack, game.stack),
    )


async def _rules(asked: ApiRequest) -> GameRules:
    game = find_game(asked.part("game"))
    variant = asked.request.query_params.get("variant", "default")
    spoken, own = spoken_language(game, asked.language()), allowed_bonus_rules(asked.room.limits)
    facts = partial(_game_rules, game, variant, spoken, own)
    return cached_part("api.rules", (game.id, variant, spoken, own), facts)


def _game_rules(game: Game, variant: str, language: str, own: tuple[str, ...]) -> GameRules:
    """Return the rules of a variant, with the bonus rules of installed packages that may be chosen."""
    rules = game.rules(variant)
    hearer, book = game.hearer(rules, language), game.phrasebook(language)
    return GameRules(
        game=game.id,
        variant=variant,
        rules=to_tree(rules),
        schema=schema_with_names(game, own),
        text=game.text(rules, "player", language),
        title=game.title(rules, language),
        summary=game.summary(rules, language),
        tips=about.tips(game, rules, language),
        labels=dict(hearer.labels),
        whens=dict(hearer.whens),
        switches=book.labels("switch") | bonus_rule_labels(game, own, language),
        groups=book.labels("switches"),
        stakes=game.raised(rules, 1) if not game.start_complaint(rules) else {},
        manual=_manual_page(game.id, language),
    )


def _manual_page(game: str, language: str) -> str:
    manual = find_manual()
    page = manual.game_page(game, language) if manual is not None else ""
    return f"/manual/{page}" if page else ""


async def _open(asked: ApiRequest) -> Opened:
    person = await asked.person_who_opens()
    return _opened_table(asked, await asked.room.open_table(person.person, asked.body))


async def _quick(asked: ApiRequest) -> Sought:
    wanted = quick_settings(asked.body.game, asked.body.variant, asked.body.seats)
    return await _find_others(asked, wanted, QUICK)


async def _seek(asked: ApiRequest) -> Sought:
    body = asked.body
    wanted = people_settings(body.game, body.variant, seats=body.seats, is_rated=body.rated, clock=body.clock)
    return await _find_others(asked, wanted, PEOPLE)


async def _find_others(asked: ApiRequest, wanted: TableSettings, seek: str) -> Sought:
    person = await asked.person_who_opens()
    found = await asked.room.seeks.seek(person.person, wanted, seek)
    return Sought(found.table, table_link(asked, found.table), found.until)


async def _learn(asked: ApiRequest) -> Opened:
    person = await asked.person_who_opens()
    return _opened_table(asked, await asked.room.tutorial_table(person.person, person.name, asked.body.game))


def _opened_table(asked: ApiRequest, table: str) -> Opened:
    return Opened(table, table_link(asked, table))


def table_link(asked: ApiRequest, table: str) -> str:
    """Return the address that brings others to a table."""
    return f"{asked.context.addresses.invite()}/t/{table}"


async def _tables(asked: ApiRequest) -> list[TableFacts]:
    return [table_facts(line) for line in await asked.room.listing.tables()]


async def _seeks(asked: ApiRequest) -> list[TableFacts]:
    return [table_facts(line) for line in await asked.room.listing.seeking()]


async def _my_tables(asked: ApiRequest) -> list[MyTable]:
    """Return the tables that whoever asks has opened, until they are closed."""
    person, now = (await asked.person()).person, asked.room.clock.now()
    lines = await asked.room.store.tables(status=(OPEN, PLAYING, OVER), tournament="", opener=person)
    mine = [line for line in lines if is_still_mine(line, now)]
    return [
        MyTable(
            **msgspec.structs.asdict(table_facts(line)),
            link=table_link(asked, line.table),
            made=line.made,
            changed=line.changed,
        )
        for line in mine
    ]


async def _table(asked: ApiRequest) -> TableFacts:
    """Return a table to whoever has its link; a club's to its members, and to whoever sits there."""
    state, person = (await asked.room.table(asked.part("table"))).state, await asked.number_or_none()
    refusal = await asked.room.clubs.door_refusal(state.club, person)
    if refusal is not None and state.seat_of(person) is None:
        raise refusal
    return table_facts(state.line())


def table_facts(line: TableLine) -> TableFacts:
    """Return a table as the lobby lists it."""
    return TableFacts(
        line.table,
        line.game,
        line.variant,
        line.status,
        line.seats,
        line.people,
        line.public,
        line.title,
        line.rated,
        line.clock,
        line.seek,
        line.until,
    )


async def _ticket(asked: ApiRequest) -> TicketFor:
    """Return a ticket, and what whoever asks may be called at this table."""
    person, key = await asked.person(), asked.part("table")
    ticket, seat = await asked.room.ticket(key, person.person, asked.body.token)
    state = (await asked.room.table(key)).state
    if seat is not None:
        return TicketFor(ticket, seat, state.chairs[seat].name, is_guest_name(person.name))
    taken, draw = state.names_beside(None), key + person.person
    name = suggested_name(person.name, taken, asked.body.language, draw)
    return TicketFor(ticket, seat, name, is_guest_name(person.name))


async def _ratings(asked: ApiRequest) -> list[Rated]:
    found = await asked.room.ratings.of(find_game(asked.part("game")).id)
    return [
        Rated(
            each.person,
            each.name,
            round(each.shown, 2),
            round(each.mean, 2),
            round(each.spread, 2),
            each.games,
        )
        for each in found[:200]
    ]


ENDPOINTS = [
    Endpoint(
        *("GET", "/api/games", _games, "The games that can be played here."),
        response=list[GameFacts],
        query=("language",),
    ),
    Endpoint(
        *("GET", "/api/games/{game}", _rules, "The rules of a variant, and the schema of house rules."),
        response=GameRules,
        query=("variant", "language"),
    ),
    Endpoint("GET", "/api/ratings/{game}", _ratings, "The ladder of a game.", response=list[Rated]),
    Endpoint("GET", "/api/tables", _tables, "The public tables.", response=list[TableFacts]),
    Endpoint(
        *("POST", "/api/tables", _open, "Opens a table, whose host you are."),
        body=TableSettings,
        response=Opened,
        status=201,
    ),
    Endpoint(
        *("POST", "/api/quick", _quick, "A game now: a table that waits for others, or a new one."),
        body=Quick,
        response=Sought,
        status=201,
    ),
    Endpoint("GET", "/api/seeks", _seeks, "Public tables with a free chair.", response=list[TableFacts]),
    Endpoint(
        *("POST", "/api/seeks", _seek, "A game with people: a table that seeks the same, or a new one."),
        body=SeekBody,
        response=Sought,
        status=201,
    ),
    Endpoint(
        *("GET", "/api/my/tables", _my_tables, "The tables that you have opened and nobody has closed."),
        response=list[MyTable],
    ),
    Endpoint(
        *("POST", "/api/learn", _learn, "A first game with a guide, at a table of your own."),
        body=Learn,
        response=Opened,
        status=201,
    ),
    Endpoint("GET", "/api/tables/{table}", _table, "A table.", response=TableFacts),
    Endpoint(
        *("POST", "/api/tables/{table}/ticket", _ticket, "A ticket for a socket to the table."),
        body=SeatToken,
        response=TicketFor,
    ),
]
