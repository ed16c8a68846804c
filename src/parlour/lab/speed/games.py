"""What is timed of a game: random play, copies, views, saving and replaying."""

import asyncio
import time
from pathlib import Path
from typing import Any, Final

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.position import Position
from parlour.engine.playout import playout
from parlour.engine.rules.game import Game
from parlour.lab.speed.loops import copy_often, play_games
from parlour.lab.speed.stopwatch import Measure
from parlour.match.export import export_game, export_private, facts_of
from parlour.match.file.durable import OWNER_ONLY, write_whole
from parlour.match.file.private_file import private_path
from parlour.match.file.reader import load
from parlour.match.match import Match, SeatCard
from parlour.storage.rows import Batch
from parlour.storage.sqlite.store import SqliteStore
from parlour.tables.log.rows import Pending, move_entry, row_of

SEATS: Final = 4
INTO_THE_GAME: Final = 20
COPIES: Final = 200
VIEWS: Final = 5
MOVES: Final = 30


class TimedGame:
    """A game with the rules and the number of seats that it is timed with."""

    def __init__(self, game: Game, rules: Any, seats: int) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.middle = self.in_the_middle()

    def begin(self, number: int) -> Position:
        return self.game.begin(self.rules, self.seats, FastShuffle(number))

    def in_the_middle(self) -> Position:
        """Return a position some moves into a game that goes on."""
        for number in range(1, 1_000):
            position = self.begin(number)
            playout(position, Luck(number), INTO_THE_GAME)
            if not position.is_over():
                return position
        return self.begin(0)

    def random_play(self, number: int) -> tuple[int, int]:
        return 1, play_games(self.begin, number, 1)

    def copies(self, number: int) -> tuple[int]:
        copy_often(self.middle, COPIES)
        return (COPIES,)

    def views(self, number: int) -> tuple[int]:
        for turn in range(VIEWS):
            self.middle.view((number + turn) % self.seats)
        return (VIEWS,)


class Saving:
    """Games kept in a store, move by move, and one of them as a file that is read and played again."""

    def __init__(self, table: TimedGame, folder: Path) -> None:
        self.table = table
        self.folder = folder
        self.file: Path | None = None

    def save(self, number: int) -> tuple[int]:
        """Keep the first moves of a new game, each in the store before the next is made."""
        with asyncio.Runner() as runner:
            return (runner.run(self._save(number)),)

    async def _save(self, number: int) -> int:
        store = SqliteStore(self.folder / "saved.db")
        await store.open()
        key, played = f"{self.table.game.id}-{number}-{time.monotonic_ns()}", self._played(number).played
        for n, turn in enumerate(played, start=1):
            await store.append(Batch([row_of(Pending(move_entry(turn.move, 0, 0), turn.seat), key, n, 0)]))
        await store.close()
        return len(played)

    def replay(self, number: int) -> tuple[int]:
        """Read, check and play again a saved game up to where it stopped."""
        if self.file is None:
            self.file = self.folder / f"kept-{self.table.game.id}"
            saved = facts_of(self._played(1))
            write_whole(private_path(self.file), export_private(saved), OWNER_ONLY)
            write_whole(self.file, export_game(saved))
        return (len(load(self.file).match.played),)

    def _played(self, number: int) -> Match:
        cards = [SeatCard(f"Seat {seat}", "random") for seat in range(self.table.seats)]
        match = Match.begin(self.table.game, self.table.rules, cards, number.to_bytes(32, "big"))
        luck = Luck(number)
        while len(match.played) < MOVES and (acting := match.to_act()):
            match.play(acting[0], match.moves(acting[0]).pick(luck))
        return match


def usual_table(game: Game) -> TimedGame:
    """Return the game as it is shipped, with four seats or as near to that as its rules allow."""
    rules = game.rules()
    return TimedGame(game, rules, max(rules.players.least, min(SEATS, rules.players.most)))


def game_measures(table: TimedGame, folder: Path) -> list[Measure]:
    """Return everything that is timed of one game; the folder is for the files."""
    name, saving = table.game.id, Saving(table, folder)
    return [
        Measure(name, ("playouts", "decisions"), table.random_play),
        Measure(name, ("copies",), table.copies),
        Measure(name, ("views",), table.views),
        Measure(name, ("moves saved",), saving.save),
        Measure(name, ("moves replayed",), saving.replay),
    ]
