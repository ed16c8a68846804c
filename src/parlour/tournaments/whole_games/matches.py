"""Matches of a bracket: two play until one has won the greater part of so many games.

A match is played at the table with its number, and begins as soon as both are known. A drawn game decides
nothing: after as many games as were meant more wins count, then the higher tally, and else they play on, for
nobody goes on, or out, by lot (R12).
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import permutations
from typing import Final

from parlour.tournaments.log.rows import Decision, Out, Seats
from parlour.tournaments.log.state import RUNNING, State
from parlour.tournaments.prizes import end_with
from parlour.tournaments.whole_games.brackets import (
    NOBODY,
    OPEN,
    Match,
    Slot,
    fill_bracket,
    is_decided,
    seeds_out,
    stages_reached,
    usual_stages,
)
from parlour.tournaments.whole_games.results import (
    games_on_seats,
    games_played,
    order_game,
    places_by_groups,
    seat_pairs,
    send_out,
    table_result,
)
from parlour.tournaments.whole_games.standings import TableResult

UNDECIDED: Final = -1
BOTH_LOST: Final = -2
"""What a match has instead of a winner."""
NEVER: Final = 1 << 60
Seatings = Mapping[int, Sequence[tuple[int, int]]]


def plan_bracket(state: State, matches: Sequence[Match]) -> Iterator[Decision]:
    """Yield what follows: who is out, and the next game of every match that has both of its players."""
    if state.status != RUNNING:
        return
    yield from send_out(state)
    slots = slots_in(state, matches)
    yield from _send_losers_out(state, slots, matches)
    if is_decided(slots) and not state.playing:
        yield end_with(state, places_in_bracket(state, matches))
    elif not state.is_paused:
        yield from _play(state, [slot for slot in slots if slot.is_ready])


def places_in_bracket(state: State, matches: Sequence[Match]) -> list[int]:
    """Return everybody's place as it stands: who went out later is better, who is still in best of all."""
    slots = slots_in(state, matches)
    reached, out = stages_reached(slots), seeds_out(slots)
    groups: dict[int, list[int]] = {}
    for seed, who in enumerate(state.seeding, start=1):
        is_in = state.entrants[who].is_alive and seed not in out
        groups.setdefault(len(matches) + 1 if is_in else reached.get(seed, 0), []).append(who)
    return places_by_groups(state, [groups[stage] for stage in sorted(groups, reverse=True)])


def slots_in(state: State, matches: Sequence[Match]) -> list[Slot]:
    """Return what is known of each match; that of number n is played at table n + 1."""
    seeds = {who: seed for seed, who in enumerate(state.seeding, start=1)}
    seated = {seats.table - 1: seats for pair in state.pairings for seats in pair.tables}
    begun = {number: (seeds[seats.chairs[0]], seeds[seats.chairs[1]]) for number, seats in seated.items()}
    gone = {seed for who, seed in seeds.items() if _is_gone(state, who)}
    found = {UNDECIDED: OPEN, BOTH_LOST: NOBODY} | seeds
    seatings = _seatings(state)

    def winner_of(number: int) -> int:
        return found[_match_winner(state, seated[number], seatings)]

    return fill_bracket(matches, begun, winner_of, gone)


@lru_cache(maxsize=1 << 16)
def series_winner(results: tuple[TableResult, ...], best_of: int) -> int:
    """Return the entrant who has won a match by these games; `BOTH_LOST` where nobody was there in one."""
    if any(len(result.absent) == len(result.entrants) for result in results):
        return BOTH_LOST
    wins: Counter[int] = Counter()
    tallies: Counter[int] = Counter()
    for result in results:
        wins.update(dict(zip(result.entrants, (score == 1 for score in result.scores()), strict=True)))
        tallies.update(dict(zip(result.entrants, result.tallies, strict=True)))
    for leader, other in permutations(wins, 2):
        is_ahead = (wins[leader], tallies[leader]) > (wins[other], tallies[other])
        if wins[leader] > best_of // 2 or (is_ahead and len(results) >= best_of):
            return leader
    return UNDECIDED


def _is_gone(state: State, who: int) -> bool:
    return state.entrants[who].is_leaving or not state.entrants[who].is_alive


def _seatings(state: State) -> dict[int, list[tuple[int, int]]]:
    """Return at which tables everybody was seated, each with the index of the pairing, first to last."""
    seatings: dict[int, list[tuple[int, int]]] = {}
    for index, pair in enumerate(state.pairings):
        for seats in pair.tables:
            for who in seats.chairs:
                seatings.setdefault(who, []).append((index, seats.table))
    return seatings


def _match_winner(state: State, seats: Seats, seatings: Seatings) -> int:
    """Return who has won the match at a table; while a game is on it is not decided.

    Once one of the two has sat down elsewhere it stays as it was then, whatever its result was corrected to.
    """
    if state.tables[seats.table].is_playing():
        return UNDECIDED
    went_on = {who: _next_seating(seatings[who], seats.table) for who in seats.chairs}
    pairing = min(went_on.values())
    games = [game for game in games_played(state, seats.chairs[0]) if game.order.table == seats.table]
    results = (table_result(game.as_of(pairing) if game.past else game) for game in games)
    winner = series_winner(tuple(results), state.regulations.format.best_of)
    if winner != UNDECIDED:
        return winner
    return _who_stayed(state, seats) if pairing == NEVER else min(went_on, key=went_on.__getitem__)


def _next_seating(seatings: Sequence[tuple[int, int]], table: int) -> int:
    """Return the index of the pairing that seated somebody elsewhere after this table."""
    tables = [each for _, each in seatings]
    last = len(tables) - tables[::-1].index(table)
    return seatings[last][0] if last < len(tables) else NEVER


def _who_stayed(state: State, seats: Seats) -> int:
    """Return who wins a match because the other has left between two games."""
    there = [who for who in seats.chairs if not _is_gone(state, who)]
    return UNDECIDED if len(there) == 2 else there[0] if there else BOTH_LOST


def _send_losers_out(state: State, slots: Sequence[Slot], matches: Sequence[Match]) -> Iterator[Decision]:
    """Yield the outs of those who are in no match any more, with the place that this means."""
    stages = usual_stages(tuple(matches))
    for seed, stage in seeds_out(slots).items():
        who = state.seeding[seed - 1]
        if state.entrants[who].is_alive:
            better = len(stages) - bisect_right(stages, stage)
            yield Out(who, min(better + 1, len(stages)), stages.count(stage) > 1)


def _play(state: State, ready: Sequence[Slot]) -> Iterator[Decision]:
    """Yield the seats of matches that can begin, and an order for each that is between two games."""
    new: dict[int, dict[int, tuple[int, int]]] = {}
    for slot in ready:
        table = slot.match.number + 1
        pair = state.seeding[slot.seeds[0] - 1], state.seeding[slot.seeds[1] - 1]
        if any(state.entrants[who].table != table for who in pair):
            new.setdefault(slot.match.stage, {})[table] = pair
    for stage, pairs in new.items():
        yield seat_pairs(state, stage, pairs)
    for slot in ready:
        played = state.tables[slot.match.number + 1]
        if not played.is_playing():
            yield order_game(state, played, games_on_seats(state, played))
