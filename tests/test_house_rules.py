"""The rules of the house: how long, how named, how tested and how documented everything is."""

import ast
import gc
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click
import pytest

import parlour.cli
from parlour.engine.laws.advice import ADVICE
from tests import house, house_errors, house_names
from tests.house import PACKAGE, ROOT, listed, read, short
from tests.house_boxing import boxing_places, narrow_shifts
from tools.import_graph import parse_file
from tools.module_map import purpose, with_map
from tools.source_tree import SourceTree

TREE: Final = SourceTree()
LINES_IN_A_FILE: Final = 400
LINES_IN_A_FUNCTION: Final = 40
MODULES_IN_A_FOLDER: Final = 16
WORDS_OF_A_FACE: Final = 20
GAME_PIECES: Final = (
    "__init__.py",
    "rules/asset.py",
    "rules/position.py",
    "rules/table.py",
    "rules/verbs.py",
    "words/prompts.py",
    "bots/__init__.py",
    "thinking/__init__.py",
    "rules.json",
    "variants",
    "text",
    "tests/__init__.py",
)
HOT_IN_ENGINE: Final = {"move", "choices", "moves", "position", "playout", "thinking", "state"}
HOT_IN_A_GAME: Final = {"position", "table", "verbs"}
COLD_IN_CARDS: Final = {"batch", "list_vectors", "vectors"}
HOT_MARK: Final = "# parlour: hot"
SMALL_FOR_A_REASON: Final = {
    "parlour.games.five_card_draw.rules.random_play": "moves as numbers, apart from the contract",
    "parlour.cards.list_vectors": "imported only where librt is missing",
    "parlour.api.files": "the root package names it, and imports it when it is asked for",
    "parlour.api.typed_games": "the stub beside it is for this function alone",
    "parlour.cards.batch": "numpy is optional, and imported by whoever ranks hands in batches alone",
    "parlour.client.random_moves": "part of the client's public face",
    "parlour.engine.laws.imagination": "one law a file",
    "parlour.engine.play.refusal": "what a no says is an idea of its own; a position only asks for it",
    "parlour.games.five_card_draw.bots.house_opponent": "the §House of the rules page, to the letter",
    "parlour.server.alarms": "when a failing store is told of again is an idea of its own",
    "parlour.server.api.network": "endpoints of one subject a module, as all others",
    "parlour.storage.sqlite.table_locks": "which process plays where is an idea beside what is stored",
    "parlour.tables.lobby.readiness": "the room's module is long enough, and asks for it once",
    "parlour.tables.lobby.forks": "one kind of table a module, as seeks have",
    "parlour.tables.tournament.moving": "who is sent where, in words; the tournament's module only sends it",
    "parlour.terminal.app.colours": "a table of colours, which would hide the application below it",
    "parlour.tournaments.places": "rules R5 and R12, one rule of the house a module as the others",
    "parlour.tournaments.whole_games.arena_points": "plain numbers, beside those of the other formats",
    "parlour.wire.schema": "the tool that writes the pages' types uses it too",
    "parlour.players.random": "one kind of player a module",
    "parlour.players.solver.training": "the command that trains only shows what it does",
}
"""Modules under 60 lines that do not join their only importer, and why."""
PARTICIPLES_WITH_A_REASON: Final[dict[str, str]] = {}
"""Functions outside classes that are named by a participle alone, and why nothing needs to be added."""
REGISTRY_HOSTS: Final = tuple(
    ".".join(host) for host in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "com"))
)


@pytest.fixture(autouse=True, scope="module")
def _trees_without_collector() -> Iterator[None]:
    """The trees of all sources are a million objects without a cycle: to look for one is most of the time."""
    gc.disable()
    yield
    gc.freeze()
    gc.enable()


def must_be_hot(module: Path) -> bool:
    package, *inner = module.relative_to(PACKAGE).parts
    if package == "games":
        return module.stem in HOT_IN_A_GAME and inner[1:-1] == ["rules"]
    if package == "cards":
        return module.stem not in COLD_IN_CARDS
    return package == "engine" and module.stem in HOT_IN_ENGINE


def is_marked_hot(module: Path) -> bool:
    return HOT_MARK in read(module).splitlines()[:5]


def mirror(package: Path) -> Path:
    """Where the tests of a package live: in tests/, or in the game's own tests folder."""
    parts = package.relative_to(PACKAGE).parts
    if parts[0] == "games":
        return PACKAGE.joinpath("games", parts[1], "tests", *parts[2:])
    return ROOT.joinpath("tests", *parts)


def has_tests(folder: Path) -> bool:
    return any(folder.glob("test_*.py"))


