"""Every game as a table of rows, one for each seat, in a CSV or Parquet file."""

import csv
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from parlour.lab.analysis.scores import GameArrays
from parlour.lab.definition import Definition
from parlour.lab.errors import BadExperiment
from parlour.lab.players import labels
from parlour.lab.results import DealResult
from parlour.match.file.durable import reason


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
