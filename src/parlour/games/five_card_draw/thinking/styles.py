# parlour: hot
"""Kinds of player that search imagines on a rival's seat at Five-Card Draw, beside one like the house."""

from typing import Final

from parlour.engine.play.move import Move
from parlour.games.five_card_draw.rules.betting import raise_range
from parlour.games.five_card_draw.rules.table import FIRST_BETS, DrawTable
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, FOLD, RAISE

LIKE_THE_HOUSE: Final = 0


class DrawStyle:
    """From which chance to win it bets, raises and calls, and what others can make of that.

    `folds` and `bets` are about how often it folds to a bet and bets itself, `message` how strongly a bet of
    the limit speaks for its hand.
    """

    def __init__(
        self, *, bet: float, raises: float, call: float, folds: float, bets: float, message: float
    ) -> None:
        self.bet = bet
        self.raises = raises
        self.call = call
        self.folds = folds
        self.bets = bets
        self.message = message


STYLES: Final = [
    DrawStyle(bet=0.6, raises=0.8, call=0.3, folds=0.4, bets=0.35, message=1.5),
    DrawStyle(bet=0.0, raises=0.0, call=0.0, folds=0.01, bets=0.97, message=0.0),
    DrawStyle(bet=0.5, raises=0.65, call=0.12, folds=0.1, bets=0.5, message=1.0),
    DrawStyle(bet=0.8, raises=0.95, call=0.0, folds=0.01, bets=0.2, message=2.0),
    DrawStyle(bet=0.75, raises=0.9, call=0.65, folds=0.65, bets=0.2, message=3.0),
]
"""Like the house (whose actions are valued one by one, see `actions`), always raising, sound, loose, tight.

Round numbers that span what players do, not fitted to any of them: which of them sits there, search learns.
"""


def message(table: DrawTable, style: int) -> float:
    """Return how strongly a bet of the limit speaks for the hand of a player of this style, in this round.

    Where uncalled bets count, who plays like the house opens before the draw whatever it holds.
    """
    opens_all = style == LIKE_THE_HOUSE and table.stage == FIRST_BETS and not table.terms.return_uncalled
    return 0.0 if opens_all else STYLES[style].message


def styled_action(table: DrawTable, chance: float, style: DrawStyle) -> Move:
    """Bet and raise to the limit, call or fold, by the chance to win alone."""
    low, high = raise_range(table)
    if low <= high and chance >= (style.raises if table.bet > 0 else style.bet):
        return Move(RAISE if table.bet > 0 else BET, amount=high)
    if table.bet == 0:
        return Move(CHECK)
    return Move(CALL if chance >= style.call else FOLD)


def mean_folds(table: DrawTable, seat: int, styles: list[int]) -> float:
    """Return how often a rival of the seat folds to a bet, over all who are still in."""
    total, rivals = 0.0, 0
    for rival in range(table.seats):
        if rival != seat and table.is_live(rival):
            total += STYLES[styles[rival]].folds
            rivals += 1
    return total / max(1, rivals)


def mean_bets(table: DrawTable, seat: int, styles: list[int]) -> float:
    """Return the share of its hands that a rival of the seat bets, over all who are still in."""
    total, rivals = 0.0, 0
    for rival in range(table.seats):
        if rival != seat and table.is_live(rival):
            total += STYLES[styles[rival]].bets
            rivals += 1
    return total / max(1, rivals)
