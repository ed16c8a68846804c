"""The leaderboard: a page about models from all experiments that are kept, every number with its interval."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec

from parlour.engine.text_table import Sheet
from parlour.folders import home
from parlour.lab.analysis.report import Answer, answer_to
from parlour.lab.analysis.report_text import percent, points, whole
from parlour.lab.analysis.scores import games_of, scores_of
from parlour.lab.models.tally import ModelTally, decisions_in, tallies, tally_sheet
from parlour.lab.question import Question
from parlour.lab.results import read
from parlour.lab.run.fingerprint import is_model
from parlour.lab.run.folder import QUESTION, SHEETS

_HEAD = (
    "# Language models at the table\n\nFrom the experiments that are kept on this machine (`parlour lab`)."
)
_SAID = "Shares of wins with 95 % intervals (bootstrap over deals); `?` marks those from few deals."


class Kept(NamedTuple):
    """An experiment with a model in it."""

    answer: Answer
    models: list[ModelTally]


def leaderboard_page() -> str:
    """The page in Markdown; "" where no experiment with a model is kept."""
    experiments = sorted(_kept(home() / "lab"), key=lambda each: each.answer.game)
    if not experiments:
        return ""
    return "\n\n".join([_HEAD, _SAID, *map(_section, experiments)]) + "\n"


def _kept(folder: Path) -> Iterator[Kept]:
    for path in sorted(folder.glob(f"*/{QUESTION}")):
        question = _question(path)
        if question is None or not any(map(is_model, question.players)):
            continue
        answer = _answer(question, path.parent / SHEETS)
        if answer is not None:
            yield Kept(answer, tallies(decisions_in(path.parent)))


def _question(path: Path) -> Question | None:
    try:
        return msgspec.json.decode(path.read_bytes(), type=Question)
    except (OSError, msgspec.DecodeError):
        return None


def _answer(question: Question, path: Path) -> Answer | None:
    """What the finished deals say; None where there is none."""
    kept = read(path.read_bytes() if path.exists() else b"").sheets
    fitting = {sheet.deal: sheet for sheet in kept if sheet.fits(len(question.players), question.seats)}
    sheets = [fitting[deal] for deal in sorted(fitting)]
    if not sheets or [sheet.deal for sheet in sheets] != list(range(len(sheets))):
        return None
    return answer_to(question, scores_of(question, games_of(question, sheets)))


def _section(kept: Kept) -> str:
    answer = kept.answer
    best_first = sorted(answer.players, key=lambda row: -row.rating.mean)
    rows = [[row.player, percent(row.win_share), points(row.lead), whole(row.rating)] for row in best_first]
    played = Sheet("", ["player", "share of wins", "tally above the mean", "rating"], rows)
    title = f"## {answer.game}, {answer.seats} seats, {answer.games:,} games"
    return "\n\n".join([title, _table(played), _table(tally_sheet(kept.models))])


def _table(sheet: Sheet) -> str:
    lines = [sheet.columns, ["---"] * len(sheet.columns), *sheet.rows]
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
