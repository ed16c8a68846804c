"""A table of a room in this process, for programs: words, bots and the program itself on its chairs."""

from collections import deque
from collections.abc import Coroutine, Sequence
from contextlib import suppress
from pathlib import Path
from secrets import randbits
from typing import Any, Final, Self, TypeVar
from weakref import finalize

from parlour.api.rules import the_game
from parlour.api.seats import Player, make_bot, seat_cards
from parlour.cards.luck import Luck
from parlour.cards.seeds import seed_of
from parlour.client.bot_seat import BotSeat, outcome_of
from parlour.client.errors import RoomError
from parlour.client.local_games import read_game, save_game
from parlour.client.local_room import LocalRoom
from parlour.client.loop_thread import FAREWELL, LoopThread
from parlour.client.table import Table
from parlour.client.transports.local import LocalTransport
from parlour.engine.bot import Bot
from parlour.engine.errors import BadRules, Refused
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.rules.game import Game
from parlour.engine.show.view import View
from parlour.folders import home
from parlour.match.match import Match, SeatCard
from parlour.players.kinds import remarks_on
from parlour.players.seat_words import is_person
from parlour.players.seating import luck_from
from parlour.storage.memory import MemoryStore
from parlour.tables.play.model_bots import is_model
from parlour.wire import messages as m

T = TypeVar("T")
_BEFORE_ALL_ARE_HERE: Final = 1e6
"""The pace of the room's bots until everybody is connected: nobody moves."""


def table(
    game: str | Game,
    players: Sequence[Player | None],
    *,
    seed: int | str | bytes | None = None,
    variant: str = "default",
    **switches: Any,
) -> "GameTable":
    """Sit players down to a game, at a table of a room in this process.

    A player is a word as at the command line (`hard`, `house:hard`, `search:400`, `random`), a class of your
    own that derives from `Bot`, an instance of one, or None for a chair that your program plays itself. The
    same seed gives the same game, as long as nobody thinks by the clock.

    >>> import parlour
    >>> table = parlour.table("bastard-brag", ["hard", "easy", "random"], seed=7)
    >>> table.play_out().winners()
    [0]

    Your program plays a chair:

    >>> table, luck = parlour.table("big-c", [None, "easy"], seed=7), parlour.Luck(1)
    >>> while table.play_out() is None:
    ...     table.play(table.moves.pick(luck))
    >>> table.match.n > 0
    True
    """
    found = the_game(game)
    rules = found.rules(variant, switches=switches)
    cards = seat_cards(players, found)
    complaint = rules.complaint(len(cards))
    if complaint:
        raise BadRules("cannot-begin", complaint)
    words = [card.player for card in cards if not is_person(card)]
    remarks_on(words, found, rules, len(cards))
    return GameTable(found, rules, cards, players, None if seed is None else seed_of(seed))


