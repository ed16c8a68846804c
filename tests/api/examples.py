"""The examples in docstrings, read from the sources: a compiled class has the docstring and not its place."""

import ast
import doctest
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

from tests.house import PACKAGE

LENIENT: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
_DOCUMENTED: Final = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def source_of(module: str) -> Path:
    """The plain source of a module, also where a compiled one is loaded."""
    found = find_spec(module)
    assert found is not None
    path = PACKAGE.joinpath(*module.split(".")[1:])
    return path / "__init__.py" if found.submodule_search_locations is not None else path.with_suffix(".py")


def docstrings(module: str) -> Iterator[tuple[str, str]]:
    """The name and the docstring of everything in a module that has one; the module itself is ""."""
    tree = ast.parse(source_of(module).read_text(encoding="utf-8"))
    yield from _docstrings_in(tree, "")


def _docstrings_in(node: ast.AST, name: str) -> Iterator[tuple[str, str]]:
    if isinstance(node, _DOCUMENTED) and (text := ast.get_docstring(node)):
        yield name, text
    for inner in ast.iter_child_nodes(node):
        inner_name = getattr(inner, "name", "") if isinstance(inner, _DOCUMENTED) else name
        yield from _docstrings_in(inner, f"{name}.{inner_name}".strip(".") if inner_name != name else name)


def run_examples(module: str) -> list[str]:
    """Follow every example of a module, and return what went wrong."""
    wrong: list[str] = []
    for name, text in docstrings(module):
        names: dict[str, Any] = {}
        test = doctest.DocTestParser().get_doctest(text, names, f"{module}:{name}", None, None)
        said: list[str] = []
        doctest.DocTestRunner(optionflags=LENIENT, verbose=False).run(test, out=said.append)
        wrong += said
    return wrong
