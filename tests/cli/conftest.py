"""Every command runs in a house of its own."""

from math import inf
from pathlib import Path

import pytest

from tests.cli.typing_in import Shell


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture(autouse=True)
def no_lines_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nothing is said between the beginning and the end."""
    monkeypatch.setattr("parlour.lab.run.progress.SOON", inf)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)
