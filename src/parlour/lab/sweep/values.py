"""What a sweep varies, as people type it: `lives=1..3`, `stake=10..50..10`, `pairScore=sum,highestCard`."""

import re
from collections.abc import Iterable, Iterator, Mapping
from decimal import Decimal
from typing import Any, Final

from parlour.engine.rules.loading import switch_value
from parlour.lab.errors import BadExperiment

Varied = dict[str, list[Any]]
"""The values of every switch that is varied, in the order in which they are played."""

MOST_POINTS: Final = 200
"""So many rows a person may still read; more are asked for by mistake, or in parts."""
_MOST_STEPS: Final = 10_000
_NUMBER: Final = r"-?\d+(?:\.\d+)?"
_RANGE: Final = re.compile(rf"({_NUMBER})\.\.({_NUMBER})(?:\.\.({_NUMBER}))?")
_OPENING, _CLOSING = "[{", "]}"
_BOTH: Final = [False, True]


def parse_varied(settings: Iterable[str]) -> Varied:
    """Return what every `--vary SWITCH=VALUES` says; a switch alone is tried off and on."""
    varied: Varied = {}
    for setting in settings:
        name, equals, text = (part.strip() for part in setting.partition("="))
        if not name or (equals and not text):
            raise _refusal(f"--vary {setting} names no values: write --vary switch=1..3 or switch=a,b.")
        if name in varied:
            raise _refusal(f"--vary {name} stands there twice: write all its values behind one.")
        varied[name] = _values_in(text, setting) if equals else list(_BOTH)
    return varied


def check_varied(varied: Mapping[str, Iterable[Any]]) -> Varied:
    """Return the values of each switch as lists; refuse none, the same one twice, and too many points."""
    checked: Varied = {}
    for name, values in varied.items():
        if isinstance(values, str | bytes | Mapping):
            raise _refusal(f"The values of {name} must be a list or a range, not {values!r}.")
        checked[name] = list(values)
        if not checked[name]:
            raise _refusal(f"There are no values of {name} to try.")
        _refuse_twins(name, checked[name])
    _refuse_too_many(checked)
    return checked


def value_text(value: Any) -> str:
    """Return a value as it is typed behind `--set`."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(value_text, value))}]"
    return str(value)


def point_text(switches: Mapping[str, Any]) -> str:
    """Return a point in one line, `lives=1, jokers=0`."""
    return ", ".join(f"{name}={value_text(value)}" for name, value in switches.items())


def _values_in(text: str, setting: str) -> list[Any]:
    return [value for part in _split(text) for value in _values_of(part.strip(), setting)]


def _split(text: str) -> Iterator[str]:
    """Yield what stands between the commas; those inside of brackets are part of a value."""
    depth, part = 0, ""
    for letter in text:
        depth += (letter in _OPENING) - (letter in _CLOSING)
        if letter == "," and depth == 0:
            yield part
            part = ""
        else:
            part += letter
    yield part


def _values_of(part: str, setting: str) -> list[Any]:
    if not part:
        raise _refusal(f"--vary {setting}: a value is missing between two commas.")
    found = _RANGE.fullmatch(part)
    if found is None and ".." in part:
        raise _refusal(f"--vary {setting}: {part} is no range: write 1..3, or 10..50..10 with a step.")
    return [switch_value(part)] if found is None else _range_of(found, setting)


def _range_of(found: re.Match[str], setting: str) -> list[Any]:
    """Return the numbers of a range, its end included where the steps meet it."""
    if "." in "".join(filter(None, found.groups())) and found[3] is None:
        raise _refusal(f"--vary {setting}: {found[0]} needs a step, such as {found[0]}..0.1.")
    low, high, step = Decimal(found[1]), Decimal(found[2]), Decimal(found[3] or 1)
    if step <= 0 or high < low:
        raise _refusal(f"--vary {setting}: {found[0]} goes nowhere: write the lower number first.")
    count = int((high - low) / step) + 1
    if count > _MOST_STEPS:
        raise _refusal(f"--vary {setting}: {found[0]} has {count:,} values, far too many.")
    values = [low + step * number for number in range(count)]
    return [int(value) if "." not in found[0].replace("..", " ") else float(value) for value in values]


def _refuse_twins(name: str, values: list[Any]) -> None:
    spelled = [value_text(value) for value in values]
    for place, text in enumerate(spelled):
        if text in spelled[:place]:
            raise _refusal(f"{name}={text} stands there twice.")


def _refuse_too_many(varied: Varied) -> None:
    points = 1
    for values in varied.values():
        points *= len(values)
    if points > MOST_POINTS:
        product = " × ".join(f"{len(values):,}" for values in varied.values())
        said = f"{product} = {points:,}" if len(varied) > 1 else f"{points:,}"
        raise _refusal(f"That makes {said} points, and a sweep has at most {MOST_POINTS}: try fewer values.")


def _refusal(sentence: str) -> BadExperiment:
    return BadExperiment("bad-sweep", sentence)
