"""From options to regulations: of a file, or of a game with a format and what was said about it."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from parlour.cli.commands.tournament.files import regulations_in
from parlour.cli.errors import BadOption
from parlour.cli.rules_options import chosen_rules
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import Tree, to_tree
from parlour.tournaments.formats import find_format
from parlour.tournaments.regulations.regulations import Regulations
from parlour.tournaments.regulations.text import regulations_from

_USUAL_CHAIRS: Final = 6
_OF_FORMAT: Final = ("rounds", "games", "go_on", "best_of", "minutes")


def chosen_regulations(
    game: str, own: Sequence[tuple[str, str]], options: Mapping[str, Any], *, entrants: int | None
) -> Regulations:
    """Return the regulations in the file of this name, or those of the game of this name by these options."""
    if not _is_file(game):
        return _of_options(game, own, options, entrants)
    given = [name for name, value in options.items() if value not in (None, (), "default")]
    if own or given:
        named = f"--{own[0][0]}" if own else _option_called(given[0])
        raise BadOption(
            "in-the-file", f"{game} says how it is played: leave out {named}, or change the file."
        )
    return regulations_in(game)


def _is_file(word: str) -> bool:
    return word.endswith((".toml", ".json")) or Path(word).is_file()


def _option_called(name: str) -> str:
    return {"format_name": "--format", "rules_file": "--rules", "switches": "--set"}.get(
        name, f"--{name.replace('_', '-')}"
    )


def _of_options(
    name: str, own: Sequence[tuple[str, str]], options: Mapping[str, Any], entrants: int | None
) -> Regulations:
    if options["format_name"] is None or entrants is None:
        raise BadOption("too-few-options", "Say which --format is played, and how many --entrants there are.")
    game = find_game(name)
    variant = options["variant"]
    rules = chosen_rules(game, variant, options["rules_file"], options["switches"], short=own)
    of_format = {each: options[each] for each in _OF_FORMAT if options[each] is not None}
    tree = {
        "game": game.id,
        "variant": variant,
        "changes": difference_of_rules(to_tree(game.rules(variant)), to_tree(rules)),
        "format": {"name": options["format_name"], **of_format},
        "entrants": {"most": entrants},
        "chairs": options["chairs"] or min(rules.players.most, _USUAL_CHAIRS),
        "stack": options["stack"] or 0,
        "prizes": {"places": _prizes_in(options["prizes"])},
        "clock": {"rest_seconds": options["rest"] or 0},
    }
    regulations = regulations_from(tree, "These options")
    return regulations if options["chairs"] else _with_fitting_chairs(regulations, rules)


def difference_of_rules(base: Tree, changed: Tree) -> Tree:
    """Return what stands in the second tree otherwise than in the first, group by group."""
    found: Tree = {}
    for name, value in changed.items():
        before = base.get(name)
        if isinstance(value, dict) and isinstance(before, dict):
            inner = difference_of_rules(before, value)
            if inner:
                found[name] = inner
        elif value != before:
            found[name] = value
    return found


def _prizes_in(text: str | None) -> list[int]:
    words = [word.strip() for word in text.split(",")] if text else []
    for word in words:
        if not (word.isascii() and word.isdigit()):
            raise BadOption("bad-prizes", f"--prizes {text} is no list of whole numbers, such as 50,30,20.")
    return [int(word) for word in words]


def _with_fitting_chairs(regulations: Regulations, rules: RulesAsset) -> Regulations:
    """Return the regulations with as many chairs as the game and the format both allow, the usual at most."""
    complaint = find_format(regulations.format.name).complaint
    for chairs in range(regulations.chairs, 1, -1):
        fitting = replace(regulations, chairs=chairs)
        if not rules.complaint(chairs) and not complaint(fitting).startswith("chairs:"):
            return fitting
    return regulations
