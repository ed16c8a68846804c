"""The site as a whole: pages gathered, written down, built by Zensical, looked at, and put in its place."""

import json
import re
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from parlour.engine.words.phrasebook import ENGLISH
from tools.manual import cards
from tools.manual.addresses import foreign_addresses, script_hashes
from tools.manual.api_pages import api_pages
from tools.manual.command_pages import command_pages
from tools.manual.documents import Documents, copied_files
from tools.manual.game_pages import game_pages, picture_of, shipped_games
from tools.manual.navigation import decisions_page, navigation
from tools.manual.pages import ROOT, Page, space_out_lists
from tools.manual.rules_pages import rules_files, rules_pages

SOURCES: Final = ROOT / "build" / "manual-src"
SITE: Final = ROOT / "build" / "manual"
FACTS: Final = "manual.json"
"""In the built site: what a room has to know to serve it, and what it was built from."""
_NOT_SERVED: Final = ("404.html", "sitemap.xml")
"""Files for whoever publishes a site at the root of a host."""
_STYLE, _SCRIPT = (Path(__file__).parent / name for name in ("manual.css", "manual.js"))
_MADE_OF: Final = ("docs", "src/parlour", "tools/manual")
_KINDS: Final = {".css", ".js", ".json", ".md", ".png", ".py", ".svg"}
_FEATURES: Final = [
    "content.code.copy",
    "navigation.indexes",
    "navigation.path",
    "navigation.prune",
    "navigation.tabs",
    "navigation.top",
    "navigation.footer",
    "search.highlight",
    "toc.follow",
]
_SCHEMES: Final = (
    ("(prefers-color-scheme)", "", "Switch to light", "lucide/sun-moon"),
    ("(prefers-color-scheme: light)", "default", "Switch to dark", "lucide/sun"),
    ("(prefers-color-scheme: dark)", "slate", "Follow the system", "lucide/moon"),
)


class ManualTrouble(Exception):
    """The manual could not be built; says why."""


class Sources:
    """All pages of the manual, and the files beside them, before they are built."""

    def __init__(self) -> None:
        documents = Documents()
        documents.files |= {picture for picture in _game_pictures() if picture}
        self.pages: list[Page] = [
            *documents.pages(),
            decisions_page(documents),
            *game_pages(),
            *rules_pages(),
            *command_pages(documents),
            *api_pages(),
            _licence(),
        ]
        self.navigation = navigation(documents, self.pages)
        self.files = copied_files(documents.files) | {cards.SPRITE: ROOT / cards.SOURCE}
        self.made = rules_files()

    def write(self, folder: Path) -> None:
        """Write everything down in a folder, which is made anew."""
        shutil.rmtree(folder, ignore_errors=True)
        for page in self.pages:
            _write(folder / "pages" / page.path, space_out_lists(page.text))
        for name, text in self.made.items():
            _write(folder / "pages" / name, text)
        for name, path in self.files.items():
            target = folder / "pages" / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(path, target)
        for path in (_STYLE, _SCRIPT):
            shutil.copyfile(path, folder / "pages" / "assets" / path.name)
        _write(folder / "mkdocs.yml", json.dumps(configuration(self.navigation), indent=1))


def _game_pictures() -> list[str]:
    return [picture_of(game.id) for game in shipped_games()]


def _licence() -> Page:
    text = (ROOT / "LICENSE").read_text(encoding="utf-8")
    return Page("licence.md", "Licence", f"# Licence\n\n```text\n{text}```\n")


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def configuration(pages: list[dict[str, Any]]) -> dict[str, Any]:
    """Return what Zensical is told, in words that MkDocs understands too; JSON is YAML."""
    return {
        "site_name": "Parlour",
        "docs_dir": "pages",
        "site_dir": "site",
        "nav": pages,
        "extra_css": [f"assets/{_STYLE.name}"],
        "extra_javascript": [f"assets/{_SCRIPT.name}"],
        "theme": {
            "language": "en",
            "font": False,
            "features": _FEATURES,
            "icon": {"logo": "lucide/spade"},
            "palette": [_palette(*each) for each in _SCHEMES],
        },
        "extra": {"generator": False},
        "plugins": ["search"],
        "markdown_extensions": {
            "admonition": {},
            "attr_list": {},
            "md_in_html": {},
            "tables": {},
            "toc": {
                "permalink": True,
                "toc_depth": 3,
                "slugify": {"object": "pymdownx.slugs.slugify", "kwds": {"case": "lower"}},
            },
            "pymdownx.highlight": {"pygments_lang_class": True},
            "pymdownx.superfences": {},
        },
    }


def _palette(media: str, scheme: str, name: str, icon: str) -> dict[str, Any]:
    found: dict[str, Any] = {"media": media, "toggle": {"icon": icon, "name": name}}
    return found | ({"scheme": scheme} if scheme else {})


def run_generator(folder: Path) -> None:
    """Have Zensical build what lies in a folder; a dead link or anchor stops it."""
    command = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--strict",
        "--clean",
        "-f",
        str(folder / "mkdocs.yml"),
    ]
    ran = subprocess.run(command, check=False, cwd=folder, capture_output=True, text=True)
    if ran.returncode:
        raise ManualTrouble(_plain(ran.stdout + ran.stderr))


def _plain(said: str) -> str:
    """Return what the generator said without colours, and without the lines of its own that it ends with."""
    return re.sub(r"\x1b\[[0-9;]*m", "", said).partition("Traceback")[0].strip()


def check_site(site: Path) -> None:
    """Refuse a site that would ask anybody else for anything, or lead there."""
    found = list(foreign_addresses(site))
    if found:
        raise ManualTrouble("\n".join(["The manual names addresses of others:", *found]))


def name_languages(site: Path) -> None:
    """Say on each page in which language it is: that of its folder, where it is not English."""
    for language in {each for game in shipped_games() for each in game.languages()} - {ENGLISH}:
        for page in (site / language).rglob("*.html"):
            text = page.read_text(encoding="utf-8")
            page.write_text(text.replace('lang="en"', f'lang="{language}"', 1), encoding="utf-8")


def fingerprint() -> str:
    """Return what the manual is made of, as a digest."""
    digest = sha256()
    folders = [path for name in _MADE_OF for path in (ROOT / name).rglob("*") if path.suffix in _KINDS]
    for path in sorted([*folders, ROOT / "constraints.txt", *ROOT.glob("*.md")]):
        digest.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return digest.hexdigest()[:24]


def is_fresh() -> bool:
    """Return whether the manual of the present sources is built."""
    facts = SITE / FACTS
    return facts.is_file() and json.loads(facts.read_text(encoding="utf-8"))["made_of"] == fingerprint()


def build(sources: Path = SOURCES, site: Path = SITE) -> int:
    """Build the manual and put it in its place when it is whole; return how many pages it has."""
    made_of = fingerprint()
    whole = Sources()
    whole.write(sources)
    run_generator(sources)
    built = sources / "site"
    for name in _NOT_SERVED:
        (built / name).unlink(missing_ok=True)
    name_languages(built)
    check_site(built)
    facts = {
        "made_of": made_of,
        "scripts": script_hashes(built),
        "pages": sorted(page.path for page in whole.pages),
    }
    _write(built / FACTS, json.dumps(facts, indent=1))
    shutil.rmtree(site, ignore_errors=True)
    site.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(built, site)
    return len(whole.pages)
