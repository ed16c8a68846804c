"""How many random games a test plays: all of them compiled, a tenth as plain Python.

Both modes play the same games (see tests/both_modes.py), so the many are left to the fast one.
PARLOUR_ALL_GAMES=1 plays them all in either mode; ./check sets it where nothing can be compiled.
"""

import os

from parlour.version import mode

SHARE = 10


def games(number: int) -> int:
    """So many games, or a tenth of them where the engine runs uncompiled."""
    whole = mode() == "compiled" or os.environ.get("PARLOUR_ALL_GAMES") == "1"
    return number if whole else number // SHARE
