"""Every sentence of a game is said: what has no words, or blanks that nothing fills, is found."""

import pytest

from parlour.cards.shuffle import Shuffle
from parlour.cli.check_game import texts
from parlour.cli.check_game.findings import WRONG
from parlour.engine.play.events import Teller
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.engine.words.words import Words
from tests.cli.check_game.stage import otherwise, text_findings
from tests.toys import follow_suit, gap_bid
from tests.toys.follow_suit.rules.asset import FollowSuitRules
from tests.toys.follow_suit.rules.position import FollowSuit

TOY = follow_suit.GAME


class Saying(Words):
    """Asks for a move in one sentence."""

    def __init__(self, sentence: Sentence) -> None:
        self.sentence = sentence

    def prompt(self, position: Position, seat: int) -> Sentence:
        return self.sentence


def found(game: Game) -> list[tuple[str, str]]:
    assert all(each.severity == WRONG for each in text_findings(game))
    return [(each.what, each.where) for each in text_findings(game)]


@pytest.mark.parametrize("game", [TOY, gap_bid.GAME], ids=lambda game: str(game.id))
def test_a_game_with_words_for_all_is_content(game: Game) -> None:
    assert found(game) == []


def test_a_sentence_without_words_is_found_with_its_file_and_its_blanks() -> None:
    [finding] = text_findings(otherwise(TOY, words=Saying(sentence_of("prompt.nonesuch", cards=[1]))))
    assert finding.what == "There are no words for 'prompt.nonesuch'."
    assert finding.where == "text/en.json"
    assert finding.advice == 'add "prompt.nonesuch"; its blanks: {cards}.'


def test_a_blank_that_nothing_fills_is_found() -> None:
    asked = otherwise(TOY, words=Saying(sentence_of("event.played", seat=0)))
    assert found(asked) == [("'event.played' has a blank {card1} that nothing fills.", "text/en.json")]


def test_a_blank_of_another_kind_than_its_value_is_found() -> None:
    asked = otherwise(TOY, words=Saying(sentence_of("refusal.game-over", cards="x")))
    assert found(asked) == []
    broken = otherwise(TOY, words=Saying(sentence_of("event.played", seat=0, card1="queen")))
    [(what, _)] = found(broken)
    assert what.startswith("'event.played' cannot be said: TypeError")


def test_a_kind_of_blank_that_there_is_not_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(texts, "_own_templates", lambda game, language: {"a": "the {amount:ordinal} one"})
    [finding] = texts.kinds_are_known(TOY, "en")
    assert finding.what == "'a' has a blank {amount:ordinal}, and 'ordinal' is no kind of blank."


class Badged(FollowSuit):
    """Everybody wears a badge that nobody has named."""

    def badges(self, seat: int) -> list[str]:
        return ["mystery"]


def test_what_has_no_name_on_the_screens_is_found() -> None:
    def begin(rules: FollowSuitRules, seats: int, shuffle: Shuffle, teller: Teller | None) -> Position:
        position = Badged(rules, seats, shuffle)
        position.deal(None)
        return position

    assert ("The badge 'mystery' has no name on the screens.", "text/en.json") in found(
        otherwise(TOY, _begin=begin)
    )


def test_a_translation_with_gaps_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"en": {"event.a": "{seat} did {amount}", "prompt.b": "Go"}, "de": {"event.a": "{seat} tat es"}}
    monkeypatch.setattr(texts, "_own_templates", lambda game, language: own[language])
    said = [each.what for each in texts.is_translated(TOY, "de")]
    assert said[:2] == ["'event.a' has other blanks than in English.", "'prompt.b' is not translated."]
    assert "'label.PLAY' is not translated." in said
    assert "'event.a' has no form for the hearer." in said
    assert said[-1] == "player.md is not translated."
