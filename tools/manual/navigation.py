"""The order of the site: the index of the documents, and beside each of its parts what is generated for it.

A page that somebody adds to docs/index.md is in the navigation; nothing here needs an edit.
"""

import re
from typing import Any, Final

from parlour.engine.words.phrasebook import ENGLISH
from tools.manual.api_pages import FACES
from tools.manual.documents import Documents
from tools.manual.game_pages import words_of
from tools.manual.pages import Page, headings, table, way

Navigation = list[dict[str, Any]]
_DATED: Final = re.compile(r"^Decided on (\d{4}-\d\d-\d\d); status: (.+)\.$", flags=re.MULTILINE)
_DECISIONS: Final = "decisions/index.md"


def decisions_page(documents: Documents) -> Page:
    """Return all decisions with their dates and what became of each."""
    rows = []
    for name, text in sorted(documents.texts.items()):
        if name.startswith("docs/decisions/"):
            title = next(heading for _, heading in headings(text))
            date, status = decision_facts(text)
            moved = documents.moved(status, name, _DECISIONS)
            rows.append([f"[{title}]({way(_DECISIONS, documents.place(name))})", date, moved])
    lead = "One page each: what it was about, what was chosen, what else was thought of, and what it costs."
    listed = table(["decision", "date", "status"], rows)
    return Page(_DECISIONS, "Decisions", f"# Decisions\n\n{lead}\n\n{listed}\n")


def decision_facts(text: str) -> tuple[str, str]:
    """Return when something was decided and what became of it, both "" where the page does not say."""
    found = _DATED.search(text)
    return (found[1], found[2]) if found else ("", "")


def navigation(documents: Documents, pages: list[Page]) -> Navigation:
    """Return the parts of the site with their pages."""
    parts = documents.index_sections()
    known = {page.path for page in pages}
    chapters = {heading: _entries(links, known) for heading, links in parts.items()}
    first, *others = chapters
    generated: dict[str, list[Any]] = {
        "Reference": [
            {"Rules files": _below(pages, "reference/rules/")},
            {"Commands": _below(pages, "commands/")},
        ],
        "Decisions": [_DECISIONS],
    }
    return [
        {"Home": "index.md"},
        {first: [*chapters[first], {"All pages": "contents.md"}]},
        {words_of(ENGLISH)["games"]: _games(pages)},
        *(
            {heading: [*generated.get(heading, []), *chapters[heading]]}
            for heading in others
            if heading != "Decisions"
        ),
        {"Python": [{face: path} for face, path in FACES.items()]},
        {"Decisions": [*generated["Decisions"], *chapters.get("Decisions", [])]},
    ]


def _entries(links: list[tuple[str, str]], known: set[str]) -> Navigation:
    """Return the links of a part, but for commands and the home page, which are listed elsewhere."""
    return [
        {title: path}
        for title, path in links
        if path in known and path not in ("commands/index.md", "index.md")
    ]


def _below(pages: list[Page], folder: str) -> list[Any]:
    """Return the pages of a folder, its overview first."""
    overview = f"{folder}index.md"
    found = [page for page in pages if page.path.startswith(folder) and page.path != overview]
    return [overview, *({page.title: page.path} for page in sorted(found, key=lambda page: page.title))]


def _games(pages: list[Page]) -> list[Any]:
    """Return the games in English, each with its rules to the letter, and then those in other languages."""
    ours = {page.path: page for page in pages}
    found: list[Any] = ["games/index.md"]
    for page in pages:
        if page.path.startswith("games/") and page.path.endswith("/letter.md"):
            main = page.path.replace("letter.md", "index.md")
            found.append({ours[main].title: [main, {"To the letter": page.path}]})
    for page in pages:
        language, _, rest = page.path.partition("/")
        if rest == "index.md" and f"{language}/games/" in " ".join(ours):
            found.append({_LANGUAGES.get(language, language): _below(pages, f"{language}/")})
    return found


_LANGUAGES: Final = {"de": "Deutsch"}
