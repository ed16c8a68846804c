"""The driver of a Unix terminal: Textual's own, but for what vanishes, stops or is no letter."""

import os
import select
import signal
import termios
from codecs import getincrementaldecoder
from contextlib import suppress
from typing import Any, Final

from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

_LOOKS_EVERY: Final = 0.1
_MOST_BYTES: Final = 4096
_TRIES: Final = 20
_GIVEN_BACK: Final = (
    "\x1b[?1000l\x1b[?1003l\x1b[?1015l\x1b[?1006l\x1b[?2004l\x1b[?7h\x1b[<u\x1b[?1049l\x1b[?25h\x1b[?1004l"
)
"""No mouse, no marked pastes, wrapped lines, usual keys, the usual screen and its cursor, no focus events."""


class TableDriver(LinuxDriver):
    """Reads keys and draws; what comes as a signal is heard by `exits`."""

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._file: Any = _Lasting(self._file)

    def _sigtstp_application(self, *_: object) -> None:
        """Do nothing: writing here could wait for a lock that the interrupted code holds."""

    _sigcont_application = _sigtstp_application

    def start_application_mode(self) -> None:
        """Begin to draw; a job that was sent into the background stops there, and tries again after that."""
        self._key_thread = None
        for _ in range(_TRIES):
            super().start_application_mode()  # type: ignore[no-untyped-call]
            if self._key_thread is not None:
                return
        self._app.lose_terminal()  # type: ignore[attr-defined]

    def run_input_thread(self) -> None:
        """Read keys until the application ends or the terminal is gone, of which Textual reads for ever."""
        parser = XTermParser(self._debug)
        decode = getincrementaldecoder("utf-8")("replace").decode
        while not self.exit_event.is_set():
            if select.select([self.fileno], [], [], _LOOKS_EVERY)[0]:
                typed = self._typed()
                if not typed:
                    return self._app.lose_terminal()  # type: ignore[attr-defined,no-any-return]
                if text := decode(typed):
                    self._tell(parser.feed(text))
            self._tell(parser.tick())
        return None

    def _typed(self) -> bytes:
        try:
            return os.read(self.fileno, _MOST_BYTES)
        except OSError:
            return b""

    def _tell(self, messages: Any) -> None:
        for message in messages:
            self.process_message(message)

    def give_back(self, last_words: str) -> None:
        """Restore the terminal at once, and wait neither for the writer nor for whoever should read."""
        with suppress(OSError, termios.error):
            if self.attrs_before is not None:
                termios.tcsetattr(self.fileno, termios.TCSANOW, self.attrs_before)
            terminal = os.open(os.ttyname(self.fileno), os.O_WRONLY | os.O_NONBLOCK | os.O_NOCTTY)
            os.write(terminal, f"{_GIVEN_BACK}{last_words}\r\n".encode())


class _Lasting:
    """A file whose writer never dies of a closed terminal: whoever writes would wait for it for ever."""

    def __init__(self, file: Any) -> None:
        self._file = file
        self.fileno = file.fileno

    def write(self, text: str) -> None:
        with suppress(OSError):
            self._file.write(text)

    def flush(self) -> None:
        with suppress(OSError):
            self._file.flush()


def stop_process() -> None:
    """Stop as after Ctrl-Z, until somebody wants us to go on; do nothing where nobody could."""
    before = signal.signal(signal.SIGTSTP, signal.SIG_DFL)
    os.kill(os.getpid(), signal.SIGTSTP)
    signal.signal(signal.SIGTSTP, before)
