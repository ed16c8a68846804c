"""What a player of Pass and Bid is told."""

from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from tests.toys.follow_suit.words import FollowSuitWords
from tests.toys.pass_and_bid.rules.position import PassAndBid


class PassAndBidWords(FollowSuitWords):
    """What is to be chosen before the cards are played."""

    def prompt(self, position: Position, seat: int) -> Sentence | None:
        assert isinstance(position, PassAndBid)
        return (
            super().prompt(position, seat)
            if position.is_playing()
            else sentence_of(f"prompt.{position.phase()}")
        )
