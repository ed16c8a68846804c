"""Tables of this process: a room in memory, in which programs sit with bots and with each other."""

import asyncio
from collections import defaultdict
from functools import partial
from typing import Any, Final, NamedTuple

from parlour.cards.luck import Luck
from parlour.client.local_room import LocalRoom
from parlour.client.transports.local import LocalTransport
from parlour.engine.rules.game import Game
from parlour.match.match import Match, SeatCard
from parlour.mcp_server.seat import Seat
from parlour.players.deciding import decision
from parlour.players.kinds import HOUSE, maker_of, remarks_on
from parlour.players.seat_words import ME, parse_seats
from parlour.storage.memory import MemoryStore

_PATIENCE: Final = 25.0
"""So many seconds a program that has moved waits for bots that think long; later it asks again."""


class Place(NamedTuple):
    """A seat of a table: the table's key, and the person who sits there."""

    table: str
    person: str


class LocalTables:
    """Opens a room in memory when the first program asks for a table; nothing is written to disk."""

    def __init__(self) -> None:
        self._opening: asyncio.Task[LocalRoom] | None = None
        self._warm: defaultdict[str, set[str]] = defaultdict(set)

    async def _room(self) -> LocalRoom:
        if self._opening is None:
            self._opening = asyncio.create_task(LocalRoom.open(MemoryStore()))
        return await asyncio.shield(self._opening)

    async def open(self, game: Game, rules: Any, names: list[str], words: list[str]) -> list[Place]:
        """Begin a game between programs of these names and bots; return the places of the programs."""
        bots = _named_apart(parse_seats(",".join(words), game.levels), names) if words else []
        cards = [*(SeatCard(name, ME) for name in names), *bots]
        remarks_on([bot.player for bot in bots], game, rules, len(cards))
        await self._warm_up(Match.begin(game, rules, cards))
        room = await self._room()
        table = await room.begin(game, rules, cards)
        chairs = (await room.state(table)).chairs
        return [Place(table, chairs[seat].person) for seat in range(len(names))]

    async def _warm_up(self, match: Match) -> None:
        """Let house bots that are new here decide once beside the loop, in a game that nobody plays.

        What they read for their first decision takes half a second in some games; later ones are quick.
        """
        house = {card.player for card in match.seats if card.player.startswith(HOUSE)}
        for player in house - self._warm[match.game.id]:
            await asyncio.to_thread(_decide_once, match, player)
            self._warm[match.game.id].add(player)

    async def take_seat(self, place: Place) -> Seat:
        """Return the seat of this place, connected."""
        room = await self._room()
        retell = partial(room.game_history, place.table, person=place.person)
        transport = LocalTransport(room.room, place.table, place.person)
        seat = Seat(transport, retell=retell, patience=_PATIENCE)
        await seat.open()
        return seat

    async def close(self) -> None:
        """Close the room and forget its tables; the next program opens another."""
        if self._opening is not None:
            opening, self._opening = self._opening, None
            await (await opening).close()


def guest_names(host: str, guests: int) -> list[str]:
    """Return names for so many programs that are to come, none of them the host's."""
    names = [f"Guest {number}" for number in range(1, guests + 2)]
    return [name for name in names if name.casefold() != host.casefold()][:guests]


def _decide_once(match: Match, player: str) -> None:
    bot = maker_of(player)(match.game, match.rules, Luck(0))
    decision(bot, match.position, match.to_act()[0], match.told)


def _named_apart(bots: list[SeatCard], names: list[str]) -> list[SeatCard]:
    """Return the bots under names that nobody else at the table has."""
    taken = {name.casefold() for name in names}
    return [
        SeatCard(f"{card.name} (bot)" if card.name.casefold() in taken else card.name, card.player)
        for card in bots
    ]
