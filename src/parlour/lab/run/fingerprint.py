"""A fingerprint of the code and the books that play, so that old numbers are not taken for new ones.

Of a bot or a bonus rule of somebody's own it holds the module and what that imports from the folder it lies
in, step by step; of an installed one, what it imports from its own package.
"""

import ast
import sys
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

import msgspec

from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.loading import to_tree
from parlour.kit.bonus.installed import load_rules, named_in
from parlour.lab.errors import BadExperiment
from parlour.match.file.durable import reason
from parlour.players.kinds import file_of, installed_module, is_own
from parlour.players.llm import known_word
from parlour.players.llm.seat_word import LLM
from parlour.players.own_bots import own_module

WHAT_PLAYS: Final = (
    *("parlour.cards", "parlour.engine", "parlour.kit", "parlour.players"),
    *("parlour.adapters", "parlour.lab"),  # by whose layout decisions are kept
)
INSTALLED: Final = {"site-packages", "dist-packages"}
BUILT: Final = {".pyc", ".so", ".pyd"}


def print_of(package: str, players: Iterable[str], rules: RulesAsset | None = None) -> str:
    """Return the fingerprint of the code, and of the files that players read, or are, where they do.

    Code of installed packages that the rules name is part of it.
    """
    words = list(players)
    files = [content_of(file) for file in map(file_of, words) if file]
    files += [endpoint_bytes(word) for word in words if is_model(word)]
    files += [path.read_bytes() for word in words for path in _sources_of(word)]
    files += [path.read_bytes() for module in modules_named_by(rules) for path in own_sources(module)]
    if not files:
        return code_print(package)
    digest = sha256(code_print(package).encode())
    for content in files:
        digest.update(sha256(content).digest())
    return digest.hexdigest()[:16]


def _sources_of(word: str) -> list[Path]:
    """Return the files of a bot of somebody's own, or of an installed package; none of those of ours."""
    if is_own(word):
        return own_sources(own_module(word))
    module = installed_module(word)
    return own_sources(import_module(module)) if module else []


def modules_named_by(rules: RulesAsset | None) -> list[ModuleType]:
    """Return the modules of the bonus rules that these rules name."""
    if rules is None or not rules.named_code:
        return []
    names = [name for _, name in named_in(to_tree(rules), rules.named_code)]
    return [sys.modules[type(rule).__module__] for rule in load_rules(names)]


def check_same_code(code: str, package: str, players: Iterable[str], rules: RulesAsset | None = None) -> None:
    """Refuse to play with other code or books than those of whoever asks."""
    if print_of(package, players, rules) != code:
        said = "A worker of the cluster has another Parlour, or another book: put the same there."
        raise BadExperiment("other-parlour", said)


def is_model(word: str) -> bool:
    """Return whether a language model plays, which another endpoint or price list makes another player."""
    return word.partition(":")[0] == LLM


def endpoint_bytes(word: str) -> bytes:
    """Return what is known of a model's endpoint; no key is among it.

    Its caps of a match are left out: they stop games, and with larger ones the same experiment goes on.
    """
    endpoint = known_word(word.partition(":")[2])[1]
    return msgspec.json.encode(msgspec.structs.replace(endpoint, match_tokens=0, match_money=0.0))


def content_of(file: str) -> bytes:
    try:
        return Path(file).read_bytes()
    except OSError as error:
        raise BadExperiment("no-book", f"The book {file} cannot be read: {reason(error)}.") from None


@cache
def code_print(package: str) -> str:
    """Return the fingerprint of a game's package and of all that plays it; the same pure and compiled."""
    digest = sha256()
    for name in (*WHAT_PLAYS, package):
        for folder in folders_of(name):
            for path in sources_in(folder):
                digest.update(path.relative_to(folder).as_posix().encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def folders_of(package: str) -> list[Path]:
    found = find_spec(package)
    assert found is not None and found.submodule_search_locations is not None, f"{package} is a package"
    return [Path(place) for place in found.submodule_search_locations]


def sources_in(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and path.suffix not in BUILT]


def own_sources(module: ModuleType) -> list[Path]:
    """Return the files of a bot of somebody's own, in order of their names."""
    if not module.__file__:
        return []
    file, dots = Path(module.__file__), module.__name__.count(".")
    root = file.parents[dots + (file.name == "__init__.py")]
    within = module.__name__.partition(".")[0] if root.name in INSTALLED else ""
    found: set[Path] = set()
    waiting = [file]
    while waiting:
        path = waiting.pop()
        if path not in found and path.suffix == ".py":
            found.add(path)
            waiting += imported_by(path, root, within)
    return sorted(found)


def imported_by(path: Path, root: Path, within: str) -> list[Path]:
    """Return the files under the root that a file imports, anywhere in it; within one package if named."""
    here = path.relative_to(root).parent.parts
    names: list[tuple[str, ...]] = []
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            names += [tuple(each.name.split(".")) for each in node.names]
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) + 1 - node.level] if node.level else ()
            base = (*above, *(node.module or "").split(".")) if node.module else above
            names += [base, *((*base, each.name) for each in node.names)]
    wanted = [name for name in names if name and (not within or name[0] == within)]
    # a package's __init__.py is run before what is in it
    steps = {root.joinpath(*name[:end]) for name in wanted for end in range(1, len(name) + 1)}
    files = [file for step in steps for file in (step.with_suffix(".py"), step / "__init__.py")]
    return [file for file in files if file.is_file()]
