# parlour: hot
"""What a player may do at Big-C, and the choices that are always the same."""

from typing import Final

from parlour.engine.play.choices import Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves

PRESENT: Final = "PRESENT"
PLAY: Final = "PLAY"
PASS: Final = "PASS"

TO_PASS: Final = Plain(PASS)
ONLY_PASSING: Final = Moves([TO_PASS])
PASSING: Final = Move(PASS)
"""The move itself."""
