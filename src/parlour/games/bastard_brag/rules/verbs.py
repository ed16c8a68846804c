# parlour: hot
"""What a player may do at Bastard Brag, and the choices that are always the same (§Turn)."""

from typing import Final

from parlour.engine.play.arrangements import Order
from parlour.engine.play.choices import Choice, Places, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Pool

DEAL: Final = "DEAL"
DEAL_IN_ORDER: Final = "DEAL_IN_ORDER"
SWAP_SINGLE: Final = "SWAP_SINGLE"
SWAP_ALL: Final = "SWAP_ALL"
KNOCK: Final = "KNOCK"
PASS: Final = "PASS"
END_TURN: Final = "END_TURN"

TO_DEAL: Final = Plain(DEAL)
TO_KNOCK: Final = Plain(KNOCK)
TO_PASS: Final = Plain(PASS)
SWAPS: Final[list[Choice]] = [
    Places(SWAP_SINGLE, [Pool("hand", [0, 1, 2]), Pool("centre", [0, 1, 2], mine=False)]),
    Order(SWAP_ALL, Pool("hand", [0, 1, 2], least=3, most=3, ordered=True)),
]
AFTER_SWAP: Final = Moves([TO_KNOCK, Plain(END_TURN)], lasting=True)
ON_TURN: Final = [
    [Moves([*SWAPS], lasting=True), Moves([*SWAPS, TO_PASS], lasting=True)],
    [Moves([*SWAPS, TO_KNOCK], lasting=True), Moves([*SWAPS, TO_KNOCK, TO_PASS], lasting=True)],
]
"""By whether a knock is open, and whether the house allows a pass."""

SINGLE_SWAPS: Final = [[Move(SWAP_SINGLE, slots=(hand, centre)) for centre in range(3)] for hand in range(3)]
"""The swap of each card of the hand with each of the centre."""

WHOLE_SWAPS: Final = [Move(SWAP_ALL, slots=order) for order in ((0, 1, 2), (1, 0, 2), (0, 2, 1))]
"""Those that differ in what they come to: one for each card that may go face down; open places are alike."""

ALL_SWAPS: Final = [move for swaps in SINGLE_SWAPS for move in swaps] + WHOLE_SWAPS
