"""The context of API requests, and how one is answered: who asks, what was sent, refusals as sentences."""

from collections.abc import Callable, Coroutine, Generator
from functools import partial
from types import coroutine
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from parlour.engine.errors import ParlourError
from parlour.engine.rules.loading import plain_complaint
from parlour.engine.words.phrasebook import ENGLISH
from parlour.server.addresses import Addresses, is_loopback
from parlour.server.api.bodies import Refusal
from parlour.server.forecasts import Forecasts
from parlour.server.limits import Limits
from parlour.server.network import Network
from parlour.server.preview import reader_language
from parlour.storage.rows import PersonLine
from parlour.storage.store import StoreError
from parlour.tables.clubs.clubs import NoClub
from parlour.tables.friends.challenges import NoChallenge
from parlour.tables.lobby.archive import NoSuchGame, NotYours
from parlour.tables.lobby.people import NotKnown
from parlour.tables.lobby.room import GoingDown, NoSuchTable, Room
from parlour.tables.rate_limit import TokenBuckets
from parlour.tables.refusals import TableRefused, in_words
from parlour.tables.tournament.tournaments import NoSuchTournament, Tournaments

T = TypeVar("T")
B = TypeVar("B")
COOKIE: Final = "parlour_key"
_KEPT_SECONDS: Final = 400 * 24 * 3600
_HOUR: Final = 3600


class BadRequest(ParlourError):
    """What was sent is not what is wanted."""


class SlowDown(ParlourError):
    """Too much was asked for in too short a time."""


_STATUSES: Final[dict[type[ParlourError], int]] = {
    NotKnown: 401,
    NotYours: 403,
    NoSuchGame: 404,
    NoSuchTable: 404,
    NoSuchTournament: 404,
    NoChallenge: 404,
    NoClub: 404,
    SlowDown: 429,
    GoingDown: 503,
    StoreError: 503,
}


class ApiContext:
    """What all requests share: the room, its addresses, and how often somebody may ask for what is dear."""

    def __init__(
        self,
        tournaments: Tournaments,
        addresses: Addresses,
        limits: Limits,
        now: Callable[[], float],
        forecasts: Forecasts,
        network: Network,
    ) -> None:
        self.tournaments = tournaments
        self.room: Room = tournaments.room
        self.addresses = addresses
        self.forecasts = forecasts
        self.network = network
        self._limits = limits
        self._now = now
        self._rates: dict[str, TokenBuckets] = {
            "table": _per_hour(limits.tables_an_hour),
            "person": _per_hour(limits.people_an_hour),
            "code": _per_hour(limits.codes_an_hour),
            "tie": _per_hour(limits.ties_an_hour),
            "export": _per_hour(limits.exports_an_hour),
            "network": _per_hour(limits.tables_an_hour),
            "club": _per_hour(limits.clubs_an_hour),
            "password": _per_hour(limits.passwords_an_hour),
            "password of": _per_hour(limits.passwords_an_hour),
        }

    def count(self, what: str, asker: str) -> None:
        """Refuse whoever asks for this too often."""
        free = is_loopback(asker) and not self._limits.loopback
        if not free and not self._rates[what].takes(asker, self._now()):
            raise SlowDown("slow-down", "That is too much at once: wait a little.")

    def uncount(self, what: str, asker: str) -> None:
        """Take back what was counted: it was no try in vain."""
        self._rates[what].takes(asker, self._now(), -1)


