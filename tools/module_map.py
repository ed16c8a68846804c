"""Draws the map of ARCHITECTURE.md from the tree: every package with what its first line says it is for.

`python tools/module_map.py` writes the map between the two marks; the tests hold it to the tree.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOUSE: Final = ROOT / "src" / "parlour"
PAGE: Final = ROOT / "ARCHITECTURE.md"
BEGIN: Final = "<!-- map: drawn by tools/module_map.py -->"
END: Final = "<!-- end of the map -->"
SHOWN_GAME: Final = "bastard_brag"
"""All games have the same folders, so one of them is drawn."""


def purpose(package: Path) -> str:
    """The first line of a package's docstring."""
    text = ast.get_docstring(ast.parse((package / "__init__.py").read_text(encoding="utf-8"))) or ""
    return text.partition("\n")[0].rstrip(".")


def packages(folder: Path) -> list[Path]:
    found = [path for path in sorted(folder.iterdir()) if (path / "__init__.py").is_file()]
    return [path for path in found if path.name != "tests"]


def modules(package: Path) -> list[str]:
    return sorted(path.stem for path in package.glob("*.py") if not path.stem.startswith("__"))


def draw_package(package: Path, depth: int) -> Iterator[str]:
    """A package, its modules, and the packages inside it."""
    indent = "  " * depth
    yield f"{indent}{package.name}/".ljust(24) + purpose(package)
    if modules(package):
        yield f"{indent}    {' '.join(modules(package))}"
    for inner in packages(package):
        if package.name != "games" or inner.name == SHOWN_GAME:
            yield from draw_package(inner, depth + 1)


def module_map() -> str:
    lines = [line for package in packages(HOUSE) for line in draw_package(package, 0)]
    return "\n".join([BEGIN, "", "```", *lines, "```", "", END])


def with_map(page: str) -> str:
    """The page with the map of the present tree in it."""
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    return before + module_map() + after


if __name__ == "__main__":
    PAGE.write_text(with_map(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
