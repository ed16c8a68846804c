"""Reading a saved game line by line, as far as its lines are sound; no card is dealt for it."""

import re
from pathlib import Path

from parlour.engine.errors import BadMove, BadRules
from parlour.engine.play.move_json import move_from
from parlour.engine.printable import made_printable
from parlour.engine.rules.loading import Tree, raw_tree
from parlour.match.errors import BadSave, at_line
from parlour.match.file.durable import read_bytes
from parlour.match.file.format import (
    AdvisedLine,
    EndLine,
    HeaderLine,
    MoveLine,
    UndoLine,
    check_format,
    check_header,
    typed_line,
)
from parlour.match.file.hash_chain import START, line_hash
from parlour.match.log import Advised, Entry, Turn, Undo

_JSON_PLACE = re.compile(r"line 1 (column \d+) \(char \d+\)")


class Record:
    """The sound lines of a saved game, and the complaint about the first line that is not.

    There is an entry for each line after the first; `turns` are those that nobody took back.
    """

    def __init__(self, content: bytes) -> None:
        self.lines = content.split(b"\n")
        self.torn = self.lines.pop()
        if self.torn:
            self.lines.append(self.torn)
        self.hashes: list[str] = []
        self.entries: list[Entry] = []
        self.turns: list[Turn] = []
        self.ending: EndLine | None = None
        self.complaint: BadSave | None = None
        self.header = self._read_header()
        self._read_on()

    @property
    def advised(self) -> list[Advised]:
        """Return who asked the house what it would play, and when."""
        return [entry for entry in self.entries if isinstance(entry, Advised)]

    def first_lines(self, count: int) -> bytes:
        """Return the first so many lines as they stand in the file."""
        return b"".join(line + b"\n" for line in self.lines[:count])

    def _read_header(self) -> HeaderLine:
        if not self.lines:
            raise BadSave("not-a-saved-game", "The file is empty.")
        tree = self._tree(1)
        header = typed_line(1, tree, HeaderLine)
        check_header(header)
        return header

    def _read_on(self) -> None:
        try:
            for number in range(2, len(self.lines) + 1):
                self._read_line(number)
        except BadSave as error:
            self.complaint = error

    def _read_line(self, number: int) -> None:
        if self.ending is not None:
            raise at_line(number, "after-the-end", "comes after the end of the game")
        tree = self._tree(number)
        if "end" in tree:
            self.ending = self._end(number, typed_line(number, tree, EndLine))
        elif "advised" in tree:
            self.entries.append(self._advised(number, typed_line(number, tree, AdvisedLine)))
        elif "undo" in tree:
            self._take_back(number, typed_line(number, tree, UndoLine))
        else:
            self.turns.append(self._turn(number, typed_line(number, tree, MoveLine)))
            self.entries.append(self.turns[-1])

    def _end(self, number: int, line: EndLine) -> EndLine:
        if not line.seed and self.header.reveal == "end":
            raise at_line(number, "bad-line", "is wrong: it has no seed")
        if line.cards and not line.seed:
            raise at_line(number, "bad-line", "is wrong: it tells cards without the seed")
        if (line.seed or line.secret) and self.header.reveal == "never":
            raise at_line(number, "bad-line", "is wrong: it tells a seed that is never to be told")
        return line

    def _advised(self, number: int, line: AdvisedLine) -> Advised:
        self._check_seat(number, line.seat)
        return Advised(line.seat, line.advised, line.at)

    def _check_seat(self, number: int, seat: int) -> None:
        if not 0 <= seat < len(self.header.seats):
            raise at_line(number, "bad-line", f"is wrong: there is no seat {seat}")

    def _take_back(self, number: int, line: UndoLine) -> None:
        if line.undo > len(self.turns):
            why = f"takes back {line.undo} moves, and there are only {len(self.turns)}"
            raise at_line(number, "wrong-number", why)
        del self.turns[-line.undo :]
        self.entries.append(Undo(line.undo, line.by, line.at))

    def _turn(self, number: int, line: MoveLine) -> Turn:
        self._check_seat(number, line.seat)
        due = len(self.turns) + 1
        if line.n != due:
            raise at_line(number, "wrong-number", f"is move {line.n}, but move {due} is due")
        try:
            return Turn(line.seat, move_from(line.move), line.by, line.at)
        except BadMove as error:
            raise at_line(number, "bad-line", f"is wrong: {error.sentence.rstrip('.')}") from None

    def _tree(self, number: int) -> Tree:
        """Return the line with its hash checked, and made printable after that."""
        try:
            tree = raw_tree(self.lines[number - 1], "it")
        except BadRules as error:
            raise self._unreadable(number, error.sentence) from None
        if number == 1:
            check_format(tree)
        self._check_hash(number, tree)
        shown: Tree = made_printable(tree)
        return shown

    def _unreadable(self, number: int, why: str) -> BadSave:
        if self.torn and number == len(self.lines):
            kept = (
                f"the game is kept up to line {number - 1}" if number > 1 else "nothing of the game is left"
            )
            return at_line(number, "cut-off", f"is cut off: {kept}")
        plain = _JSON_PLACE.sub(r"\1", why.rstrip("."))
        return at_line(number, "not-json", f"cannot be read: {plain}")

    def _check_hash(self, number: int, tree: Tree) -> None:
        """Refuse a line whose hash does not fit its content and the line before it."""
        fitting = line_hash(self.hashes[-1] if self.hashes else START, tree)
        if tree.get("hash") != fitting:
            raise at_line(number, "wrong-hash", "was edited: its hash does not fit")
        self.hashes.append(fitting)


def read_record(path: Path) -> Record:
    return Record(read_bytes(path))
