"""A whole measurement: which games, for how long, and the rates that it comes to."""

import platform
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from parlour.engine.rules.game import Game
from parlour.lab.run.progress import ReportProgress
from parlour.lab.speed.games import game_measures, usual_table
from parlour.lab.speed.hands import hand_measures
from parlour.lab.speed.stopwatch import GOES, Rate, time_measures
from parlour.version import VERSION, mode


class SpeedResult(msgspec.Struct, frozen=True, rename="camel"):
    """What was measured, by which Parlour, on which Python."""

    version: str
    mode: str
    python: str
    machine: str
    seconds: float
    rates: list[Rate]


def measure(games: Sequence[Game], seconds: float, told: ReportProgress, *, hands: bool) -> SpeedResult:
    """Time these games, and hands if wanted, each measure for so many seconds in all; report every go."""
    with TemporaryDirectory(prefix="parlour-bench-") as folder:
        measures = [
            each for game in games for each in game_measures(usual_table(game), _folder_for(game, folder))
        ]
        measures += hand_measures(games) if hands else []
        total = GOES * len(measures)
        rates = time_measures(measures, seconds, lambda done, next_up: told(done, total, next_up.title()))
        return _result_of(rates, seconds)


def _folder_for(game: Game, folder: str) -> Path:
    own = Path(folder) / game.id
    own.mkdir()
    return own


def _result_of(rates: list[Rate], seconds: float) -> SpeedResult:
    return SpeedResult(VERSION, mode(), platform.python_version(), platform.machine(), seconds, rates)


def as_json(result: SpeedResult) -> bytes:
    """Return one object; every rate names its subject, its unit and how many a CPU second is good for."""
    plain = msgspec.to_builtins(result)
    plain["rates"] = [dict(zip(("subject", "unit", "perSecond"), rate, strict=True)) for rate in result.rates]
    return msgspec.json.format(msgspec.json.encode(plain), indent=2)


def lines(result: SpeedResult) -> Iterator[str]:
    """Yield a block for every subject, a line for every unit."""
    running = "compiled" if result.mode == "compiled" else "plain Python (nothing is compiled)"
    yield f"Parlour {result.version}, {running}, Python {result.python} on {result.machine}."
    yield "Per second of this process's CPU time, the median of several goes."
    for subject in dict.fromkeys(rate.subject for rate in result.rates):
        yield ""
        yield subject
        yield from _rate_lines([rate for rate in result.rates if rate.subject == subject])


def _rate_lines(rates: Sequence[Rate]) -> Iterator[str]:
    width = max(len(rate.unit) for rate in rates)
    for rate in rates:
        yield f"  {rate.unit:{width}}{rate.per_second:>14,.0f}"
