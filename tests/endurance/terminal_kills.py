"""`python -m tests.endurance.terminal_kills --kills 200`: terminals that are killed amid local games.

A plain screen plays as fast as it can, is killed (−9) at a random moment, often right after a move was
acknowledged, and `parlour resume` goes on. Every move that the next table on the screen acknowledged has to
be in the store, once; of the one that was under way either all or nothing.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Final

from parlour.match.verify import verify
from tests.endurance.terminals import GAME, Ended, StoredMoves, Terminal, stored_games

_MOST_MOVES: Final = 12
_EARLY: Final = 0.1
"""The share of terminals that are killed while they start."""
_AT_ONCE: Final = 0.4
"""The share that are killed the moment a move was acknowledged; the others while one is under way."""
_START: Final = 1.0


class Trial:
    """A home in which terminal after terminal is killed, and what was lost there."""

    def __init__(self, home: Path, luck: Random, *, mutant: str = "") -> None:
        self.home = home
        self.luck = luck
        self._fault = f"from tests.endurance.nursery import MUTANTS; MUTANTS[{mutant!r}]()" if mutant else ""
        self.kills = self.early = self.acked = self.games = 0
        self.problems: list[str] = []
        self._expected: list[str] = []
        self._table = ""
        self._over: set[str] = set()
        self._file: Path | None = None

    def run(self, kills: int) -> None:
        while self.kills < kills:
            self._live()

    def _live(self) -> None:
        """Let a terminal begin or go on, kill it, and compare what it was told with what is kept."""
        terminal = Terminal(self.home, *self._arguments(), before=self._fault)
        try:
            is_early = self.luck.random() < _EARLY
            self._kill_early(terminal) if is_early else self._kill_amid_play(terminal)
        except Ended:
            terminal.kill()
            self._check_end(terminal)
            return
        self.kills += 1
        self._check(terminal)

    def _arguments(self) -> list[str]:
        """Go on with the game that waits, or begin one, every other time with a file."""
        if self._table:
            named = [str(self._file)] if self._file is not None and self.luck.random() < 0.5 else []
            return ["resume", *named]
        self.games += 1
        self._file = self.home / f"{self.games}.parlour.jsonl" if self.games % 2 else None
        return ["play", *GAME, *([] if self._file is None else ["--save", str(self._file)])]

    def _kill_early(self, terminal: Terminal) -> None:
        time.sleep(self.luck.random() * _START)
        self.early += 1
        terminal.kill()

    def _kill_amid_play(self, terminal: Terminal) -> None:
        terminal.wait()
        terminal.play(self.luck.randrange(_MOST_MOVES), self.luck)
        if self.luck.random() > _AT_ONCE:
            terminal.type_move(self.luck)
            time.sleep(self.luck.random() * 0.02)
        terminal.kill()

    def _check(self, terminal: Terminal) -> None:
        self.acked += len(terminal.acked)
        self._expected += terminal.acked
        kept = self._kept()
        if kept is None:
            self._note("the game is not kept" if self._expected else "")
            return
        self._table = kept.table
        may_be = [self._expected, [*self._expected, terminal.in_flight]]
        if kept.typed not in may_be:
            self._note(f"acknowledged {self._expected}, kept {kept.typed}, under way {terminal.in_flight!r}")
        self._expected = kept.typed
        if kept.is_over:
            self._forget(kept)

    def _check_end(self, terminal: Terminal) -> None:
        """The game is over: all of it is kept, and its file is sound once it is written."""
        self.acked += len(terminal.acked)
        due, kept = [*self._expected, *terminal.acked, terminal.in_flight], self._kept()
        if kept is None or not kept.is_over or kept.typed != due:
            self._note(f"the end is not kept: {terminal.said[-500:]}")
        elif self._file is not None and not verify(self._file).is_sound():
            self._note(f"{self._file} is not sound: {verify(self._file).lines()[-1]}")
        self._forget(kept)

    def _kept(self) -> StoredMoves | None:
        """Return what is kept of the game that is played; none before it has a table."""
        games = stored_games(self.home)
        if len(games) > self.games:
            self._note(f"{len(games)} games are kept, and {self.games} were begun")
        playing = [game for game in games if game.table not in self._over]
        if len(playing) > 1:
            self._note(f"{len(playing)} games are unfinished, and one is played")
        return playing[0] if playing else None

    def _note(self, problem: str) -> None:
        self.problems += [f"kill {self.kills}: {problem}"] if problem else []

    def _forget(self, ended: StoredMoves | None) -> None:
        """Begin another game the next time."""
        self._over |= set() if ended is None else {ended.table}
        self._table, self._expected, self._file = "", [], None

    def __str__(self) -> str:
        said = (
            f"{self.kills} kills of terminals ({self.early} while they started), {self.games} games, "
            f"{self.acked} moves acknowledged: {len(self.problems)} problems"
        )
        return "\n  ".join([said, *self.problems[:20]])


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--kills", type=int, default=200)
    options.add_argument("--seed", type=int, default=int(time.time()))
    options.add_argument("--mutant", default="")
    given = options.parse_args()
    with tempfile.TemporaryDirectory() as home:
        trial = Trial(Path(home), Random(given.seed), mutant=given.mutant)
        trial.run(given.kills)
    print(f"seed {given.seed}: {trial}")
    sys.exit(bool(trial.problems))


if __name__ == "__main__":
    main()
