"""What an experiment has found: on the screen, and in the files that were asked for."""

import click
import msgspec

from parlour.cli.run.wishes import Wishes
from parlour.cli.tables import show_sheets
from parlour.lab.findings.export import columns_of, write_csv, write_parquet
from parlour.lab.findings.report import Report, answer_to, report_on
from parlour.lab.findings.report_text import remarks, sheets
from parlour.lab.findings.scores import Games, games_of, scores_of
from parlour.lab.run.running import Experiment, Played


def present(running: Experiment, played: Played, wishes: Wishes) -> None:
    """Shows the report and writes what was asked for."""
    games = games_of(running.question, played.sheets)
    scores = scores_of(running.question, games)
    answer = answer_to(running.question, scores)
    kept_in = str(running.folder.path).encode("utf-8", "replace").decode()
    show(report_on(answer, played, kept_in), wishes)
    write_games(running, played, games, wishes)
    if wishes.chart:
        from parlour.lab.findings.chart import draw_chart

        draw_chart(wishes.chart, answer, scores)


def show(report: Report, wishes: Wishes) -> None:
    if wishes.as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(report), indent=2))
    else:
        show_sheets(sheets(report.answer), remarks(report), wishes.plain)


def write_games(running: Experiment, played: Played, games: Games, wishes: Wishes) -> None:
    if not (wishes.csv or wishes.parquet):
        return
    columns = columns_of(running.question, played.sheets, games)
    if wishes.csv:
        write_csv(wishes.csv, columns)
    if wishes.parquet:
        write_parquet(wishes.parquet, columns)
