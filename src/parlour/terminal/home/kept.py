"""The games that were kept: which are unfinished, which are over, and how they went."""

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.match.file.folder import games_folder, running_games
from parlour.match.file.private_file import SAVE_ENDING
from parlour.match.file.record import Record, read_record
from parlour.players.seat_words import is_person
from parlour.terminal.show.screen import Screen

_MOST: Final = 20


class Kept(NamedTuple):
    """A saved game as a list shows it."""

    path: Path
    record: Record

    @property
    def label(self) -> str:
        """Return the game, who plays, and the file's own name, which has the day."""
        header = self.record.header
        names = ", ".join(card.name for card in header.seats)
        return f"{_title(header.game)} · {names} · {self.path.name.removesuffix(SAVE_ENDING)}"


def game_label(game: str, names: Sequence[str], at: int) -> str:
    """Return what a list shows of a game in the store: the game, who plays, and when the last move was."""
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(at / 1000))
    return f"{_title(game)} · {', '.join(names)} · {when}"


def _title(game: str) -> str:
    try:
        return str(find_game(game).rules().metadata.display_name)
    except ParlourError:
        return game


def finished_games(most: int = _MOST) -> list[Kept]:
    """Return the games that are over, the latest first."""
    running = set(running_games())
    paths = [path for path in games_folder().glob(f"*{SAVE_ENDING}") if path not in running]
    latest = sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True)
    return [kept for kept in readable_games(latest[:most]) if kept.record.ending is not None]


def readable_games(paths: list[Path]) -> list[Kept]:
    """Return those of which at least the first line can be read."""
    found = []
    for path in paths:
        try:
            found.append(Kept(path, read_record(path)))
        except (ParlourError, OSError):
            continue
    return found


def choose_finished(screen: Screen, games: list[Kept]) -> Path | None:
    """Return the file of one of these games, or None for whoever goes back."""
    place = screen.choose_one(screen.words("home.which-finished"), [kept.label for kept in games])
    return None if place is None else games[place].path


def _statistics_fields(game: str, played: int, won: int, hints: int) -> dict[str, Any]:
    return {"game": _title(game), "played": played, "won": won, "hints": hints}


def statistics(screen: Screen) -> str:
    """Say how often each game was played to its end, and how often a person here won it."""
    counts: dict[str, list[int]] = {}
    for kept in finished_games(most=10_000):
        assert kept.record.ending is not None, "only those that are over"
        count = counts.setdefault(kept.record.header.game, [0, 0, 0])
        people = {seat for seat, card in enumerate(kept.record.header.seats) if is_person(card)}
        count[0] += 1
        count[1] += bool(people & set(kept.record.ending.end.winners))
        count[2] += bool(kept.record.advised)
    words = screen.words
    lines = [
        words(
            f"home.statistics-{'hints' if hints else 'line'}", **_statistics_fields(game, played, won, hints)
        )
        for game, (played, won, hints) in sorted(counts.items())
    ]
    return "\n".join(f"- {line}" for line in lines) or words("home.nothing-played")
