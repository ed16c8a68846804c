"""A match as the text of a saved game, and the facts of a saved game from its text: no file is touched.

This is how a game that is kept elsewhere, such as in a room's log, becomes a file that `parlour verify`,
`replay` and `resume` read, and how such a file becomes a game that is kept elsewhere.
"""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from parlour.engine.play.position import Position
from parlour.engine.play.start import Start
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree
from parlour.match.card_history import add_card_history
from parlour.match.file.find_seed import published_seed
from parlour.match.file.format import (
    Result,
    advised_tree,
    end_tree,
    game_of,
    header_tree,
    rules_of,
    start_tree,
    turn_tree,
    undo_tree,
)
from parlour.match.file.hash_chain import START, chain_lines
from parlour.match.file.private_file import Private
from parlour.match.file.reader import provenance_of
from parlour.match.file.record import Record
from parlour.match.log import Advised, Entry, Turn, Undo, play_again, run_to_end
from parlour.match.match import Match, SeatCard
from parlour.match.provenance import Provenance, read_start


class Shareable(NamedTuple):
    """How far the lines of a game have come: so many moves stand in them, and some wait to be published."""

    seed: bytes
    provenance: Provenance
    published: int = 0
    sealed: tuple[Turn, ...] = ()

    def entered(self, turn: Turn, after: Position) -> "tuple[Shareable, list[Tree]]":
        """Return the next state, and the lines that the turn which led to this position brings."""
        return self.caught_up([*self.sealed, turn], after)

    def caught_up(self, waiting: Sequence[Turn], after: Position) -> "tuple[Shareable, list[Tree]]":
        """Return the same for all turns that are not published yet; the last of them led to this position."""
        if after.sealed():
            return self._replace(sealed=tuple(waiting)), []
        lines = [turn_tree(n, turn) for n, turn in enumerate(waiting, start=self.published + 1)]
        outcome = after.outcome()
        if outcome is not None:
            lines.append(end_tree(outcome, self.seed, self.provenance))
        return self._replace(published=self.published + len(waiting), sealed=()), lines

    def taken_back(self, undo: Undo) -> "tuple[Shareable, list[Tree]]":
        """Return the next state and the lines after an undo; what was never published is just gone."""
        left = len(self.sealed) - undo.moves
        if left >= 0:
            return self._replace(sealed=self.sealed[:left]), []
        line = undo_tree(Undo(-left, undo.by, undo.at))
        return self._replace(published=self.published + left, sealed=()), [line]


class SavedGame(NamedTuple):
    """All facts of a saved game. A seed that is still secret, or never told, is none when it is read."""

    game: Game
    rules: Any
    seats: Sequence[SeatCard]
    seed: bytes | None
    entries: Sequence[Entry]
    provenance: Provenance = Provenance()
    result: Result | None = None
    """As it is written down; a game that is exported gets the result that it has."""
    start: Start | None = None
    """What its one deal goes on from; none where a whole game is played."""

    def match(self) -> Match:
        """Return the match before its first move."""
        assert self.seed is not None, "without a seed nothing can be dealt"
        match = Match(self.game, self.rules, self.seats, self.seed, None, self.start)
        match.provenance = self.provenance
        return match


def facts_of(match: Match, entries: Sequence[Entry] | None = None) -> SavedGame:
    """Return the facts of this match, with these entries where some of its moves were taken back."""
    kept = match.played if entries is None else entries
    return SavedGame(
        match.game, match.rules, match.seats, match.seed, kept, match.provenance, start=match.start
    )


def export_game(saved: SavedGame) -> bytes:
    """Return the shareable file: sealed choices are held back, and so is the seed until the end."""
    return run_to_end(export_steps(saved))[0]


def export_private(saved: SavedGame) -> bytes:
    """Return the private file beside it, for whoever may go on with the game: seed and sealed choices."""
    return run_to_end(export_steps(saved))[1]


def export_steps(saved: SavedGame) -> Generator[None, None, tuple[bytes, bytes]]:
    """Return both files after small steps: the game is played again, and others may want a turn meanwhile."""
    match = saved.match()
    shareable = Shareable(match.seed, saved.provenance)
    header = header_tree(saved.game.id, saved.rules, match.seats, match.seed, saved.provenance)
    text, last = chain_lines(START, [header | start_tree(saved.start)])
    texts = [text]
    for entry in play_again(match, saved.entries):
        if isinstance(entry, Advised):
            due = [advised_tree(entry)]
        elif isinstance(entry, Undo):
            shareable, due = shareable.taken_back(entry)
        else:
            shareable, due = shareable.entered(entry, match.position)
        due = yield from add_card_history(due, match, match.played)
        text, last = chain_lines(last, due)
        texts.append(text)
        yield
    sealed = dict(enumerate(shareable.sealed, start=shareable.published + 1))
    return b"".join(texts), Private(match.seed, sealed, saved.provenance.secret).written()


def import_game(content: bytes) -> SavedGame:
    """Return the facts in the text of a saved game, whose moves may be illegal; raise BadSave."""
    record = Record(content)
    if record.complaint is not None:
        raise record.complaint
    game = game_of(record.header)
    return SavedGame(
        game,
        rules_of(record.header, game),
        record.header.seats,
        published_seed(record),
        record.entries,
        provenance_of(record),
        record.ending.end if record.ending is not None else None,
        read_start(record.header.start),
    )
