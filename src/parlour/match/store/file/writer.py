"""Keeping a running game in its file move by move, and what is secret in the private one."""

import json
import os
from collections.abc import Iterable
from pathlib import Path

from parlour.engine.play.position import Position
from parlour.engine.rules.loading import Tree
from parlour.match.errors import BadSave
from parlour.match.match import Match
from parlour.match.store.file.durable import append, read_bytes, write_whole
from parlour.match.store.file.format import end_tree, header_tree, turn_tree
from parlour.match.store.file.hash_chain import START, hashed
from parlour.match.store.file.private_file import private_path, remove_private, write_private
from parlour.match.store.port import Store, Turn


class GameFile(Store):
    """Writes one saved game. A move is on disk before it counts, so that a kill loses nothing played."""

    def __init__(self, path: Path, seed: bytes, *, last_hash: str, size: int, published: int) -> None:
        self.path = path
        self.seed = seed
        self.last_hash = last_hash
        self.size = size
        self.published = published
        self.sealed: list[Turn] = []
        self._private = read_bytes(private_path(path))

    def enter(self, turn: Turn, after: Position) -> None:
        """Keeps the move that led to this position; sealed choices go into the private file only."""
        waiting = [*self.sealed, turn]
        if self.sealed or after.sealed():
            self._seal(waiting)
        if not after.sealed():
            self.publish(waiting, after)
            waiting = []
        self.sealed = waiting

    def catch_up(self, unpublished: list[Turn], position: Position) -> None:
        """Brings both files up to this position, which they may have missed in a kill."""
        self._seal(unpublished)
        self.sealed = unpublished
        if not position.sealed() and (unpublished or position.is_over()):
            self.publish(unpublished, position)
            self.sealed = []

    def _seal(self, turns: list[Turn]) -> None:
        """Writes the private file anew, unless another table has written to it meanwhile."""
        if read_bytes(private_path(self.path)) != self._private:
            why = f"{private_path(self.path)} was changed by somebody else: the move was not saved."
            raise BadSave("changed-meanwhile", why)
        self._private = write_private(self.path, self.seed, turns, self.published + 1)

    def publish(self, turns: list[Turn], after: Position) -> None:
        """Puts moves into the shareable file, and at the end of the game the result and the seed."""
        trees = [turn_tree(n, turn) for n, turn in enumerate(turns, start=self.published + 1)]
        outcome = after.outcome()
        if outcome is not None:
            trees.append(end_tree(outcome, self.seed))
        self._append(trees)
        self.published += len(turns)
        if outcome is not None:
            remove_private(self.path)

    def _append(self, trees: Iterable[Tree]) -> None:
        lines, last = [], self.last_hash
        for tree in trees:
            lines.append(hashed(last, tree))
            last = lines[-1]["hash"]
        content = _written(lines)
        append(self.path, content, self.size)
        self.size += len(content)
        self.last_hash = last


def keep(match: Match, path: Path) -> None:
    """Saves this new match in a file there, and from now on every move before it counts as played."""
    assert not match.played, "a match is kept from its first move"
    header = header_tree(match.game.id, match.rules, match.seats, match.seed, seed_given=match.seed_given)
    match.store = _begun(path, header, match.seed)


def _begun(path: Path, tree: Tree, seed: bytes) -> GameFile:
    """A new file with its header, and the private one beside it; never over an older game."""
    if not path.name:
        raise BadSave("already-there", f"{path} is a folder: choose a name for the game.")
    for taken in (path, private_path(path)):
        if os.path.lexists(taken):
            raise BadSave("already-there", f"{taken} exists already: choose another name.")
    header = hashed(START, tree)
    content = _written([header])
    write_private(path, seed, [], first=1)
    try:
        write_whole(path, content)
    except BadSave:
        remove_private(path)
        raise
    return GameFile(path, seed, last_hash=header["hash"], size=len(content), published=0)


def _written(trees: Iterable[Tree]) -> bytes:
    """Lines as the bytes of a file."""
    return "".join(json.dumps(tree, separators=(",", ":")) + "\n" for tree in trees).encode()
