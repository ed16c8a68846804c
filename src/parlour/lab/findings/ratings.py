"""Ratings by the model of Bradley and Terry: strengths that explain best who finished before whom.

They do not depend on the order of the games. 400 points more mean ten times as many wins, as in chess.
"""

from math import log
from typing import Final

import numpy as np

from parlour.lab.findings.scores import Floats

POINTS: Final = 400 / log(10)
STEPS: Final = 500
CLOSE: Final = 1e-9
PRIOR: Final = 0.5


def ratings(beaten: Floats) -> Floats:
    """Ratings around 0 from counts of who beat whom (row beat column), for a stack of such tables at once.

    Everybody is taken to have half a win more against everybody, so that whoever never lost has a rating too.
    """
    number = beaten.shape[-1]
    wins = beaten + PRIOR * (1 - np.eye(number))
    met = wins + np.swapaxes(wins, -1, -2)
    won = wins.sum(axis=-1)
    strength = np.ones(wins.shape[:-1])
    for _ in range(STEPS):
        before = strength
        pairs = strength[..., :, None] + strength[..., None, :]
        strength = won / (met / pairs).sum(axis=-1)
        strength /= np.exp(np.log(strength).mean(axis=-1, keepdims=True))
        if np.abs(strength / before - 1).max() < CLOSE:
            break
    return np.asarray(POINTS * np.log(strength))
