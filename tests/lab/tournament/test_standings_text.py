"""Logs shown as tables."""

from parlour.engine.text_table import Sheet
from parlour.lab.tournament.standings_text import standings_remarks, standings_sheets
from parlour.tournaments.log.lines import ReadLog, fold_log
from parlour.tournaments.log.rows import Pair
from tests.lab.tournament.played import defined, log_of


def sheets(what: str, most: int = 50) -> list[Sheet]:
    return list(standings_sheets(fold_log(log_of(defined(what))), most))


def test_a_freeze_out_has_standings_alone() -> None:
    [standings] = sheets("lives")
    assert standings.columns == ["place", "name", "player", "stack", "moves", "prize"]
    assert [row[0] for row in standings.rows][:1] == ["1"]
    assert len(standings.rows) == 9
    assert sum(int(row[-1]) for row in standings.rows) == 100


def test_a_bracket_has_a_sheet_for_every_stage() -> None:
    standings, *stages = sheets("single")
    assert standings.columns == ["place", "name", "player", "games", "prize"]
    assert [len(stage.rows) for stage in stages] == [1, 4, 2, 1]
    [[_, one, won, lost, other]] = stages[-1].rows
    best = {row[1] for row in standings.rows[:2]}
    assert {one, other} == best
    assert max(won, lost) in ("1", "2")


def test_a_round_robin_has_a_cross_table() -> None:
    standings, rounds = sheets("all meet")
    assert "points" in standings.columns
    assert rounds.columns[:3] == ["place", "name", "1"]
    cells = [cell for row in rounds.rows for cell in row[2:]]
    assert len(rounds.columns) == 2 + 9
    assert cells.count("bye") == 9
    assert sum(cell.startswith("+") for cell in cells) == sum(cell.startswith("-") for cell in cells)


def test_tables_of_many_show_the_table_and_the_place() -> None:
    _, rounds = sheets("swiss of many")
    assert {cell.partition(":")[0] for row in rounds.rows for cell in row[2:]} == {"1", "2", "3"}


def test_an_arena_has_points_and_no_rounds() -> None:
    [standings] = sheets("arena")
    assert "points" in standings.columns


def test_only_so_many_are_shown() -> None:
    [standings] = sheets("lives", most=4)
    assert len(standings.rows) == 4


def test_a_tournament_that_is_on_stands_as_it_stands() -> None:
    log = log_of(defined(entrants=14))
    first = next(place for place, row in enumerate(log.rows) if isinstance(row, Pair))
    state = fold_log(ReadLog(log.header, log.rows[: first + 1]))
    said = list(standings_remarks(state, 10))
    assert "It is running" in said[1]
    assert "14 are in" in said[1]
    assert "Only the first 10 are shown" in said[2]
