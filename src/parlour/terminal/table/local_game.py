"""A game at this screen: a table of a room in this process, kept in this machine's store after every move."""

import logging
import sys
from contextlib import suppress
from pathlib import Path
from queue import Queue
from shlex import quote
from typing import Final, Protocol

from parlour.client.local_games import SavedFiles, file_content, write_game
from parlour.client.local_room import LocalLimits, LocalRoom
from parlour.client.loop_thread import FAREWELL, LoopThread
from parlour.engine.errors import ParlourError
from parlour.engine.words.phrasebook import ENGLISH
from parlour.folders import home, room_file
from parlour.match.errors import BadFolder
from parlour.match.file.durable import reason
from parlour.match.file.folder import new_save
from parlour.players.kinds import remarks_on
from parlour.storage.sqlite.store import SqliteStore
from parlour.storage.store import Store
from parlour.tables.state import TableState
from parlour.terminal.clock import TurnClock
from parlour.terminal.closing import command, resume_line
from parlour.terminal.errors import ASKED, Left, Unclear
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.company import Company
from parlour.terminal.table.hot_seat import PUBLIC
from parlour.terminal.table.sitting import Sitting
from parlour.terminal.table.snapshot import PLAYING, Snapshot
from parlour.terminal.table.thread import TableThread

_LOGGERS: Final = ("parlour", "asyncio", "uvicorn", "websockets")
_SHORT: Final = 8
"""So many letters of a table's key tell it from the others of this machine."""
_PACE: Final = 0.7
"""Seconds of the screen's own moment for each second of a room's pace: 0.35 is a quarter of the usual."""


class Door(Protocol):
    """Where others come in to the room of this process."""

    def open(self, *, everywhere: bool) -> str:
        """Return the address at which the room answers, for this machine or for its network."""

    def show(self, link: str) -> None:
        """Open the browser there, where one can be opened."""

    async def close(self) -> None:
        """Let nobody in any more; on the room's loop."""


