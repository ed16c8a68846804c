"""A witness of a freeze-out: reads its rows, keeps books of its own, and says which rule a row breaks.

It knows nothing of the state and its indexes, and looks at everything each time: slow and plain on purpose.
"""

from typing import Any

from parlour.tournaments.log import rows
from parlour.tournaments.log.rows import Break, Deal, Fact, Hold, Level, Move, Out, Over, Pair, Row, Settled
from parlour.tournaments.regulations.regulations import Regulations


class Broken(AssertionError):
    """A rule of the house that was broken, by its name."""

    def __init__(self, rule: str, what: object) -> None:
        super().__init__(f"{rule}: {what}")
        self.rule = rule


def hold_to(rule: str, holds: object, *what: object) -> None:
    if not holds:
        raise Broken(rule, what)


class Witness:
    """Books about one freeze-out, row by row."""

    def __init__(self, regulations: Regulations, rotates: bool = True) -> None:
        self.regulations = regulations
        self.rotates = rotates
        self.chairs = regulations.chairs
        self.paid = len(regulations.prizes.places) if regulations.hand_for_hand else 0
        self.entered = 0
        self.alive: set[int] = set()
        self.stacks: dict[int, int] = {}
        self.seats: dict[int, tuple[int, int]] = {}
        self.open: set[int] = set()
        self.playing: dict[int, Deal] = {}
        self.earlier: set[int] = set()
        """Tables whose deal was on before the last fact."""
        self.numbers: dict[int, int] = {}
        self.dealers: dict[int, int] = {}
        self.arrived: set[int] = set()
        self.level = 1
        self.is_paused = self.all_wait = self.has_started = False
        self.leaving: set[int] = set()
        self.disqualified: set[int] = set()
        self.going: list[tuple[int, int]] = []
        self.outs: list[list[tuple[int, int]]] = []
        self.brought = self.taken = 0
        self.drawn = 0
        """For how many tables seats were drawn last."""
        self.over: Over | None = None

    # What can be told from the books

    def table(self, number: int) -> dict[int, int]:
        """Who sits at a table, by chair."""
        return {chair: who for who, (table, chair) in self.seats.items() if table == number}

    def size(self, number: int) -> int:
        return len(self.table(number))

    def staying(self) -> list[int]:
        taken = [number for number in sorted(self.open) if self.size(number)]
        return taken[: -(-len(self.alive) // self.chairs)]

    def is_dealt(self, who: int) -> bool:
        return any(who in deal.chairs for deal in self.playing.values())

    def owed_number(self, number: int) -> int:
        """The number of the deal that is on at a table, 0 where none is."""
        return self.playing[number].number if number in self.playing else 0

    def all_must_wait(self) -> bool:
        if len(self.open) < 2:
            return False
        return self.all_wait or (0 < self.paid < len(self.alive) <= self.paid + len(self.open))

    def next_taken(self, number: int, chair: int, but: set[int]) -> int:
        table = self.table(number)
        turns = [(chair + step) % self.chairs for step in range(1, self.chairs + 1)]
        return next((each for each in turns if each in table and table[each] not in but), -1)

    # Reading rows

    def read(self, batch: list[Row]) -> None:
        """Read a fact with what was decided after it, and look at how it stands then."""
        fact, *decisions = batch
        assert isinstance(fact, Fact)
        self.earlier = set(self.playing)
        self._read_fact(fact)
        for row in decisions:
            hold_to("one-fact", not isinstance(row, Fact), row)
            READERS[type(row)](self, row)
        self._look_around()

    def _read_fact(self, fact: Fact) -> None:
        reader = READERS.get(type(fact))
        if reader is not None:
            reader(self, fact)
        self.earlier &= set(self.playing)
        if self.going and not (self.playing and self.all_must_wait()):
            self.outs.append(self.going)
            self.going = []

    def _enter(self, row: rows.Entered) -> None:
        if self.has_started:
            self._join(self.entered)
        self.entered += 1

    def _join(self, who: int) -> None:
        self.alive.add(who)
        self.leaving.discard(who)
        self.stacks[who] = self.regulations.stack
        self.brought += self.regulations.stack

    def _start(self, row: rows.Started) -> None:
        self.has_started = True
        for who in row.order:
            self._join(who)

    def _withdraw(self, row: rows.Withdrawn) -> None:
        if row.entrant in self.alive and row.entrant not in self.leaving:
            self.leaving.add(row.entrant)
            if not self.is_dealt(row.entrant) and row.entrant not in [who for who, _ in self.going]:
                self.going.append((row.entrant, self.stacks[row.entrant]))
        elif row.entrant not in self.alive:
            self.leaving.add(row.entrant)

    def _reenter(self, row: rows.Reentered) -> None:
        self._join(row.entrant)

    def _act(self, row: rows.Acted) -> None:
        if row.what == rows.DISQUALIFY:
            self.disqualified.add(row.entrant)
            self._withdraw(rows.Withdrawn(row.entrant))
        elif row.what == rows.ALL_WAIT:
            self.all_wait = row.amount > 0

    def _pause(self, row: rows.Paused) -> None:
        self.is_paused = True

    def _resume(self, row: rows.Resumed) -> None:
        self.is_paused = False

    def _settle(self, row: Settled) -> None:
        deal = self.playing.get(row.table)
        if deal is None or deal.number != row.number:
            return
        del self.playing[row.table]
        self.numbers[row.table] = row.number
        self.dealers[row.table] = deal.dealer if row.next_dealer >= 0 else -1
        for chair, who in enumerate(deal.chairs):
            if who >= 0:
                self.taken += deal.stacks[chair] - row.stacks[chair]
                self.stacks[who] = row.stacks[chair]
                if who in self.leaving or not row.stacks[chair]:
                    self.going.append((who, deal.stacks[chair]))

    def _deal(self, row: Deal) -> None:
        table = self.table(row.table)
        hold_to("table-is-free", row.table not in self.playing, row)
        hold_to("numbers-go-on", row.number == self.numbers.get(row.table, 0) + 1, row)
        hold_to(
            "one-chair-each", row.chairs == tuple(table.get(chair, -1) for chair in range(self.chairs)), row
        )
        for chair, who in table.items():
            hold_to("one-chair-each", not self.is_dealt(who) and who in self.alive, row, who)
            hold_to("stacks-are-carried", row.stacks[chair] == self.stacks[who] > 0, row, who)
        hold_to("two-play", len(table) >= 2, row)
        is_final = self.drawn == len(self.open) == 1
        hold_to("final-table-is-drawn", is_final or len(self.alive) > self.chairs, row)
        hold_to("dealt-tables-stay", row.table in self.staying(), row)
        smallest = min(self.size(number) for number in self.staying())
        hold_to("tables-are-balanced", len(table) - smallest < 2, row, smallest)
        hold_to("hand-for-hand", not (self.earlier and self.all_must_wait()), row, self.earlier)
        hold_to("nothing-in-a-pause", not self.is_paused, row)
        hold_to("level-of-the-deal", row.level == self.level, row)
        self._look_at_dealer(row)
        self.playing[row.table] = row
        self.arrived -= set(row.chairs)

    def _look_at_dealer(self, row: Deal) -> None:
        hold_to("dealer-is-there", row.dealer in self.table(row.table), row)
        last = self.dealers.get(row.table, -1)
        if self.rotates and last >= 0:
            hold_to("dealers-go-round", row.dealer == self.next_taken(row.table, last, set()), row, last)

    def _move(self, row: Move) -> None:
        hold_to("nobody-moves-in-mid-deal", not self.is_dealt(row.entrant), row)
        hold_to(
            "one-chair-each", self.seats.get(row.entrant, (0, -1)) == (row.from_table, row.from_chair), row
        )
        hold_to("one-chair-each", row.chair not in self.table(row.table), row)
        if row.table not in self.open:
            hold_to("numbers-are-new", row.table not in self.numbers, row)
            self.open.add(row.table)
            hold_to("tables-open-as-needed", len(self.open) <= -(-len(self.alive) // self.chairs), row)
        else:
            staying = self.staying()
            hold_to("moves-go-to-staying-tables", row.table in staying, row, staying)
            others = [number for number in staying if number != row.from_table]
            best = min(others, key=lambda number: (self.size(number), number))
            hold_to("moves-go-to-the-smallest", row.table == best, row, best)
        if row.why == rows.BALANCE:
            self._look_at_balance(row)
        self.seats[row.entrant] = (row.table, row.chair)
        self.arrived.add(row.entrant)

    def _look_at_balance(self, row: Move) -> None:
        source = self.table(row.from_table)
        hold_to("only-the-larger-gives", len(source) - self.size(row.table) >= 2, row)
        hold_to("only-between-deals", row.from_table not in self.playing, row)
        everybody_new = set(source.values()) <= self.arrived and not self.playing
        hold_to("nobody-moves-twice", row.entrant not in self.arrived or everybody_new, row)
        last = self.dealers.get(row.from_table, -1)
        if self.rotates and last >= 0 and self.regulations.mover == "next-dealer":
            stay = set() if everybody_new else self.arrived
            hold_to(
                "next-dealer-moves", row.from_chair == self.next_taken(row.from_table, last, stay), row, last
            )

    def _break(self, row: Break) -> None:
        hold_to("only-between-deals", row.table not in self.playing, row)
        hold_to("staying-tables-stay", row.table not in self.staying(), row)
        self.open.remove(row.table)

    def _pair(self, row: Pair) -> None:
        hold_to("only-between-deals", not self.playing, row)
        self.seats = {}
        for seats in row.tables:
            for chair, who in enumerate(seats.chairs):
                hold_to("one-chair-each", who < 0 or (who in self.alive and who not in self.seats), row, who)
                if who >= 0:
                    self.seats[who] = (seats.table, chair)
        self.open = {seats.table for seats in row.tables}
        self.dealers = {}
        self.drawn = len(row.tables)

    def _hold(self, row: Hold) -> None:
        hold_to("only-between-deals", row.table in self.open and row.table not in self.playing, row)

    def _out(self, row: Out) -> None:
        hold_to(
            "outs-have-gone",
            self.outs and row.entrant in [who for who, _ in self.outs[-1]],
            row,
            self.outs[-1:],
        )
        self.alive.remove(row.entrant)
        self.taken += self.stacks.pop(row.entrant)
        self.seats.pop(row.entrant, None)

    def _rise(self, row: Level) -> None:
        hold_to("levels-go-on", row.level == self.level + 1, row)
        self.level = row.level

    def _end(self, row: Over) -> None:
        hold_to("it-ends-once", self.over is None and len(self.alive) <= 1, row)
        self.over = row
        hold_to("places", list(row.places) == self.places(), row.places, self.places(), self.outs)
        shares = self.regulations.prizes.places
        there = sum(place > 0 for place in row.places)
        hold_to("prizes-add-up", sum(row.prizes) == sum(shares[:there]), row)

    def places(self) -> list[int]:
        """Places by rule R5: how many are better, and one."""
        last = {who: (time, had) for time, outs in enumerate(self.outs) for who, had in outs}
        last |= dict.fromkeys(self.alive, (len(self.outs), 0))
        keys = {who: key for who, key in last.items() if who not in self.disqualified}
        better = {who: sum(other > key for other in keys.values()) for who, key in keys.items()}
        return [better[who] + 1 if who in better else 0 for who in range(self.entered)]

    def _look_around(self) -> None:
        """Look at what must hold between two facts."""
        if not self.has_started or self.over is not None:
            return
        hold_to("one-chair-each", set(self.seats) <= self.alive, self.seats)
        hold_to("stacks-are-conserved", sum(self.stacks.values()) == self.brought - self.taken, self.stacks)
        if self.is_paused:
            return
        hold_to("one-chair-each", set(self.seats) == self.alive, self.seats)
        hold_to("no-stall", self.playing, self.open, self.seats)
        waits = self.all_must_wait() or (len(self.alive) <= self.chairs and len(self.open) > 1)
        for number in self.open - set(self.playing):
            if not waits:
                hold_to("tables-break-at-once", number in self.staying(), number)
                hold_to("tables-go-on", self._may_wait(number), number)

    def _may_wait(self, number: int) -> bool:
        smallest = min(self.size(each) for each in self.staying())
        fullest = max(self.size(each) for each in self.staying())
        if self.regulations.halt_short and fullest - self.size(number) >= 3:
            return True
        crowded = self.size(number) - smallest >= 2 and set(self.table(number).values()) <= self.arrived
        return crowded or self.size(number) < 2


READERS: dict[type[Row], Any] = {
    rows.Entered: Witness._enter,
    rows.Started: Witness._start,
    rows.Withdrawn: Witness._withdraw,
    rows.Reentered: Witness._reenter,
    rows.Acted: Witness._act,
    rows.Paused: Witness._pause,
    rows.Resumed: Witness._resume,
    Settled: Witness._settle,
    Deal: Witness._deal,
    Move: Witness._move,
    Break: Witness._break,
    Pair: Witness._pair,
    Hold: Witness._hold,
    Out: Witness._out,
    Level: Witness._rise,
    Over: Witness._end,
}
