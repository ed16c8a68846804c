"""What a game may have and has not."""

from parlour.cli.check_game.extras import missing_extras
from parlour.engine.rules.game import Game
from tests.cli.check_game.stage import otherwise
from tests.toys.follow_suit import GAME


def missing(game: Game) -> list[str]:
    position = game.new(3)
    return [finding.what for finding in missing_extras(game, position)]


def test_a_game_that_is_not_short_by_itself_is_asked_for_what_makes_it_so() -> None:
    long = otherwise(GAME, rules=lambda *given, **more: GAME.rules(switches={"deals": 40}))
    assert any(what.startswith("A random game takes more than 400") for what in missing(long))
    assert not any("random game" in what for what in missing(otherwise(long, brief={"deals": 1})))
    assert not any("random game" in what for what in missing(GAME))
