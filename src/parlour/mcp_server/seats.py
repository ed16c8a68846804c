"""Who sits where: seats by their tokens, at tables of this process and of rooms."""

import base64
import binascii
import json
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from typing import Final, NamedTuple

from parlour.client import Door, open_table
from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.match.match import name_complaint
from parlour.mcp_server.local_tables import LocalTables, Place, guest_names
from parlour.mcp_server.observation import BadCall
from parlour.mcp_server.seat import Seat
from parlour.mcp_server.tournament_seat import TournamentSeat
from parlour.players.kinds import HOUSE, RANDOM

MOST_SEATS: Final = 64
BOTS: Final = (HOUSE, RANDOM, "search", "tree", "solver")
_INVITE: Final = "invite."
_LOCAL: Final = "seat."
_IN_ROOM: Final = "live."
_IN_TOURNAMENT: Final = "cup."


class OpenedTable(NamedTuple):
    """A table that was opened: the token of one's own seat, and what brings others to it."""

    seat: str
    invites: list[str]


class TableRequest(NamedTuple):
    """A table as it is asked for: bots by their words, and how many other programs or people come."""

    game: str
    variant: str
    name: str
    bots: list[str]
    guests: int


AnySeat = Seat | TournamentSeat


class Seats:
    """The seats that programs hold here; those longest unused are disconnected when there are too many.

    With `room` every table is one of that room's; without it tables are in this process, and any room's
    tables can be joined. A token connects its seat again where it was disconnected.
    """

    def __init__(self, room: str = "") -> None:
        self._room = room
        self._local = LocalTables()
        self._seats: OrderedDict[str, AnySeat] = OrderedDict()
        self._places: dict[str, Place] = {}
        self._invites: dict[str, Place] = {}
        self._programs = 0

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[None]:
        """Keep everything while a program is connected; the last one that goes closes the tables here."""
        self._programs += 1
        try:
            yield
        finally:
            self._programs -= 1
            if not self._programs:
                await self.close()

    async def open(self, request: TableRequest) -> OpenedTable:
        """Open a table, and sit down there."""
        _check_name(request.name)
        for word in request.bots:
            _check_bot(word)
        game = find_game(request.game)
        return await (self._open_in_room(game, request) if self._room else self._open_here(game, request))

    async def _open_here(self, game: Game, request: TableRequest) -> OpenedTable:
        rules = game.rules(request.variant)
        missing = max(0, rules.players.least - 1 - request.guests - len(request.bots))
        words = [*request.bots, *[f"{HOUSE}:{rules.default_rival}"] * missing]
        names = [request.name, *guest_names(request.name, request.guests)]
        own, *others = await self._local.open(game, rules, names, words)
        invites = {f"{_INVITE}{token_urlsafe(18)}": place for place in others}
        self._invites |= invites
        return OpenedTable(await self._take_place(own), list(invites))

    async def _open_in_room(self, game: Game, request: TableRequest) -> OpenedTable:
        """Open a table of the room; bots take the chairs that are empty when it begins."""
        rules = game.rules(request.variant)
        fill = request.bots[0] if request.bots else f"{HOUSE}:{rules.default_rival}"
        seats = max(rules.players.least, 1 + request.guests + len(request.bots))
        settings = {"game": game.id, "variant": request.variant, "seats": seats, "fill": fill}
        door = await open_table(self._room, settings)
        token = await self._sit_in_room(door, request.name)
        if not request.guests:
            await self._seats[token].begin()
        return OpenedTable(token, [door.link] if request.guests else [])

    async def sit_down(self, invite: str, name: str, code: str = "") -> str:
        """Return the token of a seat at the table of this invite: a room's link, or what `open` gave out.

        By the link of a tournament one enters it, with the code where it has one.
        """
        _check_name(name)
        if not invite.startswith(_INVITE):
            door = self._door(invite)
            return await (
                self._enter_tournament(door, name, code) if door.tournament else self._sit_in_room(door, name)
            )
        place = self._invites.pop(invite, None)
        if place is None:
            raise BadCall("unknown-invite", "This invite is unknown here, or it has been used.")
        return await self._take_place(place)

    async def _take_place(self, place: Place) -> str:
        """Return the token of a place at a table here; it is as good as long as this process lives."""
        seat, token = await self._local.take_seat(place), f"{_LOCAL}{token_urlsafe(18)}"
        self._places[token] = place
        await self._keep(token, seat)
        return token

    async def _sit_in_room(self, door: Door, name: str) -> str:
        seat = Seat(door)
        await seat.open()
        await seat.sit(name)
        token = _room_token(door)
        await self._keep(token, seat)
        return token

    async def _enter_tournament(self, door: Door, name: str, code: str) -> str:
        door.name = name
        seat = TournamentSeat(door)
        await seat.open()
        try:
            await seat.enter(code)
        except ParlourError:
            await seat.close()
            raise
        token = _IN_TOURNAMENT + _encode_token([door.link, door.key])
        await self._keep(token, seat)
        return token

    def _door(self, link: str) -> Door:
        """Return the door of a link; where this is served by a room, of that room's tables alone."""
        door = Door(link)
        if not self._room:
            return door
        return Door(
            f"{self._room}/{'tournament' if door.tournament else 't'}/{door.tournament or door.table}"
        )

    async def seat(self, token: str) -> AnySeat:
        """Return the seat of this token, connected again where it had been let go."""
        if token not in self._seats:
            seat = await self._connect(token)
            if token not in self._seats:
                await self._keep(token, seat)
                return seat
            await seat.close()  # another call was faster
        self._seats.move_to_end(token)
        return self._seats[token]

    async def _connect(self, token: str) -> AnySeat:
        if token in self._places:
            return await self._local.take_seat(self._places[token])
        if not token.startswith((_IN_ROOM, _IN_TOURNAMENT)):
            raise BadCall("unknown-seat", "That is no seat: open a table or sit down, and use its token.")
        door = _door_of(token)
        if self._room and door.room != self._room:
            raise BadCall("unknown-seat", "This token is for a seat in another room.")
        seat: AnySeat = TournamentSeat(door) if door.tournament else Seat(door)
        await seat.open()
        return seat

    async def _keep(self, token: str, seat: AnySeat) -> None:
        self._seats[token] = seat
        while len(self._seats) > MOST_SEATS:
            _, oldest = self._seats.popitem(last=False)
            await oldest.close()

    async def close(self) -> None:
        """Disconnect all seats, and close the tables of this process: their tokens open nothing any more."""
        for seat in self._seats.values():
            await seat.close()
        for known in (self._seats, self._places, self._invites):
            known.clear()
        await self._local.close()


def _check_name(name: str) -> None:
    complaint = name_complaint(name)
    if complaint:
        raise BadCall("bad-name", f"This cannot be a name: {complaint}.")


def _check_bot(word: str) -> None:
    if word.partition(":")[0] not in BOTS:
        known = ", ".join(BOTS)
        raise BadCall("unknown-player", f"{word[:40]!r} is no bot that plays here: there are {known}.")


def _room_token(door: Door) -> str:
    """Return what brings a program back to its seat in a room, from anywhere."""
    return _IN_ROOM + _encode_token([door.link, door.token])


def _encode_token(parts: list[str]) -> str:
    return base64.urlsafe_b64encode(json.dumps(parts).encode()).decode()


def _door_of(token: str) -> Door:
    """Return the door of a token: with the seat's own at a table, with the person's key in a tournament."""
    kind, _, spelled = token.partition(".")
    try:
        link, secret = json.loads(base64.urlsafe_b64decode(spelled))
    except (ValueError, TypeError, binascii.Error):
        raise BadCall("unknown-seat", "That is no seat: sit down, and use its token.") from None
    is_tournament = f"{kind}." == _IN_TOURNAMENT
    return Door(str(link), key=str(secret)) if is_tournament else Door(str(link), token=str(secret))
