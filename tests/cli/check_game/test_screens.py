"""A game is drawn as people see it: what cannot be drawn, or does not fit, is found."""

from parlour.cards.shuffle import Shuffle
from parlour.cli.check_game.screens import ScreenCheck
from parlour.cli.check_game.walks import walk
from parlour.engine.play.events import Teller
from parlour.engine.play.position import Position
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import Words
from tests.cli.check_game.stage import otherwise, screen_findings
from tests.toys import follow_suit
from tests.toys.follow_suit.rules.asset import FollowSuitRules
from tests.toys.follow_suit.rules.position import FollowSuit

TOY = follow_suit.GAME


class Wordless(Words):
    """Asks in a sentence that there is not."""

    def prompt(self, position: Position, seat: int) -> Sentence:
        return sentence_of("prompt.nonesuch")


class Crowded(FollowSuit):
    """Holds more cards than any window can show."""

    def deal(self, teller: Teller | None) -> None:
        super().deal(None)
        self.hands = [hand * 60 for hand in self.hands]


def test_a_game_that_can_be_shown_is_content() -> None:
    assert screen_findings(TOY) == []


def test_what_the_page_cannot_be_sent_is_found() -> None:
    missing = "(default, 3 seats): MissingText: There are no words for 'prompt.nonesuch' in 'en'."
    assert [each.what for each in screen_findings(otherwise(TOY, words=Wordless()))] == [
        f"The page is sent nothing {missing}",
        f"The terminal cannot ask for a move {missing}",
    ]


def test_what_does_not_fit_into_a_window_is_found() -> None:
    def begin(rules: FollowSuitRules, seats: int, shuffle: Shuffle, teller: Teller | None) -> Position:
        position = Crowded(rules, seats, shuffle)
        position.deal(None)
        return position

    game = otherwise(TOY, _begin=begin)
    check = ScreenCheck(game)
    check.look(next(walk(game, "default", 3)))
    [first, *_] = check.findings()
    assert first.what.startswith("A window of 60×20 does not show")
