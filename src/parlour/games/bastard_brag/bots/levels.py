"""The house bots of Bastard Brag: three levels of skill, and beside them three styles of bluffing.

Each level is to beat the one before it clearly, at two seats and at four. Whoever changes a number here
measures that again: `python -m bench.ladder --game bastard-brag` writes the rungs into docs/ladder.md.
"""

from functools import cached_property
from typing import Final

from parlour.cards.codes import BACK
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.eyes import BragEyes
from parlour.games.bastard_brag.bots.lookahead import Lookahead
from parlour.games.bastard_brag.bots.turns import BluffStyle, HouseBot, Weighed, hand_after, is_known, worth
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
"""Hard: worlds for every move, worlds by players for the few kept, the laps it waits for a hand, and what a
knock gains with each lap after them."""


class EasyBot(HouseBot):
    """Takes what looks good on the table, hesitates to knock, and makes mistakes."""

    def weigh(self, eyes: BragEyes, moves: list[Move]) -> Weighed:
        if self.luck.chance(_MISTAKE):
            return [(0.0, moves[self.luck.below(len(moves))])]
        return [(self._worth(eyes, move), move) for move in moves]

    def _worth(self, eyes: BragEyes, move: Move) -> float:
        if move.verb == KNOCK:
            return self._knock_worth(eyes)
        hand = hand_after(eyes, move)
        return float(self.terms.scores.score(hand)) if is_known(hand) else 0.0

    def _knock_worth(self, eyes: BragEyes) -> float:
        """A pair is enough, or a long round; but half the time it does not dare."""
        ready = self.is_middling(eyes) or eyes.laps() >= _LONG_ENOUGH
        return float("inf") if ready and not self.luck.chance(_HESITATION) else -1.0


class MediumBot(HouseBot):
    """A hand is worth the share of all hands that it beats; an unseen card counts as any of those left."""

    margin = 0.03

    @cached_property
    def field(self) -> Field:
        return whole_field(self.rules)

    def weigh(self, eyes: BragEyes, moves: list[Move]) -> Weighed:
        return [(self._worth(eyes, move), move) for move in moves]

    def _worth(self, eyes: BragEyes, move: Move) -> float:
        if move.verb == KNOCK:
            return self._knock_worth(eyes)
        hand = hand_after(eyes, move)
        return self.share(hand) if is_known(hand) else self.average_share(hand, eyes.unseen_cards)

    def _knock_worth(self, eyes: BragEyes) -> float:
        """Knocks when the hand beats enough of all hands; the longer the round, the fewer are enough."""
        enough = _KNOCKS_ABOVE - _LESS_EACH_LAP * max(0.0, eyes.laps() - 1)
        return 2.0 if self.share(eyes.hand) >= enough else -1.0

    def share(self, hand: list[int]) -> float:
        return self.field.share_below(self.terms.scores.strength(hand))

    def average_share(self, hand: list[int], unseen: list[int]) -> float:
        """The share on average over the cards that the hidden one may be."""
        hands = [[other if card == BACK else card for card in hand] for other in unseen]
        return sum(self.share(each) for each in hands) / len(hands)


class HardBot(HouseBot):
    """Plays every move on in its head, the best of them longer; grows impatient in a long round."""

    margin = 0.05

    def weigh(self, eyes: BragEyes, moves: list[Move]) -> Weighed:
        has_swapped = any(move.verb == END_TURN for move in moves)
        standing = standing_of(self.rules)
        ahead = Lookahead(self.terms, standing, eyes, self.luck, has_swapped=has_swapped)
        longer = _SECOND_LOOK // len(eyes.order)
        looks = _FIRST_LOOK + longer
        fresh = [(looks * _impatience(eyes, move), move) for move in moves]
        kept = sorted(_looked_at(ahead, fresh, _FIRST_LOOK), key=worth, reverse=True)[:_KEPT]
        return [(value / looks, move) for value, move in _looked_at(ahead, kept, longer)]


def _looked_at(ahead: Lookahead, weighed: Weighed, looks: int) -> Weighed:
    """The moves with what they came to in so many more worlds, the same worlds for each."""
    worlds = [ahead.world() for _ in range(looks)]
    return [(value + sum(ahead.value(world, move) for world in worlds), move) for value, move in weighed]


def _impatience(eyes: BragEyes, move: Move) -> float:
    """What a knock is worth beyond the cards: a round must end."""
    return _IMPATIENCE * max(0.0, eyes.laps() - _PATIENCE) if move.verb == KNOCK else 0.0
