"""Seeks: a game with whoever else wants the same, at a table that begins by itself.

Whoever seeks is led to a table that seeks the same, or a new one is opened. `quick` ones wait a moment, and
the house takes the chairs that stay empty; `people` wait until all chairs are taken, or in vain.
"""

from asyncio import Lock
from typing import Final, Literal, NamedTuple, Protocol

from parlour.engine.rules.finder import find_game
from parlour.storage.rows import TableLine
from parlour.storage.store import Store
from parlour.tables.clock import Clock
from parlour.tables.limits import TableLimits
from parlour.tables.refusals import table_refusal
from parlour.tables.settings import TableSettings
from parlour.tables.state import OPEN, OVER

QUICK: Final = "quick"
PEOPLE: Final = "people"
TITLE: Final = "Quick play"
_USUAL_SEATS: Final = 4


class Offer(NamedTuple):
    """How a table seeks players, and until when."""

    seek: str
    until: int


class Sought(NamedTuple):
    """The table at which somebody waits for others, and until when."""

    table: str
    until: int


def quick_settings(game: str, variant: str, seats: int) -> TableSettings:
    """Return the table of quick play; without a number of seats, four or as many as the game takes."""
    found = find_game(game)
    return TableSettings(
        game=found.id,
        variant=variant,
        seats=seats or _usual_seats(game, variant),
        public=True,
        rated=True,
        casual=False,
        fill=f"house:{found.rules(variant).default_rival}",
        title=TITLE,
    )


def people_settings(
    game: str,
    variant: str,
    *,
    seats: int,
    is_rated: bool,
    clock: Literal["rules", "none"],
    is_public: bool = True,
) -> TableSettings:
    """Return the table for people who seek each other: its chairs are theirs alone."""
    return TableSettings(
        game=find_game(game).id,
        variant=variant,
        seats=seats or _usual_seats(game, variant),
        public=is_public,
        rated=is_rated,
        casual=not is_rated,
        clock=clock,
        fill="",
    )


def _usual_seats(game: str, variant: str) -> int:
    players = find_game(game).rules(variant).players
    usual: int = max(players.least, min(players.most, _USUAL_SEATS))
    return usual


def is_wanted(line: TableLine, now: int) -> bool:
    """Return whether a public table is listed: not when it sought players and has had its game, when its
    time is over, or while nobody sits there yet."""
    if line.status == OVER:
        return not line.seek and line.title != TITLE
    return not line.seek or line.status != OPEN or (line.until > now and line.people > 0)


def is_still_mine(line: TableLine, now: int) -> bool:
    """Return whether whoever opened the table finds it among their own: it is no seek that is over."""
    return not line.seek or (line.status != OVER and (line.status != OPEN or line.until > now))


class OpenTable(Protocol):
    """Opens a table for somebody, and returns its key."""

    async def __call__(
        self, person: str, settings: TableSettings, *, offer: Offer, club: str = ""
    ) -> str: ...


class Seeks:
    """Brings people together at tables that wait for somebody who wants the same."""

    def __init__(self, store: Store, clock: Clock, limits: TableLimits, open_table: OpenTable) -> None:
        self._store = store
        self._clock = clock
        self._limits = limits
        self._open_table = open_table
        self._lock = Lock()

    async def seek(self, person: str, wanted: TableSettings, seek: str, *, club: str = "") -> Sought:
        """Return a table that waits for somebody who wants the same, or a new one that begins by itself.

        Members of a club who seek in it find each other alone. Where two processes open one at once, both
        lead to the same.
        """
        async with self._lock:
            found = await self._waiting(wanted, seek, club)
            if found is None:
                offer = await self._offer(person, seek)
                table = await self._open_table(person, wanted, offer=offer, club=club)
                found = await self._waiting(wanted, seek, club) or Sought(table, offer.until)
        return found

    async def _offer(self, person: str, seek: str) -> Offer:
        """Return a seek that begins now; refuse one more than somebody may have at once."""
        await self._check_may_seek(person)
        wait = self._limits.quick if seek == QUICK else self._limits.seek
        return Offer(seek, self._clock.now() + wait)

    async def _waiting(self, wanted: TableSettings, seek: str, club: str) -> Sought | None:
        """Return the table of this kind, opened in any process, at which most people wait; of equals the
        oldest."""
        lines = await self._store.tables(status=(OPEN,), public=not club, tournament="", club=club)
        fits = [line for line in lines if self._fits(line, wanted, seek)]
        fits.sort(key=lambda line: (-line.people, line.made, line.table))
        return Sought(fits[0].table, fits[0].until) if fits else None

    def _fits(self, line: TableLine, wanted: TableSettings, seek: str) -> bool:
        offered = (line.seek, line.game, line.variant, line.seats, line.rated, line.clock)
        same = (seek, wanted.game, wanted.variant, wanted.seats, wanted.rated, wanted.clock)
        return offered == same and line.people < line.seats and line.until > self._clock.now()

    async def _check_may_seek(self, person: str) -> None:
        lines = await self._store.tables(status=(OPEN,), opener=person)
        now = self._clock.now()
        if sum(bool(line.seek) and line.until > now for line in lines) >= self._limits.seeks:
            raise table_refusal("too-many-seeks", count=self._limits.seeks)
