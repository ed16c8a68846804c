"""Going on with a saved game in the same file."""

from pathlib import Path

from parlour.match.errors import BadSave
from parlour.match.match import Match
from parlour.match.store.file.durable import write_whole
from parlour.match.store.file.loading import Loaded
from parlour.match.store.file.writer import Logbook


def resume(loaded: Loaded) -> Match:
    """The match, kept in its file again; an unsound end is cut off, and a copy with it laid aside first."""
    check_open(loaded)
    sound = mended(loaded)
    match = loaded.match
    match.logbook = Logbook(
        loaded.path,
        match.seed,
        last_hash=loaded.record.hashes[loaded.published],
        size=len(sound),
        published=loaded.published,
    )
    match.logbook.catch_up(loaded.unpublished(), match.position)
    return match


def check_open(loaded: Loaded) -> None:
    """Only a game whose seed is still secret can go on fairly."""
    if loaded.finished:
        raise BadSave("finished", "This game is finished: it can be replayed and verified, not resumed.")
    if not loaded.is_running:
        raise BadSave("seed-is-out", "The seed of this game is published, so nobody can play on fairly.")


def mended(loaded: Loaded) -> bytes:
    """The file cut down to its sound lines, with the broken one kept beside it."""
    content = b"\n".join(loaded.record.lines) + (b"" if loaded.record.torn else b"\n")
    sound = loaded.record.first_lines(loaded.published + 1)
    if content == sound:
        return sound
    if loaded.complaint is not None:
        write_whole(spare_name(loaded.path), content)
    write_whole(loaded.path, sound)
    return sound


def spare_name(path: Path) -> Path:
    """A name for the broken file that no other broken file has."""
    spare, number = path.with_name(f"{path.name}.broken"), 2
    while spare.exists():
        spare, number = path.with_name(f"{path.name}.broken-{number}"), number + 1
    return spare
