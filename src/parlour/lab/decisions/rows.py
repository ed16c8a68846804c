"""The decisions of an experiment as one table: a row for each, in the order of the games."""

from collections.abc import Iterator
from typing import Any, Final

from parlour.lab.decisions.recording import layout_of
from parlour.lab.decisions.store import DealDecisions, DecisionStore
from parlour.lab.definition import Definition
from parlour.lab.players import labels, order_of, seating

SEEN: Final = "seen "
"""What stands before the names of the numbers that the seat saw: they are the environments' own."""
BEFORE: Final = (
    *("game", "deal", "rotation", "decision", "seat", "player"),
    *("verb", "move", "open_verbs", "open_moves"),
)
AFTER: Final = ("place", "win_share", "tally", "unfinished")
"""How the game ended for the seat, which it could not know then: what a learner is to foretell."""


class DecisionTable:
    """All rows of an experiment, read deal by deal from where they are kept."""

    def __init__(self, definition: Definition, deals: int, store: DecisionStore) -> None:
        self._definition, self._deals, self._store = definition, deals, store
        self._names = labels(definition.players)
        self.seen = [f"{SEEN}{name}" for name in layout_of(definition).names]
        self.columns = [*BEFORE, *self.seen, *AFTER]

    def rows(self) -> Iterator[list[Any]]:
        """Yield the values of all columns, decision by decision; a deal that was stopped has none."""
        recorded = self._store.open()
        for deal in range(self._deals):
            if deal in recorded:
                yield from self._rows_of(self._store.read(deal))

    def _rows_of(self, recorded: DealDecisions) -> Iterator[list[Any]]:
        definition, result = self._definition, recorded.result
        number = len(definition.players)
        order = order_of(number, definition.seed, result.deal)
        for rotation, decisions in enumerate(recorded.games):
            seated = seating(order, definition.seats, rotation)
            game, ended = result.deal * number + rotation, result.games[rotation]
            winners = ended.places.count(1)
            for count, one in enumerate(decisions, start=1):
                place, player = ended.places[one.seat], self._names[seated[one.seat]]
                yield [
                    *(game, result.deal, rotation, count, one.seat, player),
                    *(one.verb, one.move, " ".join(one.open_verbs), one.open_moves),
                    *one.seen,
                    *(place, int(place == 1) / winners, ended.tallies[one.seat], ended.unfinished),
                ]
