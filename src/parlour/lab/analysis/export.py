"""Every game as a table of rows, one for each seat, or any other table, in a CSV or Parquet file."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import numpy as np

from parlour.lab.analysis.report import Estimate, Summary
from parlour.lab.analysis.scores import GameArrays
from parlour.lab.definition import Definition
from parlour.lab.errors import BadExperiment
from parlour.lab.players import labels
from parlour.lab.results import DealResult
from parlour.match.file.durable import reason

TABLES: Final = (".csv", ".parquet")


def columns_of(
    definition: Definition, results: Sequence[DealResult], games: GameArrays
) -> dict[str, list[object]]:
    """Name → values, by deal, rotation and seat."""
    deals, rotations, seats = (axis.ravel() for axis in np.indices(games.players.shape))
    names = labels(definition.players)
    decisions = np.array([[game.decisions for game in result.games] for result in results])
    numbers = np.array([result.deal for result in results])
    return {
        "deal": numbers[deals].tolist(),
        "rotation": rotations.tolist(),
        "seat": seats.tolist(),
        "player": [names[player] for player in games.players.ravel()],
        "place": games.places.ravel().tolist(),
        "win_share": games.shares.ravel().tolist(),
        "tally": games.tallies.ravel().tolist(),
        "lead": games.leads.ravel().tolist(),
        "decisions": decisions[deals, rotations].tolist(),
        "unfinished": games.unfinished[deals, rotations].tolist(),
    }


def player_columns(answer: Summary) -> dict[str, list[object]]:
    """Return what every player achieved, a row for each: name → values."""
    rows = answer.players
    columns: dict[str, list[object]] = {"player": [row.player for row in rows]}
    columns |= estimate_columns("share", [row.win_share for row in rows])
    columns |= estimate_columns("lead", [row.lead for row in rows])
    columns |= estimate_columns("rating", [row.rating for row in rows])
    return columns | {"deals": [answer.deals for _ in rows]}


def estimate_columns(name: str, values: list[Estimate] | list[Estimate | None]) -> dict[str, list[object]]:
    """Return three columns of a number: itself and the two ends of its interval."""
    return {
        name: [value and value.mean for value in values],
        f"{name} low": [value and value.low for value in values],
        f"{name} high": [value and value.high for value in values],
    }


def check_table(file: str) -> None:
    """Refuse a file that is neither CSV nor Parquet, before anything is played."""
    if Path(file).suffix.lower() not in TABLES:
        raise BadExperiment("bad-table", f"--table {file}: the file must end in .csv or .parquet.")


def write_table(file: str, columns: dict[str, list[object]]) -> None:
    """Write CSV or Parquet, as the file's name says."""
    (write_csv if file.lower().endswith(".csv") else write_parquet)(file, columns)


def write_csv(file: str, columns: dict[str, list[object]]) -> None:
    try:
        with Path(file).open("w", newline="", encoding="utf-8") as page:
            writer = csv.writer(page)
            writer.writerow(columns)
            writer.writerows(zip(*columns.values(), strict=True))
    except OSError as error:
        raise cannot_write(file, error) from None


def write_parquet(file: str, columns: dict[str, list[object]]) -> None:
    import pyarrow as pa
    import pyarrow.parquet as pq

    try:
        with Path(file).open("wb") as page:
            pq.write_table(pa.table(columns), page)
    except OSError as error:
        raise cannot_write(file, error) from None


def cannot_write(file: str, error: OSError) -> BadExperiment:
    return BadExperiment("cannot-write", f"{file} cannot be written: {reason(error)}.")
