"""The models file: read with a sentence for every error, written without a key."""

from pathlib import Path

import pytest

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import all_games
from parlour.players.kinds import maker_of, remarks_on
from parlour.players.llm.endpoints import all_endpoints, endpoints_file, find_endpoint
from parlour.players.llm.models_file import add_endpoint, edit_endpoint, remove_endpoint
from parlour.players.llm.player import LlmPlayer
from parlour.players.llm.seat_word import ModelStyle, read_word
from parlour.players.seat_words import parse_seats

LOCAL = {"url": "http://127.0.0.1:8080/v1", "model": "small"}


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))


def refusal(name: str, **fields: object) -> str:
    with pytest.raises(ParlourError) as caught:
        add_endpoint(name, LOCAL | fields)
    return caught.value.sentence


def test_endpoints_are_added_behind_each_other_and_comments_stay() -> None:
    endpoints_file().write_text("# mine\n", encoding="utf-8")
    add_endpoint("local", LOCAL)
    add_endpoint(
        "vendor", {"url": "https://models.example/v1", "model": 'a "b"', "price_in": 2.5, "view": True}
    )
    assert list(all_endpoints()) == ["local", "vendor"]
    assert find_endpoint("vendor").model == 'a "b"'
    assert endpoints_file().read_text(encoding="utf-8").startswith("# mine\n")


def test_a_seat_word_names_endpoint_profile_and_bluff() -> None:
    add_endpoint("local", LOCAL)
    assert [card.player for card in parse_seats("me,llm:local,llm:local@bare/hard")][1:] == [
        "llm:local",
        "llm:local@bare/hard",
    ]
    game = all_games()[0]
    assert isinstance(maker_of("llm:local@bare")(game, game.rules(), None), LlmPlayer)  # type: ignore[arg-type]
    assert read_word("local@bare/hard").style == ModelStyle("bare", "hard")
    assert str(read_word("local")) == "local@coached"


@pytest.mark.parametrize(
    "word", ["llm:", "llm:local@", "llm:local@quick", "llm:local@bare/wild", "llm:lo cal"]
)
def test_a_word_that_names_no_model_is_refused(word: str) -> None:
    add_endpoint("local", LOCAL)
    with pytest.raises(ParlourError):
        parse_seats(f"me,{word}")


def test_an_unknown_model_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(ParlourError, match="parlour models add"):
        find_endpoint("lokal")
    add_endpoint("local", LOCAL)
    with pytest.raises(ParlourError, match="local"):
        find_endpoint("lokal")
    assert "already" in refusal("local")


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"url": "ftp://x/v1"}, "url"),
        ({"url": "http://user:secret@127.0.0.1/v1"}, "password"),
        ({"url": "http://models.example/v1", "key_env": "A_KEY"}, "https"),
        ({"dialect": "latin"}, "dialect"),
        ({"attempts": 0}, "attempts"),
        ({"price_in": -1}, "price_in"),
        ({"colour": "red"}, "colour"),
        ({"temperature": 3.0}, "temperature"),
        ({"seed": -1}, "seed"),
        ({"extra": {"stream": True}}, "extra must not hold stream"),
        ({"extra": {"stop": None}}, "null"),
    ],
)
def test_a_wrong_field_is_named(fields: dict[str, object], word: str) -> None:
    said = refusal("odd", **fields)
    assert word in said
    assert "secret" not in said
    assert not endpoints_file().exists()


def test_a_key_in_place_of_a_variable_is_refused_and_not_repeated() -> None:
    said = refusal("odd", key_env="sk-planted-0123456789")
    assert "never the key itself" in said
    assert "planted" not in said


def test_a_file_that_is_no_toml_is_refused_without_its_content() -> None:
    endpoints_file().write_text("key = sk-planted-0123456789", encoding="utf-8")
    with pytest.raises(ParlourError) as caught:
        all_endpoints()
    assert "planted" not in caught.value.sentence


def test_a_model_whose_key_is_missing_does_not_sit_down(monkeypatch: pytest.MonkeyPatch) -> None:
    add_endpoint("vendor", LOCAL | {"key_env": "NO_SUCH_KEY"})
    game = all_games()[0]
    with pytest.raises(ParlourError, match="NO_SUCH_KEY"):
        remarks_on(["llm:vendor"], game, game.rules(), 2)
    monkeypatch.setenv("NO_SUCH_KEY", "x")
    assert remarks_on(["llm:vendor"], game, game.rules(), 2) == []


ODD_FILE = """# mine
[local]  # the small one
url = "http://127.0.0.1:8080/v1"
model = "small"   # a comment that goes with the line
seed = 3

[local.extra]
top_k = 5

[other]
url = "http://127.0.0.1:9/v1"
model = "large"
"""


def test_fields_are_edited_in_their_place_and_all_other_lines_stay() -> None:
    endpoints_file().write_text(ODD_FILE, encoding="utf-8")
    extra = {"top_k": 7, "reasoning": {"effort": "low", "steps": [1, 2]}}
    edit_endpoint("local", {"temperature": 0.5, "model": "new", "extra": extra}, ["seed"])
    local, text = find_endpoint("local"), endpoints_file().read_text(encoding="utf-8")
    assert (local.temperature, local.model, local.seed, local.extra) == (0.5, "new", None, extra)
    assert [line for line in ODD_FILE.splitlines() if line not in text.splitlines()] == [
        'model = "small"   # a comment that goes with the line',
        "seed = 3",
        "top_k = 5",
    ]
    edit_endpoint("other", {"extra": {"a b": True}}, [])
    assert find_endpoint("other").extra == {"a b": True}
    edit_endpoint("local", {}, ["extra.top_k"])
    assert list(find_endpoint("local").extra) == ["reasoning"]


@pytest.mark.parametrize(
    ("fields", "unset"),
    [({"attempts": 0}, []), ({}, ["url"]), ({}, ["profile"]), ({"key_env": "sk-x"}, [])],
)
def test_an_edit_that_would_leave_a_wrong_file_changes_nothing(
    fields: dict[str, object], unset: list[str]
) -> None:
    endpoints_file().write_text(ODD_FILE, encoding="utf-8")
    with pytest.raises(ParlourError):
        edit_endpoint("local", fields, unset)
    assert endpoints_file().read_text(encoding="utf-8") == ODD_FILE


def test_a_model_is_removed_with_its_further_fields() -> None:
    endpoints_file().write_text(ODD_FILE, encoding="utf-8")
    remove_endpoint("local")
    assert list(all_endpoints()) == ["other"]
    assert "top_k" not in endpoints_file().read_text(encoding="utf-8")
