# parlour: hot
"""Betting in imagined games of Five-Card Draw: actions are valued as the hard bot values them."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.five_card_draw.bots.bet_value import BetValue
from parlour.games.five_card_draw.rules.betting import price, raise_range
from parlour.games.five_card_draw.rules.table import BETS, SECOND_BETS, DrawTable, round_limit
from parlour.games.five_card_draw.rules.verbs import BET, CALL, CHECK, FOLD, RAISE
from parlour.games.five_card_draw.thinking.hands import win_chance

_FOLDED: Final = Move(FOLD)
_CHECKED: Final = Move(CHECK)
_CALLED: Final = Move(CALL)

_FOLDS: Final = 0.4
_BETS: Final = 0.35
"""What is expected of rivals whom nobody has seen play: what the hard bot expects at first, too."""
_BLUFFS: Final = 0.05


def best_action(table: DrawTable, seat: int, luck: Luck, folds: float = _FOLDS, bets: float = _BETS) -> Move:
    """Return the action that is worth most against rivals who fold and bet so often; now and then a bluff."""
    value = bet_value(table, seat, win_chance(table, seat), folds, bets)
    quiet, worth = (_CHECKED, value.check()) if table.bet == 0 else _answer(value)
    low, high = raise_range(table)
    if low > high:
        return quiet
    if table.bet == 0 and luck.chance(_BLUFFS):
        return _raise_to(table, high)
    best = high if low == high or value.raise_to(float(high)) >= value.raise_to(float(low)) else low
    return _raise_to(table, best) if value.raise_to(float(best)) > worth else quiet


def candidate_actions(table: DrawTable) -> list[Move]:
    """Return every action, with the lowest, a middling and the highest amount; no fold for a free check."""
    quiet = [_FOLDED, _CALLED] if table.bet > 0 else [_CHECKED]
    low, high = raise_range(table)
    totals = sorted({low, (low + high) // 2, high}) if low <= high else []
    return quiet + [_raise_to(table, total) for total in totals]


def bet_value(
    table: DrawTable, seat: int, chance: float, folds: float = _FOLDS, bets: float = _BETS
) -> BetValue:
    """Return the value of a seat's turn to bet, with its chance to win a showdown.

    Chips weigh nothing beside points, and are what one hand alone is for (§One deal).
    """
    start = table.start
    players = int(table.seats) if start is None else len(start.seated())
    return BetValue(
        chance=chance,
        pot=float(int(table.pot())),
        bet=float(int(table.bet)),
        mine=float(table.number(BETS, seat)),
        cost=float(int(price(table, seat))),
        limit=float(int(round_limit(table))),
        others=float(max(1, players - 1)),
        folds=folds,
        bets=bets,
        price=0.0 if start is None else 1.0,
        keeps_uncalled=not table.terms.return_uncalled,
        opens=int(table.first) == seat,
        is_last=table.stage >= SECOND_BETS,
    )


def _answer(value: BetValue) -> tuple[Move, float]:
    """Return a call or a fold, and what it is worth."""
    call, fold = value.call(), value.fold()
    return (_CALLED, call) if call >= fold else (_FOLDED, fold)


def _raise_to(table: DrawTable, total: int) -> Move:
    return Move(RAISE if table.bet > 0 else BET, amount=total)
