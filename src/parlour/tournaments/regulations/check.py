"""Checking regulations against the game and the format that they name."""

from parlour.engine.errors import BadRules, UnknownGame
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.tournaments.formats import find_complaint
from parlour.tournaments.regulations.errors import BadRegulations
from parlour.tournaments.regulations.regulations import Regulations


def check_regulations(regulations: Regulations) -> None:
    """Refuse a format or a game that does not exist, and rules that cannot be played at such tables."""
    complaint = find_complaint(regulations.format.name)(regulations)
    if complaint:
        raise BadRegulations("wrong-regulations", f"The regulations: {complaint}")
    for level in range(1, len(regulations.levels) + 2):
        where = f"levels[{level - 2}].changes" if level > 1 else "changes"
        complaint = _rules_at(regulations, level, where).complaint(regulations.chairs)
        if complaint:
            raise BadRegulations("wrong-regulations", f"The regulations: chairs: {complaint}")


def _rules_at(regulations: Regulations, level: int, where: str) -> RulesAsset:
    """Return the rules that are in force at a level."""
    try:
        game = find_game(regulations.game)
    except UnknownGame as error:
        raise BadRegulations("wrong-regulations", f"The regulations: game: {error.sentence}") from None
    try:
        rules: RulesAsset = game.rules(regulations.variant, regulations.changes_at(level))
    except BadRules as error:
        field = "variant" if error.code == "unknown-variant" else where
        raise BadRegulations("wrong-regulations", f"The regulations: {field}: {error.sentence}") from None
    return rules
