"""Keeping a running game in its file move by move, and what is secret in the private one."""

import os
from pathlib import Path

from parlour.engine.play.position import Position
from parlour.engine.rules.loading import Tree
from parlour.match.errors import BadSave
from parlour.match.log import Advised, Turn, Undo
from parlour.match.match import Match
from parlour.match.store.file.durable import append, read_bytes, write_whole
from parlour.match.store.file.format import advised_tree, header_tree
from parlour.match.store.file.hash_chain import START, chained
from parlour.match.store.file.private_file import Private, private_path, remove_private, write_private
from parlour.match.store.file.shareable import Shareable
from parlour.match.store.port import Store
from parlour.match.whereabouts import with_cards


class GameFile(Store):
    """Writes one saved game. A move is on disk before it counts, so that a kill loses nothing played."""

    def __init__(self, path: Path, match: Match, *, shareable: Shareable, last_hash: str, size: int) -> None:
        self.path = path
        self.match = match
        self.shareable = shareable
        self.last_hash = last_hash
        self.size = size
        self._private = read_bytes(private_path(path))

    def enter(self, turn: Turn, after: Position) -> None:
        """Keeps the move that led to this position; sealed choices go into the private file only."""
        if self.shareable.sealed or after.sealed():
            self._seal([*self.shareable.sealed, turn])
        shareable, lines = self.shareable.entered(turn, after)
        self._go_on(shareable, with_cards(lines, self.match, [*self.match.played, turn]))
        if after.is_over():
            remove_private(self.path)

    def note(self, advised: Advised) -> None:
        """Keeps that somebody asked the house; everybody may know that."""
        self._go_on(self.shareable, [advised_tree(advised)])

    def take_back(self, undo: Undo) -> None:
        """Keeps that moves were taken back; the private file must not bring them again."""
        after, lines = self.shareable.taken_back(undo)
        self._seal(list(after.sealed), first=after.published + 1)
        self._go_on(after, lines)

    def catch_up(self, unpublished: list[Turn], position: Position) -> None:
        """Brings both files up to this position, which they may have missed in a kill."""
        self._seal(unpublished)
        shareable, lines = self.shareable.caught_up(unpublished, position)
        self._go_on(shareable, with_cards(lines, self.match, self.match.played))
        if position.is_over():
            remove_private(self.path)

    def _seal(self, turns: list[Turn], first: int | None = None) -> None:
        """Writes the private file anew, unless another table has written to it meanwhile."""
        if read_bytes(private_path(self.path)) != self._private:
            why = f"{private_path(self.path)} was changed by somebody else: the move was not saved."
            raise BadSave("changed-meanwhile", why)
        first = self.shareable.published + 1 if first is None else first
        sealed = dict(enumerate(turns, start=first))
        secret = self.shareable.provenance.secret
        self._private = write_private(self.path, Private(self.shareable.seed, sealed, secret))

    def _go_on(self, shareable: Shareable, lines: list[Tree]) -> None:
        """Puts the lines into the shareable file, after which it has come so far."""
        if lines:
            content, last = chained(self.last_hash, lines)
            append(self.path, content, self.size)
            self.size += len(content)
            self.last_hash = last
        self.shareable = shareable


def keep(match: Match, path: Path) -> None:
    """Saves this match in a file there, and from now on every move before it counts as played."""
    store = _begun(path, match)
    if match.played:
        store.catch_up(list(match.played), match.position)
    match.store = store


def _begun(path: Path, match: Match) -> GameFile:
    """A new file with its header, and the private one beside it; never over an older game."""
    if not path.name:
        raise BadSave("already-there", f"{path} is a folder: choose a name for the game.")
    for taken in (path, private_path(path)):
        if os.path.lexists(taken):
            raise BadSave("already-there", f"{taken} exists already: choose another name.")
    tree = header_tree(match.game.id, match.rules, match.seats, match.seed, match.provenance)
    content, last = chained(START, [tree])
    write_private(path, Private(match.seed, {}, match.provenance.secret))
    try:
        write_whole(path, content)
    except BadSave:
        remove_private(path)
        raise
    shareable = Shareable(match.seed, match.provenance)
    return GameFile(path, match, shareable=shareable, last_hash=last, size=len(content))
