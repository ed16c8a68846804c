"""Tournaments: opened, listed, entered, directed, and taken along."""

from collections.abc import Sequence
from typing import Any, Final, TypeVar

from starlette.responses import Response, StreamingResponse

from parlour.server.api.bodies import Nothing, TicketFor
from parlour.server.api.context import ApiRequest, BadRequest, Endpoint
from parlour.server.api.tournament_bodies import (
    EnterTournament,
    ForecastsSoFar,
    FormatFacts,
    LogPage,
    MyTournament,
    NewTournament,
    OpenedTournament,
    StandingsPage,
    TablesPage,
    TournamentActBody,
    TournamentNow,
    TournamentResults,
    TournamentTransfers,
)
from parlour.server.forecasts import sizes_to_forecast
from parlour.tables.tournament.opening import Wanted
from parlour.tables.tournament.show.export import public_rows, results_csv
from parlour.tables.tournament.show.view import FIRST, facts_of_line
from parlour.tables.tournament.show.whole_file import whole_file
from parlour.tables.tournament.tournament import Tournament
from parlour.tournaments.entry import entries_so_far
from parlour.tournaments.formats import FormatModule, find_format, format_names
from parlour.tournaments.log.state import REGISTERING
from parlour.tournaments.regulations.sentences import regulations_warnings
from parlour.tournaments.regulations.text import read_regulations, regulations_from
from parlour.wire.tournament_parts import TournamentFacts, TournamentOwn

Item = TypeVar("Item")
_ROWS_AT_ONCE: Final = 500
_LONGEST_NAME: Final = 64


async def _formats(asked: ApiRequest) -> list[FormatFacts]:
    return [_format_facts(find_format(name), asked.language()) for name in format_names()]


def _format_facts(found: FormatModule, language: str) -> FormatFacts:
    title = found.word("name", language)
    return FormatFacts(
        format=found.name,
        title=title[:1].upper() + title[1:],
        how=found.word("how", language),
        how_one=found.word("how.one", language),
        ends=found.word("ends", language),
        options=list(found.options),
        least_chairs=found.chairs[0],
        most_chairs=found.chairs[1],
        stacks=found.carries_stacks,
        late=found.takes_late,
        points=found.points is not None,
        rounds=found.is_in_rounds,
    )


async def _open(asked: ApiRequest) -> OpenedTournament:
    person = await asked.person_who_opens()
    body: NewTournament = asked.body
    where = "The regulations"
    regulations = (
        read_regulations(body.text, where) if body.text else regulations_from(body.regulations, where)
    )
    found = await asked.tournaments.open(person, Wanted(regulations, body.public, body.rated, body.code))
    link = f"{asked.context.addresses.first}/tournament/{found.book.key}"
    warnings = regulations_warnings(regulations, asked.language())
    return OpenedTournament(found.book.key, link, found.book.state.opened.code, warnings)


async def _list(asked: ApiRequest) -> list[TournamentFacts]:
    return [facts_of_line(line) for line in await asked.tournaments.listed()]


async def _mine(asked: ApiRequest) -> list[MyTournament]:
    found = await asked.tournaments.of_person((await asked.person()).person)
    return [MyTournament(facts_of_line(line), entry.entrant, entry.place) for line, entry in found]


async def _tournament(asked: ApiRequest) -> Tournament:
    """Return the tournament of the address, once all that it says is stored."""
    found = await asked.tournaments.tournament(asked.part("key"))
    await found.queue.stored()
    return found


async def _now(asked: ApiRequest) -> TournamentNow:
    found, person = await _tournament(asked), await asked.person_or_none()
    view = found.view()
    return TournamentNow(
        view.n, asked.room.clock.now(), view.common, found.own(person.person if person else "")
    )


