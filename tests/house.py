"""The house seen from outside: its files, functions, games and commands, for the house rules."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from tools.import_graph import parse_file

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = ROOT / "src" / "parlour"
OUTSIDE: Final = {".git", ".venv", "build", "dist", "htmlcov"}


def short(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def listed(complaint: str, offenders: list[str]) -> str:
    return "\n  ".join([complaint, *offenders])


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def files() -> Iterator[Path]:
    """Everything a clone holds, as far as a look at the folders can tell."""
    for top in sorted(ROOT.iterdir()):
        if top.is_file() and not top.name.startswith(".coverage"):
            yield top
        elif top.name not in OUTSIDE and not top.name.endswith("_cache"):
            yield from (path for path in sorted(top.rglob("*")) if path.is_file() and is_kept(path))


def is_kept(path: Path) -> bool:
    passing = path.suffix in {".pyc", ".so", ".pyd"} or ".hypothesis" in path.parts
    return not passing and not any(part.endswith(".egg-info") for part in path.parts)


def sources() -> list[Path]:
    return [path for path in files() if path.suffix == ".py"]


def modules(*packages: str, with_faces: bool = False) -> list[Path]:
    """The modules of these packages of Parlour, without tests; `__init__` files are the faces of packages."""
    found = [path for package in packages for path in sorted((PACKAGE / package).rglob("*.py"))]
    ours = [path for path in found if "tests" not in path.relative_to(PACKAGE).parts]
    return [path for path in ours if with_faces or path.stem != "__init__"]


def without_examples(source: str) -> str:
    """A source without the examples of its docstrings: from a prompt to the next empty line or quotes."""
    return re.sub(r"^ *>>> (?:.*\S.*\n)*?(?= *(?:\"\"\")?$)", "", source, flags=re.MULTILINE)


def game_folders() -> list[Path]:
    folders = [path for path in sorted((PACKAGE / "games").iterdir()) if path.is_dir()]
    return [path for path in folders if not path.name.startswith(("_", "."))]


def functions(source: Path) -> Iterator[tuple[str, int]]:
    """The name of every function in a file, with its length in lines."""
    for node in ast.walk(parse_file(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.name, node.end_lineno - node.lineno + 1


def assigned_names(source: Path) -> set[str]:
    """The names a file gives a value to at its top level."""
    names: set[str] = set()
    for node in parse_file(source).body:
        if isinstance(node, ast.Assign):
            names |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            names.add(node.target.id)
    return names


def commands(group: click.Group, path: str) -> Iterator[str]:
    """Every command below a group, in full: `parlour play`."""
    context = click.Context(group)
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        yield f"{path} {name}"
        if isinstance(command, click.Group):
            yield from commands(command, f"{path} {name}")
