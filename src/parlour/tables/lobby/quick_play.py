"""Quick play: a game now, with whoever else wants the same; the house takes the chairs that stay empty."""

from typing import Final

from parlour.engine.rules.finder import find_game
from parlour.storage.rows import TableLine
from parlour.storage.store import Store
from parlour.tables.clock import Clock
from parlour.tables.settings import TableSettings

TITLE: Final = "Quick play"
PATIENCE: Final = 20_000
"""Milliseconds that the first one waits for others."""
_USUAL_SEATS: Final = 4


def quick_settings(game: str, variant: str, seats: int) -> TableSettings:
    """Return the table for such a game; without a number of seats, four or as many as the game takes."""
    found = find_game(game)
    rules = found.rules(variant)
    usual = max(rules.players.least, min(rules.players.most, _USUAL_SEATS))
    return TableSettings(
        game=found.id,
        variant=variant,
        seats=seats or usual,
        public=True,
        rated=True,
        casual=False,
        fill=f"house:{rules.default_rival}",
        title=TITLE,
    )


def is_finished_quick_play(line: TableLine) -> bool:
    """Return whether a table that quick play has opened has had its game: nobody new is wanted there."""
    return line.title == TITLE and line.status == "over"


class QuickPlay:
    """Finds the table that waits for somebody who wants the same."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def waiting(self, wanted: TableSettings) -> str | None:
        """Return a table of this kind, opened a moment ago in any process, with a free chair."""
        lines = await self._store.tables(status=("open",), public=True, tournament="")
        return next((line.table for line in lines if self._fits(line, wanted)), None)

    def _fits(self, line: TableLine, wanted: TableSettings) -> bool:
        same = (line.title, line.game, line.variant, line.seats) == (
            TITLE,
            wanted.game,
            wanted.variant,
            wanted.seats,
        )
        return same and line.people < line.seats and line.made + PATIENCE > self._clock.now()
