"""Whole games: what the formats share in which tables play games to their end instead of carrying stacks.

Who sat out ranks behind all others at the table and scores nothing (R12); who did so twice is withdrawn, and
may come back. Players of the house take no place.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final

from parlour.tournaments.log.rows import HOUSE, OPEN_CHAIR, Deal, Decision, Out, Pair, Seats
from parlour.tournaments.log.state import Game, State
from parlour.tournaments.log.tables import Entrant, Table
from parlour.tournaments.whole_games.pairing import order_pair
from parlour.tournaments.whole_games.standings import Record, TableResult, places_of_groups

FORFEITS_TO_WITHDRAW: Final = 2


@lru_cache(maxsize=1 << 16)
def table_result(game: Game) -> TableResult:
    """Return how a game ended among the entrants: who sat out behind all others, the house left out."""
    chairs = [chair for chair, who in enumerate(game.order.chairs) if who >= 0]
    keys = [(chair in game.result.absent, game.result.places[chair]) for chair in chairs]
    tallies = game.result.tallies or (0,) * len(game.order.chairs)
    return TableResult(
        entrants=tuple(game.order.chairs[chair] for chair in chairs),
        places=tuple(1 + sum(other < key for other in keys) for key in keys),
        tallies=tuple(tallies[chair] for chair in chairs),
        absent=tuple(game.order.chairs[chair] for chair in chairs if chair in game.result.absent),
    )


def record_before(state: State, round_: int, bye_points: int = 1) -> Record:
    """Return what everybody has done before a round."""
    games = [table_result(game) for game in state.games if game.round < round_]
    byes = Counter(bye.entrant for bye in state.byes if bye.round < round_)
    return Record(games, byes, bye_points=bye_points)


def games_played(state: State, who: int) -> list[Game]:
    """Return the games of an entrant, first game first."""
    return [state.games[index] for index in state.games_of.get(who, ())]


def entrants_since_start(state: State) -> list[int]:
    """Return who is in, or is out, in order of seeding, then of late entry: all who will have a place."""
    order = dict.fromkeys((*state.seeding, *range(len(state.entrants))))
    return [who for who in order if state.entrants[who].is_alive or who in state.outs]


def entrants_in(state: State) -> list[int]:
    """Return who is in and stays, in order of seeding, then of late entry."""
    return [who for who in entrants_since_start(state) if _stays(state.entrants[who])]


def _stays(entrant: Entrant) -> bool:
    return entrant.is_alive and not entrant.is_leaving


def is_withdrawn(state: State, who: int) -> bool:
    """Return whether an entrant has left, was sent away, or has not been there twice since they came in."""
    if state.entrants[who].is_leaving:
        return True
    missed = sum(1 for game in games_played(state, who) if who in table_result(game).absent)
    return missed >= FORFEITS_TO_WITHDRAW * (1 + state.entrants[who].reentries)


def send_out(state: State) -> Iterator[Decision]:
    """Yield the outs of those who leave, or were not there twice; in the end their results place them."""
    last = [who for who in state.games[-1].order.chairs if who >= 0] if state.games else []
    for who in sorted({*state.leaving, *last}):
        entrant = state.entrants[who]
        if entrant.is_alive and not state.is_dealt(entrant) and is_withdrawn(state, who):
            yield Out(who, 0)


def seats_of(state: State, table: int, players: Sequence[int], round_: int) -> Seats:
    """Return the players' chairs as drawn, with the house on as many as the game needs filled (R1)."""
    chairs = [*players, *[HOUSE] * (state.opened.least - len(players))]
    return Seats(table, tuple(state.draws.order(chairs, "turns", round_, table)))


def seat_pairs(state: State, round_: int, pairs: Mapping[int, tuple[int, int]]) -> Pair:
    """Return the seats of the pairs of these tables; who went first less often does so, else it is drawn."""
    firsts = Counter(game.order.chairs[0] for game in state.games)
    return Pair(
        round_,
        tuple(
            Seats(table, order_pair(*pair, firsts, state.draws.one((0, 1), "first", round_, table)))
            for table, pair in pairs.items()
        ),
    )


def order_game(state: State, table: Table, played: int = 0) -> Deal:
    """Return the order for the table's next game; after each on the same seats the next one goes first."""
    chairs = [who for who in table.chairs if who != OPEN_CHAIR]
    chairs += [HOUSE] * (state.opened.least - len(chairs))
    turn = played % len(chairs)
    number = table.order.number + 1 if table.order is not None else 1
    return Deal(table.number, number, (*chairs[turn:], *chairs[:turn]), level=state.level)


def games_on_seats(state: State, table: Table) -> int:
    """Return how many games those at the table have played there since they sat down: their last ones."""
    games = (state.games[index] for index in reversed(state.games_of.get(table.entrants()[0], ())))
    here = (table.round, table.number)
    return sum(1 for _ in takewhile(lambda game: (game.round, game.order.table) == here, games))


def deal_round(state: State, games: int = 1) -> Iterator[Decision]:
    """Yield the orders that are missing in a round, where rounds follow each other; this is told at once."""
    if state.pairings:
        tables, round_ = len(state.pairings[-1].tables), state.pairings[-1].round
        settled = len(state.games) - bisect_left(state.games, round_, key=lambda game: game.round)
        if state.playing + settled < tables * games:
            yield from deal_tables(state, games)


def deal_tables(state: State, games: int = 1) -> Iterator[Decision]:
    """Yield an order for every table of two or more that has not played so many games in its round."""
    for number in list(state.ready):
        table = state.tables[number]
        if len(table.entrants()) > 1 and not table.is_playing():
            played = games_on_seats(state, table)
            if played < games:
                yield order_game(state, table, played)


def places_by_groups(state: State, groups: Iterable[Sequence[int]]) -> list[int]:
    """Return everybody's place by groups of equals, best first; who is disqualified has none (R5)."""
    counted = ([who for who in group if not state.entrants[who].is_disqualified] for group in groups)
    found = places_of_groups(counted)
    return [found.get(entrant.number, 0) for entrant in state.entrants]
