"""What a player of High Card is told: what is asked, which card is sealed, and why there is no passing."""

from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import Words
from tests.toys.high_card.rules.position import PASS
from tests.toys.high_card.rules.table import HighCardTable


class HighCardWords(Words):
    """All that High Card says of a position."""

    def prompt(self, position: Position, seat: int) -> Sentence | None:
        return sentence_of("prompt.choose")

    def notes(self, position: Position, seat: int) -> list[Sentence]:
        assert isinstance(position, HighCardTable)
        choice = position.choices[seat]
        return [sentence_of("note.chosen", card=position.hands[seat][choice])] if choice >= 0 else []

    def why_not(self, position: Position, seat: int, verb: str) -> Sentence | None:
        return sentence_of("why.no-passing") if verb == PASS else None
