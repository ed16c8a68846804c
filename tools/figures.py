"""Prints figures of a source tree: how large it is, how it is knotted, and how it is named.

    python -m tools.figures                           this tree
    python -m tools.figures --tree ../base --tree .   two trees side by side
    python -m tools.figures --walks                   also calls and modules of one move (half a minute each)
    python -m tools.figures --list participles        what is behind a figure, with places
    python -m tools.figures --names 21                40 functions, drawn with a seed, to guess where they are
    python -m tools.figures --names 21 --answers      the same with their places

Lines and names are those of `src/parlour` without the tests of games. An import cycle is a group of modules
that import each other; imports for types alone and inside functions count. `tools/walks.py` says how a move
is traced.
"""

import argparse
import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from tools.source_tree import (
    HERE,
    Function,
    SourceTree,
    bare_participles,
    docstrings_without_imperative,
    docstrings_without_verb,
)
from tools.walks import trace_walk

DRAWN: Final = 40
Row = tuple[str, str]


def figures(tree: SourceTree) -> Iterator[Row]:
    """Yield every figure of a tree with what it is called."""
    modules, functions = tree.modules.values(), list(tree.functions())
    longest = max(modules, key=lambda module: module.lines)
    folder, held = tree.folders().most_common(1)[0]
    cycles = tree.cycles()
    classes = tree.class_names()
    documented = [each for each in functions if each.doc]
    yield "modules", f"{len(modules):,}"
    yield "lines", f"{sum(module.lines for module in modules):,}"
    yield "longest file", f"{longest.lines} ({_inside(tree.short(longest.path))})"
    yield "fullest folder", f"{held} modules ({_inside(folder)})"
    yield "import cycles", f"{len(cycles)}"
    yield "modules in the largest cycle", f"{len(cycles[0]) if cycles else 0}"
    yield "functions", f"{len(functions):,}"
    yield "named by a bare participle", f"{len(bare_participles(functions))}"
    yield "of these at module level", f"{len(bare_participles(functions, module_level=True))}"
    yield "functions with a docstring", f"{len(documented):,}"
    yield "of these not begun by a verb", f"{len(docstrings_without_verb(documented)):,}"
    yield "of these not by an imperative", f"{len(docstrings_without_imperative(documented)):,}"
    yield "class names", f"{len(classes)}"
    yield "of these used more than once", f"{sum(count > 1 for count in classes.values())}"
    small = tree.small_modules()
    yield "modules under 60 lines, one importer", f"{len(small)}"
    yield "of these with no twin in another game", f"{sum(not tree.has_twin(name) for name in small)}"


def walk_figures(tree: SourceTree) -> Iterator[Row]:
    """Yield the calls and the modules of one move, at the terminal and in a room."""
    for kind, name in (("terminal", "one answer at the terminal"), ("room", "one move in the room")):
        walk = trace_walk(kind, tree.root)
        yield name, f"{walk.calls:,} calls, {walk.modules} modules"


def print_table(trees: Sequence[SourceTree], *, walks: bool) -> None:
    """Print the figures of some trees, a column for each."""
    columns = [[*figures(tree), *(walk_figures(tree) if walks else ())] for tree in trees]
    table = [["", *(name for name, _ in columns[0])]]
    for tree, column in zip(trees, columns, strict=True):
        table.append([tree.root.name, *(value for _, value in column)])
    widths = [max(map(len, column)) for column in table]
    for row in zip(*table, strict=True):
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _inside(path: str) -> str:
    return path.removeprefix("src/parlour/")


def _functions_by(choose: Callable[[list[Function]], list[Function]]) -> Callable[[SourceTree], list[str]]:
    return lambda tree: [each.place for each in choose(list(tree.functions()))]


def _repeated_classes(tree: SourceTree) -> list[str]:
    return [f"{count} {name}" for name, count in tree.class_names().most_common() if count > 1]


LISTS: Final[dict[str, Callable[[SourceTree], list[str]]]] = {
    "cycles": lambda tree: [" ".join(cycle) for cycle in tree.cycles()],
    "participles": _functions_by(bare_participles),
    "module-participles": _functions_by(lambda functions: bare_participles(functions, module_level=True)),
    "docstrings": _functions_by(docstrings_without_imperative),
    "classes": _repeated_classes,
    "small": lambda tree: [f"{name} <- {importer}" for name, importer in tree.small_modules().items()],
    "shared": lambda tree: [
        f"{name}: {' '.join(sorted(users))}" for name, users in tree.shared_classes(3).items()
    ],
}


def drawn_functions(tree: SourceTree, seed: int) -> list[Function]:
    """Return 40 functions of a tree, drawn by a seed; `__init__` and its like are left out."""
    named = [each for each in tree.functions() if not each.name.startswith("__")]
    return random.Random(seed).sample(named, min(DRAWN, len(named)))


def print_names(tree: SourceTree, seed: int, *, answers: bool) -> None:
    """Print drawn functions, numbered, with or without their places."""
    for number, each in enumerate(drawn_functions(tree, seed), start=1):
        place = f"  {_inside(each.path)}" if answers else ""
        print(f"{number:>2}  {each.name}{place}")


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the options and print what they ask for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tree", type=Path, action="append", help="a checkout; may be given several times")
    parser.add_argument("--walks", action="store_true", help="trace one move at the terminal and in a room")
    parser.add_argument("--list", choices=LISTS, help="print what is behind a figure")
    parser.add_argument("--names", type=int, metavar="SEED", help="draw 40 functions and print their names")
    parser.add_argument("--answers", action="store_true", help="with --names: print the places too")
    options = parser.parse_args(arguments)
    trees = [SourceTree(path.resolve()) for path in options.tree or [HERE]]
    if options.names is not None:
        print_names(trees[0], options.names, answers=options.answers)
    elif options.list:
        print("\n".join(LISTS[options.list](trees[0])))
    else:
        print_table(trees, walks=options.walks)


if __name__ == "__main__":
    main()
