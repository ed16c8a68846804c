"""From words to bots."""

import pytest

from parlour.cards.luck import Luck
from parlour.players.house_words import BadSeat
from parlour.players.kinds import file_of, is_bot, maker_of, remarks_on
from parlour.players.random import RandomBot
from tests.toys.high_card import GAME
from tests.toys.high_card.bots import Highest


def test_a_word_makes_a_bot_for_any_game() -> None:
    assert isinstance(maker_of("random")(GAME, GAME.rules(), Luck(1)), RandomBot)
    assert isinstance(maker_of("house:hard")(GAME, GAME.rules(), Luck(1)), Highest)


def test_a_house_bot_without_a_level_is_the_usual_one() -> None:
    assert isinstance(maker_of("house")(GAME, GAME.rules(), Luck(1)), Highest)


@pytest.mark.parametrize(
    ("word", "code", "why"),
    [
        ("wizard", "unknown-player", "no player called 'wizard': there are random, house"),
        ("randon", "unknown-player", "did you mean random?"),
        ("house:wizard", "bad-level", "no level 'wizard'"),
        ("random:9", "bad-seat", "write random alone"),
    ],
)
def test_nonsense_is_refused_with_a_reason(word: str, code: str, why: str) -> None:
    with pytest.raises(BadSeat) as refused:
        maker_of(word)
    assert refused.value.code == code
    assert why in refused.value.sentence


def test_most_players_need_no_remark_at_any_table() -> None:
    words = ["random", "house:hard", "search:4", "tree:4"]
    assert remarks_on(words, GAME, GAME.rules(), 2) == []


@pytest.mark.parametrize(
    ("word", "file"), [("solver:my.book", "my.book"), ("solver", ""), ("house:hard", "")]
)
def test_only_a_solver_names_a_file(word: str, file: str) -> None:
    assert file_of(word) == file


def test_each_remark_is_made_once() -> None:
    said = ["solver has no book for high-card and plays as house:hard there."]
    assert remarks_on(["solver", "random", "solver"], GAME, GAME.rules(), 3) == said


@pytest.mark.parametrize(
    ("word", "bot"), [("search:400", True), ("house", True), ("me", False), ("Ann", False)]
)
def test_words_for_bots_are_known_without_making_one(word: str, bot: bool) -> None:
    assert is_bot(word) == bot
