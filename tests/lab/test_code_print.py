"""The fingerprint of the code."""

from pathlib import Path

import pytest

from parlour.lab import code_print as module


@pytest.fixture
def sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "rules.json").write_text("{}")
    monkeypatch.setattr(module, "folders_of", lambda package: [tmp_path])
    return tmp_path


def fresh_print() -> str:
    return module.code_print.__wrapped__("parlour.games.bastard_brag")


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


def test_every_game_has_a_print_of_its_own() -> None:
    assert module.code_print("parlour.games.bastard_brag") != module.code_print(
        "parlour.games.three_card_brag"
    )
