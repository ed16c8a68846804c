"""Arena: whoever waits is seated with those nearest in points, until the clock ends it.

A table is made as soon as enough people wait who have not just met. Who has waited for 20 s is seated with
whoever waits. Games that are on when the time is up run out and count.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import count
from typing import Final

from parlour.tournaments.formats import Occasion, Proposal
from parlour.tournaments.log.rows import Decision, Pair
from parlour.tournaments.log.state import RUNNING, State
from parlour.tournaments.prizes import end_with
from parlour.tournaments.regulations.regulations import Format, Regulations
from parlour.tournaments.seating import first_tables, pairs_apart, table_sizes
from parlour.tournaments.whole_games.arena_points import ArenaResult, total_points
from parlour.tournaments.whole_games.complaints import first_complaint, tie_breaks_complaint
from parlour.tournaments.whole_games.pairing import pair_key
from parlour.tournaments.whole_games.results import (
    deal_tables,
    entrants_since_start,
    games_played,
    places_by_groups,
    seats_of,
    send_out,
    table_result,
)

LONGEST_WAIT: Final = 20_000
"""Milliseconds after which somebody is seated with whoever waits."""
_MINUTE: Final = 60_000

OPTIONS = ("minutes",)
TAKES_LATE = True
IS_IN_ROUNDS = False
WORDS: Final = {
    "en": {
        "name": "arena",
        "how": "Arena: for {minutes} minutes whoever waits is seated with the nearest in points.",
        "ends": "It ends when the time is up; games that are on count. Most points win.",
    },
    "de": {
        "name": "Arena",
        "how": (
            "Arena: {minutes} Minuten lang kommt, wer wartet, mit den Nächsten nach Punkten an einen Tisch."
        ),
        "ends": ("Es endet, wenn die Zeit um ist; laufende Spiele zählen noch. Die meisten Punkte gewinnen."),
    },
}


def plan(state: State) -> Iterator[Decision]:
    """Yield tables for those who wait, and the end once the time is up and nothing is played."""
    if state.status != RUNNING:
        return
    yield from send_out(state)
    if state.now >= end_of(state):
        if not state.playing:
            yield end_with(state, places(state))
    elif not state.is_paused:
        yield from deal_tables(state)
        yield from _seat_waiting(state)


def places(state: State) -> list[int]:
    """Return everybody's place as it stands: by points, then by fewer games."""
    groups: dict[tuple[Fraction, int], list[int]] = {}
    for who in entrants_since_start(state):
        groups.setdefault((points_of(state, who), -len(games_played(state, who))), []).append(who)
    return places_by_groups(state, [groups[key] for key in sorted(groups, reverse=True)])


def points(state: State) -> dict[int, Fraction]:
    """Return everybody's points as they stand."""
    return {who: points_of(state, who) for who in entrants_since_start(state)}


def points_of(state: State, who: int) -> Fraction:
    """Return the points of all games of an entrant; who sat out has none of a game, and no streak."""
    return total_points(_results(state, who))


def end_of(state: State) -> int:
    """Return when the time is up, as rows tell it."""
    return state.level_since + state.regulations.format.minutes * _MINUTE


def next_look(state: State) -> int:
    """Return when to plan though nothing has happened: somebody has waited long enough, or the time is up."""
    waits = [_waits_since(state, who) + LONGEST_WAIT for who in _waiting(state)]
    later = [each for each in waits if each > state.now] if len(waits) > 1 else []
    return min([*later, end_of(state)])


def _results(state: State, who: int) -> Iterator[ArenaResult]:
    for game in games_played(state, who):
        result = table_result(game)
        count = len(result.entrants)
        place = result.places[result.entrants.index(who)]
        yield (
            ArenaResult(count, count)
            if who in result.absent
            else ArenaResult(place, count, result.places.count(place))
        )


def _waiting(state: State) -> list[int]:
    """Return who is in and plays nowhere: at a table between games, or at none."""
    seated = [who for number in state.ready for who in state.tables[number].entrants()]
    return [who for who in (*seated, *state.unseated) if not state.entrants[who].is_leaving]


