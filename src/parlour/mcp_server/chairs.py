"""Who sits where: seats by their tokens, tables in this process, and seats in rooms."""

from collections import OrderedDict
from secrets import token_urlsafe
from typing import Any, Final, NamedTuple, Protocol

from parlour.client import Door, open_table
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.match.match import SeatCard, name_complaint
from parlour.mcp_server.live import LIVE, LiveChair
from parlour.mcp_server.local import LocalChair, LocalTable, seat_cards
from parlour.mcp_server.sight import NoSuchMove
from parlour.players.kinds import HOUSE, RANDOM
from parlour.players.seat_words import parse_seats

MOST_CHAIRS: Final = 64
_BOTS: Final = (HOUSE, RANDOM, "search", "tree", "solver")
_INVITE: Final = "invite."
_SEAT: Final = "seat."


class Chair(Protocol):
    """A seat that a program holds."""

    async def look(self) -> dict[str, Any]: ...

    async def wait(self, seconds: float) -> dict[str, Any]: ...

    async def begin(self) -> None: ...

    async def play(self, decision: int, chosen: object) -> None: ...

    def replay(self) -> list[str]: ...

    async def close(self) -> None: ...


class Opened(NamedTuple):
    """A table that was opened: the token of one's own seat, and what brings others to it."""

    seat: str
    invites: list[str]


class Wanted(NamedTuple):
    """A table as it is asked for: bots by their words, and how many other programs or people come."""

    game: str
    variant: str
    name: str
    bots: list[str]
    guests: int


class Chairs:
    """The seats that programs hold here; those longest unused are let go when there are too many.

    With `room` every table is one of that room's; without it tables are in this process, and any room's
    tables can be joined.
    """

    def __init__(self, room: str = "") -> None:
        self._room = room
        self._chairs: OrderedDict[str, Chair] = OrderedDict()
        self._invites: dict[str, LocalChair] = {}

    async def open(self, wanted: Wanted) -> Opened:
        _check_name(wanted.name)
        game = find_game(wanted.game)
        return await (self._open_in_room(game, wanted) if self._room else self._open_here(game, wanted))

    async def _open_here(self, game: Game, wanted: Wanted) -> Opened:
        rules = game.rules(wanted.variant)
        words = list(wanted.bots)
        for word in words:
            _check_bot(word)
        missing = max(0, rules.players.least - 1 - wanted.guests - len(words))
        words += [f"{HOUSE}:{rules.default_rival}"] * missing
        named = [wanted.name, *(f"Guest {number + 1}" for number in range(wanted.guests))]
        bots = parse_seats(",".join(words), game.levels) if words else []
        table = LocalTable(game, rules, seat_cards(named, _apart(bots, named)))
        await table.begin()
        chairs = [LocalChair(table, seat) for seat in range(len(named))]
        invites = {f"{_INVITE}{token_urlsafe(18)}": chair for chair in chairs[1:]}
        self._invites |= invites
        return Opened(await self._kept(f"{_SEAT}{token_urlsafe(18)}", chairs[0]), list(invites))

    async def _open_in_room(self, game: Game, wanted: Wanted) -> Opened:
        """A table of the room; bots take the chairs that are empty when it begins."""
        rules = game.rules(wanted.variant)
        fill = wanted.bots[0] if wanted.bots else f"{HOUSE}:{rules.default_rival}"
        _check_bot(fill)
        seats = max(rules.players.least, 1 + wanted.guests + len(wanted.bots))
        settings = {"game": game.id, "variant": wanted.variant, "seats": seats, "fill": fill}
        door = await open_table(self._room, settings)
        chair = await LiveChair.sat_down(door, wanted.name)
        if not wanted.guests:
            await chair.begin()
        return Opened(await self._kept(chair.token(), chair), [door.link] if wanted.guests else [])

    async def sit_down(self, invite: str, name: str) -> str:
        """The token of a seat at the table of this invite: a link of a room, or what `open` gave out."""
        _check_name(name)
        if invite.startswith(_INVITE):
            chair = self._invites.pop(invite, None)
            if chair is None:
                raise NoSuchMove("unknown-invite", "This invite is unknown here, or it has been used.")
            return await self._kept(f"{_SEAT}{token_urlsafe(18)}", chair)
        live = await LiveChair.sat_down(self._door(invite), name)
        return await self._kept(live.token(), live)

    def _door(self, link: str) -> Door:
        """The door of a link; where this is served by a room, of that room's tables alone."""
        door = Door(link)
        return Door(f"{self._room}/t/{door.table}") if self._room else door

    async def chair(self, token: str) -> Chair:
        """The seat of this token; a live one is opened again where it was let go."""
        if token not in self._chairs and token.startswith(LIVE):
            await self._kept(token, await LiveChair.back_again(token, self._room))
        if token not in self._chairs:
            raise NoSuchMove("unknown-seat", "That is no seat: open a table or sit down, and use its token.")
        self._chairs.move_to_end(token)
        return self._chairs[token]

    async def _kept(self, token: str, chair: Chair) -> str:
        self._chairs[token] = chair
        while len(self._chairs) > MOST_CHAIRS:
            _, oldest = self._chairs.popitem(last=False)
            await oldest.close()
        return token

    async def close(self) -> None:
        for chair in self._chairs.values():
            await chair.close()
        self._chairs.clear()


def _check_name(name: str) -> None:
    complaint = name_complaint(name)
    if complaint:
        raise NoSuchMove("bad-name", f"This cannot be a name: {complaint}.")


def _check_bot(word: str) -> None:
    if word.partition(":")[0] not in _BOTS:
        known = ", ".join(_BOTS)
        raise NoSuchMove("unknown-player", f"{word[:40]!r} is no bot that plays here: there are {known}.")


def _apart(bots: list[SeatCard], names: list[str]) -> list[SeatCard]:
    """The bots under names that nobody else at the table has."""
    taken = {name.casefold() for name in names}
    return [
        SeatCard(f"{card.name} (bot)" if card.name.casefold() in taken else card.name, card.player)
        for card in bots
    ]
