"""What the pages about environments print and promise is so."""

import re

import pytest

from parlour.adapters.__main__ import lines
from parlour.adapters.actions import CARD_ACTIONS, RUNGS
from parlour.engine.rules.finder import game_names
from tests.house import ROOT, read

LINES = 20


def example(page: str) -> str:
    found = re.findall(r"```python\n(.*?)```", read(ROOT / "docs" / "how-to" / page), flags=re.DOTALL)
    assert len(found) == 1
    return str(found[0])


@pytest.mark.thorough
@pytest.mark.parametrize(("page", "module"), [("pettingzoo.md", "pettingzoo"), ("open-spiel.md", "pyspiel")])
def test_the_example_runs_as_printed(page: str, module: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(module, reason="the extra env is not installed")
    exec(example(page), {})
    assert capsys.readouterr().out


@pytest.mark.parametrize("page", ["pettingzoo.md", "open-spiel.md"])
def test_the_example_is_short(page: str) -> None:
    assert len([line for line in example(page).splitlines() if line]) <= LINES


def test_the_command_lists_every_game_with_its_sizes() -> None:
    rows = [line.split(" | ")[0].removeprefix("| ") for line in lines()][2:]
    assert rows == game_names()
    assert "python -m parlour.adapters" in read(ROOT / "docs" / "reference" / "environments.md")


def test_the_page_states_the_rungs_and_the_card_actions() -> None:
    page = read(ROOT / "docs" / "reference" / "environments.md")
    assert f"{RUNGS} rungs" in page
    assert f"{CARD_ACTIONS} card actions" in page
