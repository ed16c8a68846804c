"""A contestant's process: for every line "measure<TAB>seconds" that comes in, a line with its rate goes out.

Usage: python -m bench.contest.child SIDE, where SIDE is a module of this package with a dict `MEASURES`.
"""

import sys
from collections.abc import Callable, Iterable
from functools import cache
from importlib import import_module

from parlour.lab.speed.stopwatch import Work, rates


def serve(measures: dict[str, Callable[[], Work]], wishes: Iterable[str]) -> None:
    """Answer until there are no more requests; what a measure needs is made when it is first asked for."""
    made = cache(lambda name: measures[name]())
    for wish in wishes:
        name, seconds = wish.rstrip("\n").split("\t")
        print(rates(made(name), float(seconds))[0], flush=True)


if __name__ == "__main__":
    serve(import_module(f"bench.contest.{sys.argv[1]}").MEASURES, sys.stdin)
