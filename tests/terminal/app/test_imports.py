"""What a table in the terminal does not load before somebody asks for it."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.exits.program import Program

FOR_LATER = (
    r"importlib\.(?:metadata|resources)|zipfile|email|markdown_it|pygments|numpy|starlette|uvicorn|websockets"
    r"|httpx2|parlour\.(?:tournaments|server|lab|adapters|mcp_server|api)|parlour\.games\.(?!bastard_brag\b)\w+"
    r"|parlour\.(?:client\.tournament|wire\.tournament_parts|terminal\.tournament\.(?:board|thread))"
    r"|parlour\.terminal\.(?:app\.dialogs|home\.kept)|parlour\.players\.search\.(?:race|tree)_search"
    r"|parlour\.(?:storage\.address|tables\.lobby\.forks|kit\.bonus|players\.advice|terminal\.home\.menu)"
)
"""For installed packages, packages in zips, panes and lists, tournaments, saved games, advice, players that
search, other stores, rooms that others come to, and the other games."""


def test_a_table_is_drawn_without_the_parser_of_markdown() -> None:
    """A tenth of the start-up; panes of text load it when the first of them opens."""
    asked = "import sys, parlour.terminal.app.table_app; print('markdown_it' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"


@pytest.mark.thorough
def test_the_first_question_is_asked_without_what_is_for_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPROFILEIMPORTTIME", "1")
    with Program("play", "bastard-brag", "--fast", home=tmp_path) as program:
        program.until("leave and save")
    loaded = re.findall(r"import time:.*\| +([\w.]+)", program.raw)
    assert "parlour.terminal.app.table_app" in loaded
    assert [name for name in loaded if re.match(rf"(?:{FOR_LATER})(?:\.|$)", name)] == []
