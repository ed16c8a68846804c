"""The rules file of every game as a page: each field with kind, bounds and default, and the JSON Schema."""

import json
from collections.abc import Iterator

from parlour.engine.rules.game import Game
from parlour.engine.words.phrasebook import ENGLISH
from tools.manual.game_pages import game_path, schema_path, shipped_games
from tools.manual.pages import Page, table, way
from tools.manual.rules_fields import Field, fields, kind_text

_LONG = 60


def schema_file(game: str) -> str:
    return f"reference/rules/{game}.schema.json"


def schema_json(game: Game) -> str:
    return json.dumps(game.schema(), indent=2, ensure_ascii=False) + "\n"


def rules_page(game: Game) -> Page:
    """Return the page of one game's rules file."""
    rules, path = game.rules(), schema_path(game.id)
    title = game.title(rules, ENGLISH)
    labels = game.phrasebook().labels("switch")
    rows = [
        [f"`{'.'.join(each.path)}`", kind_text(each.part), _default(each), labels.get(each.name, "")]
        for each in fields(game)
    ]
    lead = (
        f"Every field of a rules file for [{title}]({way(path, game_path(game.id))}). A file of yours states "
        f"only what differs; `parlour rules {game.id} --check my.json` says what is wrong with it and where. "
        f"Editors that know JSON Schema take [{game.id}.schema.json]({way(path, schema_file(game.id))}), "
        f"which `parlour rules {game.id} --schema` prints too; `parlour rules {game.id} --json` prints the "
        "rules in force."
    )
    head = ["field", "what it may hold", "default", "what it does"]
    text = f"# The rules file of {title}\n\n{lead}\n\n{table(head, rows)}\n"
    return Page(path, title, text)


def _default(field: Field) -> str:
    written = json.dumps(field.value, ensure_ascii=False)
    return f"`{written}`" if len(written) < _LONG else "…"


def overview_page() -> Page:
    """Return the page that leads to the rules files of all games."""
    path = "reference/rules/index.md"
    rows = [[f"[{page.title}]({way(path, page.path)})"] for page in map(rules_page, shipped_games())]
    lead = (
        "All numbers, switches and sentences of a game are in its rules file, typed and checked. "
        "[House rules](../../how-to/house-rules.md) says how to write one of your own."
    )
    return Page(path, "Rules files", f"# Rules files\n\n{lead}\n\n{table(['game'], rows)}\n")


def rules_pages() -> Iterator[Page]:
    """Yield the overview and the page of every game's rules file."""
    yield overview_page()
    yield from (rules_page(game) for game in shipped_games())


def rules_files() -> dict[str, str]:
    """Return the JSON Schemas by their place in the site."""
    return {schema_file(game.id): schema_json(game) for game in shipped_games()}
