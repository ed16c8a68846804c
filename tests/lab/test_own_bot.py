"""A bot of your own, by the name of its module and class: how it is found, made, and what is said of it."""

from pathlib import Path

import pytest

from parlour.engine.errors import ParlourError
from parlour.lab.players import keeps_time, labels, parse_players
from parlour.lab.playing import play_deal
from parlour.lab.run.fingerprint import own_sources
from parlour.players.kinds import any_maker, is_own
from parlour.players.own_bots import own_module
from parlour.players.seat_words import parse_seats
from tests.lab.definitions import a_definition

HEAD = """
from parlour.engine.bot import Bot
from parlour.engine.play.move import Move
from parlour.players.deciding import Thinker
from parlour.players.random import RandomBot
"""
GOOD = """
class Mine(Bot):
    def __init__(self, luck, rules, game, more=1):
        assert rules == game.rules(switches={"lives": 1})
        self.luck = luck

    def choose(self, view, moves):
        return moves.pick(self.luck)


class Bare(Bot):
    def choose(self, view, moves):
        return next(iter(moves))


class Deep(Thinker):
    def __init__(self, luck):
        self.luck = luck

    def think(self, view, moves, deal):
        return deal(self.luck).moves(view.viewer).pick(self.luck)


def maker(luck):
    return RandomBot(luck)
"""
BAD = """
NUMBER = 7


class Other:
    pass


class Greedy(Bot):
    def __init__(self, money):
        pass


class Unborn(Bot):
    def __init__(self):
        raise ValueError("no seed")


class Mute(Bot):
    def choose(self, view, moves):
        return None


class Cheat(Bot):
    def choose(self, view, moves):
        return Move("LOOK")


class Clumsy(Bot):
    def choose(self, view, moves):
        return {}["missing"]


class Deaf(Bot):
    listens = True

    def hear(self, event):
        raise RuntimeError("too loud")


def nobody():
    return None
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> str:
    """The current folder, with a module of its own; the name of the module."""
    name = f"own_{abs(hash(request.node.nodeid)):x}"
    (tmp_path / f"{name}.py").write_text(HEAD + GOOD + BAD)
    (tmp_path / f"{name}_torn.py").write_text("import this_is_nowhere\n")
    (tmp_path / f"{name}_torn2.py").write_text("def (:\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", __import__("sys").path[:])
    return name


@pytest.mark.parametrize("name", ["Mine", "Bare", "Deep", "maker"])
def test_a_bot_of_your_own_plays_by_its_name(folder: str, name: str) -> None:
    result = play_deal(a_definition(f"{folder}:{name},random"), 0)
    assert result.fits(2, 2)


def test_a_module_may_lie_in_a_package(folder: str, tmp_path: Path) -> None:
    (tmp_path / f"{folder}_pack").mkdir()
    (tmp_path / f"{folder}_pack" / "inner.py").write_text(HEAD + GOOD)
    assert parse_players(f"{folder}_pack.inner:Bare,random")[0] == f"{folder}_pack.inner:Bare"


def test_it_is_called_by_its_word_and_no_clock_is_seen_in_it(folder: str) -> None:
    assert labels([f"{folder}:Bare", "house:hard"]) == [f"{folder}:Bare", "hard"]
    assert not keeps_time("mine:at10s")


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        ("{}:Mien", "has nothing called Mien: did you mean Mine?"),
        ("{}:Other", "{}:Other is a class that does not derive from Bot"),
        ("{}:NUMBER", "{}:NUMBER is a value of type int: name a class"),
        ("{}:Greedy", "{}:Greedy wants 'money', but a bot is given game, rules and luck"),
        ("{}_torn:X", "{}_torn:X cannot be imported: ModuleNotFoundError: No module named 'this_is_nowhere'"),
        ("{}_torn2:X", "{}_torn2:X cannot be imported: SyntaxError"),
        ("{}_none:X", "no player called '{}_none:X'"),
        ("{}_none:X", "Nor is there a module {}_none in "),
        ("{}.deeper:X", "Nor is there a module {}.deeper in "),
        ("hose:hard", "did you mean house?"),
    ],
)
def test_a_name_that_leads_nowhere_is_refused(folder: str, word: str, sentence: str) -> None:
    with pytest.raises(ParlourError) as refused:
        parse_players(f"{word.format(folder)},random")
    assert sentence.format(folder) in refused.value.sentence
    assert "\n" not in refused.value.sentence


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("Unborn", "could not be made: ValueError: no seed ("),
        ("nobody", "made nothing (None), which does not derive from Bot"),
        ("Mute", "chose nothing (None) where a Move is wanted"),
        ("Cheat", "which is not legal there"),
        ("Clumsy", "failed: KeyError: 'missing' ("),
        ("Deaf", "failed: RuntimeError: too loud ("),
    ],
)
def test_a_bot_that_fails_is_named_with_what_it_did(folder: str, name: str, sentence: str) -> None:
    definition = a_definition(f"{folder}:{name},random")
    with pytest.raises(ParlourError) as refused:
        play_deal(definition, 0)
    assert refused.value.sentence.startswith(f"{folder}:{name} ")
    assert sentence in refused.value.sentence


def test_the_words_of_the_house_are_never_modules() -> None:
    words = ("random:X", "house:hard", "search:many", "solver:book", "mine", "mine:200", "3:X", "a b:X", "a:")
    assert not any(is_own(word) for word in words)


def test_no_table_takes_one_for_a_saved_game_must_not_say_what_is_imported(folder: str) -> None:
    with pytest.raises(ParlourError, match="is no player"):
        parse_seats(f"me,{folder}:Bare")


def test_a_changed_bot_is_another_question_and_so_is_a_change_in_what_it_imports(
    folder: str, tmp_path: Path
) -> None:
    bot, aid = tmp_path / f"{folder}_bot.py", tmp_path / f"{folder}_aid.py"
    bot.write_text(f"{HEAD}import {folder}_aid\n{GOOD}")
    aid.write_text("LIMIT = 1\n")
    names = [a_definition(f"{folder}_bot:Bare,random").name()]
    for file in (aid, bot):
        file.write_text(f"{file.read_text()}# more\n")
        names.append(a_definition(f"{folder}_bot:Bare,random").name())
    assert len(set(names)) == 3


def test_of_what_is_installed_only_its_own_package_counts(tmp_path: Path, folder: str) -> None:
    root = tmp_path / "site-packages"
    (root / "pack").mkdir(parents=True)
    (root / "pack" / "__init__.py").write_text("import other\nfrom pack import aid\nfrom . import last\n")
    for file in ("other.py", "pack/aid.py", "pack/last.py", "pack/unused.py"):
        (root / file).write_text("")
    module = own_module(f"{folder}:Bare")
    module.__file__, module.__name__ = str(root / "pack" / "__init__.py"), "pack"
    assert [path.name for path in own_sources(module)] == ["__init__.py", "aid.py", "last.py"]


def test_a_word_of_the_house_is_made_by_the_house() -> None:
    assert any_maker("house:hard") is not None
