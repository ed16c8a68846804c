"""A tournament in a room, whose director does what the test says; and how one may stand."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from threading import Thread
from typing import Any, TypeVar

from parlour.client.tournament import TournamentNow
from parlour.storage.store import Store
from parlour.wire.tournament_parts import (
    Standing,
    TournamentCommon,
    TournamentFacts,
    TournamentOwn,
    TournamentTable,
)
from tests.server.served import HASTY, House, served

T = TypeVar("T")
PATIENCE = 15.0
GAME = "bastard-brag"


def story(told: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """A test that is a story on a loop of its own."""

    @wraps(told)
    def run() -> None:
        asyncio.run(told())

    return run


async def beside(work: Callable[[], T]) -> T:
    """What comes of the work in a thread that no failure of a test waits for."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        try:
            result = work()
        except BaseException as error:
            loop.call_soon_threadsafe(done.set_exception, error)
        else:
            loop.call_soon_threadsafe(done.set_result, result)

    Thread(target=run, daemon=True).start()
    async with asyncio.timeout(PATIENCE):
        return await done


class Cup:
    """A tournament, and its director."""

    def __init__(self, house: House, director: str, opened: Any) -> None:
        self.house = house
        self.director = director
        self.key = str(opened["tournament"])
        self.link = f"{house.origin}/tournament/{self.key}"

    async def act(self, what: str, **others: Any) -> None:
        """The director acts."""
        body = {"what": what, "reason": "Because.", **others}
        answer = await self.house.ask("POST", f"/api/tournaments/{self.key}/act", body, key=self.director)
        assert answer.status == 200, answer.body

    async def shown(self) -> Any:
        """The tournament as its director sees it."""
        return (await self.house.ask("GET", f"/api/tournaments/{self.key}", key=self.director)).tree()

    async def until(self, is_so: Callable[[Any], bool]) -> Any:
        """Waits until something is so, and returns the tournament as everybody sees it then."""
        async with asyncio.timeout(PATIENCE):
            while not is_so(common := (await self.shown())["common"]):
                await asyncio.sleep(0.03)
        return common


@asynccontextmanager
async def a_cup(store: Store | None = None, **regulations: Any) -> AsyncIterator[Cup]:
    """A tournament that anybody may enter."""
    async with served(store=store, **HASTY) as house:
        director = await house.person("Hilde")
        tree = {"game": GAME, "title": "Cup", "format": {"name": "freeze-out"}, "chairs": 3}
        wanted = tree | {"clock": {"rest_seconds": 0}, "prizes": {"places": [7, 3]}} | regulations
        answer = await house.ask("POST", "/api/tournaments", {"regulations": wanted}, key=director)
        assert answer.status == 201, answer.body
        yield Cup(house, director, answer.tree())


def standing_now(
    *,
    status: str = "running",
    own: Standing | None = None,
    table: str = "",
    number: int = 0,
    why: str = "",
    may: tuple[str, ...] = (),
    **common: Any,
) -> TournamentNow:
    """A tournament of three as somebody may be shown it."""
    everybody = [
        Standing(1, 0, "Ann", stack=4, table=1),
        Standing(2, 1, "Bob", stack=2, table=1),
        Standing(3, 2, "Cid", status="out"),
    ]
    facts = TournamentFacts("q7x2", "Friday night", status, GAME, "default", "freeze-out", 3, 8, 2)
    tables = [TournamentTable(1, "m4k1", 2, [0, -1, 1], ["Ann", "", "Bob"], [4, 0, 2])]
    given: dict[str, Any] = {"stack": 3, "average": 3.0, "standing_count": 3}
    given |= {"standings": everybody, "tables": tables}
    shown = TournamentCommon(facts, {"game": GAME}, **(given | common))
    mine = TournamentOwn(own.entrant if own else -1, own, table, number, 0, why, list(may))
    return TournamentNow(shown, mine)
