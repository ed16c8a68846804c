"""The hard house bot of Bastard Brag: plays every move on in its head and takes the best."""

from parlour.engine.play.move import Move
from parlour.games.bastard_brag.bots.bluff import Weighed, worth
from parlour.games.bastard_brag.bots.eyes import Sight
from parlour.games.bastard_brag.bots.lookahead import Foresight
from parlour.games.bastard_brag.bots.turns import HouseBot
from parlour.games.bastard_brag.rules.position import KNOCK

FIRST_LOOK = 6
SECOND_LOOK = 48
KEPT = 3
PATIENCE = 0.05


class HardBot(HouseBot):
    """Looks at every move a few times, at the best of them longer; grows impatient in a long round."""

    margin = 0.05

    def weigh(self, sight: Sight, moves: list[Move]) -> Weighed:
        foresight = Foresight(self.rules, sight, self.luck)
        longer = SECOND_LOOK // len(sight.order)
        looks = FIRST_LOOK + longer
        fresh = [(looks * impatience(sight, move), move) for move in moves]
        kept = sorted(looked_at(foresight, fresh, FIRST_LOOK), key=worth, reverse=True)[:KEPT]
        return [(value / looks, move) for value, move in looked_at(foresight, kept, longer)]


def looked_at(foresight: Foresight, weighed: Weighed, looks: int) -> Weighed:
    """The moves with what they came to in so many more worlds, the same worlds for each."""
    worlds = [foresight.world() for _ in range(looks)]
    return [(value + sum(foresight.value(world, move) for world in worlds), move) for value, move in weighed]


def impatience(sight: Sight, move: Move) -> float:
    """What a knock is worth beyond the cards: a round must end."""
    return PATIENCE * (sight.laps() - 1) if move.verb == KNOCK else 0.0
