"""Evenings in a room, exported: hints, undos, votes, pauses, time-outs, kicks, bots and rematches."""

import asyncio
from collections.abc import AsyncIterator
from functools import cache

from parlour.match.export import export_game
from parlour.storage.memory import MemoryStore
from parlour.tables.lobby.archive import Archive, NoSuchGame
from parlour.tables.lobby.rules_store import keep_rules
from parlour.wire import messages
from tests.simulation.virtual_loop import run_virtually
from tests.tables.stage import KEY, Guest
from tests.tables.stories import Story

_STEPS = 160
_NIGHT = 4_000.0
"""So many virtual seconds, and the clock and the house have played what people left."""


class Evening(Story):
    """A story in which people also ask the house."""

    def _wish(self, guest: Guest) -> None:
        seat = guest.session.seat
        if seat is not None and self.luck.below(2):
            guest.say(messages.Ask(guest.id(), "hint", self.table.state.asked[seat]))
        else:
            super()._wish(guest)


@cache
def evening(seed: int) -> tuple[bytes, ...]:
    """The games of one evening as the room exports them; the seed also chooses the game."""
    games: list[bytes] = []

    async def story() -> None:
        play = Evening(seed)
        await keep_rules(play.store, play.settings.rules())
        table = await play.begin()
        for _ in range(_STEPS):
            await play.step()
        await asyncio.sleep(_NIGHT)
        table.drain()
        games.extend([game async for game in _exported(play.store)])

    run_virtually(story)
    return tuple(games)


async def _exported(store: MemoryStore) -> AsyncIterator[bytes]:
    """Every game of the table, the first one first."""
    archive, number = Archive(store), 1
    while True:
        try:
            played = await archive.played(KEY, number)
        except NoSuchGame:
            return
        yield export_game(await archive.saved(played))
        number += 1
