"""PokerKit's side: heads-up five-card draw with fixed limit, put together from its parts, one hand a game."""

from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

from pokerkit import Automation, BettingStructure, Deck, Opening, StandardHighHand, State, Street

from parlour.lab.speed.stopwatch import Work

ANTE, FIRST_LIMIT, SECOND_LIMIT, CHIPS, MOST_RAISES = 2, 2, 4, 100, 4
STREETS = (
    Street(False, (False,) * 5, 0, False, Opening.POSITION, FIRST_LIMIT, MOST_RAISES),
    Street(False, (), 0, True, Opening.POSITION, SECOND_LIMIT, MOST_RAISES),
)


def new_hand() -> Any:
    return State(
        tuple(Automation),
        Deck.STANDARD,
        (StandardHighHand,),
        STREETS,
        BettingStructure.FIXED_LIMIT,
        True,
        ANTE,
        (0, 0),
        0,
        (CHIPS, CHIPS),
        2,
    )


def decide(state: Any, luck: Random) -> None:
    """Take a random draw, or any of fold, check or call, and bet or raise; fold only to a bet."""
    if state.can_stand_pat_or_discard():
        hand = state.get_down_cards(state.stand_patter_or_discarder_index)
        state.stand_pat_or_discard([card for card in hand if luck.random() < 0.5])
        return
    plays = [state.check_or_call]
    if state.checking_or_calling_amount:
        plays.append(state.fold)
    if state.can_complete_bet_or_raise_to():
        plays.append(state.complete_bet_or_raise_to)
    luck.choice(plays)()


def draw() -> Work:
    luck = Random(1)

    def work(number: int) -> tuple[int]:
        state, decisions = new_hand(), 0
        while state.status:
            decide(state, luck)
            decisions += 1
        return (decisions,)

    return work


def draw_copies() -> Work:
    """Return the work of `deepcopy` after the first decision: PokerKit has no copy of its own."""
    state = new_hand()
    state.check_or_call()

    def work(number: int) -> tuple[int]:
        deepcopy(state)
        return (1,)

    return work


MEASURES: dict[str, Callable[[], Work]] = {"draw": draw, "draw copies": draw_copies}
