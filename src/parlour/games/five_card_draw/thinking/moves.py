# parlour: hot
"""Five-Card Draw as imagined players play it: quick and sensible, each from what its seat sees."""

from typing import Final

from parlour.cards.codes import RANKS
from parlour.cards.luck import Luck
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.thinking import Thinking
from parlour.games.five_card_draw.rules.table import CHIPS, DRAWING, PAID, POINTS, DrawTable
from parlour.games.five_card_draw.rules.verbs import DRAW
from parlour.games.five_card_draw.thinking.actions import best_action, candidate_actions
from parlour.games.five_card_draw.thinking.deals import agreement
from parlour.games.five_card_draw.thinking.hands import usual_discards, win_chance
from parlour.games.five_card_draw.thinking.match_chances import counts_match, match_worth
from parlour.games.five_card_draw.thinking.showdown import part_won, usual_draw
from parlour.games.five_card_draw.thinking.styles import (
    LIKE_THE_HOUSE,
    STYLES,
    mean_bets,
    mean_folds,
    message,
    styled_action,
)

_DOUBT: Final = 4.0
"""Imagined rivals fold like the hard bot and real ones may not, so a small gain is not believed."""


class DrawThinking(Thinking):
    """Hands are played for points, one at a time."""

    def policy(self, position: Position, seat: int, luck: Luck) -> Move:
        """Keep what is paired, and take the betting action that is worth most."""
        assert isinstance(position, DrawTable)
        return usual_draw(position, seat) if position.stage == DRAWING else best_action(position, seat, luck)

    def candidates(self, position: Position, seat: int) -> list[Move]:
        """Return every betting action, or every number of cards to draw."""
        assert isinstance(position, DrawTable)
        if position.stage == DRAWING:
            return _candidate_draws(position, seat)
        return candidate_actions(position)

    def weight(self, position: Position, seat: int) -> float:
        """Return how well all rivals' hands agree with what they drew and bet."""
        assert isinstance(position, DrawTable)
        weight = 1.0
        for rival in range(position.seats):
            if rival != seat and position.is_live(rival):
                weight *= agreement(position, rival)
        return weight

    def showdown(self, position: Position, seat: int, luck: Luck) -> float:
        assert isinstance(position, DrawTable)
        return part_won(position, seat)

    def styles(self) -> int:
        return len(STYLES)

    def styled_policy(self, position: Position, seat: int, luck: Luck, styles: list[int]) -> Move:
        """Draw as usual; who plays like the house bets by how often such rivals fold and bet."""
        assert isinstance(position, DrawTable)
        if position.stage == DRAWING:
            return self.policy(position, seat, luck)
        if styles[seat] != LIKE_THE_HOUSE:
            return styled_action(position, win_chance(position, seat), STYLES[styles[seat]])
        folds, bets = mean_folds(position, seat, styles), mean_bets(position, seat, styles)
        return best_action(position, seat, luck, folds, bets)

    def styled_weight(self, position: Position, seat: int, styles: list[int]) -> float:
        """Return the weight; the bets of those who bet anything say nothing about their hands."""
        assert isinstance(position, DrawTable)
        weight = 1.0
        for rival in range(position.seats):
            if rival != seat and position.is_live(rival):
                weight *= agreement(position, rival, message(position, styles[rival]))
        return weight

    def doubt(self, position: Position) -> float:
        return _DOUBT

    def deal(self, position: Position) -> int:
        assert isinstance(position, DrawTable)
        return int(position.hand)

    def worth(self, position: Position, seat: int) -> int:
        """Return the chance to win the match, or points, worth nothing for who is out of chips (§Match).

        One hand alone is for chips (§One deal).
        """
        assert isinstance(position, DrawTable)
        if position.start is not None:
            return position.number(CHIPS, seat)
        if position.number(PAID, seat) == 0 and not position.has_lasted(seat):
            return 0
        return match_worth(position, seat) if counts_match(position) else position.number(POINTS, seat)


def _candidate_draws(table: DrawTable, seat: int) -> list[Move]:
    """Return what would usually be thrown away, less of it, and nothing."""
    hand = table.hand_of(seat)
    usual = usual_discards(hand, int(table.terms.most_drawn))
    usual.sort(key=lambda place: RANKS[hand[place]])
    return [Move(DRAW, slots=tuple(sorted(usual[:size]))) for size in range(len(usual), -1, -1)]
