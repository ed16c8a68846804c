"""The rules about names and small modules, as complaints about a source tree."""

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Final

from tools.import_graph import parse_file
from tools.source_tree import (
    Function,
    SourceTree,
    bare_participles,
    docstrings_without_imperative,
    functions_in,
)

SCRIPTS: Final = ("bench", "tools")
PACKAGES_OF_A_WORD: Final = 3


def small_modules(tree: SourceTree, reasons: Collection[str]) -> list[str]:
    """Return the modules under 60 lines that should join their only importer, and reasons no longer needed.

    A file that another game has too, by the same name for the same role, stays apart.
    """
    found = {name: importer for name, importer in tree.small_modules().items() if not tree.has_twin(name)}
    lonely = [f"{name} joins {importer}" for name, importer in found.items() if name not in reasons]
    stale = [f"{name} needs no reason any more" for name in reasons if name not in found]
    return lonely + stale


def participles(tree: SourceTree, excused: Collection[str]) -> list[str]:
    """Return the functions outside classes, of package and scripts, that are named by a participle alone."""
    functions = [*tree.functions(), *_functions_of_scripts(tree.root)]
    found = bare_participles(functions, module_level=True)
    return [each.place for each in found if each.name not in excused]


def wordless_docstrings(tree: SourceTree) -> list[str]:
    """Return the functions of the package whose docstring does not begin with a verb in the imperative."""
    found = docstrings_without_imperative(tree.functions())
    return [f"{each.place}: {each.doc.partition(chr(10))[0]}" for each in found]


def unexplained_classes(tree: SourceTree, glossary: str) -> list[str]:
    """Return the classes that three packages import and that the glossary lacks, as a class or in words."""
    shared = tree.shared_classes(PACKAGES_OF_A_WORD)
    text = glossary.lower()
    return [name for name in shared if not any(each in text for each in _spellings(name.rpartition(".")[2]))]


def _spellings(name: str) -> list[str]:
    """Return a class's name as a glossary may write it: `RulesAsset`, **rules asset**."""
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", name).lower()
    return [f"`{name.lower()}`", f"**{words}**", f"**{words},", f" {words}**", f", {words},"]


def _functions_of_scripts(root: Path) -> Iterator[Function]:
    for folder in SCRIPTS:
        for path in sorted((root / folder).rglob("*.py")):
            yield from functions_in(parse_file(path), path.relative_to(root).as_posix())
