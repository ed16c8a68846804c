"""Which bonus rules of installed packages a room plays by: those that its host allows, and no others.

Rules come from strangers, and whatever they name is code on the host's machine. So the names are looked at
before anything is looked for, and one that is not installed is refused no otherwise than one that is.
"""

from collections.abc import Collection, Sequence

from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree
from parlour.engine.words.phrasebook import Hearer
from parlour.tables.limits import TableLimits
from parlour.tables.refusals import TableRefused, table_refusal
from parlour.tables.settings import TableSettings


def allowed_bonus_rules(limits: TableLimits) -> tuple[str, ...]:
    """Return the bonus rules of installed packages that people may name for a table of this room."""
    return limits.bonus_rules or ()


def check_bonus_rules(settings: TableSettings, limits: TableLimits) -> None:
    """Refuse settings that name a bonus rule which is not allowed here, with its place."""
    refusal = _foreign_rule(settings, allowed_bonus_rules(limits))
    if refusal is not None:
        raise refusal


def barred_bonus_rule(settings: TableSettings, limits: TableLimits) -> TableRefused | None:
    """Return why a game that has begun does not go on here; what began at this machine always does."""
    allowed = limits.bonus_rules
    return None if allowed is None else _foreign_rule(settings, allowed)


def _foreign_rule(settings: TableSettings, allowed: Collection[str]) -> TableRefused | None:
    from parlour.kit.bonus.installed import named_in  # a table at this machine bars none

    for place, name in named_in(settings.changes, settings.the_game().asset.named_code):
        if name not in allowed:
            return table_refusal("bonus-rule-not-allowed", place=place, rule=name)
    return None


def schema_with_names(game: Game, names: Sequence[str]) -> Tree:
    """Return the schema of the game's rules, in which bonus rules are chosen from these names."""
    schema = game.schema()
    for place in game.asset.named_code if names else ():
        field = schema
        for step in place.split("."):
            field = _resolve(schema, field)["properties"][step]
        field["items"] = {"enum": list(names)}
    return schema


def _resolve(schema: Tree, part: Tree) -> Tree:
    """Return what a part of the schema refers to, or itself."""
    found: Tree = schema["$defs"][part["$ref"].rpartition("/")[2]] if "$ref" in part else part
    return found


def bonus_rule_labels(game: Game, names: Sequence[str], language: str) -> dict[str, str]:
    """Return what these bonus rules pay for, by switch and name: `own.red-club:all-red`."""
    from parlour.kit.bonus.installed import load_rules

    book, fields = game.phrasebook(language), [place.rpartition(".")[2] for place in game.asset.named_code]
    rules = load_rules(names) if fields else []
    said = {name: book.say(rule.summary(), Hearer()) for name, rule in zip(names, rules, strict=False)}
    return {f"{field}.{name}": text for field in fields for name, text in said.items()}
