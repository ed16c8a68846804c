"""Verifying a tournament of the lab from its log alone: seed, draws, decisions, and every deal again."""

from collections.abc import Callable, Sequence
from typing import Final

from msgspec.structs import replace

from parlour.engine.errors import ParlourError
from parlour.lab.players import keeps_time
from parlour.lab.run.fingerprint import is_model
from parlour.lab.tournament.definition import rules_at
from parlour.lab.tournament.simulation import DEALT_HERE
from parlour.lab.tournament.table_play import TablePlay
from parlour.players.kinds import file_of, is_own
from parlour.tournaments.log.lines import BadLog, ReadLog
from parlour.tournaments.log.rows import Deal, Entered, Opened, Row, Settled
from parlour.tournaments.regulations.check import check_regulations
from parlour.tournaments.verification import verify_rows

_NOTHING: Final[Callable[[int, int], None]] = lambda done, total: None  # noqa: E731 - a value


def verify_log(log: ReadLog, told: Callable[[int, int], None] = _NOTHING) -> list[str]:
    """Return what was found to hold, in sentences; refuse the first thing that does not.

    Nothing that a log names is imported or read: it may come from anybody.
    """
    opened = log.rows[0]
    assert isinstance(opened, Opened), "a log begins with its opening"
    _check_rules(opened)
    if log.header.dealt != DEALT_HERE:
        raise BadLog("not-verified", "it does not say where its deals were played.")
    again = _Again(opened, log.rows, told)
    return verify_rows(log.rows, again.check).sentences("were played again")


def _check_rules(opened: Opened) -> None:
    """Refuse a log of rules that this Parlour does not have."""
    check_regulations(opened.regulations)
    if not rules_at(opened.regulations, 1)[1].has_digest(opened.rules):
        raise BadLog("not-verified", "the rules of its game are not those of this Parlour.")


class _Again:
    """Plays deals again, and compares what comes of them."""

    def __init__(self, opened: Opened, rows: Sequence[Row], told: Callable[[int, int], None]) -> None:
        players = [row.player for row in rows if isinstance(row, Entered)]
        for word in {*players, opened.regulations.fill}:
            _check_player(word)
        self.table_play = TablePlay(opened.regulations, opened.secret, players)
        self.told = told
        self.done, self.total = 0, sum(isinstance(row, Settled) for row in rows)

    def check(self, order: Deal, settled: Settled) -> None:
        """Refuse a deal that ends otherwise."""
        try:
            played = self.table_play.play(order).settled
        except (ParlourError, IndexError) as error:
            raise self._wrong(order, f"it cannot be played: {error}") from None
        if replace(settled, at=0) != played:
            raise self._wrong(order, "played again it ends otherwise")
        self.done += 1
        self.told(self.done, self.total)

    def _wrong(self, order: Deal, why: str) -> BadLog:
        return BadLog("not-verified", f"deal {order.number} at table {order.table} does not hold: {why}.")


def _check_player(word: str) -> None:
    """Refuse a player whose deals cannot be played again here, or must not be."""
    if is_own(word) or file_of(word):
        raise BadLog("not-verified", f"{word} is not of the house, and a log says not what is to be loaded.")
    if is_model(word) or keeps_time(word):
        raise BadLog("not-verified", f"{word} plays otherwise every time, so no deal can be played again.")
