"""Which lines of a running game may be shared by now: sealed choices wait until all of them are in."""

from collections.abc import Sequence
from typing import NamedTuple

from parlour.engine.play.position import Position
from parlour.engine.rules.loading import Tree
from parlour.match.file.format import end_tree, turn_tree, undo_tree
from parlour.match.log import Turn, Undo
from parlour.match.provenance import Provenance


class Shareable(NamedTuple):
    """How far the lines of a game have come: so many moves stand in them, and some wait to be published."""

    seed: bytes
    provenance: Provenance
    published: int = 0
    sealed: tuple[Turn, ...] = ()

    def entered(self, turn: Turn, after: Position) -> "tuple[Shareable, list[Tree]]":
        """The next state, and the lines that the turn which led to this position brings."""
        return self.caught_up([*self.sealed, turn], after)

    def caught_up(self, waiting: Sequence[Turn], after: Position) -> "tuple[Shareable, list[Tree]]":
        """The same with all turns that are not published yet, the last of which led to this position."""
        if after.sealed():
            return self._replace(sealed=tuple(waiting)), []
        lines = [turn_tree(n, turn) for n, turn in enumerate(waiting, start=self.published + 1)]
        outcome = after.outcome()
        if outcome is not None:
            lines.append(end_tree(outcome, self.seed, self.provenance))
        return self._replace(published=self.published + len(waiting), sealed=()), lines

    def taken_back(self, undo: Undo) -> "tuple[Shareable, list[Tree]]":
        """The next state and the lines after an undo; what was never published is just gone."""
        left = len(self.sealed) - undo.moves
        if left >= 0:
            return self._replace(sealed=self.sealed[:left]), []
        line = undo_tree(Undo(-left, undo.by, undo.at))
        return self._replace(published=self.published + left, sealed=()), [line]