class ApiRequest:
    """One request."""

    def __init__(self, request: Request, body: Any, context: ApiContext) -> None:
        self.request = request
        self.body = body
        self.context = context
        self.room = context.room
        self.tournaments = context.tournaments
        self.address: str = request.scope.get("parlour.address", "")

    def part(self, name: str) -> str:
        """Return a part of the path."""
        return str(self.request.path_params[name])

    def number(self, name: str, usual: int | None = None) -> int | None:
        """Return a number of the query."""
        text = self.request.query_params.get(name)
        if text is None:
            return usual
        if not (text.isdecimal() and len(text) < 9):
            raise BadRequest("bad-request", f"{name} is a number.")
        return int(text)

    def language(self) -> str:
        """Return the language of the query; English where it names none."""
        name = self.request.query_params.get("language", ENGLISH)[:8]
        return name if name.isalpha() else ENGLISH

    async def person(self) -> PersonLine:
        """Return who asks; NotKnown."""
        return await self.room.people.with_key(self._key())

    async def person_who_opens(self) -> PersonLine:
        """Return who asks for a table; so many an hour a person may open, and an address."""
        person = await self.person()
        self.context.count("table", self.address)
        self.context.count("table", person.person)
        return person

    async def person_who_ties(self) -> PersonLine:
        """Return who asks for something about others; so often an hour a person may, and an address."""
        person = await self.person()
        self.context.count("tie", self.address)
        self.context.count("tie", person.person)
        return person

    async def person_or_none(self) -> PersonLine | None:
        try:
            return await self.person()
        except NotKnown:
            return None

    async def number_or_none(self) -> str:
        """Return the number of who asks; "" for a stranger."""
        person = await self.person_or_none()
        return person.person if person else ""

    def _key(self) -> str:
        scheme, _, key = self.request.headers.get("authorization", "").partition(" ")
        return key.strip() if scheme.lower() == "bearer" else self.request.cookies.get(COOKIE, "")

    def give_key(self, response: Response, key: str) -> None:
        """Put the key into the browser, where no script and no other page can read it."""
        response.set_cookie(
            COOKIE,
            key,
            max_age=_KEPT_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.context.addresses.is_secure,
        )


EndpointHandler = Callable[[ApiRequest], Coroutine[Any, Any, Any]]


class Endpoint(NamedTuple):
    """One thing that can be asked for; the OpenAPI page is made of these."""

    method: str
    path: str
    answer: EndpointHandler
    summary: str
    body: Any = None
    response: Any = None
    query: tuple[str, ...] = ()
    status: int = 200


@coroutine
def stepwise(
    work: Coroutine[Any, Any, T], began: Callable[[], B], spent: Callable[[B], None]
) -> Generator[Any, Any, T]:
    """Await some work, and tell `spent` after each of its steps what `began` said before it."""
    value: Any = None
    error: BaseException | None = None
    while True:
        beginning = began()
        try:
            awaited = work.send(value) if error is None else work.throw(error)
        except StopIteration as end:
            found: T = end.value
            return found
        finally:
            spent(beginning)
        value, error = None, None
        try:
            value = yield awaited
        except BaseException as caught:
            error = caught


async def answer_request(endpoint: Endpoint, request: Request, context: ApiContext) -> Response:
    """Return the answer to a request, or the refusal."""
    try:
        body = None if endpoint.body is None else _decode_body(await request.body(), endpoint.body)
        table, watchdog = request.path_params.get("table", ""), context.room.watchdog
        spent = partial(watchdog.spent, table=table, what="request")
        said = await stepwise(endpoint.answer(ApiRequest(request, body, context)), watchdog.began, spent)
    except ParlourError as error:
        return json_response(Refusal(error.code, _sentence_of(error, request)), _status_of(error))
    return said if isinstance(said, Response) else json_response(said, endpoint.status)


def _sentence_of(error: ParlourError, request: Request) -> str:
    """Return what whoever asks is told: in their language, where it is a table that refuses."""
    if isinstance(error, TableRefused):
        return in_words(error, None, None, reader_language(request))
    return error.sentence


def _per_hour(most: int) -> TokenBuckets:
    """Return buckets for so many an hour, all of them at once if need be."""
    return TokenBuckets(most, most / _HOUR)


def json_response(value: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def _decode_body(content: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(content or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadRequest("bad-request", f"This cannot be read: {plain_complaint(str(error))}.") from None


def _status_of(error: ParlourError) -> int:
    return next((status for kind, status in _STATUSES.items() if isinstance(error, kind)), 400)
