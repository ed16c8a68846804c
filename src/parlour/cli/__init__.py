"""The command line: `parlour` and its commands, each in a file of its own and loaded when it is called.

`main` runs a line, `front` knows the commands; `commands` holds options and help, `run` the work.
"""

from parlour.collector import pause_collector

with pause_collector():
    from parlour.cli.front import house
    from parlour.cli.main import main

__all__ = ["house", "main"]
