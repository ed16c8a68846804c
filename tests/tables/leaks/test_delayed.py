"""Who looks on with a delay never sees the last moves, whatever else happens at the table meanwhile."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import game_names
from parlour.tables.settings import TableSettings
from parlour.wire.messages import Seats, State
from tests.simulation.virtual_loop import run_virtually
from tests.tables.leaks.worlds import Line, World, differences, game_of, random_moves, secret_of
from tests.tables.stories import brief_settings

DELAY = 3
KNOWN = 4
"""So many moves are the same in both worlds; those after them are not."""

Happening = Callable[["Watched"], Awaitable[None]]


async def nothing(world: "Watched") -> None:
    """The moves alone."""


async def pauses(world: "Watched") -> None:
    for _ in range(DELAY):
        await world.do("p0", "pause")
        await world.do("p0", "resume")


async def takeovers(world: "Watched") -> None:
    for _ in range(DELAY):
        await world.do("p1", "stand")
        await world.do("p1", "back")


async def another_host(world: "Watched") -> None:
    await world.do("p0", "host", seat=1)


async def an_undo(world: "Watched") -> None:
    """The last move is taken back and another one made, again and again."""
    for _ in range(DELAY):
        last = world.table.state.now_played().played[-1].seat
        await world.decide(world.of_seat(last).person, "undo")
        await world.play(after(world, 1))


async def a_restart(world: "Watched") -> None:
    await world.restart()


HAPPENINGS: list[Happening] = [nothing, pauses, takeovers, another_host, an_undo, a_restart]


def after(world: "Watched", most: int) -> list[Any]:
    """So many moves from here on, with the luck of this world."""
    match = world.table.state.now_played()
    return random_moves(match.at(match.n), world.luck, most)


class Watched(World):
    """A table with somebody who looks on from the beginning, and somebody who comes late."""

    def __init__(self, settings: TableSettings, luck: Luck) -> None:
        super().__init__(settings)
        self.luck = luck

    async def story(self, happening: Happening) -> dict[str, object]:
        await self.open()
        eve = await self.come("eve")
        await self.do("p0", "begin")
        await self.play(random_moves(game_of(self.settings, secret_of(1)), Luck(61), KNOWN))
        for _ in range(DELAY):
            await self.play(after(self, 1))
            await happening(self)
        dot = await self.come("dot")
        reads: dict[str, object] = dict(await self.reads("eve"))
        return reads | {"from the beginning": seen(eve), "late": seen(dot)}


def seen(line: Line) -> list[Any]:
    """What a line has got; votes are no moves, and told at once, with the names of whom they are about."""
    frames = zip(line.messages(), line.received(), strict=True)
    return [replace(each, vote=None) if isinstance(each, Seats) else frame for each, frame in frames]


def settings_of(name: str) -> TableSettings:
    return brief_settings(name, clock="none", delay=DELAY)


def what_differs(name: str, happening: Happening) -> list[str]:
    """Where somebody who looks on could tell two different sets of last moves apart."""
    worlds = [Watched(settings_of(name), Luck(62, number)) for number in range(2)]
    here, there = (run_virtually(partial(world.story, happening)) for world in worlds)
    return differences(here, there)


@pytest.mark.parametrize("happening", HAPPENINGS, ids=lambda each: each.__name__)
@pytest.mark.parametrize("name", game_names())
def test_the_last_moves_cannot_be_told_by_whoever_looks_on(name: str, happening: Happening) -> None:
    assert not what_differs(name, happening)


@pytest.mark.parametrize("name", game_names())
def test_the_moves_before_them_are_seen(name: str) -> None:
    async def story() -> int:
        world = Watched(settings_of(name), Luck(63))
        await world.story(nothing)
        states = [each for each in world.lines["eve"].messages() if isinstance(each, State)]
        return len(states)

    assert run_virtually(story) == KNOWN + 1
