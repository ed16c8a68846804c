"""Language models at live tables: asked in threads of their own, so that nobody else waits."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any, Final, NamedTuple

from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.match.log import BY_HOUSE
from parlour.match.match import Match
from parlour.players.deciding import Place, Saying, TournamentNumbers
from parlour.players.kinds import maker_of
from parlour.tables.play.match_bots import bot_luck

log = logging.getLogger(__name__)
MOST_AT_ONCE: Final = 32
"""More models than that are not asked at the same time: then the house plays, and says so."""
_KIND: Final = "llm"

Answered = Callable[[Move | None, str], None]
"""Told the move and who decided it; None where the model could not even be asked."""


_Key = tuple[str, int, int, str]
"""The table, the number of its game, the seat and the player."""


class ModelRequest(NamedTuple):
    """A decision that a model is to make: at which game of which table, for which seat."""

    table: str
    number: int
    match: Match
    seat: int
    player: str
    talk: Sequence[Saying] = ()
    tournament: TournamentNumbers | None = None

    def key(self) -> _Key:
        return self.table, self.number, self.seat, self.player


class _Glance(NamedTuple):
    """All that a thread needs, taken before the table goes on: what was heard, and the position as it is."""

    position: Position
    events: Sequence[Event]
    n: int
    names: list[str]
    taken_back: int


def is_model(words: str) -> bool:
    return words.partition(":")[0] == _KIND


class ModelBots:
    """The models that may sit at the tables of a room, at the cost of whoever runs it.

    `folder` holds a record of their decisions for every game.
    """

    def __init__(self, names: Collection[str], folder: Path) -> None:
        self.names = frozenset(names)
        self._folder = folder
        self._players: dict[_Key, Any] = {}
        self._last_sayings: dict[_Key, int] = {}
        self._taken_back: Counter[tuple[str, int]] = Counter()
        self._busy = 0

    def admit(self, players: Collection[str]) -> None:
        """Let the models of these words sit down too."""
        self.names |= {words.partition(":")[2].partition("@")[0] for words in players}

    def think(self, wanted: ModelRequest, seconds: float, answered: Answered) -> None:
        """Have a decision made within so many seconds; `answered` is called on the loop, whatever happens."""
        player = self._player(wanted)
        if player is None or self._busy >= MOST_AT_ONCE:
            asyncio.get_running_loop().call_soon(answered, None, BY_HOUSE)
            return
        match = wanted.match
        glance = _Glance(
            match.position.copy(),
            match.told(player.heard),
            match.n,
            match.names(),
            self._taken_back[wanted.key()[:2]],
        )
        self._busy += 1
        loop = asyncio.get_running_loop()

        def done(move: Move | None, by: str) -> None:
            self._busy -= 1
            answered(move, by)

        def ask() -> None:
            answer = self._decided(wanted, player, glance, seconds)
            with suppress(RuntimeError):  # the room has closed meanwhile
                loop.call_soon_threadsafe(done, *answer)

        Thread(target=ask, daemon=True).start()

    def _player(self, wanted: ModelRequest) -> Any:
        """Return the player of this seat; None where it may not play here."""
        if not is_allowed_model(wanted.player, self.names):
            return None
        return self._players.pop(wanted.key(), None) or self._made(wanted)

    def _made(self, wanted: ModelRequest) -> Any:
        """Return a player who has heard nothing yet but what was said to the one before."""
        luck = bot_luck(wanted.match, wanted.seat)
        try:
            player: Any = maker_of(wanted.player)(wanted.match.game, wanted.match.rules, luck)
        except Exception as error:
            log.warning("a model cannot sit down", extra={"fields": {"fault": type(error).__name__}})
            return None
        player.last_saying = self._last_sayings.get(wanted.key(), 0)
        return player

    def _decided(
        self, wanted: ModelRequest, player: Any, glance: _Glance, seconds: float
    ) -> tuple[Move | None, str]:
        """Ask the model, in a thread; one that fails does not say why, as that could name cards."""
        position, seat = glance.position, wanted.seat
        try:
            if not player.heard:
                record = self._folder / f"{wanted.table}-{wanted.number}.jsonl"
                player.sit_down(Place(seat, glance.names, lambda: glance.n, record, f"seat {seat}"))
            player.place = player.place._replace(n=lambda: glance.n)
            for event in glance.events:
                player.hear(event.seen_by(seat))
                player.heard += 1
            player.overhear(wanted.talk)
            player.tournament = wanted.tournament
            move = player.decide(position.view(seat), position.moves(seat), _deal(position, seat), seconds)
        except Exception as error:
            log.warning("a model failed", extra={"fields": {"seat": seat, "fault": type(error).__name__}})
            return None, BY_HOUSE
        finally:
            self._last_sayings[wanted.key()] = player.last_saying
        if glance.taken_back == self._taken_back[wanted.key()[:2]]:
            self._players[wanted.key()] = player
        return move, player.by

    def take_back(self, table: str, number: int) -> None:
        """Make anew whoever has heard of moves that are undone; they still know what people said."""
        self._taken_back[table, number] += 1
        _drop(self._players, table, number)

    def forget(self, table: str, number: int) -> None:
        """Forget a game that is over, or whose table sleeps."""
        self._taken_back.pop((table, number), None)
        _drop(self._players, table, number)
        _drop(self._last_sayings, table, number)


def _drop(kept: dict[_Key, Any], table: str, number: int) -> None:
    for key in [key for key in list(kept) if key[:2] == (table, number)]:
        kept.pop(key, None)


def is_allowed_model(words: str, names: Collection[str]) -> bool:
    """Return whether these words name a model that may play here."""
    return words.partition(":")[2].partition("@")[0] in names


def _deal(position: Position, seat: int) -> Callable[[Any], Position]:
    return lambda luck: position.redealt(seat, luck)
