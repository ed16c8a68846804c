"""The guided first game at this screen: a lesson at every decision, and a kind word on other moves."""

from parlour.engine.play.move import Move
from parlour.engine.rules.guide import LEARNER
from parlour.match.match import Match
from parlour.players.guide import GUIDE, Guide, guide_of


class Lessons:
    """What a learner hears; where no guide sits at the table, nothing."""

    def __init__(self, match: Match) -> None:
        self.match = match
        is_guided = any(card.player == GUIDE for card in match.seats) and match.game.guide is not None
        self.guide: Guide | None = guide_of(match.game) if is_guided else None
        self.strays = 0

    def sentences(self, seat: int, language: str) -> list[str]:
        """What is said at this decision."""
        lesson = self.guide.lesson(self.match) if self.guide is not None and seat == LEARNER else None
        speaker = self.match.speaker(language)
        return [] if lesson is None else [speaker.say(each, seat) for each in lesson.sentences]

    def stray(self, seat: int, move: Move, language: str) -> str:
        """A kind word on another move than the one suggested; "" where the move is to be played."""
        if self.guide is None or seat != LEARNER:
            return ""
        word = self.guide.stray(self.match, move, self.strays)
        if word is None:
            return ""
        self.strays += 1
        return self.match.speaker(language).say(word, seat)

    def goodbye(self, language: str) -> list[str]:
        if self.guide is None:
            return []
        speaker = self.match.speaker(language)
        return [speaker.say(each, LEARNER) for each in self.guide.goodbye()]
