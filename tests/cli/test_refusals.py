"""Everything that can be wrong on a command line: one sentence, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.cli.typing_in import Shell

PLAY = ("play", "bastard-brag", "--seats", "me,random")
FOURTEEN = ",".join(["me"] + ["random"] * 13)

WRONG = {
    "unknown game": (("play", "poohsticks"), "There is no game called 'poohsticks'"),
    "nearly a game": (("play", "bastard-bragg"), "did you mean bastard-brag?"),
    "14 seats at six": (("play", "bastard-brag", "--seats", FOURTEEN), "takes 2 to 6 players, not 14"),
    "14 seats at thirteen": (
        ("play", "three-card-brag", "--seats", FOURTEEN),
        "takes 2 to 13 players, not 14",
    ),
    "one seat": (("play", "bastard-brag", "--seats", "me"), "Bastard Brag"),
    "no seat": (("play", "bastard-brag", "--seats", ""), "cannot sit down"),
    "unknown level": (("play", "bastard-brag", "--seats", "me,house:godlike"), "no level 'godlike'"),
    "two of a name": (("play", "bastard-brag", "--seats", "Ann,Ann"), "Two players are called Ann"),
    "negative lives": ((*PLAY, "--lives", "-1"), "lives"),
    "lives that are no number": ((*PLAY, "--lives", "many"), "lives"),
    "too many jokers": ((*PLAY, "--jokers", "9"), "jokers"),
    "a shortcut that the game lacks": (
        (*PLAY, "--coins", "5"),
        "has no option --coins: it has --jokers, --lives.",
    ),
    "lives where there are none": (
        ("play", "three-card-brag", "--lives", "3"),
        "three-card-brag has no option --lives",
    ),
    "unknown switch": ((*PLAY, "--set", "pairscore=1"), "Did you mean pairScore"),
    "impossible value": ((*PLAY, "--set", "pairScore=hamster"), "pairScore"),
    "a value that is no text": ((*PLAY, "--set", "lives=\udcff"), "letters in it that nobody can write"),
    "no setting": ((*PLAY, "--set", "pairScore"), "write --set switch=value"),
    "a text as a switch": ((*PLAY, "--set", "gameId=chess"), "chess"),
    "unknown variant": ((*PLAY, "--variant", "underwater"), "no variant 'underwater'"),
    "bad seed": ((*PLAY, "--seed", "xyz"), "'x' (place 1 of the seed) is not a hexadecimal digit"),
    "endless seed": ((*PLAY, "--seed", "0" * 65), "1 to 64 hexadecimal digits"),
    "no rules file": ((*PLAY, "--rules", "nowhere.json"), "nowhere.json cannot be read: no such file"),
    "a rules file without a name": ((*PLAY, "--rules", ""), "'--rules': a name is missing"),
    "a check of nothing": (("rules", "bastard-brag", "--check", " "), "'--check': a name is missing"),
    "a save without a name": ((*PLAY, "--save", ""), "'--save': a name is missing"),
    "a folder as rules": ((*PLAY, "--rules", "."), ". cannot be read: is a directory"),
    "a save in no folder": ((*PLAY, "--save", "no/such/folder/x"), "cannot be written"),
    "a folder as a save": ((*PLAY, "--save", "/"), "/ is a folder"),
    "rules without end": ((*PLAY, "--rules", "/dev/zero"), "it has more than 1,048,576 bytes"),
    "a book without end": (
        ("play", "bastard-brag", "--seats", "me,solver:/dev/zero"),
        "it has more than 8,388,608 bytes",
    ),
    "a number without end": ((*PLAY, "--set", "lives=1e999"), "lives.lives: the number is too large"),
    "a number beyond 63 bits": ((*PLAY, "--set", "lives=9223372036854775808"), "the number is too large"),
    "no time": ((*PLAY, "--clock", "0"), "'0' is no number of seconds from 1 to 3,600"),
    "no seconds": ((*PLAY, "--clock", "soon"), "'soon' is no number of seconds"),
    "a clock for a day": ((*PLAY, "--clock=86400"), "from 1 to 3,600"),
    "one player at least": ((*PLAY, "--set", "players.least=1"), "players.least"),
    "unknown option": ((*PLAY, "--colour"), "No such option"),
    "unknown language": ((*PLAY, "--language", "tlh"), "There is no language 'tlh': try en, de."),
    "no game": (("play",), "Missing argument"),
    "unknown command": (("dance",), "No such command 'dance'"),
    "a word that is no card": (("hand", "bastard-brag", "3C 3Q 3D"), "'3Q' (card 2) is not a card"),
    "a card twice": (("hand", "bastard-brag", "3C 3C 3D"), "3C is there 2 times, in one pack"),
    "a hand too small": (("hand", "bastard-brag", "3C"), "three cards, not 1"),
    "a trump that is no card": (("hand", "three-card-brag", "3C 4C 5C", "--trump", "XX"), "'XX'"),
    "rules of no game": (("rules", "poohsticks"), "There is no game called"),
    "rules for nobody": (("rules", "bastard-brag", "--for", "dog"), "'dog' is not one of"),
    "nothing to resume": (("resume",), "There is no unfinished game"),
    "resume nothing": (("resume", "nowhere"), "There is no saved game nowhere"),
    "replay nothing": (("replay", "nowhere"), "There is no saved game nowhere"),
    "verify nothing": (("verify", "nowhere"), "There is no saved game nowhere"),
}


@pytest.mark.parametrize("what", WRONG)
def test_it_is_refused_with_one_sentence_and_exit_code_2(shell: Shell, what: str) -> None:
    arguments, sentence = WRONG[what]
    ran = shell(*arguments)
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert (ran.code, ran.out) == (2, "")


RULES = {
    "a wrong field": ('{"lives": {"lifes": 3}}', "lifes"),
    "a wrong value": ('{"lives": {"lives": 0}}', "lives.lives"),
    "a wrong type": ('{"lives": 3}', "lives"),
    "no JSON": ("lives = 3", "is not good JSON"),
    "a field twice": ('{"jokers": 1, "jokers": 2}', "stands there twice"),
    "a list": ("[]", "must be a JSON object"),
    "another game": ('{"metadata": {"gameId": "chess"}}', "These rules are for 'chess'"),
    "NaN": ('{"jokers": NaN}', "NaN is not a number here"),
    "nothing": ("", "is not good JSON"),
    "980 levels": ('{"lives": ' + "[" * 980 + "]" * 980 + "}", "nested deeper than 20 levels"),
    "100,000 levels": ('{"lives": ' + "[" * 100_000, "nested deeper than 20 levels"),
    "half a letter": ('{"strategyTips": ["\\ud83d"]}', "letters in it that nobody can write"),
    "infinity": ('{"jokers": 1e999}', "jokers: the number is too large"),
}


@pytest.mark.parametrize("what", RULES)
@pytest.mark.parametrize("command", ["play", "rules --check"])
def test_a_bad_rules_file_is_refused(shell: Shell, home: Path, what: str, command: str) -> None:
    text, sentence = RULES[what]
    (home / "my.json").write_text(text)
    checking = ("rules", "bastard-brag", "--check", "my.json")
    ran = shell(*((*PLAY, "--rules", "my.json") if command == "play" else checking))
    assert sentence in ran.err
    assert ran.err.count("\n") == 1
    assert (ran.code, ran.out) == (2, "")


def test_rules_that_are_not_text_are_refused(shell: Shell, home: Path) -> None:
    (home / "my.json").write_bytes(b"\xff\xfe\x00{")
    assert shell(*PLAY, "--rules", "my.json").code == 2


def test_a_house_that_cannot_be_written_is_refused_before_the_game(
    shell: Shell, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "file").write_text("in the way")
    monkeypatch.setenv("PARLOUR_HOME", str(home / "file" / "house"))
    ran = shell(*PLAY)
    assert "Games cannot be saved in" in ran.err
    assert (ran.code, ran.out) == (2, "")


def test_a_refusal_cannot_change_the_terminal(shell: Shell) -> None:
    assert "\x1b" not in shell("replay", "nowhere\x1b[2J").err


def test_a_refusal_leaves_no_file_behind(shell: Shell, home: Path) -> None:
    shell("play", "bastard-brag", "--seats", FOURTEEN)
    shell(*PLAY, "--seed", "xyz")
    assert list(home.rglob("*.jsonl")) == []