class LocalGame:
    """The room of this process and the table at this screen, until it is closed."""

    def __init__(self, screen: Screen, store: Store | None = None) -> None:
        """Open the room; games of a store that is given are kept there alone, and written to no file."""
        _keep_logs_off_the_screen()
        self.screen = screen
        self._has_files = store is None
        self.loop = LoopThread()
        self._file = room_file()
        self.room: LocalRoom = self.loop.wait(self._open(store or _usual_store()))
        self.door: Door | None = None
        """Where others come in to the room of this process, once somebody wants that."""
        self.table = ""
        self.save: Path | None = None
        self.state: TableState | None = None
        self._known = b""
        self._clients: dict[int, TableThread] = {}

    async def _open(self, store: Store) -> LocalRoom:
        screen, clock = self.screen, self.screen.clock
        limits = LocalLimits(
            clock="none" if clock is None else "rules",
            seconds=0 if clock is None else clock.own_seconds or 0,
        )
        return await LocalRoom.open(
            store, pace=screen.moment * _PACE, models=home() / "models", limits=limits
        )

    def play(self, table: str, save: Path | None = None) -> int:
        """Play at the table until somebody leaves, and return the exit code."""
        self.table, self.save = table, save
        self._known = file_content(save)
        with self.screen.signals() as signals:
            try:
                return self._play()
            finally:
                with signals.closing():
                    self.close()

    def _play(self) -> int:
        """Sit everybody down who is here, and stay."""
        state = self.state = self.loop.wait(self.room.state(self.table))
        self.screen.parting = [self._resume_line()]
        inbox: Queue[Snapshot | str] = Queue()
        with self.screen.listening(inbox):
            company = self._sit_down(state, inbox)
            try:
                self._introduce(state)
                Sitting(company).stay()
            except (Left, ParlourError) as error:
                if company.shown.status == PLAYING:
                    with suppress(Left):
                        company.viewers.leave()
                if not isinstance(error, Left):
                    raise
                return self._say_goodbye(company.shown, error.exit_code)
            finally:
                company.inbox.give_back()
        return ASKED

    def _sit_down(self, state: TableState, inbox: "Queue[Snapshot | str]") -> Company:
        """Connect everybody at this screen; several people also have somebody who sees what all may see."""
        chairs = [chair for chair in state.chairs if chair.is_person() and self.room.is_here(chair.person)]
        people = dict(enumerate([chair.person for chair in chairs] or [""]))
        if len(people) > 1:
            people[PUBLIC] = ""
        for session, person in people.items():
            client = self.room.connect(self.table, person, self.screen.words.language, texts=False)
            self._clients[session] = TableThread(self.loop, client, inbox, session=session)
        firsts = {session: client.enter() for session, client in self._clients.items()}
        return Company(self._clients, firsts, self.screen, local=self, clock=self._clock())

    # What a table of this screen can do

    def history(self, viewer: int | None) -> list[str]:
        return self.loop.wait(self.room.history(self.table, viewer, self.screen.words.language))

    def promise_lines(self) -> list[str]:
        words = self.screen.words
        promise, is_given = self.loop.wait(self.room.promise(self.table))
        given = [words("sitting.seed-given")] if is_given else []
        return [words("sitting.commitment", commitment=promise), *given]

    def statistics(self) -> str:
        from parlour.terminal.home.kept import statistics  # reads all saved games: not for a table of its own

        return statistics(self.screen)

    def skip(self) -> None:
        self.loop.wait(self.room.set_pace(self.table, 0.0))

    def take_time(self) -> None:
        self.room.bots.pace = self.screen.moment * _PACE

    def carry_out(self, line: str) -> bool:
        words = self.screen.words
        if words.means(line, "word.browser"):
            self._continue_in_browser()
        elif words.means(line, "word.invite"):
            link = f"{self._open_door(everywhere=True)}/t/{self.table}"
            self.screen.page(words("local.invited", link=link))
        else:
            return False
        return True

    def _open_door(self, *, everywhere: bool) -> str:
        if self.door is None:
            raise Unclear("not-elsewhere", "local.not-elsewhere")
        return self.door.open(everywhere=everywhere)

    def _continue_in_browser(self) -> None:
        """Open the own seat in the browser too; a screen that several people share has no seat of its own."""
        token = "" if PUBLIC in self._clients else self.loop.wait(self.room.seat_token(self.table))
        if not token or self.door is None:
            raise Unclear("not-elsewhere", "local.not-elsewhere")
        link = f"{self._open_door(everywhere=False)}/t/{self.table}#seat={token}"
        self.door.show(link)
        self.screen.page(self.screen.words("local.in-browser", link=link))

    def command_lines(self) -> list[str]:
        words = self.screen.words
        keys = {"browser": words("word.browser"), "invite": words("word.invite")}
        return [words("command.browser", word=keys["browser"]), words("command.invite", word=keys["invite"])]

    # What is said before and after

    def _introduce(self, state: TableState) -> None:
        """Say what is not as it seems, and what is promised about the cards."""
        words = self.screen.words
        bots = [chair.player for chair in state.chairs if chair.player and not chair.is_person()]
        remarks = remarks_on(bots, state.game, state.rules, len(state.chairs))
        if words.language not in (ENGLISH, *state.game.languages()):
            remarks.append(words("menu.language-wrong", game=state.rules.metadata.display_name))
        for remark in remarks:
            if self.screen.keeps_text:
                print(remark, file=sys.stderr, flush=True)
            else:
                self.screen.happened(remark)
        for line in self.promise_lines():
            self.screen.happened(line)

    def _resume_line(self) -> str:
        name = str(self.save) if self.save is not None else self.table[:_SHORT]
        return resume_line(name, self.screen.words, self._clock())

    def _clock(self) -> TurnClock | None:
        """Return the clock that runs here; whoever learns has as much time as they like."""
        is_guided = self.state is not None and self.state.settings.guided
        return None if is_guided else self.screen.clock

    def _say_goodbye(self, now: Snapshot, exit_code: int) -> int:
        """Say how to go on, where text stays; a closed terminal hears nothing."""
        if now.status == PLAYING and self.screen.keeps_text:
            with suppress(Left):
                self.screen.say("\n" + "\n".join(self.screen.parting))
        return exit_code

    # Files

    def game_over(self, number: int) -> list[str]:
        if not self._has_files or self.state is None:
            return []
        words = self.screen.words
        path = self.save or new_save(self.state.game.id)
        write_game(self._file, self.table, path, number=number, known=self._known)
        self._forget_file()
        file = quote(str(path))
        return [
            words("end.kept", path=str(path)),
            words("end.verify", command=command(), file=file),
            words("end.replay", command=command(), file=file),
        ]

    def _forget_file(self) -> None:
        """Let the next game at this table have another file."""
        self.save, self._known = None, b""
        SavedFiles().detach(self.table)

    def close(self) -> None:
        """Close the room, and write the file of a game that goes on later."""
        with suppress(TimeoutError):
            self.loop.wait(self._end(), FAREWELL)
        self.loop.stop()
        if self.save is not None:
            write_game(self._file, self.table, self.save, known=self._known)

    async def _end(self) -> None:
        for client in self._clients.values():
            await client.end()
        if self.door is not None:
            await self.door.close()
        await self.room.close()


def _keep_logs_off_the_screen() -> None:
    """Give the loggers of a room somewhere to write: by themselves they would write over the table."""
    for name in _LOGGERS:
        logging.getLogger(name).addHandler(logging.NullHandler())


def _usual_store() -> SqliteStore:
    """Return the store of this machine; refuses a folder that cannot be written with a sentence about it."""
    try:
        home().mkdir(parents=True, exist_ok=True)
    except OSError as error:
        why = f"Games cannot be saved in {home()}: {reason(error)}. Set PARLOUR_HOME to a folder of yours."
        raise BadFolder("no-place-for-saves", why) from None
    return SqliteStore(room_file())
