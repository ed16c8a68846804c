"""Verifying a log: what was decided is what the plan decides, and what was drawn follows from the seed."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from parlour.cards.seeds import commitment
from parlour.tournaments.directing import direct, draw_start
from parlour.tournaments.log.lines import DAMAGES, BadLog
from parlour.tournaments.log.rows import Deal, Fact, Opened, Over, Row, Settled, Started, kind_of
from parlour.tournaments.log.state import State

DealCheck = Callable[[Deal, Settled], None]
"""Raises BadLog where a deal cannot have come to this."""


class Checked(NamedTuple):
    """How much was found to hold."""

    rows: int
    deals: int
    places: int
    prizes: int

    def sentences(self, dealt: str) -> list[str]:
        """Return what holds, with these words on how the deals were looked at."""
        won = f" and {self.prizes:,} prizes" if self.prizes else ""
        return [
            "The seed is the one that the first row committed to.",
            f"All {self.rows:,} rows are what the plan decides and the seed draws.",
            f"All {self.deals:,} deals {dealt}, and ended as the log says.",
            f"All {self.places:,} places{won} follow from them.",
        ]


def verify_rows(rows: Sequence[Row], check_deal: DealCheck) -> Checked:
    """Check a log from its opening to its end; refuse the first row that does not hold."""
    opened, over = rows[0], rows[-1]
    assert isinstance(opened, Opened), "a log begins with its opening"
    if not isinstance(over, Over):
        said = "the tournament is not over, and the seed of its draws is shown at its end."
        raise BadLog("no-seed", said)
    _check_seed(opened, over)
    orders: dict[tuple[int, int], Deal] = {}
    deals = 0
    for row in _replan(opened, rows):
        if isinstance(row, Deal):
            orders[row.table, row.number] = row
        elif isinstance(row, Settled):
            order = orders.pop((row.table, row.number), None)
            if order is not None:
                check_deal(order, row)
                deals += 1
    return Checked(len(rows), deals, sum(map(bool, over.places)), sum(map(bool, over.prizes)))


def _check_seed(opened: Opened, over: Over) -> None:
    if over.seed != opened.secret:
        raise BadLog("not-verified", "the seed at the end is not the one that it was opened with.")
    try:
        promised = commitment(bytes.fromhex(over.seed))
    except ValueError as error:
        raise BadLog("not-verified", f"{error}.") from None
    if promised != opened.commitment:
        raise BadLog("not-verified", "the seed of its draws is not the one that was committed to.")


def _replan(opened: Opened, rows: Sequence[Row]) -> Iterator[Row]:
    """Yield the rows one by one, each found to be what the facts before it make of the tournament."""
    state, place = State(opened), 1
    while place < len(rows):
        fact = rows[place]
        if not isinstance(fact, Fact):
            raise _wrong_row(place, f"{kind_of(fact)!r} was not to be decided there")
        batch = _decide_batch(state, fact, place)
        for offset, row in enumerate(batch):
            if rows[place + offset : place + offset + 1] != [row]:
                raise _wrong_row(place + offset, f"{kind_of(row)!r} should stand there, as the plan has it")
        yield from batch
        place += len(batch)


def _decide_batch(state: State, fact: Fact, place: int) -> list[Row]:
    """Return the batch that begins with a fact."""
    try:
        if isinstance(fact, Started) and fact.order != draw_start(state).order:
            raise _wrong_row(place, "the order at the start is not the one that the seed draws")
        return direct(state, fact)
    except DAMAGES:
        raise _wrong_row(place, "it cannot follow on those before it") from None


def _wrong_row(place: int, what: str) -> BadLog:
    return BadLog("not-verified", f"row {place + 1} does not hold: {what}.")
