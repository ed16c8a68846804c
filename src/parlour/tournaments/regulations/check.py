"""Checking regulations against the game and the format that they name."""

from parlour.engine.errors import BadRules, UnknownGame
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.tournaments.formats import carries_stacks, find_format
from parlour.tournaments.regulations.errors import BadRegulations
from parlour.tournaments.regulations.regulations import Regulations


def check_regulations(regulations: Regulations) -> None:
    """Refuse a format or a game that does not exist, and rules that cannot be played at such tables."""
    _refuse_for(find_format(regulations.format.name).complaint(regulations))
    game = _game_of(regulations)
    for level in range(1, len(regulations.levels) + 2):
        rules = _rules_at(regulations, game, level)
        if complaint := rules.complaint(regulations.chairs):
            _refuse_for(f"chairs: {complaint}")
        if carries_stacks(regulations.format.name) and (complaint := game.start_complaint(rules)):
            _refuse_for(f"game: {complaint}")


def first_stack(regulations: Regulations) -> int:
    """Return what an entrant begins with: as the regulations or the game's rules say; 0 for whole games."""
    if not carries_stacks(regulations.format.name):
        return 0
    game = _game_of(regulations)
    return regulations.stack or game.full_stack(_rules_at(regulations, game, 1))


def _refuse_for(complaint: str) -> None:
    if complaint:
        raise BadRegulations("wrong-regulations", f"The regulations: {complaint}")


def _game_of(regulations: Regulations) -> Game:
    try:
        return find_game(regulations.game)
    except UnknownGame as error:
        raise BadRegulations("wrong-regulations", f"The regulations: game: {error.sentence}") from None


def _rules_at(regulations: Regulations, game: Game, level: int) -> RulesAsset:
    """Return the rules that are in force at a level."""
    try:
        rules: RulesAsset = game.rules(regulations.variant, regulations.changes_at(level))
    except BadRules as error:
        where = f"levels[{level - 2}].changes" if level > 1 else "changes"
        field = "variant" if error.code == "unknown-variant" else where
        raise BadRegulations("wrong-regulations", f"The regulations: {field}: {error.sentence}") from None
    return rules
