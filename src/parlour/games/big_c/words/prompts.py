# parlour: hot
"""What a Big-C table says to a player: what is asked, what lies there, why a move is closed."""

from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import WinChance, Words, not_counted
from parlour.games.big_c.bots.eyes import BigCEyes
from parlour.games.big_c.rules.position import BigC
from parlour.games.big_c.rules.table import NO_PICK, PLAYING, PRESENTING
from parlour.games.big_c.rules.verbs import PASS, PRESENT
from parlour.games.big_c.words.hand_names import hand_name
from parlour.games.big_c.words.reasons import reasons_for


class BigCWords(Words):
    """Everything from what the seat can see."""

    def prompt(self, position: Position, seat: int) -> Sentence:
        """Return what is asked of the seat."""
        table = _table(position)
        if table.stage == PRESENTING:
            return sentence_of("prompt.present-again" if table.presented[seat] else "prompt.present")
        can_play = table.plays(seat).exists()
        if table.is_lead():
            return sentence_of("prompt.lead" if can_play else "prompt.only-jokers")
        if not can_play:
            return sentence_of("prompt.pass")
        key = "prompt.equal-or-beat" if table.terms.allow_equal else "prompt.beat"
        return sentence_of(key, hand=hand_name(table.top))

    def notes(self, position: Position, seat: int) -> list[Sentence]:
        """Return the card that the seat has sealed, and what is to be beaten; the hand is shown."""
        table, notes = _table(position), list[Sentence]()
        pick = table.picks[seat]
        if pick != NO_PICK:
            notes.append(sentence_of("note.sealed", card=table.hands[seat].codes()[pick]))
        if table.stage == PLAYING and not table.is_lead():
            notes.append(sentence_of("note.table", hand=hand_name(table.top), seat=table.owner))
        return notes

    def why_not(self, position: Position, seat: int, verb: str) -> Sentence:
        """Return what keeps a verb closed just now, beyond the sentence of the rules."""
        table = _table(position)
        if table.stage == PRESENTING:
            return sentence_of("why.order-open")
        if verb == PRESENT:
            return sentence_of("why.order-settled")
        if verb == PASS:
            return sentence_of("why.you-lead")
        if table.is_stuck(seat):
            return sentence_of("why.only-jokers")
        return sentence_of("why.not-good-enough", hand=hand_name(table.top))

    def reasons(
        self, position: Position, seat: int, move: Move, win_chance: WinChance = not_counted
    ) -> list[Sentence]:
        return reasons_for(BigCEyes(position.view(seat), _table(position).switches), move)


def _table(position: Position) -> BigC:
    assert isinstance(position, BigC)
    return position
