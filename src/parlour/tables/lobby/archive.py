"""The archive: games that were played or are on, found by whoever played them, and seen again."""

import asyncio
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from parlour.cards.seeds import mixed_seed
from parlour.engine.errors import ParlourError
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.audience import EVERYONE
from parlour.engine.words.phrasebook import ENGLISH
from parlour.match.export import SavedGame, exported
from parlour.match.match import Match
from parlour.match.provenance import Provenance, mix_of
from parlour.match.store.port import Advised, Entry, Turn, Undo
from parlour.storage.rows import GameLine, Row
from parlour.storage.store import Store
from parlour.tables.lobby.kept_rules import kept_rules
from parlour.tables.rows import entries
from parlour.tables.rows.drafts import entry_of
from parlour.tables.settings import TableSettings
from parlour.wire.catalogue import catalogue
from parlour.wire.lean import Scene
from parlour.wire.messages import Told

MOST_FRAMES: Final = 200
_AT_A_STRETCH: Final = 200
"""So many moves are played again before others have their turn: about three milliseconds."""
_SHOWN_AT_A_STRETCH: Final = 20


class NoSuchGame(ParlourError):
    """There is no such game at this table."""


class NotYours(ParlourError):
    """Only others may see this, or nobody yet."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after n moves through one viewer's eyes, and what the last move told them."""

    n: int
    at: int
    common: msgspec.Raw
    own: msgspec.Raw
    by: str = ""
    events: list[Told] = []
    open: dict[int, list[int]] = {}
    """By the places of zones, all their cards: only where everything is told, and asked for."""


class Replay(msgspec.Struct, frozen=True, omit_defaults=True, rename="camel"):
    """Some frames of a game; `moves` is how many there are in all, `eyes` the seats that may be chosen."""

    game: str
    number: int
    moves: int
    over: bool
    viewer: int | None
    eyes: list[int]
    names: list[str]
    catalogue: msgspec.Raw
    frames: list[Frame]


class Played(NamedTuple):
    """A game as its rows tell it."""

    settings: TableSettings
    begin: entries.Begin
    began: int
    people: list[str]
    """For each seat its person's number, or "" for a bot's."""
    rows: list[Row]
    """The moves that count: those that were taken back are left out."""
    kept: list[Entry]
    """All that happened to the match, moves that were taken back too."""
    end: entries.End | None
    ended: int

    def eyes(self, person: str) -> list[int]:
        """Through which seats' eyes this person may look: their own, and everybody's once all is told."""
        if self.end is not None and self.settings.reveal == "end":
            return list(range(len(self.people)))
        return [seat for seat, other in enumerate(self.people) if person and other == person]


class Archive:
    """Looks back on what the store has kept."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def games_of(self, person: str) -> list[GameLine]:
        """This person's games, running ones too, the newest first."""
        return await self._store.games(person=person)

    async def played(self, table: str, number: int) -> Played:
        """The game of this number; NoSuchGame."""
        found = played_in(await self._store.rows(table), number)
        if found is None:
            raise NoSuchGame("no-such-game", "There is no such game at this table.")
        return found

    async def match(self, played: Played, n: int | None = None) -> Match:
        """The match after all its moves, or after so many; it is played again without holding others up."""
        rules = await kept_rules(self._store, played.settings.the_game(), played.begin.rules)
        begin = played.begin
        match = Match(played.settings.the_game(), rules, begin.seats, bytes.fromhex(begin.seed))
        for place, row in enumerate(played.rows[:n]):
            _step(match, row)
            if place % _AT_A_STRETCH == 0:
                await asyncio.sleep(0)
        return match

    async def exported(self, person: str, played: Played) -> bytes:
        """The game as a saved file, to its players alone until it ends, and without its seed until then."""
        if person not in played.people or not person:
            check_eyes(played, person, None)
        return exported(await self.saved(played))

    async def saved(self, played: Played) -> SavedGame:
        """All facts of the game, for whoever may know them."""
        game, begin = played.settings.the_game(), played.begin
        rules = await kept_rules(self._store, game, begin.rules)
        seed = bytes.fromhex(begin.seed)
        return SavedGame(game, rules, begin.seats, seed, played.kept, _provenance(played))

    async def replay(
        self,
        person: str,
        played: Played,
        viewer: int | None,
        *,
        first: int = 0,
        language: str = ENGLISH,
        is_open: bool = False,
    ) -> Replay:
        """Frames from the first on, as that viewer saw them; refuses eyes that this person may not use.

        Where all cards are asked for, frames have those too that nobody had looked at.
        """
        check_eyes(played, person, viewer)
        if is_open and (played.end is None or played.settings.reveal != "end"):
            raise NotYours("not-your-eyes", "The cards of this game are not told.")
        match = await self.match(played, min(first, len(played.rows)))
        frames = await _frames(match, viewer, played, language, is_open=is_open)
        return Replay(
            match.game.id,
            played.begin.game,
            len(played.rows),
            played.end is not None,
            viewer,
            played.eyes(person),
            match.names(),
            catalogue(match.game, match.rules, language).raw,
            frames,
        )


