"""The sheet of a measurement: every rate with what it is of, as JSON and as columns of text."""

import platform
from collections.abc import Iterator, Sequence

import msgspec

from parlour.lab.speed.stopwatch import Rate
from parlour.version import VERSION, mode


class SpeedSheet(msgspec.Struct, frozen=True, rename="camel"):
    """What was measured, by which Parlour, on which Python."""

    version: str
    mode: str
    python: str
    machine: str
    seconds: float
    rates: list[Rate]


def sheet_of(rates: list[Rate], seconds: float) -> SpeedSheet:
    return SpeedSheet(VERSION, mode(), platform.python_version(), platform.machine(), seconds, rates)


def as_json(sheet: SpeedSheet) -> bytes:
    """One object; every rate names its subject, its unit and how many of it a CPU second is good for."""
    plain = msgspec.to_builtins(sheet)
    plain["rates"] = [dict(zip(("subject", "unit", "perSecond"), rate, strict=True)) for rate in sheet.rates]
    return msgspec.json.format(msgspec.json.encode(plain), indent=2)


def lines(sheet: SpeedSheet) -> Iterator[str]:
    """A block for every subject, a line for every unit."""
    running = "compiled" if sheet.mode == "compiled" else "plain Python (nothing is compiled)"
    yield f"Parlour {sheet.version}, {running}, Python {sheet.python} on {sheet.machine}."
    yield "Per second of this process's CPU time, the median of several goes."
    for subject in dict.fromkeys(rate.subject for rate in sheet.rates):
        yield ""
        yield subject
        yield from rate_lines([rate for rate in sheet.rates if rate.subject == subject])


def rate_lines(rates: Sequence[Rate]) -> Iterator[str]:
    width = max(len(rate.unit) for rate in rates)
    for rate in rates:
        yield f"  {rate.unit:{width}}{rate.per_second:>14,.0f}"
