"""Several questions together: `--vary`, the points of a sweep, and `--matrix`, every pair of the players."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

import click

from parlour.cli.errors import INTERRUPTED
from parlour.cli.json_output import print_json
from parlour.cli.tables import show_sheets
from parlour.lab.analysis.export import columns_of, write_csv, write_parquet, write_table
from parlour.lab.analysis.scores import games_of
from parlour.lab.definition import Definition, rules_of, table_remarks
from parlour.lab.matrix.answer import MatrixAnswer
from parlour.lab.matrix.summary import define_pairs
from parlour.lab.matrix.text import matrix_columns, matrix_remarks, matrix_tables
from parlour.lab.players import labels, parse_players
from parlour.lab.run.experiment import FinishedRun
from parlour.lab.run.progress import progress
from parlour.lab.run.together import ExperimentGroup, refuse_models
from parlour.lab.run.workers import Workers
from parlour.lab.sweep.answer import SweepAnswer
from parlour.lab.sweep.points import BaseRules, define_points
from parlour.lab.sweep.text import sweep_columns, sweep_remarks, sweep_tables, switch_columns
from parlour.lab.sweep.values import check_varied, parse_varied

if TYPE_CHECKING:
    from parlour.cli.commands.lab.options import LabOptions
    from parlour.engine.rules.asset import RulesAsset
    from parlour.engine.rules.game import Game

Columns = dict[str, list[object]]


def run_sweep(base: BaseRules, options: "LabOptions") -> int:
    """Play every point and report; after an interruption, say how to go on."""
    players = parse_players(options.players, base.game.levels)
    varied = check_varied(parse_varied(options.vary))
    points = define_points(base, varied, players, seats=options.seats, seed=options.seed)
    group = _announce([point.definition for point in points], "points", options)
    runs = _play(group, options)
    if runs is None:
        return _say_how_to_go_on(group)
    found = SweepAnswer(points, runs, group)
    if options.as_json:
        print_json(found.report)
    else:
        show_sheets(sweep_tables(found.summary), sweep_remarks(found.report), options.plain)
    values = switch_columns([point.switches for point in points])
    _write_files(group, runs, values, table=lambda: sweep_columns(found.summary), options=options)
    if options.chart:
        from parlour.lab.sweep.chart import draw_sweep

        draw_sweep(options.chart, found.summary)
    return 0


def run_matrix(game: "Game", rules: "RulesAsset", players: tuple[str, ...], options: "LabOptions") -> int:
    """Play every pair and report; after an interruption, say how to go on."""
    pairs = define_pairs(game, rules, players, seats=options.seats, seed=options.seed)
    group = _announce(pairs, "pairs", options)
    runs = _play(group, options)
    if runs is None:
        return _say_how_to_go_on(group)
    found = MatrixAnswer(players, pairs, runs, group=group)
    if options.as_json:
        print_json(found.report)
    else:
        show_sheets(matrix_tables(found.summary), matrix_remarks(found.report), options.plain)
    names = [labels(pair.players) for pair in pairs]
    values: Columns = {"first": [first for first, _ in names], "second": [second for _, second in names]}
    _write_files(group, runs, values, table=lambda: matrix_columns(found.summary), options=options)
    if options.chart:
        from parlour.lab.matrix.chart import draw_matrix

        draw_matrix(options.chart, found.summary)
    return 0


def _announce(definitions: Sequence[Definition], what: str, options: "LabOptions") -> ExperimentGroup:
    """Say how many games these experiments are and who plays as another, and return them together."""
    refuse_models(word for each in definitions for word in each.players)
    group = ExperimentGroup.kept(definitions, options.games, options.keep)
    each = group.total() // len(definitions)
    click.echo(f"{len(definitions)} {what} of {each:,} games: {group.total():,} games.", err=True)
    said = [remark for definition in definitions for remark in _remarks_on(definition)]
    said += [each.folder.damage for each in group.experiments]
    for line in dict.fromkeys(filter(None, said)):
        click.echo(line, err=True)
    return group


def _remarks_on(definition: Definition) -> Iterable[str]:
    game, rules = rules_of(definition)
    return table_remarks(definition.players, game, rules, definition.seats)


def _play(group: ExperimentGroup, options: "LabOptions") -> list[FinishedRun] | None:
    """Play what is missing; None after an interruption."""
    try:
        with progress("games", plain=options.plain) as bar:
            return group.run(Workers(options.workers, options.address), bar)
    except KeyboardInterrupt:
        return None


def _say_how_to_go_on(group: ExperimentGroup) -> int:
    done = f"Stopped after {group.done():,} of {group.total():,} games"
    click.echo(f"{done}, kept in {group.kept_in()}. The same command goes on from there.", err=True)
    return INTERRUPTED


def _write_files(
    group: ExperimentGroup,
    runs: Sequence[FinishedRun],
    values: Columns,
    *,
    table: Callable[[], Columns],
    options: "LabOptions",
) -> None:
    """Write the table of the report, and every game with what tells its experiment from the others."""
    if options.table:
        write_table(options.table, table())
    if not (options.csv or options.parquet):
        return
    games = _every_game(group, runs, values)
    if options.csv:
        write_csv(options.csv, games)
    if options.parquet:
        write_parquet(options.parquet, games)


def _every_game(group: ExperimentGroup, runs: Sequence[FinishedRun], values: Columns) -> Columns:
    columns: Columns = {}
    for number, (experiment, run) in enumerate(zip(group.experiments, runs, strict=True)):
        definition = experiment.definition
        games = columns_of(definition, run.results, games_of(definition, run.results))
        rows = len(games["deal"])
        own = {name: [column[number]] * rows for name, column in values.items()}
        for name, column in (own | games).items():
            columns.setdefault(name, []).extend(column)
    return columns
