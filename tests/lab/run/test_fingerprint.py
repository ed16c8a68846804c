"""The fingerprint of the code."""

import sys
from pathlib import Path

import pytest

from parlour.engine.rules.finder import find_game
from parlour.lab.errors import BadExperiment
from parlour.lab.run import fingerprint as module
from tests.red_club import CHANGES, install

BRAG = "parlour.games.bastard_brag"


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "rules.json").write_text("{}")
    monkeypatch.setattr(module, "folders_of", lambda package: [tmp_path])
    return tmp_path


def fresh_print() -> str:
    return module.code_print.__wrapped__(BRAG)


def test_a_changed_source_changes_it(sources: Path) -> None:
    before = fresh_print()
    (sources / "rules.json").write_text('{"lives": 1}')
    assert fresh_print() != before


def test_a_renamed_source_changes_it(sources: Path) -> None:
    before = fresh_print()
    (sources / "rules.json").rename(sources / "other.json")
    assert fresh_print() != before


def test_a_build_does_not_change_it(sources: Path) -> None:
    before = fresh_print()
    (sources / "position.so").write_bytes(b"compiled")
    (sources / "position.pyc").write_bytes(b"compiled")
    assert fresh_print() == before


def test_a_player_without_a_file_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hard").write_text("a file of that name")
    assert module.print_of(BRAG, ["house:hard", "solver"]) == module.code_print(BRAG)


def test_a_book_that_was_trained_anew_changes_it(tmp_path: Path) -> None:
    book = tmp_path / "mine.book"
    book.write_bytes(b"one night")
    before = module.print_of(BRAG, ["random", f"solver:{book}"])
    book.write_bytes(b"two nights")
    assert module.print_of(BRAG, ["random", f"solver:{book}"]) != before != module.code_print(BRAG)


def test_a_book_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadExperiment, match=r"nowhere\.book cannot be read: no such file"):
        module.print_of(BRAG, ["solver:nowhere.book"])


def test_every_game_has_a_print_of_its_own() -> None:
    assert module.code_print(BRAG) != module.code_print("parlour.games.three_card_brag")


def test_a_bonus_rule_of_an_installed_package_is_part_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path, monkeypatch)
    monkeypatch.delitem(sys.modules, "red_club", raising=False)
    game = find_game("three-card-brag")
    own, usual = game.rules(change=CHANGES), game.rules()
    before = module.print_of(game.package, ["random"], own)
    assert before != module.print_of(game.package, ["random"], usual) == module.code_print(game.package)
    source = tmp_path / "red_club.py"
    source.write_text(source.read_text(encoding="utf-8").replace("value=150", "value=1"), encoding="utf-8")
    assert module.print_of(game.package, ["random"], own) != before
