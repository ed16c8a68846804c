"""Texts and rules are read wherever their package lies."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from parlour.package_files import files_of


def test_the_files_of_a_package_are_in_its_folder() -> None:
    assert (files_of("parlour.terminal") / "text" / "de.json").is_file()


def test_a_package_in_a_zip_is_read_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with ZipFile(tmp_path / "zipped.zip", "w") as packed:
        packed.writestr("zipped_game/__init__.py", "")
        packed.writestr("zipped_game/text/en.json", "{}")
    monkeypatch.syspath_prepend(tmp_path / "zipped.zip")
    assert (files_of("zipped_game") / "text" / "en.json").read_text(encoding="utf-8") == "{}"
