"""Hand values by the million: the same tables as for single hands, read with numpy (extra `lab`).

Cards come as columns, one array for each card of the hand, and are worked off in pieces that fit into the
processor's cache. Two cards at a time are one index into a table of their loads.
"""

from collections.abc import Collection
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from parlour.cards.codes import JOKER, LAST_CARD
from parlour.cards.tables import KEY, SUITS_AT, HandTable

Numbers = NDArray[np.int64]

CODES: Final = LAST_CARD + 1
PIECE: Final = 32_768


class HandBatch:
    """What many hands are worth; `wild` names cards that are wild like the jokers, such as a trump."""

    def __init__(self, table: HandTable, wild: Collection[int] = ()) -> None:
        self.size = int(table.size)
        loads = np.array([table.loads[JOKER if card in wild else card] for card in range(CODES)])
        self._loads: Numbers = loads
        self._pair_loads: Numbers = np.add.outer(loads, loads).ravel()
        self._one_suit: Numbers = np.array(table.one_suit) * np.int64(len(table.mixed))
        self._values: Numbers = np.array([*table.mixed, *table.suited])

    def values(self, columns: NDArray[Any]) -> Numbers:
        """Return the value of every hand: `columns` has a row for each card, a column for each hand."""
        if columns.ndim != 2 or len(columns) != self.size:
            raise ValueError(f"hands of {self.size} cards come in {self.size} rows, not as {columns.shape}")
        found = np.empty(columns.shape[1], dtype=np.int64)
        for start in range(0, len(found), PIECE):
            found[start : start + PIECE] = self._values_of(columns[:, start : start + PIECE])
        return found

    def _values_of(self, piece: NDArray[Any]) -> Numbers:
        if piece.min() < JOKER or piece.max() > LAST_CARD:
            raise ValueError("these are not all cards with a face")
        cards = piece.astype(np.intp, copy=False)
        total = self._loads.take(cards[-1])
        for place in range(0, self.size - 1, 2):
            total += self._pair_loads.take(cards[place] * CODES + cards[place + 1])
        places: Numbers = (total & KEY) + self._one_suit.take(total >> SUITS_AT)
        return self._values.take(places)
