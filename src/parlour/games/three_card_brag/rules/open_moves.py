# parlour: hot
"""What may be done now at Three Card Brag: verbs and their amounts, as choices and as numbers.

A move is a verb and, where it takes one, a number: the stake that is bet, or the place of the card given up.
"""

from typing import Final

from mypy_extensions import i64

from parlour.cards.luck import Luck
from parlour.engine.play.choices import Amount, Choice, Places, Plain
from parlour.engine.play.move import Move
from parlour.engine.show.form import Pool
from parlour.games.three_card_brag.rules.betting import betting_verbs, highest_rise, lowest_rise
from parlour.games.three_card_brag.rules.card_turns import card_verbs
from parlour.games.three_card_brag.rules.hands.ranking import HAND
from parlour.games.three_card_brag.rules.table import ASKING, CARDS, BragTable
from parlour.games.three_card_brag.rules.verbs import (
    ASKING_VERBS,
    BET,
    BITS,
    RAISE,
    SWAP_CARD,
    TO_BET,
    TO_BET_BLIND,
    TO_RAISE,
    TO_SWAP,
    BlindBet,
)
from parlour.kit.seat_sets import count_seats

_NO_NUMBER: Final = 0
_PLAIN: Final[dict[str, Choice]] = {verb: Plain(verb) for verb in BITS}
_SWAP: Final = Places(SWAP_CARD, [Pool("hand", [*range(HAND)])])


def open_verbs(table: BragTable, seat: i64) -> i64:
    """Return the verbs that are open to the seat, as bits; one at least is."""
    if table.stage == ASKING:
        return ASKING_VERBS
    if table.stage == CARDS:
        return card_verbs(table, seat)
    return betting_verbs(table, seat)


def open_choices(table: BragTable, seat: i64) -> list[Choice]:
    """Return the same as choices, each with the numbers that it takes."""
    verbs = open_verbs(table, seat)
    return [_choice(table, seat, verb) for verb in BITS if verbs & BITS[verb]]


def _choice(table: BragTable, seat: i64, verb: str) -> Choice:
    """Return an open verb with the stakes or places that it takes."""
    bit = BITS[verb]
    if bit == TO_BET:
        return Amount(BET, 2 * lowest_rise(table), 2 * highest_rise(table, seat), 2)
    if bit == TO_RAISE:
        return Amount(RAISE, lowest_rise(table), highest_rise(table, seat))
    if bit == TO_BET_BLIND:
        return BlindBet(table.stake, lowest_rise(table), highest_rise(table, seat))
    return _SWAP if bit == TO_SWAP else _PLAIN[verb]


def number_of(move: Move) -> i64:
    """Return the place or the stake that the move names; a bet names twice the stake (§Betting)."""
    if move.slots:
        return move.slots[0]
    return move.amount // 2 if move.verb == BET else move.amount


def random_verb(verbs: i64, luck: Luck) -> i64:
    """Return one of these verbs, each as likely as the others."""
    for _step in range(luck.draw(count_seats(verbs))):
        verbs &= verbs - 1
    return verbs & -verbs


def random_number(table: BragTable, seat: i64, verb: i64, luck: Luck) -> i64:
    """Return a stake or a place for an open verb, each as likely as the others."""
    if verb == TO_SWAP:
        return luck.draw(HAND)
    if verb & (TO_BET | TO_RAISE | TO_BET_BLIND) == 0:
        return _NO_NUMBER
    low = lowest_rise(table)
    rises: i64 = max(highest_rise(table, seat) - low + 1, 0)
    if verb == TO_BET_BLIND and table.stake > 0:
        return _random_blind_stake(table.stake, low, rises, luck)
    return low + luck.below(rises)


def _random_blind_stake(stake: i64, low: i64, rises: i64, luck: Luck) -> i64:
    """Return the stake there is or one of those above, as a blind bet may answer a bet (§Betting)."""
    index: i64 = luck.below(1 + rises)
    if index == 0:
        return stake
    return low + index - 1