def test_no_source_file_is_longer_than_400_lines() -> None:
    lengths = {short(source): len(read(source).splitlines()) for source in house.sources()}
    long = [f"{name}: {lines}" for name, lines in lengths.items() if lines > LINES_IN_A_FILE]
    assert not long, listed("Split these files:", long)


def test_no_function_is_longer_than_40_lines() -> None:
    found = [(source, *function) for source in house.sources() for function in house.functions(source)]
    long = [
        f"{short(source)} {name}: {lines}" for source, name, lines in found if lines > LINES_IN_A_FUNCTION
    ]
    assert not long, listed("Split these functions:", long)


def test_no_folder_holds_more_than_16_modules() -> None:
    folders = Counter(source.parent for source in house.modules("", with_faces=True))
    full = [f"{short(folder)}: {count}" for folder, count in folders.items() if count > MODULES_IN_A_FOLDER]
    assert not full, listed("Group the modules of these folders:", full)


def test_a_small_module_joins_its_only_importer() -> None:
    complaints = house_names.small_modules(TREE, SMALL_FOR_A_REASON)
    assert not complaints, listed("Under 60 lines with a single importer, and no reason:", complaints)


def test_no_function_is_named_by_a_bare_participle() -> None:
    """Told what? Methods that return a changed copy may be: `position.redealt(…)`."""
    complaints = house_names.participles(TREE, PARTICIPLES_WITH_A_REASON)
    assert not complaints, listed("Name these by what they do, or by what they return of what:", complaints)


def test_docstrings_of_functions_begin_with_a_verb() -> None:
    complaints = house_names.wordless_docstrings(TREE)
    assert not complaints, listed("Begin with a verb (tools/verbs.txt): Return …, Raise …:", complaints)


def test_a_class_that_three_packages_import_is_in_the_glossary() -> None:
    unknown = house_names.unexplained_classes(TREE, read(ROOT / "docs" / "glossary.md"))
    assert not unknown, listed("docs/glossary.md lacks these classes:", unknown)


def test_every_package_has_its_tests() -> None:
    """Mirrored by folder: what lies in games/X/rules is tested in games/X/tests/rules."""
    packages = {module.parent for module in house.modules("") if module.parent != PACKAGE}
    untested = [short(package) for package in sorted(packages) if not has_tests(mirror(package))]
    assert not untested, listed("These packages have no tests in their mirror:", untested)


def test_every_package_says_what_it_is_for() -> None:
    packages = {module.parent for module in house.modules("", with_faces=True)}
    mute = [short(package) for package in sorted(packages) if len(purpose(package)) < WORDS_OF_A_FACE]
    assert not mute, listed("The __init__.py of these packages says too little:", mute)


def test_the_map_in_the_architecture_page_is_that_of_the_tree() -> None:
    page = read(ROOT / "ARCHITECTURE.md")
    assert with_map(page) == page, "draw it again: .venv/bin/python tools/module_map.py"


def test_no_modules_import_each_other_in_a_circle() -> None:
    """Imports for types alone count too: whoever reads one module of a circle has to read them all."""
    cycles = TREE.cycles()
    assert not cycles, listed("Untie these modules:", [" ".join(cycle) for cycle in cycles])


def test_nothing_outside_the_games_names_a_game() -> None:
    """Examples in docstrings may, and so does the stub that tells type checkers of the rules of each."""
    names = [name for folder in house.game_folders() for name in spellings(folder.name)]
    found = [
        f"{short(module)}: {name}"
        for module in house.modules("", with_faces=True)
        if module.relative_to(PACKAGE).parts[0] != "games"
        for name in names
        if name in house.without_examples(read(module))
    ]
    assert not found, listed("Only its own folder knows a game by name:", found)


def spellings(folder: str) -> list[str]:
    """A game's name as it may stand in source: bastard_brag, bastard-brag, Bastard Brag, BastardBrag."""
    words = folder.split("_")
    titled = [word.capitalize() for word in words]
    return [folder, "-".join(words), " ".join(titled), "".join(titled)]


def test_every_game_folder_is_complete() -> None:
    wanted = [folder / piece for folder in house.game_folders() for piece in GAME_PIECES]
    missing = [short(piece) for piece in wanted if not piece.exists()]
    assert not missing, listed("These pieces of games are missing:", missing)


def test_every_game_folder_presents_its_game() -> None:
    mute = [short(folder) for folder in house.game_folders() if "GAME" not in names_of(folder)]
    assert not mute, listed("These folders define no GAME in __init__.py:", mute)


