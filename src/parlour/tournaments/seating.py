# parlour: hot
"""Seating: how large tables are (R1), who moves (R3), when all wait (R7), and the first seats.

What breaks and which table is the smallest (R2) is kept row by row in `log.floor`.
"""

from collections.abc import Collection, Sequence

from parlour.tournaments.log.state import State
from parlour.tournaments.log.tables import Table


def table_sizes(entrants: int, chairs: int) -> list[int]:
    """Return the sizes of as few tables as can be, within one of each other, the larger ones first (R1)."""
    if entrants == 0:
        return []
    tables = -(-entrants // chairs)
    least, larger = divmod(entrants, tables)
    return [least + 1] * larger + [least] * (tables - larger)


def exact_sizes(entrants: int, chairs: int) -> tuple[list[int], int]:
    """Return the sizes of tables for exactly so many, and how many chairs the house fills (R1)."""
    tables = -(-entrants // chairs)
    return [chairs] * tables, tables * chairs - entrants


def first_tables(
    order: Sequence[int], sizes: Sequence[int], apart: Collection[frozenset[int]] = ()
) -> list[list[int]]:
    """Return who sits together: the order cut into tables, pairs kept apart where an exchange does it."""
    tables, begin = [], 0
    for size in sizes:
        tables.append(list(order[begin : begin + size]))
        begin += size
    for pair in apart:
        _part_pair(tables, sorted(pair), apart)
    return tables


def _part_pair(tables: list[list[int]], pair: list[int], apart: Collection[frozenset[int]]) -> None:
    """Exchange the second of a pair that sits together for the first other whose exchange parts all."""
    home = next((table for table in tables if set(pair) <= set(table)), None)
    if home is None:
        return
    for other in tables:
        for chair, who in enumerate(other if other is not home else ()):
            here = [each for each in home if each != pair[-1]]
            there = [each for each in other if each != who]
            if not _would_meet(who, here, apart) and not _would_meet(pair[-1], there, apart):
                home[home.index(pair[-1])], other[chair] = who, pair[-1]
                return


def _would_meet(who: int, others: list[int], apart: Collection[frozenset[int]]) -> bool:
    return any(frozenset((who, other)) in apart for other in others)


def is_hand_for_hand(alive: int, paid: int, tables: int) -> bool:
    """Return whether all tables wait for each other because the prizes are near (R7)."""
    return tables > 1 and paid < alive <= paid + tables


def next_mover(state: State, table: Table) -> int:
    """Return the chair whose player moves away: the first one after the dealer, who would deal next (R3).

    Who has moved and was not dealt to since stays (R4); -1 where that is everybody, and other tables are
    played, so that it can wait.
    """
    taken = table.taken_after(table.dealer)
    movers = [chair for chair in taken if table.chairs[chair] not in state.arrived]
    if not movers and state.playing:
        return -1
    if state.regulations.mover == "fewest-moves":
        return min(movers or taken, key=lambda chair: state.entrants[table.chairs[chair]].moves)
    return (movers or taken)[0]


def table_for_newcomer(state: State, who: int) -> int:
    """Return the smallest staying table, or a further one where the sizes demand it (R9)."""
    floor = state.floor
    return floor.last + 1 if floor.needed > len(floor.open) else table_for(state, who)


def table_for(state: State, who: int) -> int:
    """Return the smallest staying table for somebody who needs a chair; 0 if none stays.

    Of equals the one with the lowest number, but first those at which nobody sits from whom they are kept
    apart.
    """
    apart = state.apart.get(who)
    if apart is None:
        return state.floor.smallest()
    equals = state.floor.all_smallest()
    good = (number for number in equals if apart.isdisjoint(state.tables[number].chairs))
    return next(good, state.floor.smallest())


def pairs_apart(state: State) -> list[tuple[int, int]]:
    """Return the entrants who are not seated together while that can be avoided."""
    return sorted((one, other) for one, others in state.apart.items() for other in others if one < other)
