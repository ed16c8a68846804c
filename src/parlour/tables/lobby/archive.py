"""The archive: games that were played or are on, found by whoever played them, and seen again."""

from collections.abc import AsyncIterator, Generator, Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from parlour.cards.seeds import mixed_seed
from parlour.engine.errors import ParlourError
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.audience import EVERYONE
from parlour.engine.words.phrasebook import ENGLISH
from parlour.match.export import SavedGame, export_steps
from parlour.match.log import Advised, Entry, Turn, Undo
from parlour.match.match import Match
from parlour.match.provenance import Provenance, mix_of, read_start
from parlour.storage.rows import GameLine, Row, tournament_of
from parlour.storage.store import Store
from parlour.tables.lobby.rules_store import kept_rules
from parlour.tables.lobby.stretches import LongWork
from parlour.tables.log import entries
from parlour.tables.log.rows import entry_of
from parlour.tables.settings import TableSettings
from parlour.wire.catalogue import catalogue
from parlour.wire.messages import Told
from parlour.wire.views import Scene

MOST_FRAMES: Final = 200
_SHOWN_AT_A_STRETCH: Final = 4
"""So many positions are shown before others have their turn."""
_ROWS_AT_ONCE: Final = 1_000


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
    """For each seat the number of the person who began there, or "" for a bot's."""
    left: dict[int, int]
    """The seats whose people lost their chairs in the game, and how many of its moves they have seen."""
    rows: list[Row]
    """The moves that count: those that were taken back are left out."""
    kept: list[Entry]
    """All that happened to the match, moves that were taken back too."""
    end: entries.End | None
    ended: int
    tournament: str
    club: str
    is_settled: bool
    """Whether nothing goes on that its cards could be of use for: it is of no tournament, or that is over."""

    def eyes(self, person: str) -> list[int]:
        """Return through which seats' eyes this person may look: their own, and everybody's once all is
        told."""
        if self.is_told_to(person):
            return list(range(len(self.people)))
        return [seat for seat, other in enumerate(self.people) if person and other == person]

    def is_told_to(self, person: str) -> bool:
        """Return whether this person may see every card of the game."""
        is_told = self.end is not None and self.is_settled and self.settings.reveal == "end"
        return is_told and (self.settings.spectators or self.is_player(person))

    def is_player(self, person: str) -> bool:
        """Return whether this person has a chair in the game, or had one to its end."""
        stayed = (other for seat, other in enumerate(self.people) if seat not in self.left)
        return bool(person) and person in stayed

    def rows_for(self, person: str, viewer: int | None) -> list[Row]:
        """Return the moves that this person may see through these eyes: up to where they lost the chair."""
        if viewer is None or viewer not in self.left or self.is_told_to(person):
            return self.rows
        return self.rows[: self.left[viewer]]


