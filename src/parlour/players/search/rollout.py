# parlour: hot
"""Playing an imagined game on: at random, but with neither mad raises nor folds at every turn."""

from typing import Final

from parlour.cards.luck import Luck
from parlour.engine.choices import Choice
from parlour.engine.move import Move
from parlour.engine.moves import Moves
from parlour.engine.position import Position
from parlour.players.search.stakes import Stakes

LONGEST: Final = 400
GIVING_UP: Final = ["FOLD", "LEAVE"]
MODEST: Final = 0.9


def roll_out(position: Position, stakes: Stakes, luck: Luck) -> None:
    """Plays until the stakes are settled, or for so long that they never will be."""
    played = 0
    while played < LONGEST and not stakes.settled(position):
        seat = position.to_act()[0]
        position.apply(seat, modest(position.moves(seat), luck))
        played += 1


def modest(moves: Moves, luck: Luck) -> Move:
    """Any verb, but whoever is about to raise or to give up thinks again once; raises are mostly low."""
    choices = moves.choices
    choice = choices[luck.below(len(choices))]
    if is_rash(choice):
        choice = choices[luck.below(len(choices))]
    lowest = choice.nth(0)
    return lowest if lowest.amount > 0 and luck.chance(MODEST) else choice.sample(luck)


def is_rash(choice: Choice) -> bool:
    return choice.verb in GIVING_UP or choice.nth(0).amount > 0
