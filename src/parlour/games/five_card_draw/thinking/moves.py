# parlour: hot
"""Five-Card Draw as imagined players play it: quick and sensible, each from what its seat sees."""

from typing import Final

from parlour.cards.codes import RANKS
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.five_card_draw.bots.weighing import Weighing
from parlour.games.five_card_draw.rules.betting import highest_rise, lowest_rise
from parlour.games.five_card_draw.rules.table import DRAWING, DrawTable
from parlour.games.five_card_draw.thinking.actions import weighed
from parlour.games.five_card_draw.thinking.hands import thrown, win_chance

FOLD: Final = Move("FOLD")
CHECK: Final = Move("CHECK")
CALL: Final = Move("CALL")

BLUFFS: Final = 0.05
DOUBT: Final = 4.0
"""Imagined rivals fold like the hard bot and real ones may not, so a small gain is not believed."""


def sketch(table: DrawTable, seat: int, luck: Luck) -> Move:
    """Keeps what is paired, and says the word that is worth most; now and then a bluff."""
    if table.stage == DRAWING:
        return Move("DRAW", slots=tuple(thrown(table.hand_of(seat), int(table.terms.most_drawn))))
    words = weighed(table, seat, win_chance(table, seat))
    quiet, worth = (CHECK, words.check()) if table.bet == 0 else answer(words)
    low, high = int(lowest_rise(table)), int(highest_rise(table))
    if low > high:
        return quiet
    if table.bet == 0 and luck.chance(BLUFFS):
        return raised(table, high)
    best = high if low == high or words.rise(float(high)) >= words.rise(float(low)) else low
    return raised(table, best) if words.rise(float(best)) > worth else quiet


def answer(words: Weighing) -> tuple[Move, float]:
    """A call or a fold, and what it is worth."""
    call, fold = words.call(), words.fold()
    return (CALL, call) if call >= fold else (FOLD, fold)


def raised(table: DrawTable, total: int) -> Move:
    return Move("RAISE" if table.bet > 0 else "BET", amount=total)


def shortlist(table: DrawTable, seat: int) -> list[Move]:
    """Every word, with the lowest, a middling and the highest amount; every number of cards to draw."""
    if table.stage == DRAWING:
        return draws(table, seat)
    moves = [FOLD, CALL] if table.bet > 0 else [CHECK]
    low, high = int(lowest_rise(table)), int(highest_rise(table))
    verb = "RAISE" if table.bet > 0 else "BET"
    amounts = sorted({low, (low + high) // 2, high}) if low <= high else []
    return moves + [Move(verb, amount=amount) for amount in amounts]


def draws(table: DrawTable, seat: int) -> list[Move]:
    """What would usually be thrown away, less of it, and nothing."""
    usual = thrown(table.hand_of(seat), int(table.terms.most_drawn))
    hand = table.hand_of(seat)
    usual.sort(key=lambda place: RANKS[hand[place]])
    return [Move("DRAW", slots=tuple(sorted(usual[:size]))) for size in range(len(usual), -1, -1)]
