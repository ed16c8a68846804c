"""Prints the packages that an extra of ours needs, those of the extras that it takes in too, one a line.

    python tools/needed_packages.py dev
    python tools/needed_packages.py --extras postgres browser

With `--extras` it prints the extras themselves, with those that they take in.
"""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def needed_packages(extra: str, extras: dict[str, list[str]]) -> Iterator[str]:
    """Yield each requirement as pyproject.toml writes it; `parlour[a,b]` stands for the extras a and b."""
    for each in extras[extra]:
        if not each.startswith("parlour["):
            yield each
        for inner in _inner_extras(each):
            yield from needed_packages(inner, extras)


def all_extras(wanted: list[str], extras: dict[str, list[str]]) -> Iterator[str]:
    """Yield the extras and those that they take in."""
    for extra in wanted:
        yield extra
        for each in extras[extra]:
            yield from all_extras(_inner_extras(each), extras)


def _inner_extras(requirement: str) -> list[str]:
    if not requirement.startswith("parlour["):
        return []
    return requirement.removeprefix("parlour[").removesuffix("]").split(",")


def main(arguments: list[str]) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    extras = project["optional-dependencies"]
    if arguments[0] == "--extras":
        found = all_extras(arguments[1:], extras)
    else:
        found = needed_packages(arguments[0], extras)
    print("\n".join(dict.fromkeys(found)))


if __name__ == "__main__":
    main(sys.argv[1:])
