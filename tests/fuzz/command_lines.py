"""Command lines by chance: every command with options that fit, nearly fit or do not fit at all."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.loading import leaf_paths
from parlour.engine.rules.texts import at_path
from tests.fuzz import nasty
from tests.fuzz.runner import SECONDS, ran

_SEATS: Final = (
    *("me", "Ann", "random", "house:easy", "house:hard", "house:medium/hard", "house:classic"),
    *("search:2", "tree:2", "solver", "solver:my.json", "solver:/dev/zero", "search:x"),
    *("llm:nobody", "llm:", "llm:a@b/c"),
)
_FILES: Final = ("/dev/zero", "/dev/null", ".", "nowhere.json", "my.json")
_CARDS: Final = ("AS", "KH", "QD", "JC", "10S", "9H", "3C", "3D", "JOKER", "2S", "XX", "10", "A")
_TYPED: Final = ("", "q\n", "\n\n\n", "?\nr\nq\n", "1\n\n\n\n\nq\n", ",\n", "d\nk\nf\nc\ns 1 1\nx\n" * 3)


def complaint(luck: Random, house: Path) -> tuple[list[str], str]:
    """One command line, and what is wrong with how it was answered."""
    arguments = command_line(luck, house)
    return arguments, ran(arguments, luck.choice(_TYPED)).complaint()


def command_line(luck: Random, house: Path) -> list[str]:
    name = luck.choice([*_COMMANDS, *["play"] * 6, "rules", "hand", "odds", "lab"])
    if luck.random() < 0.03:
        return [nasty.text(luck) for _ in range(luck.randrange(4))]
    words = [name, *_COMMANDS[name](luck, house)]
    if luck.random() < 0.05:
        words.insert(luck.randrange(1, len(words) + 1), nasty.text(luck))
    return [word.replace("\0", "") for word in words]


def _game(luck: Random) -> str:
    return luck.choice(game_names()) if luck.random() < 0.95 else nasty.text(luck)


def _some(luck: Random, options: dict[str, Callable[[], str]], often: float = 0.3) -> list[str]:
    """Some of the options, now and then with a value that is not meant for them."""
    words: list[str] = []
    for option, fitting in options.items():
        if luck.random() < often:
            words += [option, fitting() if luck.random() < 0.85 else nasty.text(luck)]
    return words


def _rules_options(luck: Random, game: str, house: Path) -> list[str]:
    words: list[str] = []
    if luck.random() < 0.2:
        variants = find_game(game).variants() if game in game_names() else ["default"]
        words += ["--variant", luck.choice([*variants, nasty.text(luck)])]
    if luck.random() < 0.15:
        words += ["--rules", luck.choice([_rules_file(luck, game, house), luck.choice(_FILES)])]
    if luck.random() < 0.1:
        words += ["--set", "players.most=64"]
    for _ in range(luck.choice((0, 0, 0, 1, 1, 2))):
        words += ["--set", _setting(luck, game)]
    return words


def _rules_file(luck: Random, game: str, house: Path) -> str:
    """A file that changes one switch, or one of nonsense."""
    if game in game_names() and luck.random() < 0.6:
        path, value = _changed(luck, game)
        for name in reversed(path):
            value = {name: value}
        (house / "my.json").write_text(json.dumps(value))
        return "my.json"
    texts = [text.encode("utf-8", "surrogatepass") for text in nasty.TEXTS]
    fields = b", ".join(b'"%s": %s' % (luck.choice(texts), luck.choice(texts)) for _ in range(2))
    (house / "my.json").write_bytes(luck.choice([b"{%s}" % fields, *texts]))
    return "my.json"


def _setting(luck: Random, game: str) -> str:
    """A switch of the game set to something near what it is, or to anything."""
    if game not in game_names() or luck.random() < 0.05:
        return f"{nasty.text(luck)}={nasty.text(luck)}"
    path, value = _changed(luck, game)
    return f"{'.'.join(path)}={json.dumps(value) if luck.random() < 0.75 else nasty.text(luck)}"


def _changed(luck: Random, game: str) -> tuple[list[str], Any]:
    """The path of some switch, and something near what it is."""
    tree = find_game(game).tree()
    path = luck.choice(list(leaf_paths(tree)))
    return path, nasty.near(at_path(tree, path), luck)


def _seats(luck: Random, game: str) -> str:
    number = luck.choice((1, 2, 3, 5, 15))
    if game in game_names() and luck.random() < 0.8:
        players = find_game(game).rules().players
        number = luck.randint(players.least, players.most) - 1
    return ",".join(["me", *(luck.choice(_SEATS) for _ in range(number))])


def _play(luck: Random, house: Path) -> list[str]:
    game = _game(luck)
    options = {
        "--seats": lambda: _seats(luck, game),
        "--seed": lambda: "c0ffee",
        "--save": lambda: luck.choice(["x", "/", ".", "nowhere/x", "x" * 300]),
        "--language": lambda: luck.choice(["de", "en"]),
        f"--{luck.choice(_own(game))}": lambda: luck.choice("0123"),
    }
    return [game, *_rules_options(luck, game, house), *_some(luck, options)]


def _rules(luck: Random, house: Path) -> list[str]:
    game = _game(luck)
    options = {
        "--for": lambda: luck.choice(["player", "model"]),
        "--check": lambda: _rules_file(luck, game, house),
    }
    flags = [flag for flag in ("--json", "--schema", "--plain") if luck.random() < 0.2]
    return [game, *_rules_options(luck, game, house), *_some(luck, options), *flags]


def _hand(luck: Random, house: Path) -> list[str]:
    game = _game(luck)
    rules = find_game(game).rules() if game in game_names() else None
    number = rules.cards_dealt if rules and luck.random() < 0.8 else luck.randrange(1, 6)
    cards = luck.sample(_CARDS[: 8 if luck.random() < 0.7 else None], min(number, 8))
    zones = rules.open_zones if rules and luck.random() < 0.9 else ["trump", "open"]
    options = {f"--{zone}": lambda: luck.choice(_CARDS) for zone in zones}
    return [game, " ".join(cards), *_rules_options(luck, game, house), *_some(luck, options, 0.2)]


def _own(game: str) -> list[str]:
    """The short options of a game, and one that may be of another."""
    own = find_game(game).rules().short_options if game in game_names() else {}
    return [*own, *own, "coins"]


def _odds(luck: Random, house: Path) -> list[str]:
    options = {"--rivals": lambda: luck.choice("123"), "--best": lambda: luck.choice("159")}
    return [*_hand(luck, house), *_some(luck, options), *(["--json"] * luck.randrange(2))]


def _saved(luck: Random, house: Path) -> list[str]:
    return [nasty.text(luck), *_some(luck, {"--as": lambda: "0", "--step": lambda: "--plain"}, 0.1)]


def _lab(luck: Random, house: Path) -> list[str]:
    game = _game(luck)
    players = ",".join(luck.choice(("random", "easy", "random", nasty.text(luck))) for _ in range(2))
    options = {
        "--seed": lambda: "5",
        "--seats": lambda: luck.choice("234"),
        "--keep": lambda: "kept",
        "--csv": lambda: "games.csv",
        "--chart": lambda: luck.choice(["x.svg", "x.bmp"]),
    }
    words = [game, "--players", players, *_some(luck, options, 0.2), *_rules_options(luck, game, house)[:2]]
    return [*words, "--games", luck.choice(("1", "2", "x")), "--workers", "1"]


def _train(luck: Random, house: Path) -> list[str]:
    options = {"--out": lambda: "nowhere/x", "--minutes": lambda: "nan", "--iterations": lambda: "0"}
    game = luck.choice([*game_names(), "x"])
    return [game, *_some(luck, options, 0.5), "--iterations", nasty.text(luck), "--x"]


def _bench(luck: Random, house: Path) -> list[str]:
    return ["--seconds", luck.choice(["0", "-1", "nan", "x", "1e999"]), *_some(luck, {"--game": lambda: "x"})]


def _new_game(luck: Random, house: Path) -> list[str]:
    name = luck.choice(["my-game", "x", *(text for text in nasty.TEXTS if "/" not in text)])
    return [name, "--in", luck.choice([".", "here", "a/b", "/dev/null", ""])]


_COMMANDS: Final[dict[str, Callable[[Random, Path], list[str]]]] = {
    "play": _play,
    "games": lambda luck, house: [nasty.text(luck)] * luck.randrange(2),
    "completion": lambda luck, house: [luck.choice(["bash", "zsh", "fish", nasty.text(luck)])],
    "rules": _rules,
    "hand": _hand,
    "odds": _odds,
    "resume": _saved,
    "replay": _saved,
    "verify": _saved,
    "lab": _lab,
    "train": _train,
    "bench": _bench,
    "new-game": _new_game,
    "--version": lambda luck, house: [],
    "--help": lambda luck, house: [],
}

_STREAMS: Final = (
    *(">/dev/full", "2>/dev/full", ">/dev/full 2>&1", ">&-", "2>&-", "<&-"),
    "| head -c 1 >/dev/null",
)
_WHOLE: Final = (
    *("games", "rules claim", "rules claim --json", "play claim", "verify x"),
    *("hand bastard-brag 3C 3D 3S", "odds five-card-draw AS AD KH 7C 2D --json", "--help", ""),
)


def stream_complaint(luck: Random, house: Path) -> tuple[list[str], str]:
    """A real process, some stream of which is full, closed or left; what is wrong with how it ended."""
    stream, line = luck.choice(_STREAMS), luck.choice(_WHOLE)
    command = f'"{sys.executable}" -m parlour {line} </dev/null'
    script = f"{command} {stream}; echo $? >code"
    if stream.startswith("|"):
        script = f"{{ {command}; echo $? >code; }} {stream}"
    env = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    asked = ["/bin/sh", "-c", script]
    done = subprocess.run(asked, check=False, capture_output=True, text=True, env=env, timeout=SECONDS)
    code = (house / "code").read_text().strip()
    wrong = "" if code in ("0", "1", "2") else f"exit code {code}"
    said = [word for word in ("Traceback", "Exception ignored") if word in done.stderr]
    return [line, stream], wrong or ", ".join(said)
