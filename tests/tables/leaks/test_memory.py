"""A table remembers nothing but its rows: in use for hours it says what one says that has just been woken."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from msgspec.structs import replace

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.wire import messages
from parlour.wire.messages import Advice, ClosedMoves, No, State, Welcome
from tests.simulation.virtual_loop import run_virtually
from tests.tables.leaks.worlds import World, random_moves
from tests.tables.stage import KEY, Guest
from tests.tables.stories import brief_settings

_A_WHILE = 7.0


class Used(World):
    """A table that is asked for everything at every turn of its story; `wrong` is where it erred."""

    def __init__(self, name: str) -> None:
        least = max(2, find_game(name).rules().players.least)
        super().__init__(brief_settings(name, seats=least, clock="none", reveal="never"))
        self.luck = Luck(71)
        self.wrong: list[str] = []

    async def go_on(self, most: int) -> None:
        match = self.table.state.now_played()
        await self.play(random_moves(match.at(match.n), self.luck, most))

    async def check(self, when: str) -> None:
        """Compares what everybody is told by this table and by another one, woken from the same rows."""
        for person in [person for person, line in self.lines.items() if line.session.seat is not None]:
            used = await self.line(person)
            await self._ask(used)
            other = await self.another_room()
            woken = Guest(await other.table(KEY), person)
            await self._ask(woken)
            if told_to(used) != told_to(woken):
                self.wrong.append(f"{when}: {person}")
            used.session.gone()
            await other.drain()

    async def _ask(self, line: Guest) -> None:
        asked = line.table.state.asked[line.seat()]
        for what in ("hand", "odds", "hint"):
            line.say(messages.Ask(line.id(), what, asked))
        line.say(messages.Why(line.id()))
        await asyncio.sleep(_A_WHILE)


def told_to(line: Guest) -> list[object]:
    """What a line was told, but for the time and the number of the last row, which a hint changes."""
    states = [replace(state, now=0, seq=0) for state in line.all(State)]
    answers: list[Any] = [*line.all(Advice), *line.all(ClosedMoves), *line.all(No)]
    return [line.all(Welcome), states[:1], sorted(answers, key=lambda each: each.id)]


async def undone(world: Used) -> None:
    """Moves are taken back and others made."""
    for _ in range(2):
        last = world.table.state.now_played().played[-1].seat
        await world.decide(f"p{last}", "undo")
        await world.check("undone")
        await world.go_on(1)
        await world.check("and played otherwise")


async def taken_over(world: Used) -> None:
    """The house plays for somebody, who is back later."""
    await world.do("p0", "stand")
    await world.check("the house plays")
    await world.do("p0", "back")
    await world.go_on(1)
    await world.check("and gives the seat back")


async def hosted_by_another(world: Used) -> None:
    await world.do("p0", "host", seat=1)
    await world.check("another host")


async def restarted(world: Used) -> None:
    await world.restart()
    await world.check("restarted")
    await undone(world)


async def played_again(world: Used) -> None:
    """The game ends, another person takes a chair, others change theirs, and there is another game."""
    await world.go_on(1_000)
    await world.do("p0", "stand")
    await world.sit("cid", 0)
    await world.check("sat down")
    await world.do("p1", "rematch")
    for _ in range(4):
        await world.check("played again")
        await world.go_on(1)


CHANGES: list[Callable[[Used], Awaitable[None]]] = [
    undone,
    taken_over,
    hosted_by_another,
    restarted,
    played_again,
]


def wrongly_told(name: str, change: Callable[[Used], Awaitable[None]]) -> list[str]:
    async def story() -> list[str]:
        world = Used(name)
        await world.open()
        await world.do("p0", "begin")
        for _ in range(3):
            await world.check("begun")
            await world.go_on(1)
        await change(world)
        return world.wrong

    return run_virtually(story)


@pytest.mark.usefixtures("quick_odds")
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: change.__name__)
@pytest.mark.parametrize("name", game_names())
def test_a_table_in_use_says_what_one_says_that_has_just_been_woken(
    name: str, change: Callable[[Used], Awaitable[None]]
) -> None:
    assert not wrongly_told(name, change)
