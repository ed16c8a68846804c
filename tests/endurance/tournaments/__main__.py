"""`python -m tests.endurance.tournaments --kills 200`: twenty tournaments at once, amid kills.

Two real processes serve them from one PostgreSQL that waits for the disk. Bots play as fast as they can, and
in each tournament two people through real sockets, who go where they are sent and note every move that is
acknowledged. One of the processes, drawn each time, is killed (−9) at a random moment and started again. For
every tournament that is over another one is opened. In the end all are played out and reckoned: nothing is
lost or doubled, and everybody has the place that the log says.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path
from random import Random

from tests.endurance.kills import stores
from tests.endurance.tournaments.faults import FAULTS
from tests.endurance.tournaments.kills import endure


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--at-once", type=int, default=20)
    options.add_argument("--seed", type=int, default=int(time.time()))
    options.add_argument("--mutant", default="", choices=("", *FAULTS))
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as folder, stores("postgres", Path(folder)) as store:
        outcome = asyncio.run(
            endure(
                *(Path(folder), store),
                kills=given.kills,
                at_once=given.at_once,
                luck=Random(given.seed),
                mutant=given.mutant,
            )
        )
    print(f"seed {given.seed}: {outcome}")
    sys.exit(bool(outcome.problems))


if __name__ == "__main__":
    main()
