"""Where the contest lives."""

import subprocess
from pathlib import Path

import pytest

from bench.contest import home


def test_a_build_without_extensions_is_not_compiled(tmp_path: Path) -> None:
    assert not home.is_compiled(tmp_path)


def test_a_build_with_extensions_is_compiled(tmp_path: Path) -> None:
    (tmp_path / "parlour" / "engine").mkdir(parents=True)
    (tmp_path / "parlour" / "engine" / "position.cpython.so").touch()
    assert home.is_compiled(tmp_path)


@pytest.mark.parametrize("compiler", ["no-such-compiler", "false"])
def test_without_a_compiler_that_works_there_is_no_yardstick(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, compiler: str
) -> None:
    monkeypatch.setattr(home, "FOLDER", tmp_path)
    monkeypatch.setenv("CC", compiler)
    assert home.yardstick() is None


def test_the_yardstick_answers_like_a_contestant(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "FOLDER", tmp_path)
    program = home.yardstick()
    if program is None:
        pytest.skip("there is no C compiler")
    wishes = "draw\t0.001\ndraw copies\t0.001\nfive\t0.001\nthree\t0.001\n"
    said = subprocess.run([program], input=wishes, capture_output=True, text=True, check=True).stdout
    assert len([rate for rate in said.split() if float(rate) > 0]) == 4


def test_the_list_of_peers_has_versions_and_no_addresses() -> None:
    lines = [line for line in home.LIST.read_text().splitlines() if not line.startswith("#")]
    assert [line for line in lines if line.count("==") != 1 or "/" in line] == []
