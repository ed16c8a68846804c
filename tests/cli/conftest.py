"""Every command runs in a house of its own."""

from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

from parlour.players.llm.calling import hang_up
from parlour.players.llm.fake.faults import FaultyModel
from parlour.players.llm.fake.model import FakeModel
from parlour.players.llm.fake.serving import serve_model
from tests.cli.typing_in import Shell

ALONE = ("play", "bastard-brag", "--seats", "random,random", "--lives", "1", "--seed", "5")
MINE = ("play", "bastard-brag", "--seats", "me,random", "--seed", "5")


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


@pytest.fixture
def model(shell: Shell) -> Iterator[FaultyModel]:
    """A fake model on a socket, added as llm:fake and, with prices, as llm:dear."""
    fake = FaultyModel(FakeModel())
    with serve_model(fake) as server:
        common = ("--url", server.url, "--model", "house-medium", "--view")
        assert shell("models", "add", "fake", *common).code == 0
        priced = ("--price-in", "10", "--price-out", "10", "--tokens", "100")
        assert shell("models", "add", "dear", *common, *priced).code == 0
        yield fake
        hang_up()


@pytest.fixture
def finished(shell: Shell, home: Path) -> Path:
    assert shell(*ALONE, "--save", "done.jsonl").code == 0
    return home / "done.jsonl"


@pytest.fixture
def running(shell: Shell, home: Path) -> Path:
    assert shell(*MINE, "--save", "mine.jsonl", typed="d\ns 1 1\n" * 3).code == 0
    return home / "mine.jsonl"
