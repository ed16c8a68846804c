# parlour: hot
"""Candidate moves at Three Card Brag: those worth a thought, from what a seat sees."""

from typing import Final

from parlour.engine.play.choices import Amount, Choice
from parlour.engine.play.move import Move
from parlour.games.three_card_brag.rules.open_moves import open_choices
from parlour.games.three_card_brag.rules.table import ASKING, COINS, BragTable
from parlour.games.three_card_brag.rules.verbs import (
    ASK_FOR_ROUND,
    CHECK,
    FOLD,
    LEAVE,
    PASS,
    BlindBet,
)
from parlour.games.three_card_brag.thinking.bets import raise_to, rises
from parlour.games.three_card_brag.thinking.opponent_model import OPENINGS

_POT_PARTS: Final = [4, 2]


def candidate_moves(table: BragTable, seat: int) -> list[Move]:
    """Return one move where it decides the match, and else every word with a few amounts."""
    if table.stage == ASKING:
        return [Move(LEAVE if table.coins(seat) == max(table.row(COINS)) else ASK_FOR_ROUND)]
    choices = open_choices(table, seat)
    if has_won(table, seat):
        verbs = [choice.verb for choice in choices]
        for verb in (CHECK, PASS, FOLD):
            if verb in verbs:
                return [Move(verb)]
    moves: list[Move] = []
    for choice in choices:
        moves += _worth_a_thought(table, seat, choice)
    return moves


def _worth_a_thought(table: BragTable, seat: int, choice: Choice) -> list[Move]:
    """Return the moves that are worth a thought: nothing is folded that costs nothing."""
    if choice.verb == FOLD and table.stake == 0:
        return []
    if isinstance(choice, Amount):
        return [raise_to(table, seat, stake) for stake in _stakes(table, seat)]
    if isinstance(choice, BlindBet):
        return _blind_bets(table, seat, choice)
    return [choice.nth(index) for index in range(choice.count())]


def _blind_bets(table: BragTable, seat: int, choice: BlindBet) -> list[Move]:
    """Return a blind bet that opens; one that answers a bet is a call or a raise by another name."""
    return [raise_to(table, seat, stake) for stake in _stakes(table, seat)] if choice.stake == 0 else []


def _stakes(table: BragTable, seat: int) -> list[int]:
    """Return a few stakes to bet or raise to: the lowest, by the pot, and what would bring the lead."""
    low, high = rises(table, seat)
    wanted = [table.stake + table.pot // part for part in _POT_PARTS]
    wanted += [table.terms.opening * times for times in OPENINGS if table.stake == 0]
    wanted.append(_leading_stake(table, seat))
    return sorted({max(low, min(high, stake)) for stake in wanted})


def _leading_stake(table: BragTable, seat: int) -> int:
    """Return the stake at which the richest rival would pay so much that a win brings the lead."""
    behind = max(table.row(COINS)) - table.coins(seat)
    return table.stake + max(0, behind) // 2 + 1


def has_won(table: BragTable, seat: int) -> bool:
    """Return whether the seat stays ahead of its one rival if it never pays again (§A game)."""
    if table.seats > 2 or table.start is not None:
        return False
    rival = 1 - seat
    to_come = 2 * table.terms.ante * max(0, table.terms.rounds - table.round)
    return table.coins(seat) > table.coins(rival) + table.pot + to_come
