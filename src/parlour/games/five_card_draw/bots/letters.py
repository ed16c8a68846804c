# parlour: hot
"""What is said in a betting round, as letters: `kbc` is a check, a bet and a call.

b is a bet or raise to the most that is open, or by the limit where that is fixed; s is a smaller bet.
"""

from typing import Final

CHECK: Final = "k"
BET: Final = "b"
SMALL: Final = "s"
CALL: Final = "c"
FOLD: Final = "f"
