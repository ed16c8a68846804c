"""How many random games a test plays: a quarter of them compiled, a tenth as plain Python.

Both modes play the same games (see tests/both_modes.py), so the more are left to the fast one.
PARLOUR_ALL_GAMES=1 plays them all: ./check slow sets it, and ./check where nothing can be compiled.
"""

import os

from parlour.version import mode

SHARE = {"compiled": 4, "pure": 10}


def games(number: int) -> int:
    """So many games in a slow run, and else the share of the mode that runs."""
    return number if os.environ.get("PARLOUR_ALL_GAMES") == "1" else number // SHARE[mode()]
