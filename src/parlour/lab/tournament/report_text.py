"""A report on tournaments in words: its tables, the remarks below them, and its rows for other programs."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from parlour.engine.printable import csv_text
from parlour.engine.text_table import Sheet
from parlour.lab.analysis.report import Estimate
from parlour.lab.analysis.report_text import UNSURE, estimate_text, percent
from parlour.lab.analysis.statistics import SURE_DEALS
from parlour.lab.tournament.definition import TournamentDefinition
from parlour.lab.tournament.report import PlayerPlaces, Spread, TournamentReport, TournamentSummary
from parlour.lab.tournament.results import TournamentResult

_MINUTE: Final = 60_000


def report_sheets(answer: TournamentSummary) -> Iterator[Sheet]:
    """Yield how the players did, where they came in the field, and how long it all took."""
    best_first = sorted(answer.players, key=lambda row: row.mean_place.mean)
    is_paid = any(row.prizes is not None for row in answer.players)
    columns = ["player", "entrants", "mean place", "wins", *(["share of prizes"] if is_paid else [])]
    yield Sheet("Players", columns, [_player_row(row) for row in best_first])
    tenths = [f"{10 * tenth}–{10 * tenth + 10} %" for tenth in range(len(best_first[0].tenths))]
    rows = [[row.player, *(f"{100 * share:.0f} %" for share in row.tenths)] for row in best_first]
    yield Sheet("Where in the field they came, the best tenth first", ["player", *tenths], rows)
    yield Sheet("Length", ["", "mean", "nine in ten within"], list(_length_rows(answer)))


def _player_row(row: PlayerPlaces) -> list[str]:
    prizes = [] if row.prizes is None else [percent(row.prizes)]
    return [row.player, f"{row.entrants:,}", _number(row.mean_place), percent(row.wins), *prizes]


def _number(value: Estimate) -> str:
    return estimate_text(value, 1, "{:,.1f}", "{:,.1f}")


def _length_rows(answer: TournamentSummary) -> Iterator[list[str]]:
    spreads: dict[str, Spread] = {
        "minutes": answer.minutes,
        "decisions": answer.decisions,
        "deals or games": answer.games,
        "rounds of one entrant": answer.rounds,
    }
    for name, spread in spreads.items():
        yield [name, _number(spread.mean), f"{spread.nine_in_ten:,.1f}"]


def report_remarks(report: TournamentReport, pace: int) -> Iterator[str]:
    """Yield what was played, and what to know about the numbers."""
    answer = report.answer
    many = "1 tournament" if answer.tournaments == 1 else f"{answer.tournaments:,} tournaments"
    size = f"{answer.entrants:,} entrants, {answer.chairs} at a table, seed {answer.seed}"
    yield f"{many} of {answer.game}, {answer.format}: {size}; {pace / 1000:g} s a decision."
    if answer.broken_off:
        yield "It was broken off: places are as it stood, and who is still in shares the first."
    moves = answer.movements
    if moves.most:
        yield (
            f"Moved to another table: {moves.each:.2f} times on average, {moves.most} at most,"
            f" {100 * moves.never:.0f} % never."
        )
    if answer.players[0].wins.low is None:
        yield "There were too few tournaments for intervals: repeat it at least ten times."
    elif answer.players[0].wins.unsure:
        yield f"{UNSURE} Unsure: from fewer than {SURE_DEALS} tournaments the true intervals are wider."
    else:
        yield "In brackets: 95 % intervals, bootstrap over tournaments."
    if answer.by_the_clock:
        yield f"By the clock, and so with other numbers in every run: {', '.join(answer.by_the_clock)}."
    share = 100 * report.directing_share
    yield f"Played in {report.seconds:,.1f} s; {share:.1f} % of the work was directing."


def entrants_csv(definition: TournamentDefinition, results: Iterable[TournamentResult]) -> str:
    """Return a row for every entrant of every tournament."""
    columns = ("tournament", "entrant", "name", "player", "place", "prize", "moves")
    return _csv(columns, _entrant_rows(definition, results))


def _entrant_rows(
    definition: TournamentDefinition, results: Iterable[TournamentResult]
) -> Iterator[Sequence[object]]:
    for result in results:
        for who, place in enumerate(result.places):
            prize = result.prizes[who] if result.prizes else 0
            name, player = definition.name_of(who), definition.player_of(who)
            yield result.number + 1, who, name, player, place, prize, result.moves[who]


def movements_csv(definition: TournamentDefinition, results: Iterable[TournamentResult]) -> str:
    """Return a row for every movement of every tournament."""
    columns = ("tournament", "minute", "entrant", "name", "from_table", "from_chair", "table", "chair", "why")
    rows = (
        (
            result.number + 1,
            f"{each.at / _MINUTE:.2f}",
            each.entrant,
            definition.name_of(each.entrant),
            *(each.from_table, each.from_chair, each.table, each.chair, each.why),
        )
        for result in results
        for each in result.movements
    )
    return _csv(columns, rows)


def _csv(columns: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    page = io.StringIO()
    writer = csv.writer(page, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows([csv_text(cell) if isinstance(cell, str) else cell for cell in row] for row in rows)
    return page.getvalue()
