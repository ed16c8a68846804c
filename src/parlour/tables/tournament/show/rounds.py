"""Rounds, bracket and cross table of a tournament as people are shown them, where its format has them."""

from typing import Final

from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.orders import table_key
from parlour.tournaments.log.rows import Seats
from parlour.tournaments.log.state import Game, State
from parlour.tournaments.whole_games.brackets import Match, double_bracket, single_bracket
from parlour.tournaments.whole_games.results import table_result
from parlour.wire.tournament_parts import NOBODY, BracketMatch, CrossTable, RoundTable, TournamentRound

_LAST_ROUNDS: Final = 12
_MOST_CROSSED: Final = 32
_NO_SEED: Final = "seed 0"
"""Where a match has nobody: a bye."""
_MOST_MATCHES: Final = 256
_BRACKETS: Final = {"single-elimination": single_bracket, "double-elimination": double_bracket}
_CROSSED: Final = ("round-robin", "swiss")


def rounds_of(book: TournamentBook) -> list[TournamentRound]:
    """Return the last rounds with what came of them; none where stacks are carried."""
    state = book.state
    if state.stack or state.regulations.format.name == "arena":
        return []
    rounds = sorted({pair.round for pair in state.pairings})[-_LAST_ROUNDS:]
    games: dict[tuple[int, int], list[Game]] = {}
    for game in state.games:
        games.setdefault((game.round, game.order.table), []).append(game)
    return [_round(book, number, games) for number in rounds]


def _round(book: TournamentBook, number: int, games: dict[tuple[int, int], list[Game]]) -> TournamentRound:
    state = book.state
    seats = [each for pair in state.pairings if pair.round == number for each in pair.tables]
    tables = [
        table for each in seats for table in _round_tables(book, each, games.get((number, each.table), []))
    ]
    return TournamentRound(number, tables, [bye.entrant for bye in state.byes if bye.round == number])


def _round_tables(book: TournamentBook, seats: Seats, games: list[Game]) -> list[RoundTable]:
    """Return the games of a table in a round: those that are over, then the one that is on."""
    found = [_result_of(book, game) for game in games]
    table = book.state.tables[seats.table]
    if table.is_playing() and table.order is not None and set(seats.chairs) & set(table.order.chairs):
        key = table_key(book, table.number, table.order.number)
        order = table.order
        found.append(RoundTable(seats.table, key, list(order.chairs), number=order.number))
    return found or [RoundTable(seats.table, "", list(seats.chairs))]


def _result_of(book: TournamentBook, game: Game) -> RoundTable:
    order, result = game.order, table_result(game)
    points = dict(zip(result.entrants, map(float, result.scores()), strict=True))
    return RoundTable(
        table=order.table,
        key=table_key(book, order.table, order.number),
        entrants=list(order.chairs),
        places=list(game.result.places),
        points=[round(points.get(who, 0.0), 4) for who in order.chairs],
        absent=list(game.result.absent),
        number=order.number,
    )


def bracket_of(book: TournamentBook) -> list[BracketMatch]:
    """Return the matches of an elimination, as far as they are known; of the largest, none."""
    state = book.state
    bracket = _BRACKETS.get(state.regulations.format.name)
    matches = bracket(len(state.seeding)) if bracket is not None and state.seeding else ()
    return [_match(book, match) for match in matches] if len(matches) <= _MOST_MATCHES else []


def _match(book: TournamentBook, match: Match) -> BracketMatch:
    state, number = book.state, match.number + 1
    seats = [each for pair in state.pairings for each in pair.tables if each.table == number]
    games = [game for game in state.games if game.order.table == number]
    pair = (seats[-1].chairs[0], seats[-1].chairs[1]) if seats else _known_seeds(state, match)
    wins = [sum(_has_won(game, who) for game in games) for who in pair]
    table = state.tables.get(number)
    order = table.order if table is not None and table.is_playing() else None
    feeds = tuple(f"{source.kind} {source.number + (source.kind != 'seed')}" for source in match.sources)
    is_decided = (bool(games) and order is None) or _NO_SEED in feeds
    return BracketMatch(
        number=number,
        stage=match.stage,
        entrants=pair,
        wins=(wins[0], wins[1]),
        winner=_winner(state, pair, wins, number) if is_decided else NOBODY,
        feeds=(feeds[0], feeds[1]),
        table=number if seats else 0,
        key=table_key(book, number, order.number) if order is not None else "",
    )


def _known_seeds(state: State, match: Match) -> tuple[int, int]:
    """Return who is in a match by their seeds alone, before anybody has sat down there."""
    found = [
        state.seeding[source.number - 1]
        if source.kind == "seed" and 0 < source.number <= len(state.seeding)
        else NOBODY
        for source in match.sources
    ]
    return found[0], found[1]


def _has_won(game: Game, who: int) -> bool:
    result = table_result(game)
    return who in result.entrants and result.scores()[result.entrants.index(who)] == 1


def _winner(state: State, pair: tuple[int, int], wins: list[int], number: int) -> int:
    """Return who has gone on from a match: who had nobody, has won enough, sits elsewhere, or is still in.

    The last two are for matches that were not played to their end, because somebody has left.
    """
    if NOBODY in pair:
        return max(pair)
    if max(wins) > state.regulations.format.best_of // 2:
        return pair[wins.index(max(wins))]
    left = [who for who in pair if who >= 0 and state.entrants[who].is_alive]
    later = [who for who in left if state.entrants[who].table not in (0, number)]
    if later:
        return later[0]
    return left[0] if len(left) == 1 else NOBODY


def cross_table(book: TournamentBook) -> CrossTable | None:
    """Return who has won how much from whom, where pairs meet and they are not too many."""
    state = book.state
    if state.regulations.format.name not in _CROSSED or state.chairs != 2:
        return None
    who = [each for each in state.seeding if each < len(state.entrants)]
    if not who or len(who) > _MOST_CROSSED:
        return None
    places = {entrant: place for place, entrant in enumerate(who)}
    points: list[list[float | None]] = [[None] * len(who) for _ in who]
    for game in state.games:
        result = table_result(game)
        if len(result.entrants) == 2 and all(each in places for each in result.entrants):
            for (one, other), score in zip(_both(result.entrants), result.scores(), strict=True):
                cell = points[places[one]][places[other]]
                points[places[one]][places[other]] = (cell or 0.0) + float(score)
    return CrossTable(who, points)


def _both(pair: tuple[int, ...]) -> list[tuple[int, int]]:
    return [(pair[0], pair[1]), (pair[1], pair[0])]
