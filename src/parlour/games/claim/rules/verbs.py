# parlour: hot
"""What a seat may do at Claim: the verbs, and which of them are open."""

from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.play.arrangements import Some
from parlour.engine.play.choices import Choice, Plain
from parlour.engine.show.form import Pool
from parlour.games.claim.rules.suit_choice import SuitChoice, later_suits, sealed_choice
from parlour.games.claim.rules.table import DECLARING, FLOOR, ClaimTable

DECLARE: Final = "DECLARE"
STAY_SILENT: Final = "STAY_SILENT"
CALL_SHOWDOWN: Final = "CALL_SHOWDOWN"
PICK_UP: Final = "PICK_UP"
DECLINE: Final = "DECLINE"

PACK: Final = 52
SILENCE: Final = Plain(STAY_SILENT)
CALL: Final = Plain(CALL_SHOWDOWN)
REST: Final = Plain(DECLINE)


def pick_ups(least: int) -> list[Choice]:
    """The pick-up for every size of hand, with at least so many discards."""
    hands = [list(range(size)) for size in range(PACK)]
    return [Some(PICK_UP, Pool("hand", "your hand, to discard", hand, least, 1)) for hand in hands]


PICK_UPS: Final = pick_ups(0)
FULL_PICK_UPS: Final = pick_ups(1)


def options(table: ClaimTable, seat: int) -> list[Choice]:
    """Everything open to a seat that is to act."""
    if table.stage == DECLARING:
        return [sealed_choice(DECLARE, table.hands[seat], table.switches.declaring.must_hold_suit), SILENCE]
    choices: list[Choice] = [CALL] if table.may_call(seat) else []
    if table.stage == FLOOR:
        choices.extend(floor_options(table, seat))
    choices.append(REST)
    return choices


def floor_options(table: ClaimTable, seat: int) -> list[Choice]:
    """A pick-up while the card lies there, a declaration while a suit is free (§Floor rounds)."""
    choices = [] if table.floor == BACK else [pick_up_option(table, seat)]
    suits = later_suits(table, seat)
    if suits:
        choices.append(SuitChoice(DECLARE, suits, [[] for _ in suits]))
    return choices


def pick_up_option(table: ClaimTable, seat: int) -> Choice:
    """With a discard where the hand is full, else with one or none (§Switches, handCap)."""
    size = len(table.hands[seat])
    cap = table.switches.game_flow.hand_cap
    return FULL_PICK_UPS[size] if cap is not None and size >= cap else PICK_UPS[size]