def _provenance(played: Played) -> Provenance:
    """Where the seed comes from: mixed by everybody, or taken over from the game that was forked."""
    begin, reveal = played.begin, played.settings.reveal
    secret = bytes.fromhex(begin.secret)
    values = [bytes.fromhex(value) if value else None for value in begin.values]
    if len(values) != len(begin.seats) or mixed_seed(secret, values).hex() != begin.seed:
        return Provenance(given=True, reveal=reveal)
    return Provenance(mix=mix_of(secret, begin.commitments, values), secret=secret, reveal=reveal)


def check_eyes(played: Played, person: str, viewer: int | None) -> None:
    """While a game is on, its people see it through their own eyes and nobody else sees it again."""
    eyes = played.eyes(person)
    if viewer is not None and viewer not in eyes:
        raise NotYours("not-your-eyes", "You may see this game through your own eyes alone.")
    if viewer is None and played.end is None:
        raise NotYours(
            "still-running", "The game is still running: until it ends, only players may look back."
        )
    if not played.settings.spectators and person not in played.people:
        raise NotYours("not-your-game", "Only the players may see this game again.")


def played_in(rows: Sequence[Row], number: int) -> Played | None:
    """The game of this number among the rows of a table."""
    settings, people = None, []
    for place, row in enumerate(rows):
        entry = entry_of(row) if row.kind not in ("move", "undo") else None
        if isinstance(entry, entries.Open):
            settings, people = entry.settings, [""] * entry.settings.seats
        elif isinstance(entry, entries.Sit):
            people[row.seat] = entry.person
        elif isinstance(entry, entries.Stand | entries.Kick):
            people[row.seat] = ""
        elif isinstance(entry, entries.Begin) and entry.game == number and settings is not None:
            return _played_from(settings, list(people), row, rows[place + 1 :])
    return None


def _played_from(settings: TableSettings, people: list[str], begun: Row, after: Sequence[Row]) -> Played:
    moves: list[Row] = []
    kept: list[Entry] = []
    end, ended = None, 0
    for row in after:
        if row.kind == "move":
            moves.append(row)
            kept.append(Turn(row.seat, entry_of(row).move(), row.by, row.at))
        elif row.kind == "advised":
            kept.append(Advised(row.seat, len(moves) + 1, row.at))
        elif row.kind == "undo":
            kept.append(Undo(entry_of(row).moves, row.by, row.at))
            del moves[len(moves) - entry_of(row).moves :]
        elif row.kind == "end":
            end, ended = entry_of(row), row.at
            break
        elif row.kind == "begin":
            break
    return Played(settings, entry_of(begun), begun.at, people, moves, kept, end, ended)


def _step(match: Match, row: Row) -> None:
    """Plays the move of this row."""
    match.settle(match.prepare(row.seat, entry_of(row).move(), by=row.by, at=row.at))


async def _frames(
    match: Match, viewer: int | None, played: Played, language: str, *, is_open: bool
) -> list[Frame]:
    """At most MOST_FRAMES frames, the match as it stands first."""
    seen = _Seen(viewer, language, is_open)
    frames = [
        _frame(match, seen, heard=match.heard, at=_at(played, match.n), by="", ended=_ended(played, match))
    ]
    for row in played.rows[match.n : match.n + MOST_FRAMES - 1]:
        heard = match.heard
        _step(match, row)
        ended = _ended(played, match)
        frames.append(_frame(match, seen, heard=heard, at=row.at, by=row.by, ended=ended))
        if len(frames) % _SHOWN_AT_A_STRETCH == 0:
            await asyncio.sleep(0)
    return frames


def _ended(played: Played, match: Match) -> Outcome | None:
    """How people ended the game, once it has come to that."""
    return played.end.outcome() if played.end is not None and match.n == len(played.rows) else None


def _at(played: Played, n: int) -> int:
    return played.rows[n - 1].at if n else played.began


class _Seen(NamedTuple):
    """Through whose eyes, in which language, and whether all cards lie open."""

    viewer: int | None
    language: str
    is_open: bool


def _frame(match: Match, seen: _Seen, *, heard: int, at: int, by: str, ended: Outcome | None = None) -> Frame:
    scene = Scene.of(match, ended)
    viewer, language, is_open = seen
    heard_now = match.since(heard)[0]
    events = scene.told([each.opened() for each in heard_now] if is_open else heard_now, viewer, language)
    cards = _hidden(match) if is_open else {}
    return Frame(match.n, at, scene.common(language), scene.own(viewer, language), by, events, cards)


def _hidden(match: Match) -> dict[int, list[int]]:
    """The cards of all zones in which the public does not see every card; piles stay piles."""
    zones = enumerate(match.position.zones())
    return {
        place: list(zone.cards)
        for place, zone in zones
        if not zone.pile and any(each != EVERYONE for each in zone.audiences)
    }
