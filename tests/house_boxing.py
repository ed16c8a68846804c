"""Two ways of writing that make mypyc box native integers, found in the source of hot modules.

`for _ in range(...)`: the name `_` is always an object, so every turn of the loop makes one; `_step` is not.
`native if condition else 0`: the join of a native integer and a literal is an object, so the result is boxed
and unboxed. Both were seen in the generated C; in a sketch of a game they were 28 % of all instructions.
"""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from tools.import_graph import parse_file

NATIVE: Final = {"i64", "i32", "i16", "u8"}


def boxing_places(modules: Iterable[Path]) -> Iterator[tuple[Path, int, str]]:
    """Yield the places in these modules where native integers become objects, with what stands there."""
    trees = {module: parse_file(module) for module in modules}
    native = {name for tree in trees.values() for name in _declared(tree)}
    for module, tree in trees.items():
        yield from ((module, node.lineno, ast.unparse(node)) for node in _nameless_loops(tree))
        yield from ((module, node.lineno, ast.unparse(node)) for node in _joins(tree, native))


def narrow_shifts(modules: Iterable[Path]) -> Iterator[tuple[Path, int, str]]:
    """Yield where a literal is shifted by a seat or a slot: compiled, it is a C `int` of 32 bits."""
    for module in modules:
        for node in ast.walk(parse_file(module)):
            match node:
                case ast.BinOp(left=left, op=ast.LShift(), right=right) if _is_fixed(left) and _counts(right):
                    yield module, node.lineno, ast.unparse(node)


def _is_fixed(node: ast.expr) -> bool:
    """Return whether it is a literal, or a constant that is put in as one."""
    return _is_literal(node) or (isinstance(node, ast.Name) and node.id.isupper())


def _counts(node: ast.expr) -> bool:
    """Return whether a seat or a slot is in it: there may be more of them than 31."""
    return any(isinstance(each, ast.Name) and each.id in ("seat", "slot") for each in ast.walk(node))


def _nameless_loops(tree: ast.Module) -> Iterator[ast.expr]:
    for node in ast.walk(tree):
        match node:
            case ast.For(target=ast.Name(id="_"), iter=ast.Call(func=ast.Name(id="range")) as turns):
                yield turns


def _joins(tree: ast.Module, declared: set[str]) -> Iterator[ast.expr]:
    """Yield the conditional expressions that have a literal on one side and a native integer on the other."""
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            native = declared | _local_names(function, declared)
            inner = (node for node in ast.walk(function) if isinstance(node, ast.IfExp))
            yield from (node for node in inner if _is_join(node, native))


def _is_join(node: ast.IfExp, native: set[str]) -> bool:
    sides = (node.body, node.orelse)
    return any(_is_literal(side) for side in sides) and any(_is_native(side, native) for side in sides)


def _is_literal(node: ast.expr) -> bool:
    inner = node.operand if isinstance(node, ast.UnaryOp) else node
    return isinstance(inner, ast.Constant) and type(inner.value) is int


def _is_native(node: ast.expr, native: set[str]) -> bool:
    """Return whether the expression is a native integer, as far as the names in it tell."""
    match node:
        case ast.BinOp(left=left, right=right):
            return _is_native(left, native) or _is_native(right, native)
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return f"{name}()" in native
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name in native
        case _:
            return False


def _declared(tree: ast.Module) -> Iterator[str]:
    """Yield the attributes declared as native, and, marked by `()`, the functions that return such."""
    for node in ast.walk(tree):
        match node:
            case ast.AnnAssign(target=ast.Attribute(attr=name), annotation=kind) if _says_native(kind):
                yield name
            case ast.FunctionDef(name=name, returns=kind) if _says_native(kind):
                yield f"{name}()"


def _local_names(function: ast.FunctionDef, declared: set[str]) -> set[str]:
    """Return the parameters and variables of the function that are native, or are given such a value."""
    arguments = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    native = {each.arg for each in arguments if _says_native(each.annotation)}
    for node in ast.walk(function):
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind) if _says_native(kind):
                native.add(name)
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if _is_native(value, declared | native):
                native.add(name)
    return native


def _says_native(annotation: ast.expr | None) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id in NATIVE
