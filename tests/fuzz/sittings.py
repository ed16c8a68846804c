"""Sittings of typed lines: moves that are offered, nearly moves, and anything else somebody may type."""

from pathlib import Path
from random import Random
from typing import Final

from parlour.engine.rules.finder import find_game, game_names
from tests.fuzz import nasty
from tests.fuzz.runner import ran

_KEYS: Final = "abcdefghijklmnopqrstuvwxyz0123456789?"
_DETAILS: Final = (
    *("1", "2", "3", "1 2", "2 1 3", "AS", "10H", "JOKER"),
    *("min", "max", "20", "H", "spades", "none", ","),
)
_WORDS: Final = (
    *("", "", "back", "rules", "log", "help", "? ,", "?", "? k"),
    *("hilfe", "regeln", ",", ", ,", "-", "_", "\f"),
)


def complaint(luck: Random, house: Path) -> tuple[list[str], str]:
    """One sitting, then the same game gone on with, told again and verified."""
    game = luck.choice(game_names())
    arguments = ["play", game, "--shared", "--save", "x", "--seats", _seats(luck, game)]
    arguments += ["--variant", luck.choice(find_game(game).variants())]
    arguments += ["--language", luck.choice(["en", "en", "de"])]
    for words, lines in ((arguments, 40), (["resume", "x", "--shared"], 15), (["replay", "x", "--step"], 5)):
        wrong = ran(words, _typed(luck, lines)).complaint()
        if wrong:
            return words, wrong
    return ["verify", "x"], ran(["verify", "x"]).complaint()


def _seats(luck: Random, game: str) -> str:
    rules = find_game(game).rules()
    seats = luck.randint(rules.players.least, min(rules.players.most, 5))
    others = [luck.choice(("random", "random", "house:easy")) for _ in range(seats - 1)]
    if luck.random() < 0.3:
        others[0] = "Ann"
    return ",".join(["me", *others])


def _typed(luck: Random, most: int) -> str:
    return "".join(_line(luck) + "\n" for _ in range(luck.randrange(most)))


def _line(luck: Random) -> str:
    kind = luck.random()
    if kind < 0.6:
        key = luck.choice(_KEYS)
        return "d" if key == "q" and luck.random() < 0.9 else key
    if kind < 0.8:
        return f"{luck.choice(_KEYS)} {luck.choice(_DETAILS)} {luck.choice(('', luck.choice(_DETAILS)))}"
    return luck.choice(_WORDS) if kind < 0.93 else nasty.text(luck).replace("\n", " ")
