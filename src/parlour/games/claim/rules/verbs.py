# parlour: hot
"""What a seat may do at Claim: the verbs, and which of them are open."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.play.arrangements import Some
from parlour.engine.play.choices import Choice, Plain
from parlour.engine.play.named_choices import OneSuit
from parlour.engine.show.form import Pool
from parlour.games.claim.rules.suit_choice import later_suits, sealed_choice
from parlour.games.claim.rules.table import DECLARING, FLOOR, ClaimTable

DECLARE: Final = "DECLARE"
STAY_SILENT: Final = "STAY_SILENT"
CALL_SHOWDOWN: Final = "CALL_SHOWDOWN"
PICK_UP: Final = "PICK_UP"
DECLINE: Final = "DECLINE"

_PACK: Final = 52
_SILENCE: Final = Plain(STAY_SILENT)
_CALL: Final = Plain(CALL_SHOWDOWN)
_REST: Final = Plain(DECLINE)


def _pick_ups(least: int) -> list[Choice]:
    """Return the pick-up for every size of hand, with at least so many discards."""
    hands = [list(range(size)) for size in range(_PACK)]
    return [Some(PICK_UP, Pool("hand", hand, least=least, most=1)) for hand in hands]


_PICK_UPS: Final = _pick_ups(0)
_FULL_PICK_UPS: Final = _pick_ups(1)


def open_choices(table: ClaimTable, seat: int) -> list[Choice]:
    """Return everything open to a seat that is to act."""
    if table.stage == DECLARING:
        return [sealed_choice(DECLARE, table.terms, table.hands[seat]), _SILENCE]
    choices: list[Choice] = [_CALL] if table.may_call(seat) else []
    if table.stage == FLOOR:
        choices.extend(_floor_choices(table, seat))
    choices.append(_REST)
    return choices


def _floor_choices(table: ClaimTable, seat: int) -> list[Choice]:
    """Return a pick-up while the card lies there, a declaration while a suit is free (§Floor rounds)."""
    choices = [] if table.floor == BACK else [_pick_up_choice(table, seat)]
    suits = later_suits(table, seat)
    if suits:
        choices.append(OneSuit(DECLARE, suits, [[] for _ in suits]))
    return choices


def _pick_up_choice(table: ClaimTable, seat: int) -> Choice:
    """Return the pick-up: with a discard where the hand is full, else one or none (§Switches, handCap)."""
    size = len(table.hands[seat])
    return _FULL_PICK_UPS[size] if table.has_full_hand(seat) else _PICK_UPS[size]
