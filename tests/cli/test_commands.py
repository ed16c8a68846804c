"""The commands at their best: what they print when all is well."""

import json
from pathlib import Path

import click
import pytest

from parlour.cli import house
from parlour.engine.bot import LEVELS
from parlour.engine.rules import about
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.loading import leaf_paths
from parlour.match.file.lock import only_table
from parlour.terminal.words import TerminalWords
from parlour.version import VERSION, mode
from tests.cli.typing_in import Shell

GAMES = game_names()


def test_version_names_the_mode(shell: Shell) -> None:
    assert shell("--version").out == f"parlour {VERSION} ({mode()})\n"


def test_help_lists_every_command(shell: Shell) -> None:
    said = shell("--help").out
    assert all(f"\n  {name}" in said for name in house.list_commands(click.Context(house)))


@pytest.mark.parametrize("name", house.list_commands(click.Context(house)))
def test_every_command_explains_itself(shell: Shell, name: str) -> None:
    ran = shell(name, "--help")
    assert ran.code == 0
    assert f"Usage: parlour {name}" in ran.out
    assert f"\n  parlour {name}" in ran.out, "an example"


def test_games_lists_every_game_and_variant(shell: Shell) -> None:
    said = shell("games").out
    for name in GAMES:
        assert f"{name}: " in said
        assert all(f"--variant {variant}" in said for variant in find_game(name).variants()[1:])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("audience", ["player", "model"])
def test_rules_are_shown_in_words(shell: Shell, name: str, audience: str) -> None:
    game = find_game(name)
    first = game.text(game.rules(), audience).splitlines()[0]
    assert first in shell("rules", name, "--for", audience).out


@pytest.mark.parametrize("name", GAMES)
def test_rules_as_json_can_be_checked_again(shell: Shell, home: Path, name: str) -> None:
    (home / "mine.json").write_text(shell("rules", name, "--json").out)
    ran = shell("rules", name, "--check", "mine.json")
    assert (ran.code, ran.err) == (0, "")
    assert "mine.json is good" in ran.out


def test_rules_take_switches(shell: Shell) -> None:
    tree = json.loads(shell("rules", "bastard-brag", "--json", "--set", "lives=7", "--variant", "house").out)
    assert (tree["lives"]["lives"], tree["lives"]["tripsHitAll"]) == (7, True)


@pytest.mark.parametrize("name", GAMES)
def test_the_schema_is_a_schema(shell: Shell, name: str) -> None:
    assert "$ref" in json.loads(shell("rules", name, "--schema").out)


def test_a_hand_is_appraised(shell: Shell) -> None:
    assert "600 points" in shell("hand", "bastard-brag", "3c 3D joker").out


def test_the_cards_of_a_hand_need_no_quotes(shell: Shell) -> None:
    assert shell("hand", "bastard-brag", "3c", "3D", "joker") == shell("hand", "bastard-brag", "3c 3D joker")


def test_a_hand_is_appraised_under_other_rules(shell: Shell) -> None:
    ran = shell("hand", "bastard-brag", "9C 9D KS", "--set", "pairScore=highestCard")
    assert "113 points" in ran.out


def test_a_trump_stands_in(shell: Shell) -> None:
    assert "4♠" in shell("hand", "three-card-brag", "2S 3S 6H", "--trump", "6H").out


def test_options_reach_the_table(shell: Shell, home: Path) -> None:
    (home / "my.json").write_text('{"scoringSystem": {"kickers": true}}')
    options = ("--jokers", "2", "--lives", "4", "--rules", "my.json", "--set", "pairScore=highestCard")
    shell("play", "bastard-brag", "--seats", "me,random", *options, "--save", "x", typed="q\n")
    rules = json.loads((home / "x").read_text().splitlines()[0])["rules"]
    assert (rules["jokers"], rules["lives"]["lives"]) == (2, 4)
    assert (rules["scoringSystem"]["kickers"], rules["scoringSystem"]["pairScore"]) == (True, "highestCard")


def test_no_command_is_the_menu(shell: Shell) -> None:
    ran = shell(typed="q\n")
    assert ran.code == 0
    assert "What would you like to do?" in ran.out


def test_an_empty_house_is_left_without_a_file(shell: Shell, home: Path) -> None:
    shell(typed="")
    assert list(home.iterdir()) == []


def test_a_table_speaks_the_language_it_is_asked_for(shell: Shell) -> None:
    table = ("play", "bastard-brag", "--seats", "me,random", "--save")
    assert "Dein Zug?" in shell(*table, "x", "--language", "de", typed="q\n").out
    assert "Your move?" in shell(*table, "y", typed="q\n").out


