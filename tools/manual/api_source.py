"""Public names as their source has them: signatures, docstrings and members, read without importing anything.

A compiled build, or one whose extras are missing, gives the same pages.
"""

import ast
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tools.manual.pages import ROOT

_SOURCE: Final = ROOT / "src"
_Function = ast.FunctionDef | ast.AsyncFunctionDef
MODULE, CLASS, FUNCTION, VALUE = "module", "class", "function", "value"


class Documented(NamedTuple):
    """A name with what its source says of it."""

    name: str
    kind: str
    signature: str
    doc: str
    members: tuple["Documented", ...] = ()
    home: str = ""
    """Of a member: the class that defines it."""


@cache
def _module(dotted: str) -> ast.Module:
    return ast.parse(module_file(dotted).read_text(encoding="utf-8"))


def module_file(dotted: str) -> Path:
    path = _SOURCE.joinpath(*dotted.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def module_doc(dotted: str) -> str:
    return ast.get_docstring(_module(dotted)) or ""


def exported_names(dotted: str) -> list[str]:
    """Return what a module's `__all__` lists."""
    for node in _module(dotted).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(each) for each in ast.literal_eval(node.value)]
    return []


@cache
def imported_from(dotted: str) -> dict[str, str]:
    """Return where each name that a module imports is at home; imports for types alone count."""
    nodes = [node for node in ast.walk(_module(dotted)) if isinstance(node, ast.ImportFrom)]
    return {alias.asname or alias.name: node.module or "" for node in nodes for alias in node.names}


def find(dotted: str, name: str) -> Documented:
    """Return a name as the module documents it that defines it."""
    home = imported_from(dotted).get(name, dotted)
    if module_file(f"{home}.{name}").is_file():
        return _documented_module(f"{home}.{name}", name)
    for place, node in enumerate(_module(home).body):
        if isinstance(node, _Function) and node.name == name and not _is_overload(node):
            return _function(node)
        if isinstance(node, ast.ClassDef) and node.name == name:
            return _class(home, node)
        if name in _assigned_names(node):
            return _value(_module(home).body, place, name)
    if name in imported_from(home) and imported_from(home)[name] != home:
        return find(home, name)
    return Documented(name, VALUE, name, "")


def _is_overload(node: _Function) -> bool:
    """Return whether this is one of several signatures, which types alone tell apart."""
    return any(ast.unparse(each) == "overload" for each in node.decorator_list)


def _documented_module(dotted: str, name: str) -> Documented:
    members = tuple(find(dotted, each) for each in exported_names(dotted))
    return Documented(name, MODULE, name, module_doc(dotted), members)


def _function(node: _Function) -> Documented:
    returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    signature = f"{node.name}({_arguments(node)}){returns}"
    if any(ast.unparse(each) in ("property", "cached_property") for each in node.decorator_list):
        signature = f"{node.name}: {ast.unparse(node.returns)}" if node.returns else node.name
    return Documented(node.name, FUNCTION, signature, ast.get_docstring(node) or "")


def _arguments(node: _Function) -> str:
    """Return the parameters without `self` and its like."""
    text = ast.unparse(node.args)
    first, _, rest = text.partition(", ")
    return rest if first in ("self", "cls") and rest else "" if text in ("self", "cls") else text


def _class(home: str, node: ast.ClassDef) -> Documented:
    """Return a class with its public members, and those of the classes it is made of."""
    makers = [each for each in node.body if isinstance(each, _Function) and each.name == "__init__"]
    made = _arguments(makers[0]) if makers else ", ".join(_fields(node))
    above = {each.name: each for each in _inherited_members(home, node)}
    own = [each for each in _members(node) if each.doc or each.name not in above]
    members = above | {each.name: each for each in own}
    signature = f"class {node.name}({made})" if made else f"class {node.name}"
    return Documented(node.name, CLASS, signature, ast.get_docstring(node) or "", tuple(members.values()))


def _inherited_members(home: str, node: ast.ClassDef) -> list[Documented]:
    found: list[Documented] = []
    for base in node.bases:
        name = ast.unparse(base)
        where = imported_from(home).get(name, home)
        if where.startswith("parlour"):
            found += list(find(home, name).members)
    return found


def _fields(node: ast.ClassDef) -> list[str]:
    """Return the fields of a class that has no `__init__` of its own, as arguments."""
    return [ast.unparse(each) for each in node.body if _is_field(each)]


def _is_field(node: ast.stmt) -> bool:
    if not isinstance(node, ast.AnnAssign) or "ClassVar" in ast.unparse(node.annotation):
        return False
    return not ast.unparse(node.target).startswith("_")


def _members(node: ast.ClassDef) -> list[Documented]:
    """Return the public methods of a class in the order of its source, then the fields that are explained."""
    methods = [each for each in node.body if isinstance(each, _Function) and not each.name.startswith("_")]
    told = [
        _value(node.body, place, name)
        for place, each in enumerate(node.body)
        for name in _assigned_names(each)
        if not name.startswith("_") and _doc_below(node.body, place)
    ]
    return [each._replace(home=node.name) for each in (*map(_function, methods), *told)]


def _assigned_names(node: ast.stmt) -> list[str]:
    targets: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        targets = node.targets
    elif isinstance(node, ast.AnnAssign):
        targets = [node.target]
    flat = [each for one in targets for each in (one.elts if isinstance(one, ast.Tuple) else [one])]
    return [ast.unparse(each) for each in flat]


def _value(body: list[ast.stmt], place: int, name: str) -> Documented:
    written = ast.unparse(body[place])
    signature = written if len(written) < 90 and "(" not in name else name
    return Documented(name, VALUE, signature, _doc_below(body, place))


def _doc_below(body: list[ast.stmt], place: int) -> str:
    """Return the string below an assignment; of several assignments in a row, the one below the last."""
    for node in body[place + 1 :]:
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            return str(node.value.value)
        if not isinstance(node, ast.AnnAssign | ast.Assign):
            return ""
    return ""
