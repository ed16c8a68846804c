"""The friends of a room: who has met whom, what is passed on to whose lines, and who is seen to be here."""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from parlour.engine.errors import ParlourError
from parlour.storage.rows import GameLine
from parlour.storage.store import Store, StoreError
from parlour.tables.clock import Clock, Timer
from parlour.tables.friends.challenges import Challenges
from parlour.tables.friends.ties import BLOCKED, LIKED, STAYS, Ties
from parlour.tables.people.session import Session
from parlour.tables.refusals import table_refusal
from parlour.wire.messages import ChallengeList
from parlour.wire.parts import Challenged

_PERSON: Final = "p:"
_GAMES: Final = 200


class Companion(NamedTuple):
    """Somebody whom a person has played with, or has said something of; through that person's eyes."""

    person: str
    name: str
    games: int
    last: int
    liked: bool
    friend: bool
    blocked: bool
    here: bool


class Friends:
    """Ties and challenges, and the lines of this process that hear of them."""

    def __init__(self, store: Store, clock: Clock, sessions: Callable[[], Iterator[Session]]) -> None:
        self.ties = Ties(store, clock)
        self.challenges = Challenges(store, clock, self.ties)
        self._store = store
        self._clock = clock
        self._sessions = sessions
        self._timer: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def companions(self, person: str) -> list[Companion]:
        """Return whom this person has played with lately, those of the last game first."""
        games = await self._store.games(person=person, most=_GAMES)
        liked, blocked = await self.ties.of(LIKED, person), await self.ties.of(BLOCKED, person)
        friends, here = await self.ties.friends_of(person), await self.ties.here_for(person)
        names, last = _names_and_times(games)
        met = Counter(other for game in games for other in set(game.people) - {"", person})
        return [
            Companion(
                *(other, names[other], met[other], last[other], other in liked, other in friends),
                *(other in blocked, other in here),
            )
            for other in sorted(met, key=lambda other: (-last[other], other))
        ]

    async def check_met(self, person: str, other: str) -> None:
        """Refuse somebody with whom this person has not played; strangers and nobody are refused alike."""
        games = await self._store.games(person=person, most=_GAMES)
        if other == person or not any(other in game.people for game in games):
            raise table_refusal("not-met")

    async def block(self, person: str, other: str, *, on: bool) -> None:
        """Block somebody or hear them again, on all lines here from the answer on."""
        await self.ties.block(person, other, on=on)
        await self._tell_lines(person)
        self.tell(person)

    def tell(self, person: str) -> None:
        """Let all lines of this person, in whichever process, know what is new for them."""
        self._store.publish(_PERSON + person, b"{}")
        self._refresh(person)

    def receive(self, key: str) -> None:
        """Take in what another process publishes, if it is about a person."""
        if key.startswith(_PERSON):
            self._refresh(key.removeprefix(_PERSON))

    def came(self, session: Session) -> None:
        """Tell a new line what waits for its person."""
        if session.person:
            self._refresh(session.person)
            self.later(self.ties.see(session.person))

    async def blocked_by(self, person: str) -> frozenset[str]:
        """Return whose talk is not passed on to this person; nobody's where the store cannot say now."""
        try:
            return await self.ties.of(BLOCKED, person) if person else frozenset()
        except StoreError:
            return frozenset()

    def _refresh(self, person: str) -> None:
        if any(session.person == person for session in self._sessions()):
            self.later(self._tell_lines(person))

    async def _tell_lines(self, person: str) -> None:
        """Bring the lines of a person up to date: whom they block, and who challenges them."""
        blocked = await self.blocked_by(person)
        sent = [
            Challenged(each.challenge, each.name, each.table, each.game, each.until)
            for _, each in await self.challenges.incoming(person)
        ]
        for session in [each for each in self._sessions() if each.person == person]:
            session.blocked = blocked
            if sent or session.is_challenged:
                session.tell(ChallengeList(sent))
            session.is_challenged = bool(sent)

    def look(self) -> None:
        """Note who is in the room, now and again."""
        people = {session.person for session in self._sessions()} - {""}
        self.later(self.ties.see_all(people))
        self._timer = self._clock.call_at(self._clock.now() + STAYS // 3, self.look)

    def later(self, work: Any) -> None:
        """Have something done beside what goes on."""
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        """Let go of work that is tried again anyway; a store that fails is told of elsewhere."""
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, ParlourError):
            raise error

    def stop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        for task in list(self._tasks):
            task.cancel()

    async def forget(self, person: str) -> None:
        """Remove what this person has said of others and others of them; games stay in the record."""
        await self.ties.forget(person)
        await self.challenges.forget(person)
        await self._tell_lines(person)
        self.tell(person)


def _names_and_times(games: list[GameLine]) -> tuple[dict[str, str], dict[str, int]]:
    """Return what people were last called, and when they last played."""
    names: dict[str, str] = {}
    last: dict[str, int] = {}
    for game in sorted(games, key=lambda game: game.began):
        for other, name in zip(game.people, game.names, strict=True):
            names[other], last[other] = name, game.began
    return names, last
