"""News of tournaments' tables: whoever directs one hears of games that are over, at whichever process."""

from collections.abc import Callable
from typing import Final

import msgspec

from parlour.storage.rows import tournament_log, tournament_of
from parlour.storage.store import Store
from parlour.tables.people.session import Session


class GameEnded(msgspec.Struct, frozen=True, tag_field="t", tag="ended"):
    """A game at a table of the tournament is over."""

    table: str
    number: int


HearEnd = Callable[[GameEnded], None]
HearVisit = Callable[[Session], None]
_decoder: Final = msgspec.json.Decoder(GameEnded)


class TournamentNews:
    """Who in this process hears of which tournament's games.

    News may come twice, late or never: what is stored is the truth, and whoever directs looks there.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hearers: dict[str, list[HearEnd]] = {}
        self.visited: HearVisit = _tell_nobody
        """Told of every line to a tournament's table: whoever has moved on is told where to."""

    def listen(self, tournament: str, hear: HearEnd) -> Callable[[], None]:
        """Call this with every game of the tournament that ends; return what ends it."""
        hearers = self._hearers.setdefault(tournament, [])
        hearers.append(hear)

        def stop() -> None:
            if hear in hearers:
                hearers.remove(hear)
            if not hearers and self._hearers.get(tournament) is hearers:
                del self._hearers[tournament]

        return stop

    def ended(self, tournament: str, table: str, number: int, is_own: bool) -> None:
        """Tell of a game that is over; the process that has stored its end tells the others too."""
        news = GameEnded(table, number)
        if is_own:
            self._store.publish(tournament_log(tournament), msgspec.json.encode(news))
        self._tell(tournament, news)

    def _tell(self, tournament: str, news: GameEnded) -> None:
        for hear in list(self._hearers.get(tournament, ())):
            hear(news)

    def receive(self, log: str, published: bytes) -> None:
        """Take in what another process publishes; what is no news of a game is for somebody else."""
        tournament = tournament_of(log)
        if tournament in self._hearers:
            try:
                news = _decoder.decode(published)
            except msgspec.MsgspecError:
                return
            self._tell(tournament, news)


def _tell_nobody(session: Session) -> None:
    pass
