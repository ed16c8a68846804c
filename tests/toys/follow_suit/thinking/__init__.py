"""What search imagines of Follow Suit: every deal is played for tricks."""

from parlour.engine.play.position import Position
from parlour.engine.thinking import Thinking
from tests.toys.follow_suit.rules.position import FollowSuit


class FollowSuitThinking(Thinking):
    """Random play within the rules, deal by deal."""

    def deal(self, position: Position) -> int:
        assert isinstance(position, FollowSuit)
        return position.dealt_so_far

    def worth(self, position: Position, seat: int) -> int:
        assert isinstance(position, FollowSuit)
        return position.tricks[seat]
