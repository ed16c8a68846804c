"""Ratings: how strong people are at a game, from the finished rated games and from nothing else.

Nothing is stored: the games in the order of their ends, played through once more, give the same numbers.
Games by house rules, which tables took as rated ones once, are not counted.
"""

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from parlour.storage.rows import GameLine, tournament_of
from parlour.storage.store import Store
from parlour.tables.log.rows import entry_of

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating

_LATEST: Final = 500
"""A game that lasted while so many others began is counted when the room starts again."""
_ALL: Final = 10_000_000
_PEOPLE: Final = 2
"""So many people make a game that counts; what bots did there does not."""


class Rating(NamedTuple):
    """Somebody's strength: `shown` is what they are surely worth, three spreads below the mean."""

    person: str
    name: str
    mean: float
    spread: float
    games: int

    @property
    def shown(self) -> float:
        return self.mean - 3 * self.spread


class Ladder:
    """The ratings of one game, as far as its games have been counted."""

    def __init__(self) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._rated: dict[str, PlackettLuceRating] = {}
        self._names: dict[str, str] = {}
        self._games: dict[str, int] = {}

    def count(self, line: GameLine) -> None:
        """Take in one finished game; people alone, in the order of their places."""
        seats = [seat for seat, person in enumerate(line.people) if person]
        if len({line.people[seat] for seat in seats}) < _PEOPLE or not line.places:
            return
        before = [[self._rated.get(line.people[seat]) or self._model.rating()] for seat in seats]
        after = self._model.rate(before, ranks=[float(line.places[seat]) for seat in seats])
        for seat, (rating,) in zip(seats, after, strict=True):
            person = line.people[seat]
            self._rated[person] = rating
            self._names[person] = line.names[seat]
            self._games[person] = self._games.get(person, 0) + 1

    def ratings(self) -> list[Rating]:
        """Return everybody, the strongest first."""
        found = [
            Rating(person, self._names[person], rated.mu, rated.sigma, self._games[person])
            for person, rated in self._rated.items()
        ]
        return sorted(found, key=lambda each: (-each.shown, each.person))


def ladders(lines: Iterable[GameLine]) -> dict[str, Ladder]:
    """Return the ladder of each game, from all finished rated games."""
    made: dict[str, Ladder] = {}
    for line in sorted(lines, key=_order):
        made.setdefault(line.game, Ladder()).count(line)
    return made


def _order(line: GameLine) -> tuple[int, str, int]:
    return line.ended, line.table, line.number


class Ratings:
    """The ladders of the room, kept up as games end."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._ladders: dict[str, Ladder] = {}
        self._counted: set[tuple[int, str, int]] = set()
        self._is_shipped: dict[str, bool] = {}
        self._last: tuple[int, str, int] = (0, "", 0)
        self._lock = asyncio.Lock()

    async def of(self, game: str) -> list[Rating]:
        """Return everybody's rating at this game now."""
        async with self._lock:
            await self._catch_up()
        found = self._ladders.get(game)
        return found.ratings() if found else []

    async def _catch_up(self) -> None:
        latest = await self._store.games(rated=True, ended=True, most=_LATEST)
        new = sorted((line for line in latest if _order(line) not in self._counted), key=_order)
        if not new:
            return
        if len(new) == _LATEST or _order(new[0]) < self._last:
            await self._count_anew()
            return
        for line in await self._by_shipped_rules(new):
            self._ladders.setdefault(line.game, Ladder()).count(line)
        self._counted.update(map(_order, new))
        self._last = _order(new[-1])

    async def _by_shipped_rules(self, lines: list[GameLine]) -> list[GameLine]:
        """Return the games that were played by a variant as it is shipped, not by house rules."""
        for line in lines:
            if line.table not in self._is_shipped:
                self._is_shipped[line.table] = await self._is_by_shipped_rules(line.table)
        return [line for line in lines if self._is_shipped[line.table]]

    async def _is_by_shipped_rules(self, table: str) -> bool:
        """Return whether a table has no house rules; a tournament that has some is not rated."""
        first = [] if tournament_of(table) else await self._store.rows(table, most=1)
        return not first or not entry_of(first[0]).settings.has_house_rules()

    async def _count_anew(self) -> None:
        """Count all games again in their order: one ended earlier than another that was counted already."""
        lines = await self._store.games(rated=True, ended=True, most=_ALL)
        self._ladders = await asyncio.to_thread(ladders, await self._by_shipped_rules(lines))
        self._counted = {_order(line) for line in lines}
        self._last = max(self._counted)
