"""Every command on the pages of the documentation runs, with the files that the pages show."""

import re
import shlex
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.cli.typing_in import Shell
from tests.house import ROOT

PAGES = ("your-first-game", "house-rules", "write-a-bot", "add-a-game", "design-an-experiment")
FENCE = re.compile(r"^```(\w+) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#]+)(?:#[^)]*)?\)")


class Block(NamedTuple):
    """A fenced part of a page: its language, a word behind it, and what it holds."""

    language: str
    word: str
    content: str


def blocks(page: str) -> list[Block]:
    text = (ROOT / "docs" / "how-to" / f"{page}.md").read_text(encoding="utf-8")
    return [Block(*found) for found in FENCE.findall(text)]


@pytest.mark.parametrize("page", PAGES)
def test_every_command_of_the_page_runs(
    page: str, shell: Shell, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(home))
    ran = 0
    for language, word, content in blocks(page):
        if language != "sh":
            (home / word).write_text(content, encoding="utf-8")
            continue
        for line in content.splitlines():
            shown = shell(*shlex.split(line)[1:], typed="q\n")
            assert shown.code == (2 if word == "refused" else 0), f"{line}: {shown.err}"
            ran += 1
    assert ran


def test_a_misplaced_field_is_told_where_it_belongs_as_the_page_says(
    shell: Shell, home: Path
) -> None:
    (home / "misplaced.json").write_text('{"knockAfterSwap": true}')
    said = shell("rules", "bastard-brag", "--check", "misplaced.json").err
    assert "it belongs at gameFlow.knockAfterSwap" in said


PATHS = [ROOT / "docs" / "index.md", *(ROOT / "docs" / "how-to" / f"{page}.md" for page in PAGES)]


@pytest.mark.parametrize("page", PATHS, ids=lambda path: path.stem)
def test_every_link_of_the_page_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    missing = [link for link in links if not (page.parent / link).exists()]
    assert not missing


def test_the_page_of_variables_names_all_that_the_program_reads() -> None:
    page = (ROOT / "docs" / "reference" / "environment.md").read_text(encoding="utf-8")
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src" / "parlour").rglob("*.py")]
    read = {name for text in sources for name in re.findall(r"\"(PARLOUR_[A-Z]+|XDG_[A-Z_]+)\"", text)}
    assert {name for name in read if f"`{name}`" not in page and f"${name}" not in page} == set()
