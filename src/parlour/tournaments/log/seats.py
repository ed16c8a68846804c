# parlour: hot
"""Folding seats: who sits down, moves, stands up, and which tables are open."""

from parlour.tournaments.log.rows import OPEN_CHAIR, Break, Bye, Move, Pair, Seats
from parlour.tournaments.log.state import State
from parlour.tournaments.log.tables import NOWHERE, Entrant, Table


def open_table(state: State, number: int) -> Table:
    """Return a table, opened if it is not."""
    table = state.tables.get(number)
    if table is None:
        table = state.tables[number] = Table(number, state.chairs)
    if not state.floor.is_open(number):
        state.floor.open_table(number)
        table.is_broken = False
    return table


def leave_chair(state: State, entrant: Entrant) -> None:
    """Take somebody off their chair; where a deal is on at that table, they are not in it."""
    if entrant.table == NOWHERE:
        return
    table = state.tables[entrant.table]
    table.chairs[entrant.chair] = OPEN_CHAIR
    entrant.table, entrant.chair = NOWHERE, OPEN_CHAIR
    if not table.is_broken:
        state.floor.resize(table.number, -1)
        _look_again(state, table)
    elif not table.entrants():
        state.breaking.remove(table.number)


def _take_chair(state: State, entrant: Entrant, table: Table, chair: int) -> None:
    assert table.chairs[chair] == OPEN_CHAIR, f"chair {chair} of table {table.number} is taken"
    table.chairs[chair] = entrant.number
    entrant.table, entrant.chair = table.number, chair
    state.floor.resize(table.number, 1)
    _look_again(state, table)


def _look_again(state: State, table: Table) -> None:
    """Have it decided again what a table does that waits."""
    if not table.is_playing():
        if state.held:
            state.held.discard(table.number)
        state.ready.add(table.number)


def fold_move(state: State, row: Move) -> None:
    entrant = state.entrants[row.entrant]
    if entrant.table == NOWHERE:
        state.unseated.remove(row.entrant)
    else:
        leave_chair(state, entrant)
        entrant.moves += 1
    _take_chair(state, entrant, open_table(state, row.table), row.chair)
    state.arrived.add(row.entrant)


def fold_break(state: State, row: Break) -> None:
    table = state.tables[row.table]
    table.is_broken = True
    state.floor.close_table(row.table)
    state.ready.discard(row.table)
    state.held.discard(row.table)
    if table.entrants():
        state.breaking.append(row.table)


def fold_pair(state: State, row: Pair) -> None:
    state.pairings.append(row)
    seated = [state.entrants[who] for seats in row.tables for who in seats.chairs if who >= 0]
    for entrant in seated:
        leave_chair(state, entrant)
        if entrant.number in state.unseated:
            state.unseated.remove(entrant.number)
    for seats in row.tables:
        _seat_table(state, seats, row.round)
    for number in state.ready + state.held:
        if not state.floor.size(number):
            fold_break(state, Break(number))


def _seat_table(state: State, seats: Seats, round_: int) -> None:
    """Seat a table anew; whoever still sits there stands up."""
    table = open_table(state, seats.table)
    for who in table.entrants():
        leave_chair(state, state.entrants[who])
    table.round, table.dealer, table.hold = round_, -1, ""
    table.chairs = [OPEN_CHAIR] * max(state.chairs, len(seats.chairs))
    table.chairs[: len(seats.chairs)] = seats.chairs
    for chair, who in enumerate(seats.chairs):
        if who >= 0:
            state.entrants[who].table, state.entrants[who].chair = table.number, chair
    state.floor.resize(table.number, len(table.entrants()))
    _look_again(state, table)


def fold_bye(state: State, row: Bye) -> None:
    state.byes.append(row)
    leave_chair(state, state.entrants[row.entrant])
