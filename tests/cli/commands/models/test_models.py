"""`parlour models`, and models at the terminal and in a replay."""

from pathlib import Path

import pytest

from parlour.players.llm.fake.faults import FaultyModel
from tests.cli.typing_in import Shell

KEY = "sk-planted-0123456789"


def test_without_a_file_it_says_how_to_begin(shell: Shell) -> None:
    ran = shell("models", "list")
    assert ran.code == 0
    assert "parlour models add --help" in ran.out


def test_models_are_listed_with_their_seat_words_and_never_with_a_key(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MY_KEY", KEY)
    address = ("--url", "https://models.example/v1", "--model", "big")
    shell("models", "add", "vendor", *address, "--key-env", "MY_KEY")
    shell("models", "add", "other", *address, "--key-env", "NO_SUCH_KEY")
    ran = shell("models", "list")
    assert "llm:vendor" in ran.out
    assert "NO_SUCH_KEY (not set)" in ran.out
    assert KEY not in ran.out + Path("models.toml").read_text(encoding="utf-8")


def test_a_model_can_be_shown_and_removed_and_the_others_stay(shell: Shell) -> None:
    address = ("--url", "https://models.example/v1", "--model", "big")
    for name in ("one", "two", "three"):
        shell("models", "add", name, *address)
    file = Path("models.toml")
    file.write_text("# mine\n" + file.read_text("utf-8"), "utf-8")
    assert "attempts = 3" in shell("models", "show", "two").out
    assert shell("models", "remove", "two").code == 0
    assert file.read_text("utf-8").startswith("# mine\n[one]\n")
    assert "[two]" not in file.read_text("utf-8")
    assert shell("models", "show", "three").code == 0
    assert shell("models", "remove", "two").code == 2


def test_a_model_is_edited_and_its_key_is_never_shown(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VENDOR_KEY", KEY)
    address = ("--url", "https://models.example/v1", "--model", "big", "--key-env", "VENDOR_KEY")
    shell("models", "add", "one", *address, "--temperature", "0", "--extra", "reasoning_effort=low")
    ran = shell("models", "edit", "one", "--seed", "7", "--extra", "top_k=5", "--unset", "temperature")
    assert ran.code == 0, ran
    shown = shell("models", "show", "one")
    assert "seed = 7" in shown.out
    assert "# temperature is not set" in shown.out
    assert KEY not in ran.out + shown.out + Path("models.toml").read_text("utf-8")
    for wrong in (("edit", "one"), ("edit", "two", "--seed", "1"), ("edit", "one", "--extra", "x")):
        assert shell("models", *wrong).code == 2


def test_what_is_shown_of_a_model_can_be_pasted_into_the_file(shell: Shell) -> None:
    address = ("--url", "https://models.example/v1", "--model", "big")
    shell(
        "models",
        "add",
        "one",
        *address,
        "--seed",
        "7",
        "--extra",
        "reasoning_effort=low",
        "--extra",
        "k=[1, 2]",
    )
    as_json, shown = shell("models", "show", "one", "--json").out, shell("models", "show", "one").out
    Path("models.toml").write_text(shown, "utf-8")
    assert shell("models", "show", "one", "--json").out == as_json
    assert '"k":[1,2]' in as_json.replace(" ", "").replace("\n", "")


def test_a_model_that_is_nearly_called_so_is_named(shell: Shell) -> None:
    shell("models", "add", "local", "--url", "https://models.example/v1", "--model", "big")
    assert "There is no model called 'locl': did you mean local?" in shell("models", "show", "locl").err


def test_a_key_on_the_command_line_is_refused_and_not_repeated(shell: Shell) -> None:
    ran = shell("models", "add", "odd", "--url", "https://m.example/v1", "--model", "x", "--key-env", KEY)
    assert ran.code == 2
    assert KEY not in ran.out + ran.err
    assert not Path("models.toml").exists()


def test_a_model_is_tested_with_one_decision(shell: Shell, model: FaultyModel) -> None:
    ran = shell("models", "test", "fake", "--game", "claim")
    assert ran.code == 0, ran
    assert "Legal after 1 attempt(s)" in ran.out
    assert model.requests == 1


def test_a_model_that_nobody_serves_fails_the_test_with_a_sentence(shell: Shell, model: FaultyModel) -> None:
    shell("models", "add", "gone", "--url", "http://127.0.0.1:9/v1", "--model", "x", "--attempts", "1")
    ran = shell("models", "test", "gone")
    assert ran.code == 1
    assert "No legal answer (transport)" in ran.out


@pytest.mark.parametrize("word", ["llm:nobody", "llm:fake@loud", "llm:"])
def test_a_word_without_a_model_behind_it_is_refused(shell: Shell, model: FaultyModel, word: str) -> None:
    ran = shell("play", "claim", "--seats", f"me,{word},random,random")
    assert ran.code == 2
    assert len(ran.err.splitlines()) == 1


def test_a_model_sits_at_the_terminal_and_its_reasons_are_in_the_replay(
    shell: Shell, model: FaultyModel
) -> None:
    seats = ("--seats", "llm:fake,house:easy", "--set", "lives=1")
    played = shell("play", "bastard-brag", *seats, "--save", "game.jsonl", "--plain")
    assert played.code == 0, played.err
    assert model.requests
    assert Path("game.models.jsonl").stat().st_mode & 0o077 == 0
    replayed = shell("replay", "game.jsonl", "--plain")
    assert replayed.out.count("gave this reason: “the house's medium player likes it”") == model.requests
    assert shell("verify", "game.jsonl").code == 0


def test_everybody_at_the_terminal_is_told_that_the_house_plays(shell: Shell, model: FaultyModel) -> None:
    shell("models", "add", "mute", "--url", "http://127.0.0.1:9/v1", "--model", "x", "--attempts", "1")
    seats = ("--seats", "llm:mute,house:easy", "--set", "lives=1")
    played = shell("play", "bastard-brag", *seats, "--save", "game.jsonl", "--plain")
    assert "Ada's player had no answer: the house chose this move." in played.out
    assert '"by":"house"' in Path("game.jsonl").read_text(encoding="utf-8").replace(" ", "")
    assert shell("verify", "game.jsonl").code == 0


def test_a_leaderboard_of_nothing_is_refused(shell: Shell) -> None:
    assert shell("models", "leaderboard").code == 2


def test_a_fake_model_of_no_level_or_fault_is_refused(shell: Shell) -> None:
    assert shell("fake-model", "--level", "expert").code == 2
    assert shell("fake-model", "--fault", "flood").code == 2
