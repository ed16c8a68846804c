# parlour: hot
"""The floor: which tables are open, which of them stay (R2), and which of those is the smallest.

Everything is kept up to date row by row, for nothing may look at all tables after each settlement. The
staying tables of each size are the bits of one number, whose lowest bit is the table with the lowest number.
"""

from parlour.tournaments.log.tables import TableNumbers


class Floor:
    """The open tables by number and size; the lowest of them stay, as many as the entrants need."""

    def __init__(self, chairs: int) -> None:
        self.open = TableNumbers()
        """The numbers of all open tables, in order; the first `stays` of them stay."""
        self.stays = 0
        self.needed = 0
        self.highest = 0
        """The highest number that stays."""
        self.empty = 0
        """How many open tables nobody sits at."""
        self.last = 0
        """The highest number that was ever used."""
        self._size: dict[int, int] = {}
        self._staying: list[int] = [0] * (chairs + 1)

    def size(self, table: int) -> int:
        """Return how many sit at an open table."""
        return self._size[table]

    def is_open(self, table: int) -> bool:
        return table in self._size

    def is_staying(self, table: int) -> bool:
        """Return whether the number is not above those of the tables that are to stay."""
        return table <= self.highest

    def staying(self) -> list[int]:
        return self.open[: self.stays]

    def to_break(self) -> list[int]:
        """Return the open tables that are not to stay."""
        return self.open[self.stays :]

    def smallest(self) -> int:
        """Return the smallest staying table, of equals the one with the lowest number; 0 if none stays."""
        for tables in self._staying:
            if tables:
                return (tables & -tables).bit_length() - 1
        return 0

    def all_smallest(self) -> list[int]:
        """Return all staying tables of which none is smaller, in order."""
        tables = next((each for each in self._staying if each), 0)
        return [number for number in self.open[: self.stays] if tables >> number & 1]

    def lead(self, table: int) -> int:
        """Return how many more sit at an open table than at the smallest one that stays."""
        for least, tables in enumerate(self._staying):
            if tables:
                return self._size[table] - least
        return 0

    def fullest(self) -> int:
        """Return how many sit at the largest staying table."""
        return max((size for size, tables in enumerate(self._staying) if tables), default=0)

    def open_table(self, table: int) -> None:
        """Open an empty table."""
        is_low = self.is_staying(table)
        self.open.add(table)
        self._size[table] = 0
        self.empty += 1
        self.last = max(self.last, table)
        if is_low:
            self._flip(table)
            self.stays += 1
        self.need(self.needed)

    def close_table(self, table: int) -> None:
        """Take a table off the list; whoever still sits there is on the way to another."""
        if self.is_staying(table):
            self._flip(table)
            self.stays -= 1
        self.open.discard(table)
        self.empty -= self._size.pop(table) == 0
        self.need(self.needed)

    def resize(self, table: int, by: int) -> None:
        """Count so many more at a table; a closed one is not counted any more."""
        before = self._size.get(table)
        if before is None:
            return
        self._size[table] = before + by
        self.empty += (before + by == 0) - (before == 0)
        if table <= self.highest:
            bit = 1 << table
            self._staying[before] ^= bit
            self._staying[before + by] ^= bit

    def need(self, tables: int) -> None:
        """Let so many tables stay, those with the lowest numbers."""
        self.needed = tables
        while self.stays > min(tables, len(self.open)):
            self.stays -= 1
            self._flip(self.open[self.stays])
        while self.stays < min(tables, len(self.open)):
            self._flip(self.open[self.stays])
            self.stays += 1
        self.highest = self.open[self.stays - 1] if self.stays else 0

    def _flip(self, table: int) -> None:
        self._staying[self._size[table]] ^= 1 << table
