"""Rounds, bracket and cross table of a tournament as people are shown them, where its format has them."""

from typing import Final

from parlour.tables.tournament.log.book import TournamentBook
from parlour.tables.tournament.orders import table_key
from parlour.tournaments.formats import find_format
from parlour.tournaments.log.rows import Seats
from parlour.tournaments.log.state import Game, State
from parlour.tournaments.whole_games.brackets import NOBODY as NO_SEED
from parlour.tournaments.whole_games.brackets import SEED, Slot, Source
from parlour.tournaments.whole_games.matches import slots_in
from parlour.tournaments.whole_games.results import table_result
from parlour.wire.tournament_parts import NOBODY, BracketMatch, CrossTable, RoundTable, TournamentRound

_LAST_ROUNDS: Final = 12
_MOST_CROSSED: Final = 32
_NO_SEED: Final = f"{SEED} {NO_SEED}"
"""Where a match has nobody: a bye."""
_MOST_MATCHES: Final = 256


def rounds_of(book: TournamentBook) -> list[TournamentRound]:
    """Return the last rounds with what came of them; none where stacks are carried."""
    state = book.state
    if state.stack or not find_format(state.regulations.format.name).is_in_rounds:
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
    """Return the matches of an elimination, as far as they are known; of the largest, none.

    Those to which nobody comes, because of byes above, are left out.
    """
    state = book.state
    bracket = find_format(state.regulations.format.name).bracket
    matches = bracket(len(state.seeding)) if bracket is not None and state.seeding else ()
    slots = slots_in(state, matches) if len(matches) <= _MOST_MATCHES else []
    return [_match(book, slot) for slot in slots if any(slot.seeds)]


def _match(book: TournamentBook, slot: Slot) -> BracketMatch:
    state, number = book.state, slot.match.number + 1
    pair = _entrant(state, slot.seeds[0]), _entrant(state, slot.seeds[1])
    games = [game for game in state.games if game.order.table == number]
    wins = [sum(_has_won(game, who) for game in games) for who in pair]
    table = state.tables.get(number)
    order = table.order if table is not None and table.is_playing() else None
    sources = zip(slot.seeds, slot.match.sources, strict=True)
    feeds = tuple(_NO_SEED if seed == NO_SEED else _feed(source) for seed, source in sources)
    return BracketMatch(
        number=number,
        stage=slot.match.stage,
        entrants=pair,
        wins=(wins[0], wins[1]),
        winner=_entrant(state, slot.winner),
        feeds=(feeds[0], feeds[1]),
        table=number if table is not None else 0,
        key=table_key(book, number, order.number) if order is not None else "",
    )


def _entrant(state: State, seed: int) -> int:
    return state.seeding[seed - 1] if seed > NO_SEED else NOBODY


def _feed(source: Source) -> str:
    return f"{source.kind} {source.number + (source.kind != SEED)}"


def _has_won(game: Game, who: int) -> bool:
    result = table_result(game)
    return who in result.entrants and result.scores()[result.entrants.index(who)] == 1


def cross_table(book: TournamentBook) -> CrossTable | None:
    """Return who has won how much from whom, where pairs meet and they are not too many."""
    state = book.state
    format_ = find_format(state.regulations.format.name)
    if format_.points is None or not format_.is_in_rounds or state.chairs != 2:
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