def _waits_since(state: State, who: int) -> int:
    last = _last_game(state, who)
    return max(state.entrants[who].joined, state.games[last].result.at if last >= 0 else 0)


def _seat_waiting(state: State) -> Iterator[Decision]:
    """Yield tables and their orders for those who need not wait any longer."""
    if not state.pairings:
        yield _seat_all(state)
        yield from deal_tables(state)
    while table := _next_table(state):
        yield _seat(state, table)
        yield from deal_tables(state)


def _seat_all(state: State) -> Decision:
    """Return the seats of all who are in at the start, as they were drawn (R1)."""
    apart = [frozenset(pair) for pair in pairs_apart(state)]
    tables = first_tables(state.seeding, table_sizes(len(state.seeding), state.chairs), apart)
    return Pair(1, tuple(seats_of(state, number, table, 1) for number, table in enumerate(tables, start=1)))


def _seat(state: State, players: Sequence[int]) -> Decision:
    """Return the seats of a new table, with the lowest number that is free."""
    number = next(each for each in count(1) if not state.floor.is_open(each))
    round_ = len(state.pairings) + 1
    return Pair(round_, (seats_of(state, number, players, round_),))


def _next_table(state: State) -> list[int]:
    """Return who is seated together now, or nobody.

    That is a full table of people who have not just met; or whoever waits, where somebody has waited long
    enough, or nothing is played so that nobody else will come.
    """
    waiting = _waiting(state)
    if len(waiting) < 2:
        return []
    longest = min(waiting, key=lambda who: (_waits_since(state, who), who))
    is_due = not state.playing or state.now - _waits_since(state, longest) >= LONGEST_WAIT
    if not is_due and len({_last_game(state, who) for who in waiting}) < state.chairs:
        return []
    pool = _Pool(state, waiting)
    return pool.full_table() or (pool.table_with(longest) if is_due else [])


class _Pool:
    """Those who wait, best first, with whom they have just met."""

    def __init__(self, state: State, players: Sequence[int]) -> None:
        self.chairs = state.chairs
        self.points = {who: points_of(state, who) for who in players}
        self.players = sorted(players, key=lambda who: (-self.points[who], who))
        self.apart = set(pairs_apart(state))
        self.last = {who: set(_last_table(state, who)) for who in players}

    def have_just_met(self, one: int, other: int) -> bool:
        """Return whether the last game of one was with the other; those to be kept apart count as such."""
        return other in self.last[one] or one in self.last[other] or pair_key(one, other) in self.apart

    def full_table(self) -> list[int]:
        """Return the best who find a table of neighbours in points of whom no two have just met."""
        for rank in range(len(self.players) - self.chairs + 1):
            table: list[int] = []
            for who in self.players[rank:]:
                if not any(self.have_just_met(who, other) for other in table):
                    table.append(who)
                if len(table) == self.chairs:
                    return table
        return []

    def table_with(self, who: int) -> list[int]:
        """Return a table for somebody: first whom they have not just met, then the nearest in points."""
        others = [each for each in self.players if each != who]
        others.sort(
            key=lambda each: (self.have_just_met(who, each), abs(self.points[each] - self.points[who]))
        )
        return [who, *others[: self.chairs - 1]]


def _last_game(state: State, who: int) -> int:
    """Return which game was an entrant's last; who has not played has a number of their own."""
    return state.games_of.get(who, [-1 - who])[-1]


def _last_table(state: State, who: int) -> Sequence[int]:
    last = _last_game(state, who)
    return state.games[last].order.chairs if last >= 0 else ()


def complaint(regulations: Regulations) -> str:
    """Return what is wrong with regulations of this format, or ""."""
    time = "" if regulations.format.minutes else "format.minutes: an arena needs to know how long it goes on."
    return first_complaint(regulations, OPTIONS, time, tie_breaks_complaint(regulations, ()))


def proposals(occasion: Occasion) -> Iterator[Proposal]:
    """Yield one that ends early enough for the games that are on to run out."""
    minutes = int(occasion.minutes - occasion.slow_minutes)
    if minutes >= occasion.slow_minutes:
        yield Proposal(f"{minutes} minutes", Format(name="arena", minutes=minutes))
