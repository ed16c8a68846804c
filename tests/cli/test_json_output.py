"""What `--json` prints: the shapes that are promised, and what everybody was told and no more."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from parlour.cli import json_output
from parlour.engine.rules.finder import game_names
from tests.cli.typing_in import Shell
from tests.house import ROOT, read

SHAPES = json_output.Shape.__subclasses__()


def answer(shell: Shell, *arguments: str) -> Any:
    ran = shell(*arguments, "--json")
    assert (ran.code, ran.err) == (0, "")
    return json.loads(ran.out)


def test_every_game_is_listed_with_its_variants(shell: Shell) -> None:
    listed = msgspec.convert(answer(shell, "games"), list[json_output.GameFacts])
    assert [game.name for game in listed] == game_names()
    assert all(game.variants[0].name == "default" for game in listed)


def test_a_hand_is_said_in_keys_and_words(shell: Shell) -> None:
    hand = msgspec.convert(answer(shell, "hand", "bastard-brag", "3C 3D JOKER"), json_output.HandFacts)
    assert hand.cards == ["3C", "3D", "JOKER"]
    assert hand.lines[0].key == "appraisal.hand"


def test_a_sound_game_says_what_was_checked(shell: Shell, finished: Path) -> None:
    said = shell("verify", str(finished)).out.splitlines()
    assert answer(shell, "verify", str(finished)) == {"file": str(finished), "sound": True, "checked": said}


def test_what_is_wrong_is_a_sentence_all_the_same(shell: Shell, running: Path) -> None:
    ran = shell("verify", str(running), "--json")
    assert (ran.code, ran.out) == (2, "")
    assert "unfinished" in ran.err


def in_letters(line: str) -> str:
    """Return the line as linear text has it."""
    for sign, letters in {"♣": "C", "♦": "D", "♥": "H", "♠": "S", "▒▒": "a hidden card"}.items():
        line = line.replace(sign, letters)
    return line


@pytest.mark.parametrize("eyes", [[], ["--as", "0"], ["--all-cards"]])
def test_a_replay_tells_what_the_text_tells(shell: Shell, finished: Path, eyes: list[str]) -> None:
    told = msgspec.convert(answer(shell, "replay", str(finished), *eyes), json_output.ReplayedGame)
    text = " ".join(shell("replay", str(finished), *eyes, "--plain").out.split())
    assert all(in_letters(line) in text for step in told.steps for line in step.lines)
    assert [step.n for step in told.steps] == list(range(len(told.steps)))
    assert told.end is not None


def test_a_running_game_shows_nobodys_cards_and_no_end(shell: Shell, running: Path) -> None:
    assert answer(shell, "replay", str(running))["end"] is None
    assert shell("replay", str(running), "--json", "--as", "0").code == 2


def test_a_model_is_listed_with_the_name_of_its_key_alone(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MY_KEY", "sk-planted")
    address = ("--url", "https://models.example/v1", "--model", "big", "--key-env", "MY_KEY")
    shell("models", "add", "vendor", *address)
    [model] = msgspec.convert(answer(shell, "models", "list"), list[json_output.ModelFacts])
    assert (model.seat_word, model.key_variable, model.has_key) == ("llm:vendor", "MY_KEY", True)
    assert answer(shell, "models", "show", "vendor")["model"] == "big"


@pytest.mark.parametrize("shape", SHAPES)
def test_every_field_is_on_the_page(shape: type[msgspec.Struct]) -> None:
    page = read(ROOT / "docs" / "reference" / "commands.md").split("## Answers as JSON\n")[1]
    fields = [field.encode_name for field in msgspec.structs.fields(shape)]
    assert [field for field in fields if f"`{field}`" not in page.split("\n## ")[0]] == []