def _page(asked: ApiRequest, items: Sequence[Item]) -> tuple[int, int, int, list[Item]]:
    """Return the page that was asked for, how many there are, how many items, and the items on it."""
    page, pages = asked.number("page", 1) or 1, max(1, -(-len(items) // FIRST))
    if page > pages:
        raise BadRequest("bad-request", f"There are {pages} pages.")
    return page, pages, len(items), list(items[(page - 1) * FIRST : page * FIRST])


async def _standings(asked: ApiRequest) -> StandingsPage:
    name = asked.request.query_params.get("name", "")[:_LONGEST_NAME].casefold()
    standings = (await _tournament(asked)).view().standings
    return StandingsPage(*_page(asked, [each for each in standings if name in each.name.casefold()]))


async def _tables(asked: ApiRequest) -> TablesPage:
    return TablesPage(*_page(asked, (await _tournament(asked)).view().tables))


async def _forecast(asked: ApiRequest) -> ForecastsSoFar:
    """Return forecasts for about as many as have entered, and for all that may, as far as they are known."""
    state = (await _tournament(asked)).book.state
    if state.status != REGISTERING:
        return ForecastsSoFar([], False)
    regulations = state.opened.regulations
    sizes = sizes_to_forecast(regulations, entries_so_far(state))
    found = [asked.context.forecasts.find(regulations, size) for size in sizes]
    return ForecastsSoFar([each for each, _ in found if each], any(is_coming for _, is_coming in found))


async def _log(asked: ApiRequest) -> LogPage:
    found, after = await _tournament(asked), asked.number("after", 0) or 0
    rows = await public_rows(
        *(asked.room.store, found.book.key, after, _ROWS_AT_ONCE), is_over=found.is_over()
    )
    return LogPage(rows, rows[-1]["n"] if len(rows) == _ROWS_AT_ONCE else 0)


async def _whole_file(asked: ApiRequest) -> Response:
    asked.context.count("export", asked.address)
    found, room = await _tournament(asked), asked.room
    return StreamingResponse(
        whole_file(room.store, room.archive, found.book, is_over=found.is_over()),
        media_type="application/jsonl",
        headers={"content-disposition": 'attachment; filename="tournament.jsonl"'},
    )


async def _results(asked: ApiRequest) -> TournamentResults:
    view = (await _tournament(asked)).view()
    facts = view.common.facts
    return TournamentResults(view.key, facts.title, facts.status, view.standings)


async def _csv(asked: ApiRequest) -> Response:
    view = (await _tournament(asked)).view()
    return Response(
        results_csv(view.standings),
        media_type="text/csv",
        headers={"content-disposition": 'attachment; filename="results.csv"'},
    )


async def _transfers(asked: ApiRequest) -> TournamentTransfers:
    person = (await asked.person()).person
    return TournamentTransfers(*await (await _tournament(asked)).transfers(person))


async def _ticket(asked: ApiRequest) -> TicketFor:
    return TicketFor(await asked.tournaments.ticket(asked.part("key"), await asked.person()), None)


async def _enter(asked: ApiRequest) -> TournamentOwn:
    person = await asked.person()
    found = await asked.tournaments.enter(asked.part("key"), person, asked.body.code, asked.address)
    return found.own(person.person)


async def _withdraw(asked: ApiRequest) -> TournamentOwn:
    person = (await asked.person()).person
    return (await asked.tournaments.withdraw(asked.part("key"), person)).own(person)


async def _reenter(asked: ApiRequest) -> TournamentOwn:
    person = (await asked.person()).person
    return (await asked.tournaments.reenter(asked.part("key"), person)).own(person)


async def _act(asked: ApiRequest) -> TournamentOwn:
    person = (await asked.person()).person
    return (await asked.tournaments.act(asked.part("key"), person, asked.body)).own(person)


_ONE = "/api/tournaments/{key}"
_OWN: dict[str, Any] = {"response": TournamentOwn}
ENDPOINTS = [
    Endpoint(
        *("GET", "/api/formats", _formats, "The formats in which tournaments are played."),
        response=list[FormatFacts],
        query=("language",),
    ),
    Endpoint(
        *("GET", "/api/tournaments", _list, "The public tournaments, first those that are not over."),
        response=list[TournamentFacts],
    ),
    Endpoint(
        *("POST", "/api/tournaments", _open, "Opens a tournament, which you direct."),
        body=NewTournament,
        response=OpenedTournament,
        status=201,
        query=("language",),
    ),
    Endpoint(
        *("GET", "/api/my/tournaments", _mine, "Tournaments that you have entered."),
        response=list[MyTournament],
    ),
    Endpoint("GET", _ONE, _now, "A tournament, and what you alone are told.", response=TournamentNow),
    Endpoint(
        *(
            "GET",
            f"{_ONE}/standings",
            _standings,
            "A page of the standings, or of those with this in their names.",
        ),
        response=StandingsPage,
        query=("page", "name"),
    ),
    Endpoint(
        *("GET", f"{_ONE}/tables", _tables, "A page of the open tables."),
        response=TablesPage,
        query=("page",),
    ),
    Endpoint(
        *("GET", f"{_ONE}/forecast", _forecast, "Before it starts: how long it takes, and how fair it is."),
        response=ForecastsSoFar,
    ),
    Endpoint(
        *("GET", f"{_ONE}/log", _log, "The log, as everybody may read it; the seed once it is over."),
        response=LogPage,
        query=("after",),
    ),
    Endpoint(
        *(
            "GET",
            f"{_ONE}/log.jsonl",
            _whole_file,
            "The log as a file that `parlour tournament verify` checks, with every deal once it is over.",
        )
    ),
    Endpoint("GET", f"{_ONE}/results.json", _results, "Everybody's place.", response=TournamentResults),
    Endpoint("GET", f"{_ONE}/results.csv", _csv, "The same as CSV."),
    Endpoint(
        *(
            "GET",
            f"{_ONE}/transfers",
            _transfers,
            "Pairs with unusual transfers; for the director, at the end.",
        ),
        response=TournamentTransfers,
    ),
    Endpoint(
        *("POST", f"{_ONE}/ticket", _ticket, "A ticket for a socket to `t:` and the key."),
        body=Nothing,
        response=TicketFor,
    ),
    Endpoint("POST", f"{_ONE}/enter", _enter, "You enter, once.", body=EnterTournament, **_OWN),
    Endpoint("POST", f"{_ONE}/withdraw", _withdraw, "You leave.", body=Nothing, **_OWN),
    Endpoint("POST", f"{_ONE}/reenter", _reenter, "You enter again after going out.", body=Nothing, **_OWN),
    Endpoint("POST", f"{_ONE}/act", _act, "The director acts.", body=TournamentActBody, **_OWN),
]
