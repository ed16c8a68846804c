"""Prints the packages that an extra of ours needs, those of the extras that it takes in too, one a line."""

import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path


def needed_packages(extra: str, extras: dict[str, list[str]]) -> Iterator[str]:
    """Yield each requirement as pyproject.toml writes it; `parlour[a,b]` stands for the extras a and b."""
    for each in extras[extra]:
        if each.startswith("parlour["):
            for inner in each.removeprefix("parlour[").removesuffix("]").split(","):
                yield from needed_packages(inner, extras)
        else:
            yield each


if __name__ == "__main__":
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    print("\n".join(dict.fromkeys(needed_packages(sys.argv[1], project["optional-dependencies"]))))
