"""Games with planted faults to check: a toy with other words, another position or another picture."""

from copy import copy
from typing import Any

from parlour.cli.check_game.findings import Finding
from parlour.cli.check_game.screens import ScreenCheck
from parlour.cli.check_game.texts import TextCheck
from parlour.cli.check_game.walks import walk
from parlour.engine.rules.game import Game


def otherwise(game: Game, **fields: Any) -> Game:
    """The same game with some of its fields replaced."""
    twin = copy(game)
    for name, value in fields.items():
        setattr(twin, name, value)
    return twin


def text_findings(game: Game) -> list[Finding]:
    check = TextCheck(game)
    for moment in walk(game, "default", game.rules().players.least):
        check.look(moment)
    return check.findings()


def screen_findings(game: Game) -> list[Finding]:
    check = ScreenCheck(game)
    for moment in walk(game, "default", game.rules().players.least):
        check.look(moment)
    return check.findings()
