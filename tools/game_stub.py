"""Writes api/typed_games.pyi: which rules the game of each name has, for type checkers.

Run `python tools/game_stub.py` after a game was added or its rules were renamed.
"""

from pathlib import Path
from typing import Final

from parlour.engine.rules.finder import HOUSE, all_games

TARGET: Final = Path(__file__).parent.parent / "src" / "parlour" / "api" / "typed_games.pyi"
_HEAD: Final = '"""The games of the house by name, made by tools/game_stub.py; do not edit."""\n\n'


def stub() -> str:
    """Return the stub: an overload for each game of the house, and one for those of other packages."""
    games = [game for game in all_games() if game.package.startswith(f"{HOUSE}.")]
    imports = [f"from {game.asset.__module__} import {game.asset.__name__}\n" for game in games]
    overloads = [_overload(f'Literal["{game.id}"]', game.asset.__name__) for game in games]
    return "".join(
        [
            _HEAD,
            "from typing import Any, Literal, overload\n\n",
            "from parlour.engine.rules.game import Game\n",
            *sorted(imports),
            "\n",
            *overloads,
            _overload("str", "Any"),
        ]
    )


def _overload(name: str, rules: str) -> str:
    return f"@overload\ndef game(name: {name}) -> Game[{rules}]: ...\n"


if __name__ == "__main__":
    TARGET.write_text(stub(), encoding="utf-8")
