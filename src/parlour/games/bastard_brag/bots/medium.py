"""The medium house bot of Bastard Brag: the swap that is best on average, and a knock on a decent hand."""

from parlour.cards.codes import BACK
from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.bluff import Weighed
from parlour.games.bastard_brag.bots.eyes import Sight
from parlour.games.bastard_brag.bots.turns import HouseBot, hand_after, is_known
from parlour.games.bastard_brag.odds.field import whole_field
from parlour.games.bastard_brag.rules.position import KNOCK

KNOCKS_ABOVE = 0.8
LESS_EACH_LAP = 0.08


class MediumBot(HouseBot):
    """A hand is worth the share of all hands that it beats; an unseen card counts as any of those left."""

    margin = 0.03

    def weigh(self, sight: Sight, moves: list[Move]) -> Weighed:
        return [(self.worth(sight, move), move) for move in moves]

    def worth(self, sight: Sight, move: Move) -> float:
        if move.verb == KNOCK:
            return self.knock_worth(sight)
        hand = hand_after(sight, move)
        return self.share(hand) if is_known(hand) else self.average_share(hand, sight.unseen)

    def knock_worth(self, sight: Sight) -> float:
        """Knocks when the hand beats enough of all hands; the longer the round, the fewer are enough."""
        enough = KNOCKS_ABOVE - LESS_EACH_LAP * max(0.0, sight.laps() - 1)
        return 2.0 if self.share(sight.hand()) >= enough else -1.0

    def share(self, hand: list[int]) -> float:
        return whole_field(self.rules).share(self.scores.strength(hand))

    def average_share(self, hand: list[int], unseen: list[int]) -> float:
        """The share on average over the cards that the hidden one may be."""
        hands = [[other if card == BACK else card for card in hand] for other in unseen]
        return sum(self.share(each) for each in hands) / len(hands)
