# parlour: hot
"""What a player may be offered at Five-Card Draw: menus of moves, each made once and kept."""

from typing import Final

from mypy_extensions import i64

from parlour.engine.play.arrangements import Some
from parlour.engine.play.choices import Amount, Choice, Plain
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.form import Pool
from parlour.games.five_card_draw.rules.hands import HAND

FOLD: Final = "FOLD"
CHECK: Final = "CHECK"
CALL: Final = "CALL"
BET: Final = "BET"
RAISE: Final = "RAISE"
DRAW: Final = "DRAW"

KEPT: Final = 64


class Total(Amount):
    """A verb with a total for this round; the moves are made once."""

    def __init__(self, verb: str, low: int, high: int) -> None:
        super().__init__(verb, low, high)
        self.made = [Move(verb, amount=total) for total in range(low, high + 1)]

    def count(self) -> int:
        return len(self.made)

    def nth(self, index: int) -> Move:
        return self.made[index]


class Discard(Some):
    """A verb with the places of the cards thrown away; the moves are made once."""

    def __init__(self, verb: str, pool: Pool) -> None:
        super().__init__(verb, pool)
        self.made = [super(Discard, self).nth(index) for index in range(super().count())]

    def count(self) -> int:
        return len(self.made)

    def nth(self, index: int) -> Move:
        return self.made[index]


FOLDING: Final = Plain(FOLD)
CHECKING: Final = Plain(CHECK)
CALLING: Final = Plain(CALL)

TO_CHECK: Final = Moves([FOLDING, CHECKING])
TO_CALL: Final = Moves([FOLDING, CALLING])

_rises: Final[list[Moves | None]] = [None] * (2 * (KEPT + 1) ** 2)
_draws: Final[list[Moves | None]] = [None] * (HAND + 1)


def bet_menu(facing: bool, low: i64, high: i64) -> Moves:
    """Fold, check or call, and totals from low to high where there are any (§Betting)."""
    if low > high:
        return TO_CALL if facing else TO_CHECK
    if high > KEPT:
        return with_rise(facing, Amount(RAISE if facing else BET, low, high))
    place: i64 = (low * (KEPT + 1) + high) * 2 + (1 if facing else 0)
    menu = _rises[place]
    if menu is None:
        menu = with_rise(facing, Total(RAISE if facing else BET, low, high))
        _rises[place] = menu
    return menu


def with_rise(facing: bool, totals: Choice) -> Moves:
    return Moves([FOLDING, CALLING if facing else CHECKING, totals])


def draw_menu(most: i64) -> Moves:
    """Any of the five places, up to so many of them (§Draw)."""
    menu = _draws[most]
    if menu is None:
        pool = Pool("hand", "your hand", list(range(HAND)), least=0, most=most)
        menu = Moves([Discard(DRAW, pool)])
        _draws[most] = menu
    return menu
