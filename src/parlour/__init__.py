"""Parlour: a card room in one Python package.

A game, a position, and a move:

>>> import parlour
>>> game = parlour.game("bastard-brag")
>>> position = game.new(3, seed=7)
>>> seat = position.to_act()[0]
>>> position.play(seat, position.moves(seat).pick(parlour.Luck(1)))

- games: `game`, `game_names`, `Game`, `rules_schema`
- what happens in one: `Position`, `Move`, `Moves`, `View`, `Outcome`, `Luck`
- a table with players: `table`, `Bot`, `Match`; saved games: `load`, `verify`
- cards: `hand`, `odds`, `Odds`, `parse_cards`, `cards_text`
- measuring players: `experiment`; card rooms: `room`, `join`
- what every game keeps to: `laws`; what is refused: `ParlourError`, `Refused`, `BadRules`

These names stay (docs/reference/python.md). `parlour.making` has what authors of games need. All other
modules may change with any version.
"""

from parlour.version import VERSION

TYPE_CHECKING = False
if TYPE_CHECKING:
    from parlour.api.experiments import experiment
    from parlour.api.files import load, verify
    from parlour.api.hands import hand, odds
    from parlour.api.rooms import join, room
    from parlour.api.rules import rules_schema
    from parlour.api.tables import table
    from parlour.api.typed_games import game
    from parlour.cards.luck import Luck
    from parlour.cards.notation import cards_text, parse_cards
    from parlour.engine import laws
    from parlour.engine.bot import Bot
    from parlour.engine.errors import BadRules, ParlourError, Refused
    from parlour.engine.odds import Odds
    from parlour.engine.play.move import Move
    from parlour.engine.play.moves import Moves
    from parlour.engine.play.outcome import Outcome
    from parlour.engine.play.position import Position
    from parlour.engine.rules.finder import game_names
    from parlour.engine.rules.game import Game
    from parlour.engine.show.view import View
    from parlour.match.match import Match

__version__ = VERSION
__all__ = [
    "VERSION",
    "BadRules",
    "Bot",
    "Game",
    "Luck",
    "Match",
    "Move",
    "Moves",
    "Odds",
    "Outcome",
    "ParlourError",
    "Position",
    "Refused",
    "View",
    "__version__",
    "cards_text",
    "experiment",
    "game",
    "game_names",
    "hand",
    "join",
    "laws",
    "load",
    "odds",
    "parse_cards",
    "room",
    "rules_schema",
    "table",
    "verify",
]

_HOMES = {
    "BadRules": "engine.errors",
    "Bot": "engine.bot",
    "Game": "engine.rules.game",
    "Luck": "cards.luck",
    "Match": "match.match",
    "Move": "engine.play.move",
    "Moves": "engine.play.moves",
    "Odds": "engine.odds",
    "Outcome": "engine.play.outcome",
    "ParlourError": "engine.errors",
    "Position": "engine.play.position",
    "Refused": "engine.errors",
    "View": "engine.show.view",
    "cards_text": "cards.notation",
    "experiment": "api.experiments",
    "game": "api.typed_games",
    "game_names": "engine.rules.finder",
    "hand": "api.hands",
    "join": "api.rooms",
    "laws": "engine.laws",
    "load": "api.files",
    "odds": "api.hands",
    "parse_cards": "cards.notation",
    "room": "api.rooms",
    "rules_schema": "api.rules",
    "table": "api.tables",
    "verify": "api.files",
}
"""Where each name is at home, below this package; it is imported when somebody first asks for it."""

if not TYPE_CHECKING:  # a type checker that knew of it would let every misspelling pass

    def __getattr__(name: str) -> object:
        """Import a public name; warn of one that goes, and refuse one that there is not."""
        from importlib import import_module

        home = _HOMES.get(name)
        if home is None:
            return import_module("parlour.deprecations").find_successor(__name__, name)
        is_module = home.endswith(f".{name}")
        module = import_module(f"{__name__}.{home}")
        globals()[name] = value = module if is_module else getattr(module, name)
        return value


def __dir__() -> list[str]:
    return [*__all__]
