# parlour: hot
"""Five-Card Draw as imagined players play it: quick and sensible, each from what its seat sees."""

from typing import Final

from parlour.cards.codes import RANKS
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.games.five_card_draw.rules.table import DRAWING, DrawTable
from parlour.games.five_card_draw.rules.verbs import DRAW
from parlour.games.five_card_draw.thinking.actions import best_action, candidate_actions
from parlour.games.five_card_draw.thinking.hands import usual_discards

DOUBT: Final = 4.0
"""Imagined rivals fold like the hard bot and real ones may not, so a small gain is not believed."""


def sketch(table: DrawTable, seat: int, luck: Luck) -> Move:
    """Keeps what is paired, and takes the betting action that is worth most."""
    if table.stage == DRAWING:
        return Move(DRAW, slots=tuple(usual_discards(table.hand_of(seat), int(table.terms.most_drawn))))
    return best_action(table, seat, luck)


def shortlist(table: DrawTable, seat: int) -> list[Move]:
    """Every betting action, or every number of cards to draw."""
    return _candidate_draws(table, seat) if table.stage == DRAWING else candidate_actions(table)


def _candidate_draws(table: DrawTable, seat: int) -> list[Move]:
    """What would usually be thrown away, less of it, and nothing."""
    hand = table.hand_of(seat)
    usual = usual_discards(hand, int(table.terms.most_drawn))
    usual.sort(key=lambda place: RANKS[hand[place]])
    return [Move(DRAW, slots=tuple(sorted(usual[:size]))) for size in range(len(usual), -1, -1)]
