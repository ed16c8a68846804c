"""The page on benchmarks: the text between the tables is written by hand, the tables are put in here."""

import platform
import re
from pathlib import Path
from typing import Final

from bench.contest.home import HOUSE, LIST
from bench.revision import measured_commit

PAGE: Final = HOUSE / "docs" / "benchmarks.md"
CHART: Final = HOUSE / "docs" / "benchmarks.svg"
PEERS: Final = ("pokerkit", "rlcard", "open_spiel", "phevaluator", "treys", "eval7", "numpy")


def with_tables(text: str, tables: dict[str, str]) -> str:
    """Return the text with each table between its marks `<!-- name -->` and `<!-- /name -->`."""
    for name, table in tables.items():
        before, mark, rest = text.partition(f"<!-- {name} -->\n")
        _, end, after = rest.partition(f"<!-- /{name} -->")
        if not (mark and end):
            raise ValueError(f"the page has no place for the table {name!r}")
        text = f"{before}{mark}\n{table}\n\n{end}{after}"
    return text


def write_page(tables: dict[str, str]) -> None:
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8"), tables), encoding="utf-8")


def setting(rounds: int, seconds: float) -> str:
    """Return on what all this was measured."""
    listed = dict(line.split("==") for line in LIST.read_text().splitlines() if "==" in line)
    peers = ", ".join(f"{name} {listed[name]}" for name in PEERS)
    went = f"{rounds} rounds of {seconds:g} CPU seconds each"
    python = f"Python {platform.python_version()}"
    return f"Measured at {measured_commit()} on {processor()}, one thread; {python}; {peers}; {went}."


def processor() -> str:
    """Return the name of the processor where the system tells it."""
    told = Path("/proc/cpuinfo")
    if told.exists() and (found := re.search(r"model name\s*:\s*(.+)", told.read_text())):
        return found[1]
    return platform.processor() or platform.machine()
