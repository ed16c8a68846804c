"""Stages: tables that send their best on, until one table is left (shoot-out, group knock-out).

At a table the better place counts, then the tally, then the same of the stages before. Who is equal in all of
it goes on together: nobody goes on, or out, by lot (R12).
"""

from collections.abc import Iterator, Sequence
from itertools import groupby

from parlour.tournaments.log.rows import Decision, Out, Pair
from parlour.tournaments.log.state import RUNNING, State
from parlour.tournaments.prizes import end_with
from parlour.tournaments.seating import first_tables, pairs_apart, table_sizes
from parlour.tournaments.whole_games.results import (
    deal_round,
    entrants_in,
    entrants_since_start,
    games_played,
    places_by_groups,
    seats_of,
    table_result,
)
from parlour.tournaments.whole_games.standings import TableResult

Key = tuple[tuple[int, ...], ...]
"""How well somebody did: the last stage first, in each of them higher is better."""


def plan_stages(state: State, go_on: int, games: int) -> Iterator[Decision]:
    """Yield what follows where the best of each table go on after so many games."""
    if state.status != RUNNING:
        return
    yield from _send_strays_out(state)
    if not state.is_paused:
        yield from deal_round(state, games)
    if state.playing or _owes_games(state, games):
        return
    if _is_over(state):
        yield end_with(state, places_by_stages(state))
        return
    yield from _end_stage(state, go_on)
    if len(entrants_in(state)) < 2:
        yield end_with(state, places_by_stages(state))
    elif not state.is_paused:
        yield _next_stage(state)
        yield from deal_round(state, games)


def places_by_stages(state: State) -> list[int]:
    """Return everybody's place as it stands: by the last stage, then by how it went there and before."""
    return places_by_groups(state, _rank(state, entrants_since_start(state)))


def _rank(state: State, entrants: Sequence[int]) -> list[list[int]]:
    """Return the entrants best first, equals together."""
    keys = {who: _key(state, who) for who in entrants}
    best_first = sorted(keys, key=keys.__getitem__, reverse=True)
    return [list(equals) for _, equals in groupby(best_first, keys.__getitem__)]


def _key(state: State, who: int) -> Key:
    """Return how an entrant did: of each stage its number, games (fewer: left early), places and tallies."""
    stages: dict[int, list[TableResult]] = {}
    for game in games_played(state, who):
        stages.setdefault(game.round, []).append(table_result(game))
    return tuple(
        (stage, len(stages[stage]), *_sums(stages[stage], who)) for stage in sorted(stages, reverse=True)
    )


def _sums(results: Sequence[TableResult], who: int) -> tuple[int, int]:
    """Return minus twice the places, of which equals have the middle of theirs, and the tallies."""
    places = tallies = 0
    for result in results:
        seat = result.entrants.index(who)
        places += 2 * result.places[seat] + result.places.count(result.places[seat]) - 1
        tallies += result.tallies[seat]
    return -places, tallies


def _is_over(state: State) -> bool:
    """Return whether the last stage was the final table."""
    return bool(state.pairings) and len(state.pairings[-1].tables) == 1


def _owes_games(state: State, games: int) -> bool:
    """Return whether a table has to play on, and only does not because of a pause."""
    return any(True for _ in deal_round(state, games))


def _send_strays_out(state: State) -> Iterator[Decision]:
    """Yield the outs of those who leave, and of those who are in again by a corrected result.

    The next stage has begun without them and stays as it is; only their places change.
    """
    for who in sorted({*state.leaving, *state.unseated}):
        yield Out(who, 0)


def _end_stage(state: State, go_on: int) -> Iterator[Decision]:
    """Yield the outs of a stage, the worst first: at each table all behind those who go on."""
    tables = _tables(state)
    most = max(1, min(go_on, max(map(len, tables), default=0) - 1))
    staying = {who for table in tables for who in _best(state, table, most)}
    outs = _rank(state, [who for table in tables for who in table if who not in staying])
    place = len(staying) + sum(map(len, outs)) + 1
    for equals in reversed(outs):
        place -= len(equals)
        for who in equals:
            if state.entrants[who].is_alive:
                yield Out(who, place, len(equals) > 1)


def _tables(state: State) -> list[list[int]]:
    """Return who was seated in the last stage, by table."""
    stage = state.pairings[-1].tables if state.pairings else ()
    return [[who for who in seats.chairs if who >= 0] for seats in stage]


def _best(state: State, table: Sequence[int], most: int) -> list[int]:
    """Return who of a table goes on: so many, and who is equal to the last of them."""
    chosen: list[int] = []
    for equals in _rank(state, [who for who in table if state.entrants[who].is_alive]):
        if len(chosen) < most:
            chosen += equals
    return chosen


def _next_stage(state: State) -> Decision:
    """Return the seats of the next stage: the first as drawn or spread by rating, later ones drawn anew."""
    round_ = state.pairings[-1].round + 1 if state.pairings else 1
    players = entrants_in(state)
    sizes = table_sizes(len(players), state.chairs)
    if round_ > 1:
        players = state.draws.order(players, "stage", round_)
    elif state.regulations.seeding == "rating":
        players = _spread(players, sizes)
    tables = first_tables(players, sizes, [frozenset(pair) for pair in pairs_apart(state)])
    return Pair(
        round_, tuple(seats_of(state, number, table, round_) for number, table in enumerate(tables, start=1))
    )


def _spread(order: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """Return the order so that the best are at different tables: down the tables, up again, and so on."""
    count = len(sizes)
    tables: list[list[int]] = [[] for _ in sizes]
    for place, who in enumerate(order):
        turn, column = divmod(place, count)
        is_back = turn % 2 == 1 and turn < min(sizes)
        tables[count - 1 - column if is_back else column].append(who)
    return [who for table in tables for who in table]
