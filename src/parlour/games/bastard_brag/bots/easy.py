"""The easy house bot of Bastard Brag: takes what looks good on the table, and often something else."""

from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.bluff import Weighed
from parlour.games.bastard_brag.bots.eyes import Sight
from parlour.games.bastard_brag.bots.turns import HouseBot, hand_after, is_known
from parlour.games.bastard_brag.rules.position import KNOCK

MISTAKE = 0.3
HESITATION = 0.5
LONG_ENOUGH = 5


class EasyBot(HouseBot):
    """Looks at points and at cards it can see; hesitates to knock, and makes mistakes."""

    def weigh(self, sight: Sight, moves: list[Move]) -> Weighed:
        if self.luck.chance(MISTAKE):
            return [(0.0, moves[self.luck.below(len(moves))])]
        return [(self.worth(sight, move), move) for move in moves]

    def worth(self, sight: Sight, move: Move) -> float:
        if move.verb == KNOCK:
            return self.knock_worth(sight)
        hand = hand_after(sight, move)
        return float(self.scores.score(hand)) if is_known(hand) else 0.0

    def knock_worth(self, sight: Sight) -> float:
        """A pair is enough, or a long round; but half the time it does not dare."""
        ready = self.is_middling(sight) or sight.laps() >= LONG_ENOUGH
        return float("inf") if ready and not self.luck.chance(HESITATION) else -1.0