class Archive:
    """Looks back on what the store has kept."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._long = LongWork()

    async def games_of(self, person: str) -> list[GameLine]:
        """Return this person's games, running ones too, the newest first; a tournament is none of them."""
        found = await self._store.games(person=person)
        return [line for line in found if not tournament_of(line.table)]

    async def played(self, table: str, number: int) -> Played:
        """Return the game of this number; NoSuchGame."""
        rows = [] if tournament_of(table) else await all_rows(self._store, table)
        found = await self._long.done(find_played(rows, number))
        if found is None:
            raise NoSuchGame("no-such-game", "There is no such game at this table.")
        return found if found.is_settled else found._replace(is_settled=await self._is_over(found.tournament))

    async def _is_over(self, tournament: str) -> bool:
        line = await self._store.tournament(tournament)
        return line is not None and line.is_over()

    async def match(self, played: Played, n: int | None = None) -> Match:
        """Return the match after all its moves, or after so many; it is played again without holding others
        up."""
        game, begin, rules = played.settings.the_game(), played.begin, await self._rules(played)
        match = Match(game, rules, begin.seats, bytes.fromhex(begin.seed), None, read_start(begin.start))
        await self._long.done(_stepping(match, played.rows[:n]))
        return match

    async def exported(self, person: str, played: Played) -> bytes:
        """Return the game as a saved file, to its players alone until it ends, and without its seed until
        then; a game of a tournament to nobody before that is over."""
        check_settled(played)
        if not played.is_player(person):
            check_eyes(played, person, None)
        return await self._export(played)

    async def _export(self, played: Played) -> bytes:
        return (await self._long.done(export_steps(await self.saved(played))))[0]

    async def exported_deals(self, table: str) -> AsyncIterator[tuple[int, bytes]]:
        """Yield all games of a tournament's table that were played out, each with its number, as saved files.

        Raise NotYours before the tournament is over.
        """
        rows = await all_rows(self._store, table)
        for number, own in _rows_of_games(rows):
            found = await self._long.done(find_played(own, number))
            assert found is not None, "its beginning is among its rows"
            check_settled(found._replace(is_settled=await self._is_over(found.tournament)))
            if found.end is not None and found.end.reason != entries.ENDED:
                yield number, await self._export(found)

    async def saved(self, played: Played) -> SavedGame:
        """Return all facts of the game, for whoever may know them."""
        game, begin, rules = played.settings.the_game(), played.begin, await self._rules(played)
        seed, start = bytes.fromhex(begin.seed), read_start(begin.start)
        return SavedGame(game, rules, begin.seats, seed, played.kept, _provenance(played), start=start)

    async def _rules(self, played: Played) -> Any:
        """Return the rules that the game was played by: the table's, with what was changed for it."""
        game, begin = played.settings.the_game(), played.begin
        return game.changed(await kept_rules(self._store, game, begin.rules), begin.changes)

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
        """Return frames from the first on, as that viewer saw them; refuse eyes that this person may not use.

        Where all cards are asked for, frames have those too that nobody had looked at.
        """
        check_eyes(played, person, viewer)
        if is_open:
            check_settled(played)
        if is_open and not played.is_told_to(person):
            raise NotYours("not-your-eyes", "The cards of this game are not told.")
        played = played._replace(rows=played.rows_for(person, viewer))
        match = await self.match(played, min(first, len(played.rows)))
        seeing = _frames(match, viewer, played, language, is_open=is_open)
        frames = await self._long.done(seeing, _SHOWN_AT_A_STRETCH)
        return Replay(
            match.game.id,
            played.begin.game,
            len(played.rows),
            played.end is not None,
            viewer,
            played.eyes(person),
            match.names(),
            catalogue(match.game, match.rules, language, one_deal=match.start is not None).raw,
            frames,
        )


def _provenance(played: Played) -> Provenance:
    """Return where the seed comes from: drawn here, mixed by everybody, or taken over from another game."""
    begin, reveal = played.begin, played.settings.reveal
    if begin.secret == begin.seed:
        return Provenance(reveal=reveal)
    secret = bytes.fromhex(begin.secret)
    values = [bytes.fromhex(value) if value else None for value in begin.values]
    if len(values) != len(begin.seats) or mixed_seed(secret, values).hex() != begin.seed:
        return Provenance(given=True, reveal=reveal)
    return Provenance(mix=mix_of(secret, begin.commitments, values), secret=secret, reveal=reveal)


def check_settled(played: Played) -> None:
    """Refuse a game of a tournament that goes on: whoever knows its hands knows how people play them."""
    if not played.is_settled:
        raise NotYours(
            "tournament-running",
            "The tournament is still running: until it is over, only who played may look back, and through "
            "their own eyes alone.",
        )


def check_eyes(played: Played, person: str, viewer: int | None) -> None:
    """Refuse eyes that are not this person's (docs/reference/room-promises.md, "Whose eyes")."""
    eyes = played.eyes(person)
    if viewer is not None and viewer not in eyes:
        raise NotYours("not-your-eyes", "You may see this game through your own eyes alone.")
    if viewer is None and played.end is None:
        raise NotYours(
            "still-running", "The game is still running: until it ends, only players may look back."
        )
    if viewer is None:
        check_settled(played)
    if viewer is None and not (played.settings.spectators or played.is_player(person)):
        raise NotYours("not-your-game", "Only the players may see this game again.")


async def all_rows(store: Store, table: str) -> list[Row]:
    """Return the rows of a table, read page by page, so that a long table holds nobody up."""
    rows = await store.rows(table, most=_ROWS_AT_ONCE)
    while rows and len(rows) % _ROWS_AT_ONCE == 0:
        page = await store.rows(table, rows[-1].n, _ROWS_AT_ONCE)
        if not page:
            break
        rows += page
    return rows


