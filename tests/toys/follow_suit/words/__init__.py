"""What a player of Follow Suit is told."""

from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import Words
from tests.toys.follow_suit.rules.position import FollowSuit


class FollowSuitWords(Words):
    """Whether the seat leads or has to follow."""

    def prompt(self, position: Position, seat: int) -> Sentence | None:
        assert isinstance(position, FollowSuit)
        return (
            sentence_of("prompt.follow", suit=position.led())
            if position.trick
            else sentence_of("prompt.lead")
        )
