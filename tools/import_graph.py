"""Who imports whom: the modules of Parlour that import each other in a circle, type-only imports counted.

    .venv/bin/python tools/import_graph.py

prints every circle, or nothing.
"""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

SOURCES: Final = Path(__file__).resolve().parent.parent / "src"
Graph = dict[str, set[str]]


@cache
def parse_file(file: Path) -> ast.Module:
    """Return the tree of a source file, parsed once for all who look at it."""
    return ast.parse(file.read_text(encoding="utf-8"))


def import_graph(sources: Path = SOURCES) -> Graph:
    """Return the modules under a folder, each with those that it imports, wherever the import stands.

    A package's face counts as imported only where it is named itself: `from a.b import c` imports the module
    `a.b.c` if there is one, and else `a.b`.
    """
    files = {_name(file, sources): file for file in sorted(sources.rglob("*.py"))}
    return {name: set(_imports(name, file, set(files))) for name, file in files.items()}


def _name(file: Path, sources: Path) -> str:
    parts = file.relative_to(sources).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _imports(name: str, file: Path, known: set[str]) -> Iterator[str]:
    for node in ast.walk(parse_file(file)):
        for imported in _imported_names(node):
            found = imported if imported in known else imported.rpartition(".")[0]
            if found in known and found != name:
                yield found


def _imported_names(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module is not None:
        return [f"{node.module}.{alias.name}" for alias in node.names]
    return []


def import_cycles(graph: Graph) -> list[list[str]]:
    """Return the groups of modules in which each imports every other, directly or not (by Tarjan)."""
    return [sorted(group) for group in _Components(graph).found if len(group) > 1]


class _Components:
    """The strongly connected components of a graph."""

    def __init__(self, graph: Graph) -> None:
        self._graph = graph
        self._number: dict[str, int] = {}
        self._lowest: dict[str, int] = {}
        self._stack: list[str] = []
        self.found: list[list[str]] = []
        for module in sorted(graph):
            if module not in self._number:
                self._visit(module)

    def _visit(self, module: str) -> None:
        self._number[module] = self._lowest[module] = len(self._number)
        self._stack.append(module)
        for imported in sorted(self._graph[module]):
            if imported not in self._number:
                self._visit(imported)
                self._lowest[module] = min(self._lowest[module], self._lowest[imported])
            elif imported in self._stack:
                self._lowest[module] = min(self._lowest[module], self._number[imported])
        if self._lowest[module] == self._number[module]:
            at = self._stack.index(module)
            self.found.append(self._stack[at:])
            del self._stack[at:]


if __name__ == "__main__":
    for cycle in import_cycles(import_graph()):
        print(f"{len(cycle)} modules: {' '.join(cycle)}")