def names_of(folder: Path) -> set[str]:
    return house.assigned_names(folder / "__init__.py")


def test_every_game_has_its_rules_written_down() -> None:
    wanted = [folder / "rules.md" for folder in house.game_folders()]
    missing = [short(page) for page in wanted if not page.is_file()]
    assert not missing, listed("These pages are missing:", missing)


def test_every_module_that_must_be_fast_is_marked_hot() -> None:
    hot = [module for module in house.modules("cards", "engine", "kit", "games") if must_be_hot(module)]
    cold = [short(module) for module in hot if not is_marked_hot(module)]
    assert not cold, listed(f"These modules lack the line `{HOT_MARK}`:", cold)


def test_no_hot_module_has_a_class_with_keywords() -> None:
    """A compiled module forgets them: a frozen struct could be changed, a strict one would take anything."""
    lax = [
        f"{short(module)}: {each.name}"
        for module in house.sources()
        if is_marked_hot(module)
        for each in ast.walk(parse_file(module))
        if isinstance(each, ast.ClassDef) and each.keywords
    ]
    assert not lax, listed("classes whose keywords would be lost", lax)


def test_no_hot_module_boxes_its_native_integers() -> None:
    native = [module for module in house.modules("") if is_marked_hot(module) and "i64" in read(module)]
    places = [f"{short(module)}:{line}: {what}" for module, line, what in boxing_places(native)]
    assert not places, listed("Name the loop's variable, or write an `if` of two lines:", places)


def test_no_hot_module_shifts_a_literal_by_a_seat() -> None:
    """Compiled, what is beyond 32 bits is lost: the cards of seat 11 would lie open instead of seat 0's."""
    native = [module for module in house.modules("") if is_marked_hot(module) and "i64" in read(module)]
    places = [f"{short(module)}:{line}: {what}" for module, line, what in narrow_shifts(native)]
    assert not places, listed("Say `bit(seat)` (kit/seat_sets.py):", places)


def test_every_error_states_its_code_where_it_is_made() -> None:
    handed = house_errors.handed_names()
    vague = [place for place, code in house_errors.stated_codes() if not states_a_code(code, handed)]
    assert not vague, listed("These errors have no literal code (or the code of another error):", vague)


def states_a_code(given: ast.expr, handed: set[str]) -> bool:
    if isinstance(given, ast.Constant):
        return re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", str(given.value)) is not None
    if isinstance(given, ast.Name):
        return given.id in handed
    return isinstance(given, ast.Attribute) and given.attr == "code"


def test_every_error_code_is_documented() -> None:
    page = read(ROOT / "docs" / "reference" / "errors.md")
    unknown = [
        f"{code} ({place})" for code, place in house_errors.error_codes().items() if f"`{code}`" not in page
    ]
    assert not unknown, listed("docs/reference/errors.md lacks these codes:", unknown)


def test_every_law_comes_with_advice() -> None:
    stated = [code for place, code in house_errors.stated_codes() if "engine/laws" in place]
    assert {str(code.value) for code in stated if isinstance(code, ast.Constant)} == {*ADVICE}


def test_every_command_is_documented() -> None:
    page = read(ROOT / "docs" / "reference" / "commands.md")
    groups = [each for each in vars(parlour.cli).values() if isinstance(each, click.Group)]
    everything = [command for group in groups for command in house.commands(group, "parlour")]
    assert everything, "parlour.cli holds no group of commands"
    unknown = [command for command in everything if not re.search(rf"{command}\b", page)]
    assert not unknown, listed("docs/reference/commands.md lacks these commands:", unknown)


def test_no_file_names_a_package_registry() -> None:
    found = [short(path) for path in house.files() if names_a_registry(path)]
    assert not found, listed("These files name the host of a package registry:", found)


def test_nothing_advises_to_install_parlour_by_its_bare_name() -> None:
    """An index may hold somebody else's package under that name."""
    found = [short(path) for path in house.files() if asks_an_index_for_us(path)]
    assert not found, listed("These files ask a package index for Parlour:", found)


def asks_an_index_for_us(path: Path) -> bool:
    text = path.read_bytes().decode("utf-8", "replace")
    advice = re.search(r"""(pip|pipx|uv|uvx) (tool )?install ([^\n`]*['" ])?parlour['"`\s\[]""", text)
    is_template = path.name == "pyproject.toml.txt"
    return bool(advice) or (is_template and re.search(r"""dependencies.*['"]parlour""", text) is not None)


def names_a_registry(path: Path) -> bool:
    content = path.read_bytes()
    return any(host.encode() in content for host in REGISTRY_HOSTS)
