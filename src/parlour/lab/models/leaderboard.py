"""The leaderboard: a page about models from all experiments that are kept, every number with its interval."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from parlour.engine.text_table import Sheet
from parlour.folders import home
from parlour.lab.analysis.report import Summary, summarise
from parlour.lab.analysis.report_text import percent, points, whole
from parlour.lab.analysis.scores import games_of, scores_of
from parlour.lab.definition import Definition
from parlour.lab.models.tally import ModelTally, decisions_in, tallies, tally_table
from parlour.lab.results import decode_results
from parlour.lab.run.fingerprint import is_model
from parlour.lab.run.folder import DEFINITION, RESULTS

_HEAD = (
    "# Language models at the table\n\nFrom the experiments that are kept on this machine (`parlour lab`)."
)
_SAID = "Shares of wins with 95 % intervals (bootstrap over deals); `?` marks those from few deals."


class ModelExperiment(NamedTuple):
    """An experiment with a model in it."""

    answer: Summary
    models: list[ModelTally]


def leaderboard_page() -> str:
    """Return the page in Markdown; "" where no experiment with a model is kept."""
    experiments = sorted(_kept_experiments(home() / "lab"), key=lambda each: each.answer.game)
    if not experiments:
        return ""
    return "\n\n".join([_HEAD, _SAID, *map(_section, experiments)]) + "\n"


def _kept_experiments(folder: Path) -> Iterator[ModelExperiment]:
    for path in sorted(folder.glob(f"*/{DEFINITION}")):
        definition = _definition(path)
        if definition is None or not any(map(is_model, definition.players)):
            continue
        answer = _summary(definition, path.parent / RESULTS)
        if answer is not None:
            yield ModelExperiment(answer, tallies(decisions_in(path.parent)))


def _definition(path: Path) -> Definition | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Definition)
    except (OSError, msgspec.DecodeError):
        return None


def _summary(definition: Definition, path: Path) -> Summary | None:
    """Return what the finished deals say; None where there is none."""
    kept = decode_results(path.read_bytes() if path.exists() else b"").results
    fitting = {
        result.deal: result for result in kept if result.fits(len(definition.players), definition.seats)
    }
    results = [fitting[deal] for deal in sorted(fitting)]
    if not results or [result.deal for result in results] != list(range(len(results))):
        return None
    return summarise(definition, scores_of(definition, games_of(definition, results)))


def _section(kept: ModelExperiment) -> str:
    answer = kept.answer
    best_first = sorted(answer.players, key=lambda row: -row.rating.mean)
    rows = [[row.player, percent(row.win_share), points(row.lead), whole(row.rating)] for row in best_first]
    played = Sheet("", ["player", "share of wins", "tally above the mean", "rating"], rows)
    title = f"## {answer.game}, {answer.seats} seats, {answer.games:,} games"
    return "\n\n".join([title, _table(played), _table(tally_table(kept.models))])


def _table(table: Sheet) -> str:
    lines = [table.columns, ["---"] * len(table.columns), *table.rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
