"""How long a search goes on: so many imagined games, or until the clock says so."""

import re
from collections.abc import Iterator
from time import monotonic
from typing import Final

from parlour.players.kinds import BadSeat

USUAL_GAMES: Final = 300
"""A decision then takes a compiled search 10 to 50 ms; more games make it stronger, slowly.

Since all moves meet the same deals, 50 games find most of what imagined games can tell. Judged by other
deals, they find from seven tenths to all of what 800 find beyond the house's move, by the game, and 200 nine
tenths or more (bench/ladder/races.py). Real players need not agree: see docs/decisions/0009.
"""
MOST_GAMES: Final = 1_000_000
LONGEST_SECONDS: Final = 600
SECONDS_IN: Final = {"ms": 0.001, "s": 1.0}
WORD: Final = re.compile(r"([0-9]{1,9})(ms|s)?")


class Budget:
    """So many games, or as many as fit into so many seconds; never fewer than one."""

    def __init__(self, games: int = 0, seconds: float = 0.0) -> None:
        self.games = games
        self.seconds = seconds

    def spend(self) -> Iterator[int]:
        """Number the games that may be imagined, as long as there may be another."""
        return iter(range(self.games)) if self.games else _until(monotonic() + self.seconds)


def _until(end: float) -> Iterator[int]:
    number = 0
    yield number
    while monotonic() < end:
        number += 1
        yield number


def budget_of(detail: str, kind: str = "search") -> Budget:
    """Return the budget behind the colon of `search:400`, `search:200ms` or `search:2s`."""
    if not detail:
        return Budget(games=USUAL_GAMES)
    found = WORD.fullmatch(detail)
    if found is None or int(found[1]) == 0:
        said = f"'{kind}:{detail}' is no player: write {kind}:400, {kind}:200ms or {kind}:2s."
        raise BadSeat("bad-seat", said)
    return _budget_of_seconds(int(found[1]), found[2]) if found[2] else _budget_of_games(int(found[1]))


def _budget_of_games(games: int) -> Budget:
    if games > MOST_GAMES:
        raise BadSeat(
            "bad-seat", f"A search imagines at most {MOST_GAMES:,} games for one move, not {games:,}."
        )
    return Budget(games=games)


def _budget_of_seconds(number: int, unit: str) -> Budget:
    seconds = number * SECONDS_IN[unit]
    if seconds > LONGEST_SECONDS:
        raise BadSeat("bad-seat", f"A search takes at most {LONGEST_SECONDS} seconds for one move.")
    return Budget(seconds=seconds)
