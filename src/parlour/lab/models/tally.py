"""How models did, decision by decision: legal first answers, failures by class, tokens and money."""

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from parlour.engine.text_table import Sheet
from parlour.lab.models.spending import DECISIONS
from parlour.players.llm.failures import CLASSES
from parlour.players.llm.record import ANSWERED, DecisionRecord, ModelDecision


class ModelTally(msgspec.Struct, frozen=True):
    """The decisions of one model in one style; `classes` counts attempts that failed, by class."""

    player: str
    model: str
    decisions: int
    legal_first: int
    by_house: int
    classes: dict[str, int]
    tokens_in: int
    tokens_out: int
    cached: int
    money: float
    seconds: float


def decisions_in(folder: Path) -> list[ModelDecision]:
    """Return all decisions of models that an experiment's folder keeps."""
    files = sorted((folder / DECISIONS).glob("deal-*.jsonl"))
    return [decision for file in files for decision in DecisionRecord(file).decisions()]


def tallies(decisions: Iterable[ModelDecision]) -> list[ModelTally]:
    """Return a tally for every player, in the order of their names."""
    players: dict[str, list[ModelDecision]] = {}
    for each in decisions:
        players.setdefault(f"llm:{each.name}@{each.profile}", []).append(each)
    return [_tally(player, made) for player, made in sorted(players.items())]


def _tally(player: str, made: Sequence[ModelDecision]) -> ModelTally:
    failed = Counter(attempt.kind for each in made for attempt in each.attempts if attempt.kind != ANSWERED)
    return ModelTally(
        player,
        made[-1].model,
        len(made),
        sum(each.attempts[:1] != [] and each.attempts[0].kind == ANSWERED for each in made),
        sum(each.by_house for each in made),
        {kind: failed[kind] for kind in CLASSES},
        sum(each.tokens_in for each in made),
        sum(each.tokens_out for each in made),
        sum(each.cached for each in made),
        sum(each.money for each in made),
        sum(each.seconds for each in made),
    )


def tally_table(rows: Iterable[ModelTally]) -> Sheet:
    columns = ["model", "decisions", "legal at once", *CLASSES, "by the house", "tokens in, out", "money"]
    return Sheet("Models", columns, [_row(each) for each in rows])


def _row(tally: ModelTally) -> list[str]:
    share = f"{100 * tally.legal_first / max(1, tally.decisions):.1f} %"
    classes = [str(tally.classes[kind]) for kind in CLASSES]
    tokens = f"{tally.tokens_in:,}, {tally.tokens_out:,}"
    house = str(tally.by_house)
    return [tally.player, f"{tally.decisions:,}", share, *classes, house, tokens, f"{tally.money:.4f}"]
