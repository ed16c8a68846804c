"""Deals of a tournament on a stage: a room, a table of the cup, orders, and people around it."""

import asyncio
from typing import Any

from parlour.engine.play.state import field_names
from parlour.match.provenance import SpelledStart
from parlour.storage.memory import MemoryStore
from parlour.storage.store import Store
from parlour.tables.limits import TableLimits
from parlour.tables.lobby.room import Room
from parlour.tables.log.entries import PERSON, SeatedChair
from parlour.tables.play.scheduler import RoomBots
from parlour.tables.settings import TableSettings
from parlour.tables.state import TableState
from parlour.tables.table import Table
from parlour.tables.tournament.dealing import DealOrder
from parlour.tables.tournament.tables import TournamentTables
from tests.tables.stage import virtual_clock

GAME = "three-card-brag"
CUP = "cup"
SETTINGS = TableSettings(game=GAME, seats=4)
NOBODY = SeatedChair()


def bot(name: str) -> SeatedChair:
    return SeatedChair(name, "random")


def person(name: str) -> SeatedChair:
    """Somebody whose number is their name in small letters."""
    return SeatedChair(name, PERSON, name.lower())


BOTS = (bot("Abe"), NOBODY, bot("Cas"), bot("Dot"))
PEOPLE = (person("Ann"), NOBODY, person("Ben"), bot("Dot"))


def an_order(number: int, chairs: tuple[SeatedChair, ...] = BOTS, **others: Any) -> DealOrder:
    """A deal in which everybody brings forty coins."""
    stacks = [40 if chair.player else 0 for chair in chairs]
    usual: dict[str, Any] = {"secret": bytes([number] * 32), "start": SpelledStart(stacks)}
    return DealOrder(number, chairs, **usual | others)


async def a_room(
    store: Store | None = None, *, shared: bool = False, limits: TableLimits | None = None, pace: float = 0.0
) -> Room:
    kept = store or MemoryStore(now=virtual_clock().now)
    bots = RoomBots(pace=pace)
    return await Room.opened(kept, clock=virtual_clock(), bots=bots, shared=shared, limits=limits)


async def a_table(room: Room, settings: TableSettings = SETTINGS) -> tuple[TournamentTables, Table]:
    tables = TournamentTables(room, CUP)
    return tables, await room.table(await tables.open(settings))


async def until_over(table: Table, seconds: float = 600) -> None:
    """Wait until the game on the table is over."""
    for _ in range(int(seconds * 10)):
        if not table.state.is_played():
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the game goes on and on")


def facts_of(state: TableState) -> dict[str, Any]:
    """All that a state knows, comparable with another's."""
    facts = {name: getattr(state, name) for name in field_names(state)}
    facts["answers"] = [last and (last.asked, last.move, last.n) for last in state.answers]
    match = facts.pop("match")
    position = None if match is None else match.position.state()
    return facts | {"position": position, "rules": state.rules_in_force()}
