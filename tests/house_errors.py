"""The error codes of the house, found by reading the sources: where each is stated, and by what."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.house import modules, short
from tools.import_graph import parse_file

BASE_ERROR: Final = "ParlourError"


@cache
def package_nodes() -> list[tuple[Path, ast.AST]]:
    """Every class, function and call of the package, with its file; tests make no errors of their own."""
    kinds = (ast.ClassDef, ast.FunctionDef, ast.Call)
    sources = modules("", with_faces=True)
    nodes = ((path, node) for path in sources for node in ast.walk(parse_file(path)))
    return [(path, node) for path, node in nodes if isinstance(node, kinds)]


def called(node: ast.expr) -> str:
    """The last word of what is called or derived from: `Refused` for Refused(…) and errors.Refused(…)."""
    if isinstance(node, ast.Name):
        return node.id
    return node.attr if isinstance(node, ast.Attribute) else ""


def error_classes() -> set[str]:
    """The names of all errors that derive from the one base, however far down."""
    classes = [node for _, node in package_nodes() if isinstance(node, ast.ClassDef)]
    family = {BASE_ERROR}
    while True:
        born = {each.name for each in classes if family & {called(base) for base in each.bases}}
        if born <= family:
            return family
        family |= born


def makers() -> dict[str, int]:
    """Whatever takes an error code, and as which argument: the errors, and functions that hand a code on."""
    family = error_classes()
    functions = (node for _, node in package_nodes() if isinstance(node, ast.FunctionDef))
    found = dict.fromkeys(family, 0)
    for function in functions:
        for parameter in handed_on(function, family):
            found[function.name] = parameters(function).index(parameter)
    return found


def parameters(function: ast.FunctionDef) -> list[str]:
    return [each.arg for each in function.args.args if each.arg != "self"]


def handed_on(function: ast.FunctionDef, family: set[str]) -> set[str]:
    """The parameters of a function that it gives to an error as the code."""
    calls = (
        node for node in ast.walk(function) if isinstance(node, ast.Call) and called(node.func) in family
    )
    codes = (call.args[0] for call in calls if call.args)
    return {code.id for code in codes if isinstance(code, ast.Name)} & set(parameters(function))


def stated_codes() -> Iterator[tuple[str, ast.expr]]:
    """Where each error is made (file and line), with the expression given as its code."""
    positions = makers()
    for source, node in package_nodes():
        if isinstance(node, ast.Call) and len(node.args) > positions.get(called(node.func), len(node.args)):
            yield f"{short(source)}:{node.lineno}", node.args[positions[called(node.func)]]


def handed_names() -> set[str]:
    """The names of parameters that carry a code from a caller to an error."""
    family = error_classes()
    functions = (node for _, node in package_nodes() if isinstance(node, ast.FunctionDef))
    return {name for function in functions for name in handed_on(function, family)}


def error_codes() -> dict[str, str]:
    """Every literal error code, with a place that uses it."""
    made = ((code, place) for place, code in stated_codes() if isinstance(code, ast.Constant))
    return {str(code.value): place for code, place in made}