def _rows_of_games(rows: Sequence[Row]) -> Iterator[tuple[int, list[Row]]]:
    """Yield the rows of each game at a tournament's table, where everybody is seated anew before it begins.

    The first is the table's opening.
    """
    own, number = list(rows[:1]), 0
    for row in rows[1:]:
        own.append(row)
        if row.kind == "begin":
            number = entry_of(row).game
        elif row.kind == "end":
            yield number, own
            own = [rows[0]]


def find_played(rows: Sequence[Row], number: int) -> Generator[None, None, Played | None]:
    """Find the game of this number among the rows of a table, in a step for each row."""
    opened, people = None, []
    for place, row in enumerate(rows):
        entry = entry_of(row) if row.kind not in ("move", "undo") else None
        if isinstance(entry, entries.Open):
            opened, people = entry, [""] * entry.settings.seats
        elif isinstance(entry, entries.SitDown):
            people[row.seat] = entry.person
        elif isinstance(entry, entries.Stand | entries.Kick):
            people[row.seat] = ""
        elif isinstance(entry, entries.Seating):
            people = [chair.person for chair in entry.chairs]
        elif isinstance(entry, entries.Begin) and entry.game == number and opened is not None:
            return (yield from _played_from(opened, list(people), row, rows[place + 1 :]))
        yield
    return None


def _played_from(
    opened: entries.Open, people: list[str], begun: Row, after: Sequence[Row]
) -> Generator[None, None, Played]:
    moves: list[Row] = []
    kept: list[Entry] = []
    left: dict[int, int] = {}
    end, ended = None, 0
    for row in after:
        yield
        if row.kind == "move":
            moves.append(row)
            kept.append(Turn(row.seat, entry_of(row).move(), row.by, row.at))
        elif row.kind == "advised":
            kept.append(Advised(row.seat, len(moves) + 1, row.at))
        elif row.kind == "undo":
            kept.append(Undo(entry_of(row).moves, row.by, row.at))
            del moves[len(moves) - entry_of(row).moves :]
            left = {seat: min(seen, len(moves)) for seat, seen in left.items()}
        elif row.kind in ("kick", "stand", "sit"):
            left.setdefault(row.seat, len(moves))
        elif row.kind == "end":
            end, ended = entry_of(row), row.at
            break
        elif row.kind == "begin":
            break
    return Played(
        *(opened.settings, entry_of(begun), begun.at, people, left, moves, kept, end, ended),
        *(opened.tournament, opened.club),
        is_settled=not opened.tournament,
    )


def _stepping(match: Match, rows: Sequence[Row]) -> Generator[None, None, None]:
    for row in rows:
        _step(match, row)
        yield


def _step(match: Match, row: Row) -> None:
    """Play the move of this row."""
    match.settle(match.prepare(row.seat, entry_of(row).move(), by=row.by, at=row.at))


def _frames(
    match: Match, viewer: int | None, played: Played, language: str, *, is_open: bool
) -> Generator[None, None, list[Frame]]:
    """Yield at most MOST_FRAMES frames, the match as it stands first."""
    seen = _Seen(viewer, language, is_open)
    frames = [
        _frame(
            match,
            seen,
            heard=match.heard,
            at=_at(played, match.n),
            by="",
            ended=_early_outcome(played, match),
        )
    ]
    for row in played.rows[match.n : match.n + MOST_FRAMES - 1]:
        heard = match.heard
        _step(match, row)
        ended = _early_outcome(played, match)
        frames.append(_frame(match, seen, heard=heard, at=row.at, by=row.by, ended=ended))
        yield
    return frames


def _early_outcome(played: Played, match: Match) -> Outcome | None:
    """Return how people ended the game, once it has come to that."""
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
    cards = _hidden_cards(match) if is_open else {}
    return Frame(match.n, at, scene.common(language), scene.own(viewer, language), by, events, cards)


def _hidden_cards(match: Match) -> dict[int, list[int]]:
    """Return the cards of all zones in which the public does not see every card; piles stay piles."""
    zones = enumerate(match.position.zones())
    return {
        place: list(zone.cards)
        for place, zone in zones
        if not zone.pile and any(each != EVERYONE for each in zone.audiences)
    }
