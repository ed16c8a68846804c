"""What models have decided in an experiment and what it has cost, kept so that nothing is paid for twice."""

import os
from pathlib import Path
from typing import Final, NamedTuple

from parlour.lab.errors import BadExperiment, StoppedGame
from parlour.match.file.durable import AS_BYTES
from parlour.players.deciding import Place, SeatedThinker

DECISIONS: Final = "models"
_MONEY: Final = "money.log"
_CENT: Final = 1e-9


class Spending(NamedTuple):
    """Where an experiment keeps the decisions of models, and the most that they may cost; None: any."""

    folder: str
    most: float | None = None

    def purse(self) -> "FilePurse":
        return FilePurse(Path(self.folder) / _MONEY, self.most)

    def seat(self, bot: SeatedThinker, seat: int, *, deal: int, rotation: int) -> None:
        """Sit the bot down at a game of a deal; what it decided there before is known to it."""
        record = Path(self.folder) / DECISIONS / f"deal-{deal}.jsonl"
        sitting = f"rotation {rotation} seat {seat}"
        bot.sit_down(Place(seat, (), lambda: bot.heard, record, sitting, self.purse()))


class FilePurse:
    """Money that all processes of an experiment share: a file to which each adds what it spends.

    An amount is added before it is spent, so that several at once cannot spend more than there is; one that
    a process takes with it when it dies stays counted.
    """

    def __init__(self, path: Path, most: float | None) -> None:
        self._path = path
        self._most = most

    def spent(self) -> float:
        try:
            return sum(map(float, self._path.read_text(encoding="ascii").split()))
        except OSError:
            return 0.0

    def set_aside(self, amount: float) -> None:
        self._add(amount)
        total = self.spent()
        if self._most is None or total <= self._most + _CENT:
            return
        self._add(-amount)
        said = f"The money is nearly spent: {total - amount:.4f} of {self._most:g}, and the next answer might"
        more = "cost more than is left. What was played is kept; with more --most-money it goes on."
        raise BadExperiment("money-spent", f"{said} {more}")

    def settle(self, set_aside: float, spent: float) -> None:
        self._add(spent - set_aside)

    def stop_match(self, player: str) -> None:
        """Stop the game: what the house plays would stand under the model's name."""
        raise StoppedGame("match-cap-reached", f"The cap of a match is reached for {player}.")

    def _add(self, amount: float) -> None:
        """Write one line at once; nothing for nothing."""
        if not amount:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | AS_BYTES, 0o600)
        try:
            os.write(file, f"{amount!r}\n".encode())
        finally:
            os.close(file)
