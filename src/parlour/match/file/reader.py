"""Saved games as matches again, as far as the file is sound."""

from collections.abc import Iterator
from pathlib import Path

from parlour.cards.shuffle import Shuffle
from parlour.engine.errors import BadRules, Refused
from parlour.match.errors import BadSave, at_line
from parlour.match.file.durable import write_whole
from parlour.match.file.find_seed import kept_seed, published_seed
from parlour.match.file.format import game_of, is_result, rules_of
from parlour.match.file.private_file import Private
from parlour.match.file.record import Record, read_record
from parlour.match.log import Turn, play_again
from parlour.match.match import Match
from parlour.match.provenance import Provenance, is_digest, read_start


class Loaded:
    """A saved game as it was found: the match, the complaint if there is one, and whether it is finished."""

    def __init__(self, path: Path, record: Record, match: Match, private: Private | None) -> None:
        self.path = path
        self.record = record
        self.match = match
        self.complaint = record.complaint
        self.finished = False
        self.sound = 1
        self.is_running = private is not None
        self._replay(record)
        self.published = match.n
        self._unseal(private.sealed if private else {})

    def _replay(self, record: Record) -> None:
        """Play the moves of the file; the first that is illegal ends what is sound."""
        try:
            for number in play_lines(self.match, record):
                self.sound = number
            if record.ending is not None:
                check_ending(self.match, record)
                self.finished = True
        except BadSave as error:
            self.complaint = error

    def _unseal(self, sealed: dict[int, Turn]) -> None:
        """Play the moves that only the private file has."""
        while not self.finished and (turn := sealed.get(self.match.n + 1)):
            try:
                self.match.follow(turn)
            except Refused as error:
                self.complaint = BadSave("bad-seed-file", f"The private file is not sound: {error.sentence}")
                return

    def unpublished(self) -> list[Turn]:
        """Return the moves that are not in the shareable file yet."""
        return list(self.match.played[self.published :])


def load(path: Path) -> Loaded:
    """Return the saved game at this path; raise BadSave when nothing of it can be kept."""
    record = read_record(path)
    seed = published_seed(record)
    if seed is not None:
        return Loaded(path, record, first_position(record, seed), None)
    private = kept_seed(path, record)
    match = first_position(record, private.seed)
    match.provenance = match.provenance._replace(secret=private.secret)
    return Loaded(path, record, match, private)


def first_position(record: Record, seed: bytes, shuffle: Shuffle | None = None) -> Match:
    """Return the match of this record before its first move; the shuffle is the seed's, however watched."""
    game = game_of(record.header)
    rules = rules_of(record.header, game)
    try:
        match = Match(game, rules, record.header.seats, seed, shuffle, read_start(record.header.start))
    except BadRules as error:
        raise BadSave(error.code, f"Line 1: {error.sentence}") from None
    match.provenance = provenance_of(record)
    return match


def provenance_of(record: Record) -> Provenance:
    """Return what the file says of its seed; the room's secret only where it is told."""
    header, told = record.header, record.ending.secret if record.ending is not None else ""
    secret = bytes.fromhex(told) if is_digest(told) else b""
    return Provenance(header.seed_given, header.mix, secret, header.reveal)


def play_lines(match: Match, record: Record) -> Iterator[int]:
    """Play the lines after the header one by one, and yield the number of each that is legal."""
    number = 1
    try:
        for number, _ in enumerate(play_again(match, record.entries), start=2):
            yield number
    except Refused as error:
        why = f"is not a legal move: {error.sentence.rstrip('.')}"
        raise at_line(number + 1, "illegal-move", why) from None


def check_ending(match: Match, record: Record) -> None:
    """Refuse a result that is not the result of the game."""
    number, outcome, ending = len(record.entries) + 2, match.outcome(), record.ending
    if outcome is None:
        raise at_line(number, "wrong-end", "ends a game that is not over")
    if ending is None or not is_result(ending.end, outcome, record.header.parlour):
        raise at_line(number, "wrong-end", "has another result than the game")


def cannot_resume() -> BadSave:
    """Return the refusal of going on with a game that is over."""
    return BadSave("finished", "This game is finished: it can be replayed and verified, not resumed.")


def keep_broken(loaded: Loaded) -> None:
    """Lay a copy of a file with an unsound end aside, before what is sound of it is written anew."""
    content = b"\n".join(loaded.record.lines) + (b"" if loaded.record.torn else b"\n")
    if loaded.complaint is not None and content != loaded.record.first_lines(loaded.sound):
        write_whole(_spare_name(loaded.path), content)


def _spare_name(path: Path) -> Path:
    """Return a name for the broken file that no other broken file has."""
    spare, number = path.with_name(f"{path.name}.broken"), 2
    while spare.exists():
        spare, number = path.with_name(f"{path.name}.broken-{number}"), number + 1
    return spare