class GameTable:
    """A game at a table of a room in this process; `parlour.table` opens one.

    The room plays on by itself as soon as it can. What the table shows comes one step behind another.
    """

    def __init__(
        self,
        game: Game,
        rules: Any,
        cards: Sequence[SeatCard],
        players: Sequence[Player | None],
        seed: bytes | None,
    ) -> None:
        self.game, self.rules = game, rules
        self._loop = LoopThread()
        self._room, self._key, chairs = self._wait(_open_table(game, rules, cards, seed))
        self._close = finalize(self, _close, self._loop, self._room)
        self._lines = {seat: _line(self._room, self._key, person) for seat, person in chairs.items()}
        self._public = _line(self._room, self._key, "")
        self._bots: dict[int, BotSeat] = {}
        for seat in chairs:
            player = players[seat]
            if player is not None and not isinstance(player, str):
                luck = Luck(randbits(64)) if seed is None else luck_from(seed, seat)
                self._bots[seat] = _bot_on(self._lines[seat], make_bot(player, game, rules, luck))
        self._own = [seat for seat in chairs if seat not in self._bots]
        self._wait(self._connect())

    # What there is to see

    @property
    def to_act(self) -> tuple[int, ...]:
        """Return who owes a decision; nobody when the game is over."""
        return tuple(_view_of(self._public).to_act)

    @property
    def seat(self) -> int | None:
        """Return the chair that your program plays now; the only one it has, or None."""
        asked = [seat for seat in self._own if self._lines[seat].asked]
        if asked:
            return asked[0]
        return self._own[0] if len(self._own) == 1 else None

    @property
    def view(self) -> View:
        """Return what your chair may know, or the public where none is yours."""
        return _view_of(self._public if self.seat is None else self._lines[self.seat])

    @property
    def moves(self) -> Moves:
        """Return what your program may do now; nothing where it is not asked."""
        return Moves([]) if self.seat is None else self._lines[self.seat].moves

    @property
    def told(self) -> list[str]:
        """Return what has happened lately, in sentences, as your chair heard it, or the public."""
        line = self._public if len(self._own) != 1 else self._lines[self._own[0]]
        return [each.say for each in line.heard]

    @property
    def match(self) -> Match:
        """Return the match so far: its moves, and the position after any of them."""
        return self._wait(self._stored_match())

    def is_over(self) -> bool:
        return _view_of(self._public).ending is not None

    def outcome(self) -> Outcome | None:
        """Return how the game ended; None while it goes on."""
        return outcome_of(_view_of(self._public)) if self.is_over() else None

    # What can be done

    def play(self, move: Move) -> None:
        """Play a move on your program's chair, or raise Refused and change nothing."""
        if self.seat is None or not self._lines[self.seat].asked:
            raise Refused("not-your-turn", "Your program is not asked for a move.")
        try:
            self._wait(self._lines[self.seat].move(move))
        except RoomError as error:
            raise Refused(error.code, error.sentence) from None
        self._wait(self._next())

    def step(self) -> bool:
        """Go on by a step of somebody else's; False when your program is to move, or the game is over."""
        if self.is_over():
            return False
        if self._public.waiting:
            self._wait(self._next())
            return True
        asked = [seat for seat, bot in self._bots.items() if bot.table.asked]
        if asked:
            self._wait(self._lines[asked[0]].move(self._bots[asked[0]].choice()))
        elif any(self._lines[seat].asked for seat in self._own):
            return False
        self._wait(self._next())
        return True

    def play_out(self) -> Outcome | None:
        """Go on until your program is to move, or to the end; return how the game ended, or None."""
        while self.step():
            pass
        return self.outcome()

    def save(self, file: str | Path) -> None:
        """Write the game to a file that `parlour.load`, `replay`, `verify` and `resume` read."""
        stored = self._wait(read_game(self._room.store, self._key))
        save_game(stored.saved, Path(file).absolute(), is_over=stored.is_over)

    def close(self) -> None:
        """Leave the table and close its room; a table that is forgotten closes by itself."""
        self._close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<{type(self).__name__} of {self.game.id}>\n{self.view}"

    # On the loop

    def _wait(self, work: Coroutine[Any, Any, T]) -> T:
        return self._loop.wait(work)

    async def _connect(self) -> None:
        """Connect everybody while no bot moves, and take in how the game begins."""
        for line in (*self._lines.values(), self._public):
            await line.open()
        await self._next()
        await self._room.set_pace(self._key, 0.0)

    async def _next(self) -> None:
        """Take in the next state of the table, on all lines."""
        seq = await self._public.take()
        for line in self._lines.values():
            while line.state is None or line.state.seq < seq:
                await line.take()

    async def _stored_match(self) -> Match:
        played = await self._room.room.archive.played(self._key, 1)
        return await self._room.room.archive.match(played)


class _QueuedTable(Table):
    """A client that takes in a state when it is told to, and everything else at once."""

    def __init__(self, transport: LocalTransport) -> None:
        super().__init__(transport)
        self.waiting: deque[m.State] = deque()

    def hear(self, message: m.RoomMessage | None) -> None:
        if not isinstance(message, m.State):
            super().hear(message)
            return
        self.waiting.append(message)
        self._requests.answer(message.re, message)
        self._changed.set()

    async def take(self) -> int:
        """Take in the next state and return its number; wait for it where there is none yet."""
        while not self.waiting:
            await self.changed()
        super().hear(self.waiting.popleft())
        assert self.state is not None
        return self.state.seq


async def _open_table(
    game: Game, rules: Any, cards: Sequence[SeatCard], seed: bytes | None
) -> tuple[LocalRoom, str, dict[int, str]]:
    """Return a room in memory, the key of the table in it, and the person on each chair of the program's."""
    models = home() / "models" if any(is_model(card.player) for card in cards) else None
    room = await LocalRoom.open(MemoryStore(), pace=_BEFORE_ALL_ARE_HERE, models=models, thinks_on_loop=True)
    key = await room.begin(game, rules, cards, seed=seed)
    state = await room.state(key)
    return room, key, {seat: chair.person for seat, chair in enumerate(state.chairs) if chair.person}


def _line(room: LocalRoom, key: str, person: str) -> _QueuedTable:
    return _QueuedTable(LocalTransport(room.room, key, person, texts=False))


def _bot_on(line: Table, bot: Bot) -> BotSeat:
    return BotSeat(line, lambda table: bot)


def _view_of(line: Table) -> View:
    assert line.view is not None, "the game has begun"
    return line.view


def _close(loop: LoopThread, room: LocalRoom) -> None:
    with suppress(TimeoutError):  # the program ends, and its threads with it
        loop.wait(room.close(), FAREWELL)
    loop.stop()
