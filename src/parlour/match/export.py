"""A match as the text of a saved game, and the facts of a saved game from its text: no file is touched.

This is how a game that is kept elsewhere, such as in a room's log, becomes a file that `parlour verify`,
`replay` and `resume` read, and how such a file becomes a game that is kept elsewhere.
"""

from collections.abc import Generator, Sequence
from typing import Any, NamedTuple

from parlour.engine.rules.game import Game
from parlour.match.card_history import telling_cards
from parlour.match.file.find_seed import published_seed
from parlour.match.file.format import Result, advised_tree, game_of, header_tree, rules_of
from parlour.match.file.hash_chain import START, chained
from parlour.match.file.private_file import Private
from parlour.match.file.reader import provenance_of
from parlour.match.file.record import Record
from parlour.match.file.shareable import Shareable
from parlour.match.log import Advised, Entry, Undo, play_again, run_to_end
from parlour.match.match import Match, SeatCard
from parlour.match.provenance import Provenance


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

    def match(self) -> Match:
        """The match before its first move."""
        assert self.seed is not None, "without a seed nothing can be dealt"
        match = Match(self.game, self.rules, self.seats, self.seed)
        match.provenance = self.provenance
        return match


def facts_of(match: Match, entries: Sequence[Entry] | None = None) -> SavedGame:
    """The facts of this match; the entries where some of its moves were taken back."""
    kept = match.played if entries is None else entries
    return SavedGame(match.game, match.rules, match.seats, match.seed, kept, match.provenance)


def exported(saved: SavedGame) -> bytes:
    """The shareable file: sealed choices are held back, and so is the seed until the end."""
    return run_to_end(exporting(saved))[0]


def exported_private(saved: SavedGame) -> bytes:
    """The private file that goes with it, for whoever may go on with the game: seed and sealed choices."""
    return run_to_end(exporting(saved))[1]


def exporting(saved: SavedGame) -> Generator[None, None, tuple[bytes, bytes]]:
    """Both files, in small steps: the game is played again for them, and others may want a turn meanwhile."""
    match = saved.match()
    shareable = Shareable(match.seed, saved.provenance)
    header = header_tree(saved.game.id, saved.rules, saved.seats, match.seed, saved.provenance)
    text, last = chained(START, [header])
    texts = [text]
    for entry in play_again(match, saved.entries):
        if isinstance(entry, Advised):
            due = [advised_tree(entry)]
        elif isinstance(entry, Undo):
            shareable, due = shareable.taken_back(entry)
        else:
            shareable, due = shareable.entered(entry, match.position)
        due = yield from telling_cards(due, match, match.played)
        text, last = chained(last, due)
        texts.append(text)
        yield
    sealed = dict(enumerate(shareable.sealed, start=shareable.published + 1))
    return b"".join(texts), Private(match.seed, sealed, saved.provenance.secret).written()


def imported(content: bytes) -> SavedGame:
    """The facts in the text of a saved game, or raises BadSave; its moves may be illegal."""
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
    )
