"""Draws the maps of ARCHITECTURE.md from the tree: packages, and scripts of the pages, each with its purpose.

`python tools/module_map.py` writes each map between its two marks; the tests hold them to the tree.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOUSE: Final = ROOT / "src" / "parlour"
PAGE: Final = ROOT / "ARCHITECTURE.md"
BEGIN: Final = "<!-- map: drawn by tools/module_map.py -->"
END: Final = "<!-- end of the map -->"
WEB: Final = HOUSE / "server" / "web"
BEGIN_WEB: Final = "<!-- map of the pages: drawn by tools/module_map.py -->"
END_WEB: Final = "<!-- end of the map of the pages -->"
SHOWN_GAME: Final = "bastard_brag"
"""All games have the same folders, so one of them is drawn."""
FOUND: Final = ("formats",)
"""Packages whose modules are found and not listed, so that adding one touches nothing else."""


def purpose(package: Path) -> str:
    """Return the first line of a package's docstring."""
    text = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].rstrip(".")


def packages(folder: Path) -> list[Path]:
    found = [path for path in sorted(folder.iterdir()) if (path / "__init__.py").is_file()]
    return [path for path in found if path.name != "tests"]


def modules(package: Path) -> list[str]:
    return sorted(path.stem for path in package.glob("*.py") if not path.stem.startswith("__"))


def draw_package(package: Path, depth: int) -> Iterator[str]:
    """Yield a package, its modules, and the packages inside it."""
    indent = "  " * depth
    yield f"{indent}{package.name}/".ljust(24) + purpose(package)
    if modules(package) and package.name not in FOUND:
        yield f"{indent}    {' '.join(modules(package))}"
    for inner in packages(package):
        if package.name != "games" or inner.name == SHOWN_GAME:
            yield from draw_package(inner, depth + 1)


def script_purpose(script: Path) -> str:
    """Return the first sentence of a script's first comment."""
    comment = re.match(r"(?://.*\n)*", script.read_text(encoding="utf-8"))
    text = " ".join(line.removeprefix("//").strip() for line in comment[0].splitlines()) if comment else ""
    return re.split(r"[.;] ", text)[0].rstrip(".")


def draw_scripts(folder: Path, depth: int) -> Iterator[str]:
    """Yield a folder of the pages, a line for each script in it, and the folders inside it."""
    indent = "  " * depth
    if depth >= 0:
        yield f"{indent}{folder.name}/"
    for script in sorted(folder.glob("*.js")):
        yield f"{indent}  {script.stem}".ljust(26) + script_purpose(script)
    for inner in sorted(path for path in folder.iterdir() if path.is_dir() and path.name != "vendor"):
        if any(inner.rglob("*.js")):
            yield from draw_scripts(inner, depth + 1)


def module_map() -> str:
    return _block(BEGIN, [line for package in packages(HOUSE) for line in draw_package(package, 0)], END)


def page_map() -> str:
    return _block(BEGIN_WEB, list(draw_scripts(WEB, -1)), END_WEB)


def _block(begin: str, lines: list[str], end: str) -> str:
    return "\n".join([begin, "", "```", *lines, "```", "", end])


def with_map(page: str) -> str:
    """Return the page with the maps of the present tree in it."""
    return _replace_block(_replace_block(page, module_map(), BEGIN, END), page_map(), BEGIN_WEB, END_WEB)


def _replace_block(page: str, block: str, begin: str, end: str) -> str:
    before, rest = page.split(begin)
    _, after = rest.split(end)
    return before + block + after


if __name__ == "__main__":
    PAGE.write_text(with_map(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