def test_a_language_may_be_set_for_good(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "de")
    assert "Was möchtest du tun?" in shell(typed="q\n").out


def test_every_short_option_stands_for_a_switch() -> None:
    for name in GAMES:
        game = find_game(name)
        rules = game.rules()
        switches = {path[-1] for path in leaf_paths(game.tree())}
        assert set(rules.short_options.values()) <= switches, name


@pytest.mark.shipped
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("name", game_names())
def test_the_rules_end_with_the_advice_of_the_rules_file(shell: Shell, name: str, language: str) -> None:
    game, said = find_game(name), shell("rules", name, "--language", language).out
    rules = game.rules()
    bluffs = about.bluffs(game, rules, language).values()
    advice = [*about.tips(game, rules, language), *bluffs, *about.example_odds(game, rules, language)]
    assert len(advice) >= 5 + len(LEVELS) + 3
    for sentence in advice:
        assert TerminalWords(language).spelled_out(sentence) in said


def test_a_host_can_bring_texts_of_its_own(shell: Shell, home: Path) -> None:
    lines = ["# Our house", "Everybody has {lives} lives, and {nobody} cheats.\x1b[2J"]
    (home / "my.json").write_text(json.dumps({"rules": {"playerLines": lines, "modelLines": ["Be kind."]}}))
    said = shell("rules", "bastard-brag", "--rules", "my.json").out
    assert said.startswith("\n# Our house\nEverybody has 3 lives, and {nobody} cheats.�[2J\n\n## Tips\n")
    told = shell("rules", "bastard-brag", "--rules", "my.json", "--for", "model").out
    assert told.startswith("Be kind.\n\n## Cards\n")
    table = shell("play", "bastard-brag", "--rules", "my.json", "--save", "x", typed="r\nq\n").out
    assert "Everybody has 3 lives, and {nobody} cheats.�[2J" in table


def test_help_at_the_table_gives_the_advice_of_the_rules_file(shell: Shell) -> None:
    said = shell("play", "bastard-brag", "--save", "x", typed="?\nq\n").out
    assert find_game("bastard-brag").rules().strategy_tips[0] in said
    assert "How the house bluffs\neasy: " in said


def test_two_tables_cannot_play_one_game(shell: Shell, home: Path) -> None:
    shell("play", "bastard-brag", "--save", "x", typed="q\n")
    with only_table(home / "x"):
        ran = shell("resume", "x", typed="q\n")
    assert (ran.code, ran.out) == (2, "")
    assert "is being played at another table" in ran.err
    assert shell("resume", "x", typed="q\n").code == 0


def with_option(option: str) -> list[str]:
    """The commands that take this option."""
    context = click.Context(house)
    commands = {name: house.get_command(context, name) for name in house.list_commands(context)}
    return [name for name, each in commands.items() if each and any(option in it.opts for it in each.params)]


@pytest.mark.parametrize("words", [("--plain",), ("--fast",), ("--language", "de")])
def test_an_option_before_the_command_counts_for_it_or_is_refused(
    shell: Shell, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PARLOUR_LANGUAGE", "en")
    given: list[dict[str, object]] = []
    monkeypatch.setattr(click.Command, "invoke", lambda command, context: given.append(context.params))
    context = click.Context(house)
    for name in house.list_commands(context):
        command = house.get_command(context, name)
        assert command is not None
        required = [each for each in command.params if each.required]
        needed = [word for each in required for word in [*each.opts[: each.opts[0].startswith("-")], "x"]]
        ran = shell(*words, name, *needed)
        if name in with_option(words[0]):
            assert ran.code == 0
            assert given[-1][words[0].removeprefix("--")] == (words[1] if len(words) > 1 else True)
        else:
            assert (ran.code, f"parlour {name} takes no {words[0]}." in ran.err) == (2, True)


def test_what_stands_behind_the_command_counts_more(shell: Shell) -> None:
    hand = ("hand", "bastard-brag", "3C 3D 3H")
    assert "Punkte" in shell("--language", "de", *hand).out
    assert "points" in shell("--language", "de", *hand, "--language", "en").out


def test_the_words_for_seats_are_all_in_the_help_of_play(shell: Shell) -> None:
    said = shell("play", "--help").out
    assert all(word in said for word in ("me", "house:", "search:", "tree:", "solver", "llm:", "random"))
