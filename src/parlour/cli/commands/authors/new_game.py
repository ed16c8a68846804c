"""`parlour new-game`: lays out a new game's folder from the templates in `parlour/cli/new_game`."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click
import msgspec

from parlour.cli.errors import BadOption
from parlour.cli.options import check_name

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

_NAME = r"[a-z][a-z0-9]*(-[a-z0-9]+)*"
_TEMPLATE_ENDING = ".txt"
_IMPORT = re.compile(r"^from [^\n(]+(?:\(\n[^)]*\))?\n", re.MULTILINE)
_PROJECT = "pyproject.toml"
_MAKE_IT_YOURS = (
    "Make it yours: rules/position.py says what may be done, rules/table.py who sees what, text/en.json "
    "every sentence, and rules.md the rules themselves."
)


@click.command("new-game")
@click.argument("name")
@click.option(
    "--in", "where", metavar="DIR", default=".", callback=check_name, help="Where; this folder if not given."
)
def command(name: str, where: str) -> None:
    """Lay out a small but whole game called NAME: rules, words, bots, thinking, texts and tests.

    \b
    parlour new-game my-game
    parlour new-game my-game --in src/parlour/games

    It can be played and keeps every law as it is; nothing that exists is overwritten.
    """
    click.echo(next_steps(lay_out(name, where)))


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """A game about to be laid out: what it is called in every spelling, and where it goes."""

    name: str
    package: str
    module: str
    title: str
    class_name: str
    folder: Path
    is_plug_in: bool


def lay_out(name: str, where: str) -> Layout:
    """Write the whole folder; refuse a name that cannot be a game's, and never write over anything."""
    from parlour.match.file.durable import reason

    layout = _layout(name, Path(where).absolute())
    _check(layout)
    try:
        for path, text in _files_of(layout):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadOption("cannot-write", f"{layout.folder} cannot be written: {reason(error)}.") from None
    return layout


def next_steps(layout: Layout) -> str:
    """Say what to do with the new folder."""
    install = [f"Install it: pip install -e {layout.folder.parent}"] if layout.is_plug_in else []
    steps = [
        *install,
        f"Play it: parlour play {layout.name}",
        f"Test it: python -m pytest {layout.folder}",
        _MAKE_IT_YOURS,
        f"Check it: parlour check-game {layout.name}",
    ]
    numbered = [f"{number}. {step}" for number, step in enumerate(steps, start=1)]
    return "\n".join([f"{layout.title} is laid out in {layout.folder}.", *numbered])


def _layout(name: str, parent: Path) -> Layout:
    words = name.split("-")
    package = "_".join(words)
    around = _packages_around(parent)
    return Layout(
        name=name,
        package=package,
        module=".".join([*around, package]),
        title=" ".join(word.capitalize() for word in words),
        class_name="".join(word.capitalize() for word in words),
        folder=parent / package,
        is_plug_in=not around,
    )


def _packages_around(folder: Path) -> list[str]:
    """Return the packages that a folder lies in, the outermost first; none where it is no package."""
    if not (folder / "__init__.py").is_file():
        return []
    return [*_packages_around(folder.parent), folder.name]


def _check(layout: Layout) -> None:
    from importlib.util import find_spec
    from keyword import iskeyword

    from parlour.engine.rules.finder import game_names

    if not re.fullmatch(_NAME, layout.name) or iskeyword(layout.package):
        raise BadOption("bad-game-name", f"{layout.name!r} cannot be a game's name: write one like my-game.")
    if layout.name in game_names():
        raise BadOption("game-exists", f"There is a game called {layout.name} already.")
    if layout.folder.exists():
        raise BadOption("already-there", f"{layout.folder} exists already: choose another name.")
    if layout.is_plug_in and find_spec(layout.package) is not None:
        raise BadOption("bad-game-name", f"{layout.package} is the name of another package: choose another.")
    if not layout.folder.parent.is_dir():
        raise BadOption("cannot-write", f"There is no folder {layout.folder.parent}.")


def _files_of(layout: Layout) -> Iterator[tuple[Path, str]]:
    """Yield every file of the game; a plug-in brings a project file where there is none."""
    from importlib.resources import files
    from string import Template

    for parts, template in _templates(files("parlour.cli") / "new_game"):
        folder = layout.folder.parent if parts == [_PROJECT] else layout.folder
        path = folder.joinpath(*parts)
        if parts != [_PROJECT] or (layout.is_plug_in and not path.exists()):
            yield path, _sorted_imports(Template(template).substitute(msgspec.structs.asdict(layout)))


def _templates(folder: "Traversable", above: tuple[str, ...] = ()) -> Iterator[tuple[list[str], str]]:
    """Yield the path of every file to be, with its template."""
    for entry in sorted(folder.iterdir(), key=lambda each: each.name):
        if entry.is_dir():
            yield from _templates(entry, (*above, entry.name))
        elif entry.name.endswith(_TEMPLATE_ENDING):
            name = entry.name.removesuffix(_TEMPLATE_ENDING)
            yield [*above, name], entry.read_text(encoding="utf-8")


def _sorted_imports(text: str) -> str:
    """Return the text with its imports in order, wherever the game's own package comes among them."""
    ordered = iter(sorted(_IMPORT.findall(text)))
    return _IMPORT.sub(lambda found: next(ordered), text)
