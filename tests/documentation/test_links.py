"""Links between pages lead to a file and a heading that exist, and the index leads to every page."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.documentation.blocks import pages
from tests.house import ROOT, read, short

LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
HEADING: Final = re.compile(r"^#+ (.+)$", flags=re.MULTILINE)
FAR: Final = ("http://", "https://")
LINKED: Final = [*pages(), *(ROOT / name for name in ("ARCHITECTURE.md", "CONTRIBUTING.md", "CHANGELOG.md"))]
INDEX: Final = ROOT / "docs" / "index.md"


def links(page: Path) -> list[str]:
    return [link for link in LINK.findall(read(page)) if not link.startswith(FAR)]


def anchors(page: Path) -> set[str]:
    """The headings of a page as links name them: `parlour rules GAME` is #parlour-rules-game."""
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in HEADING.findall(read(page))}


def is_there(page: Path, link: str) -> bool:
    name, _, anchor = link.partition("#")
    target = (page.parent / name).resolve() if name else page
    return target.exists() and (not anchor or anchor in anchors(target))


@pytest.mark.parametrize("page", LINKED, ids=short)
def test_every_link_leads_somewhere(page: Path) -> None:
    assert [link for link in links(page) if not is_there(page, link)] == []


def test_a_link_to_nowhere_would_be_found() -> None:
    assert is_there(INDEX, "how-to/models.md#measure-it")
    assert not is_there(INDEX, "how-to/models.md#measure-them")
    assert not is_there(INDEX, "how-to/nobody.md")


def test_the_index_leads_to_every_page_once() -> None:
    found = sorted(short((INDEX.parent / link).resolve()) for link in links(INDEX))
    wanted = sorted({short(page) for page in LINKED} - {short(INDEX)})
    assert found == wanted


def test_the_readme_leads_to_the_index() -> None:
    assert "docs/index.md" in links(ROOT / "README.md")
