"""The house bots of Bastard Brag: three levels of skill, and beside them three styles of bluffing.

Each level is to beat the one before it clearly, at two seats and at four. Whoever changes a number here
measures that again: `python -m bench.ladder --game bastard-brag` writes the rungs into docs/ladder.md.
"""

from functools import cached_property
from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.eyes import BastardEyes
from parlour.games.bastard_brag.bots.lookahead import Lookahead
from parlour.games.bastard_brag.bots.turns import (
    BastardBot,
    BluffStyle,
    Weighed,
    hand_after,
    is_known,
    turn_moves,
    worth,
)
from parlour.games.bastard_brag.odds.field import standing_of, whole_field
from parlour.games.bastard_brag.rules.verbs import END_TURN, KNOCK
from parlour.kit.field import Field

STYLES: Final = {
    "easy": BluffStyle(rush=0.01, cover=0.0),
    "medium": BluffStyle(rush=0.08, cover=0.25),
    "hard": BluffStyle(rush=0.2, cover=0.5),
}

_MISTAKE: Final = 0.3
_HESITATION: Final = 0.5
_LONG_ENOUGH: Final = 5
"""Easy: how often any move will do, how often it dares not knock, the laps after which any hand will."""

_KNOCKS_ABOVE: Final = 0.8
_LESS_EACH_LAP: Final = 0.08
"""Medium: the share of all hands that a hand must beat for a knock, and how much less in each further lap."""

_FIRST_LOOK: Final = 12
_SECOND_LOOK: Final = 96
_KEPT: Final = 3
_PATIENCE: Final = 4
_IMPATIENCE: Final = 0.1
_LONGER_PATIENCE: Final = 24
"""Hard: worlds for every move, worlds by players for the few kept, the laps it waits for a hand, what a knock
gains with each lap after them, and how much longer it waits for others whom a lost knock does not put out."""

_BLUFF_COSTS: Final = 0.25
"""Hard: how many lives less than the best move a bluff knock may bring, by the first look.

Of 0.25, 0.4 and 0.6 none is clearly better: with them `hard` leads one that bluffs on any pair, and with its
last life, by 0.16, 0.13 and 0.11 of a win in a match for two (500 games each, seed 7 of tests/duel.py).
"""


class EasyBot(BastardBot):
    """Takes what looks good on the table, hesitates to knock, and makes mistakes."""

    def weigh(self, eyes: BastardEyes, moves: list[Move]) -> Weighed:
        if self.luck.chance(_MISTAKE):
            return [(0.0, moves[self.luck.below(len(moves))])]
        return [(self._worth(eyes, move), move) for move in moves]

    def _worth(self, eyes: BastardEyes, move: Move) -> float:
        if move.verb == KNOCK:
            return self._knock_worth(eyes)
        hand = hand_after(eyes, move)
        return float(self.terms.scores.score(hand)) if is_known(hand) else 0.0

    def _knock_worth(self, eyes: BastardEyes) -> float:
        """Return the worth of a knock: a pair or a long round is enough, and half the time not even that."""
        ready = self.is_middling(eyes) or eyes.laps() >= _LONG_ENOUGH
        return float("inf") if ready and not self.luck.chance(_HESITATION) else -1.0


class MediumBot(BastardBot):
    """A hand is worth the share of all hands that it beats; an unseen card counts as any of those left."""

    margin = 0.03

    @cached_property
    def field(self) -> Field:
        return whole_field(self.rules)

    def weigh(self, eyes: BastardEyes, moves: list[Move]) -> Weighed:
        return [(self._worth(eyes, move), move) for move in moves]

    def _worth(self, eyes: BastardEyes, move: Move) -> float:
        if move.verb == KNOCK:
            return self._knock_worth(eyes)
        hand = hand_after(eyes, move)
        return self.share(hand) if is_known(hand) else self.average_share(hand, eyes.unseen_cards)

    def _knock_worth(self, eyes: BastardEyes) -> float:
        """Return the worth of a knock: the longer the round, the fewer hands need be beaten."""
        enough = _KNOCKS_ABOVE - _LESS_EACH_LAP * max(0.0, eyes.laps() - 1)
        return 2.0 if self.share(eyes.hand) >= enough else -1.0

    def share(self, hand: list[int]) -> float:
        return self.field.share_below(self.terms.scores.strength(hand))

    def average_share(self, hand: list[int], unseen: list[int]) -> float:
        """Return the share of hands beaten on average over the cards that the hidden one may be."""
        hands = [[other if card == BACK else card for card in hand] for other in unseen]
        return sum(self.share(each) for each in hands) / len(hands)


class HardBot(BastardBot):
    """Plays every move on in its head, the best of them longer; grows impatient in a long round."""

    margin = 0.05

    def may_rush(self, eyes: BastardEyes, verbs: list[str]) -> bool:
        """Return whether the knock, played on in the head, may not bring much less than what brings most."""
        if not super().may_rush(eyes, verbs):
            return False
        fresh = [(0.0, move) for move in turn_moves(verbs)]
        weighed = _looked_at(self._ahead(eyes, verbs), fresh, _FIRST_LOOK)
        knock = next(value for value, move in weighed if move.verb == KNOCK)
        return max(weighed, key=worth)[0] - knock <= _BLUFF_COSTS * _FIRST_LOOK

    def _ahead(self, eyes: BastardEyes, verbs: list[str]) -> Lookahead:
        standing, has_swapped = standing_of(self.rules), END_TURN in verbs
        return Lookahead(self.terms, standing, eyes, self.luck, has_swapped=has_swapped)

    def weigh(self, eyes: BastardEyes, moves: list[Move]) -> Weighed:
        ahead = self._ahead(eyes, [move.verb for move in moves])
        longer = _SECOND_LOOK // len(eyes.order)
        looks = _FIRST_LOOK + longer
        fresh = [(looks * self._impatience(eyes, move), move) for move in moves]
        kept = sorted(_looked_at(ahead, fresh, _FIRST_LOOK), key=worth, reverse=True)[:_KEPT]
        return [(value / looks, move) for value, move in _looked_at(ahead, kept, longer)]

    def _impatience(self, eyes: BastardEyes, move: Move) -> float:
        """Return a knock's worth beyond the cards: a round must end, by those who can afford to end it."""
        if move.verb != KNOCK:
            return 0.0
        patience = _PATIENCE + (_LONGER_PATIENCE if self._waits_for_others(eyes) else 0)
        return _IMPATIENCE * max(0.0, eyes.laps() - patience)

    def _waits_for_others(self, eyes: BastardEyes) -> bool:
        """Return whether a lost knock would put the bot out of the game while a rival has a life to spare."""
        able = [self.outlives_a_knock(eyes, seat) for seat in eyes.order]
        return not able[0] and any(able)


def _looked_at(ahead: Lookahead, weighed: Weighed, looks: int) -> Weighed:
    """Weigh the moves again by what they came to in so many more worlds, the same worlds for each."""
    worlds = [ahead.world() for _ in range(looks)]
    return [(value + sum(ahead.value(world, move) for world in worlds), move) for value, move in weighed]
