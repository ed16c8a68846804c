"""The command line: `parlour` and its commands, each in a file of its own and loaded when it is called."""

from parlour.cli.front import house
from parlour.cli.main import main

__all__ = ["house", "main"]
