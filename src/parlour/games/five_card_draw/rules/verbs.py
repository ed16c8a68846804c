# parlour: hot
"""The verbs of Five-Card Draw, and the moves a player may be offered: each list is made once and kept."""

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

_KEPT: Final = 64
"""Totals up to this one are kept spelled out, move by move."""


class _Totals(Amount):
    """A verb with a total for this round; the moves are made once."""

    def __init__(self, verb: str, low: int, high: int) -> None:
        super().__init__(verb, low, high)
        self.made = [Move(verb, amount=total) for total in range(low, high + 1)]

    def count(self) -> int:
        return len(self.made)

    def nth(self, index: int) -> Move:
        return self.made[index]


class _Discards(Some):
    """A verb with the places of the cards thrown away; the moves are made once."""

    def __init__(self, verb: str, pool: Pool) -> None:
        super().__init__(verb, pool)
        self.made = [super(_Discards, self).nth(index) for index in range(super().count())]

    def count(self) -> int:
        return len(self.made)

    def nth(self, index: int) -> Move:
        return self.made[index]


_FOLDING: Final = Plain(FOLD)
_CHECKING: Final = Plain(CHECK)
_CALLING: Final = Plain(CALL)

_TO_CHECK: Final = Moves([_FOLDING, _CHECKING])
_TO_CALL: Final = Moves([_FOLDING, _CALLING])

_to_raise: Final[list[Moves | None]] = [None] * (2 * (_KEPT + 1) ** 2)
_to_draw: Final[list[Moves | None]] = [None] * (HAND + 1)


def moves_to_bet(facing: bool, low: i64, high: i64) -> Moves:
    """Fold, check or call, and totals from low to high where there are any (§Betting)."""
    if low > high:
        return _TO_CALL if facing else _TO_CHECK
    if high > _KEPT:
        return _with_totals(facing, Amount(RAISE if facing else BET, low, high))
    place: i64 = (low * (_KEPT + 1) + high) * 2 + (1 if facing else 0)
    moves = _to_raise[place]
    if moves is None:
        moves = _with_totals(facing, _Totals(RAISE if facing else BET, low, high))
        _to_raise[place] = moves
    return moves


def _with_totals(facing: bool, totals: Choice) -> Moves:
    return Moves([_FOLDING, _CALLING if facing else _CHECKING, totals])


def moves_to_draw(most: i64) -> Moves:
    """Return the draws of any of the five places, up to so many of them (§Draw)."""
    moves = _to_draw[most]
    if moves is None:
        pool = Pool("hand", list(range(HAND)), least=0, most=most)
        moves = Moves([_Discards(DRAW, pool)])
        _to_draw[most] = moves
    return moves
