"""What came of runs: shares of every game with their intervals, on the positions that all runs have."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final

Row = dict[str, Any]
Key = tuple[str, str, int]
COLUMNS: Final = (
    *("game", "positions", "run", "legal at first", "as `hard`", "verb as `hard`", "the first move"),
    *("tokens read", "written"),
)
_Z: Final = 1.96
"""Of a normal distribution 95 % lie within so many deviations."""


def key_of(row: Row) -> Key:
    """Return which position a row is about."""
    return row["game"], row["seed"], row["n"]


def read_rows(path: Path) -> list[Row]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def wilson(count: int, of: int) -> tuple[float, float]:
    """Return the 95 % interval of a share, by Wilson's score: it holds near 0 and 1 too."""
    share, part = count / of, _Z * _Z / of
    middle = (share + part / 2) / (1 + part)
    reach = _Z * sqrt(share * (1 - share) / of + part / of / 4) / (1 + part)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def table_lines(paths: Sequence[Path]) -> Iterator[str]:
    """Yield a Markdown table of the runs, and below it why answers were not legal and what changed."""
    runs = {path.stem: {key_of(row): row for row in read_rows(path)} for path in paths}
    common = sorted(set.intersection(*(set(rows) for rows in runs.values())))
    yield _line(COLUMNS)
    yield _line(["---", "---:", "---", *["---:"] * (len(COLUMNS) - 3)])
    for game in sorted({key[0] for key in common}):
        keys = [key for key in common if key[0] == game]
        for name, rows in runs.items():
            yield _line([game, str(len(keys)), name, *_facts([rows[key] for key in keys])])
    for name, rows in runs.items():
        yield from ("", f"{name}: {_failures([rows[key] for key in common])}.")
    first, *_, last = runs.values()
    if len(runs) > 1:
        yield from ("", _changes([(first[key], last[key]) for key in common]))


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _facts(rows: list[Row]) -> list[str]:
    """Return the shares and the mean numbers of tokens of one game in one run."""
    counts = [sum(row[field] for row in rows) for field in ("legal", "same", "same_verb")]
    counts.append(sum(_named_choice(row) == 1 for row in rows))
    tokens = [sum(row.get(field, 0) for row in rows) / len(rows) for field in ("tokens_in", "tokens_out")]
    return [*(_share(count, len(rows)) for count in counts), *(f"{mean:,.0f}" for mean in tokens)]


def _share(count: int, of: int) -> str:
    low, high = wilson(count, of)
    return f"{count / of:.0%} ({100 * low:.0f}–{100 * high:.0f})"


def _named_choice(row: Row) -> object:
    """Return the move that an answer names, a number or a tree; None where it names none."""
    try:
        answer = json.loads(row["answer"])
    except ValueError:
        return None
    return answer.get("move") if isinstance(answer, dict) else None


def _failures(rows: list[Row]) -> str:
    kinds: Mapping[str, int] = Counter(row["kind"] for row in rows if not row["legal"])
    if not kinds:
        return f"all {len(rows):,} first answers were legal"
    told = ", ".join(f"{kind} {count:,}" for kind, count in sorted(kinds.items()))
    return f"of {len(rows):,} first answers not legal: {told}"


def _changes(pairs: list[tuple[Row, Row]]) -> str:
    """Say at how many positions one of the two runs alone has a legal answer, or the one of `hard`."""
    said = []
    for field, words in (("legal", "legal"), ("same", "as `hard`")):
        gained = sum(after[field] and not before[field] for before, after in pairs)
        lost = sum(before[field] and not after[field] for before, after in pairs)
        said.append(f"{words} in the last run alone at {gained:,} positions, in the first alone at {lost:,}")
    return f"Of {len(pairs):,} positions: {'; '.join(said)}."
