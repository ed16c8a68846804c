"""Small tournaments of several formats and games: how they are played, and who enters them."""

from itertools import count
from random import Random
from typing import Any, Final, NamedTuple

from parlour.client import Door, RoomError
from tests.browser.short import short_rules
from tests.endurance.tournaments.entrants import Entrant

_PEOPLE: Final = 2
_TRIES: Final = 20
_CLOCK: Final = {"rest_seconds": 2, "forfeit_seconds": 30}


class Kind(NamedTuple):
    """A kind of tournament: its regulations, and how many bots enter it."""

    bots: int
    regulations: dict[str, Any]


def _kind(bots: int, game: str, name: str, **others: Any) -> Kind:
    options = others.pop("options", {})
    usual = {"chairs": 2, "fill": "random", "clock": _CLOCK, "prizes": {"places": [5, 3]}}
    return Kind(bots, usual | {"game": game, "format": {"name": name, **options}} | others)


KINDS: Final = (
    _kind(9, "bastard-brag", "freeze-out", chairs=4),
    _kind(7, "bastard-brag", "freeze-out", chairs=4, mover="fewest-moves", halt_short=True),
    _kind(6, "three-card-brag", "freeze-out", chairs=4),
    _kind(5, "five-card-draw", "freeze-out", chairs=4, variant="fixed-limit", stack=6),
    _kind(4, "five-card-draw", "swiss", options={"rounds": 3}),
    _kind(4, "five-card-draw", "single-elimination"),
    _kind(3, "bastard-brag", "double-elimination"),
    _kind(3, "bastard-brag", "round-robin"),
    _kind(8, "big-c", "group-knockout", chairs=4, options={"go_on": 2}),
    _kind(6, "big-c", "shoot-out", chairs=3),
    _kind(5, "three-card-brag", "swiss", chairs=3, options={"rounds": 2}),
    _kind(4, "bastard-brag", "arena", chairs=3, options={"minutes": 1}),
    _kind(2, "claim", "swiss", chairs=4, options={"rounds": 1}, changes=short_rules("claim")),
)


class Cup(NamedTuple):
    """A tournament that goes on, and its people."""

    key: str
    name: str
    people: list[Entrant]


class Organiser:
    """Opens one tournament after the other, of every kind in turn."""

    def __init__(self, room: str, luck: Random) -> None:
        self._room = room
        self._luck = luck
        self._number = count()

    async def open(self) -> Cup:
        """A tournament that has started, with its bots and people; nobody is killed meanwhile."""
        number = next(self._number)
        kind = KINDS[number % len(KINDS)]
        entrants = {"least": kind.bots + _PEOPLE, "most": kind.bots + _PEOPLE}
        regulations = {"title": f"Cup {number}", "entrants": entrants, **kind.regulations}
        host = await self._somebody("Host")
        key = str((await _asked(host, "/api/tournaments", {"regulations": regulations}))["tournament"])
        people = [await self._enter(key, f"Person {place}") for place in range(_PEOPLE)]
        bots = {"what": "bot", "player": "random", "amount": kind.bots, "reason": "They play too."}
        await _asked(host, f"/api/tournaments/{key}/act", bots, done="tournament-full")
        return Cup(key, f"{kind.regulations['game']}, {kind.regulations['format']['name']}", people)

    async def _somebody(self, name: str) -> Door:
        door = Door(f"{self._room}/t/none", name=name)
        door.key = str((await _asked(door, "/api/person", {"name": name}))["key"])
        return door

    async def _enter(self, key: str, name: str) -> Entrant:
        door = await self._somebody(name)
        await _asked(door, f"/api/tournaments/{key}/enter", {})
        return Entrant(door, key, Random(self._luck.random()))


async def _asked(door: Door, path: str, body: dict[str, Any], done: str = "") -> dict[str, Any]:
    """What the room answers; where nobody is there yet it is asked again.

    `done` is the refusal that says that it was done the first time, though the answer was lost with the room.
    """
    for turn in range(_TRIES):
        try:
            return await door.post(path, body)
        except RoomError as error:
            if turn and error.code == done:
                return {}
            if error.code != "no-room":
                raise
    raise RoomError("no-room", "Nobody is there.")
