"""Who sits down: from words such as `me,house:hard,search:400` to seat cards, and to the bots behind them."""

import pytest

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.errors import BadRules
from parlour.engine.rules.game import Game
from parlour.match.match import SeatCard
from parlour.players.house import house_bot, style_of
from parlour.players.kinds import BadSeat, file_of, is_bot, maker_of, remarks_on
from parlour.players.random import RandomBot
from parlour.players.seat_words import BOT_NAMES, is_person, parse_seats
from tests.toys.high_card import GAME
from tests.toys.high_card.bots import Highest
from tests.toys.high_card.rules.asset import HighCardRules
from tests.toys.high_card.rules.position import begin


@pytest.mark.parametrize(
    ("word", "card"),
    [
        ("me", SeatCard("Guest", "me")),
        ("me:Ann", SeatCard("Ann", "me")),
        ("Ann", SeatCard("Ann", "me")),
        ("Zoë B", SeatCard("Zoë B", "me")),
        ("house", SeatCard("Ada", "house:medium")),
        ("house:hard", SeatCard("Ada", "house:hard")),
        ("hard", SeatCard("Ada", "house:hard")),
        ("hard/easy", SeatCard("Ada", "house:hard/easy")),
        ("house:hard/easy", SeatCard("Ada", "house:hard/easy")),
        ("random", SeatCard("Ada", "random")),
    ],
)
def test_a_word_says_who_sits_there(word: str, card: SeatCard) -> None:
    assert parse_seats(word) == [card]


@pytest.mark.parametrize(
    ("words", "code", "why"),
    [
        ("", "bad-name", "at least one letter"),
        ("me,,random", "bad-name", "at least one letter"),
        ("me:", "bad-name", "at least one letter"),
        ("Hard", "bad-seat", "'Hard' is no player: write me, me:Ann, hard"),
        ("hosue:hard", "bad-seat", "'hosue:hard' is no player"),
        ("me,house:hrad", "bad-level", "no level 'hrad': did you mean hard?"),
        ("house:", "bad-level", "no level '': try easy, medium, hard."),
        ("house:hard/bold", "bad-level", "no bluff 'bold'"),
        ("Ann,random,ann", "same-name", "Two players are called Ann"),
        ("x" * 25, "bad-name", "at most 24 letters"),
        ("\x1b[2J", "bad-name", "can be printed"),
    ],
)
def test_nonsense_is_refused_with_a_reason(words: str, code: str, why: str) -> None:
    with pytest.raises(BadSeat) as refused:
        parse_seats(words)
    assert refused.value.code == code
    assert why in refused.value.sentence


def test_bots_and_guests_get_names_that_nobody_else_has() -> None:
    names = [card.name for card in parse_seats("me,house:hard,Ada,me,random,Guest 3,me")]
    assert names == ["Guest", "Blaise", "Ada", "Guest 2", "Clara", "Guest 3", "Guest 4"]


def test_there_are_names_for_more_bots_than_there_are_names() -> None:
    names = [card.name for card in parse_seats(",".join(["random"] * 2 * len(BOT_NAMES)))]
    assert len(set(names)) == 2 * len(BOT_NAMES)


def test_only_people_are_people() -> None:
    assert [is_person(card) for card in parse_seats("me,Ann,house:easy,random")] == [True, True, False, False]


def test_a_word_makes_a_bot_for_any_game() -> None:
    assert isinstance(maker_of("random")(GAME, GAME.rules(), Luck(1)), RandomBot)
    assert isinstance(maker_of("house:hard")(GAME, GAME.rules(), Luck(1)), Highest)
    assert isinstance(maker_of("hard")(GAME, GAME.rules(), Luck(1)), Highest)


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
def test_a_word_that_names_no_bot_is_refused_with_a_reason(word: str, code: str, why: str) -> None:
    with pytest.raises(BadSeat) as refused:
        maker_of(word)(GAME, GAME.rules(), Luck(1))
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


def test_the_game_makes_its_bot_with_the_level_the_bluff_and_the_luck_asked_for() -> None:
    asked = []

    def noted(rules: HighCardRules, level: str, bluff: str, luck: Luck) -> Bot:
        asked.append((rules, level, bluff, luck))
        return Bot()

    game = Game(GAME.package, asset=HighCardRules, begin=begin, bot=noted)
    rules, luck = game.rules(), Luck(1)
    assert isinstance(house_bot(game, rules, "house:hard/easy", luck), Bot)
    assert asked == [(rules, "hard", "easy", luck)]


@pytest.mark.parametrize(
    ("player", "style"),
    [("house:hard", ("hard", "medium")), ("house:easy/hard", ("easy", "hard"))],
)
def test_a_house_bots_word_tells_its_level_and_bluff(player: str, style: tuple[str, str]) -> None:
    assert style_of(player) == style


def with_a_bot_of_its_own() -> Game:
    return Game(
        GAME.package,
        asset=HighCardRules,
        begin=begin,
        bot=GAME.bot,
        levels=("easy", "medium", "hard", "wild"),
    )


def test_a_level_that_only_one_game_has_sits_down_there_alone() -> None:
    assert parse_seats("house:wild", with_a_bot_of_its_own().levels) == [SeatCard("Ada", "house:wild")]
    with pytest.raises(BadSeat, match="no level 'wild': try easy, medium, hard"):
        parse_seats("house:wild", GAME.levels)


def test_a_house_bot_from_another_game_is_refused_before_the_first_card() -> None:
    wild = with_a_bot_of_its_own()
    assert remarks_on(["house:wild"], wild, wild.rules(), 2) == []
    with pytest.raises(BadSeat, match="no level 'wild'"):
        remarks_on(["house:wild"], GAME, GAME.rules(), 2)


def test_the_bluffs_are_the_same_three_in_every_game() -> None:
    with pytest.raises(BadSeat, match="no bluff 'wild': try easy, medium, hard"):
        parse_seats("house:wild/wild", with_a_bot_of_its_own().levels)


def test_the_usual_rival_must_be_one_of_the_games_house_bots() -> None:
    assert with_a_bot_of_its_own().rules(change={"defaultRival": "wild"}).default_rival == "wild"
    with pytest.raises(BadRules, match="defaultRival 'wild' is none of easy, medium, hard"):
        GAME.rules(change={"defaultRival": "wild"})


@pytest.mark.parametrize(("player", "code"), [("wizard", "unknown-player"), ("house:wizard", "bad-level")])
def test_a_player_of_another_parlour_is_refused(player: str, code: str) -> None:
    with pytest.raises(BadSeat) as refused:
        style_of(player)
    assert refused.value.code == code
