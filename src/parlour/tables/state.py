# parlour: hot
"""The state of a table: what its rows make of it, for whoever wrote them and for whoever reads them later."""

from collections import deque
from collections.abc import Generator, Sequence
from typing import Any, Final

from parlour.cards.seeds import commitment
from parlour.engine.play.move import Move
from parlour.engine.play.state import field_names
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import laid_over
from parlour.match.log import BY_CLOCK, BY_SEAT, Turn, Undo, run_to_end
from parlour.match.match import Match, Prepared, SeatCard
from parlour.match.provenance import read_start
from parlour.storage.rows import GameLine, Row, TableLine
from parlour.tables.chairs import EMPTY, Chair
from parlour.tables.log import entries
from parlour.tables.log.rows import entry_of
from parlour.tables.series import Scores, with_game
from parlour.tables.settings import TableSettings

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
_MARKS: Final = 200
"""So many moves back it is known which events came with them."""


class LastAnswer:
    """What a seat last answered: to which question, with which move, and the row that it became."""

    def __init__(self, asked: int, move: Move, n: int) -> None:
        self.asked = asked
        self.move = move
        self.n = n


class TableState:
    """A table as its rows have made it; changed by `fold` alone."""

    def __init__(self, table: str, rules: Any) -> None:
        self.table = table
        self.rules = rules
        self.n = 0
        self.made = 0
        self.changed = 0
        self.status = OPEN
        self.host = ""
        self.tournament = self.opener = self.club = ""
        self.seek, self.until = "", 0
        self.banned: set[str] = set()
        self.secret = ""
        self.digest = ""
        self.called = 0
        self.opened: dict[int, str] = {}
        self.advised: dict[int, int] = {}
        self.number = 0
        self.began = self.begun = 0
        self.one_deal = False
        self.changes: dict[str, Any] = {}
        self.people: list[str] = []
        self.cards: list[SeatCard] = []
        self.match: Match | None = None
        self.ended: entries.End | None = None
        self.housed: dict[int, int] = {}
        self.abandoned: frozenset[int] = frozenset()
        self.paused = 0
        self.pauser = ""
        self.pauses = self.paused_for = self.resumed = 0
        self.series: Scores = {}
        self.is_waking = False
        self.marks: deque[tuple[int, int]] = deque(maxlen=_MARKS)

    @classmethod
    def of(cls, table: str, rules: Any, rows: Sequence[Row]) -> "TableState":
        """Return the state after these rows; moves of games before the last are not played again."""
        return run_to_end(waking(TableState(table, rules), rows))

    def scratch(self) -> "TableState":
        """Return a copy that can take in rows as past ones, to see what they will make of the seats."""
        twin = TableState(self.table, self.rules)
        for name in field_names(self):
            setattr(twin, name, getattr(self, name))
        twin.chairs, twin.slept, twin.answers = list(self.chairs), list(self.slept), list(self.answers)
        twin.banned, twin.marks = set(self.banned), self.marks.copy()
        return twin

    def fold(
        self, row: Row, prepared: Prepared | None = None, *, entry: Any = None, is_past: bool = False
    ) -> None:
        """Take in the next row; a move that was prepared here need not be worked out again."""
        assert row.n == self.n + 1, f"row {row.n} does not follow row {self.n}"
        entry = entry_of(row) if entry is None else entry
        self.n, self.changed = row.n, row.at
        if isinstance(entry, entries.Moved):
            self._move(row, entry, prepared, is_past=is_past)
        elif isinstance(entry, entries.Begin):
            self._begin(row, entry, is_past=is_past)
        elif isinstance(entry, Undo):
            self._undo(row, entry, is_past=is_past)
        else:
            _FOLDS[type(entry)](self, row, entry)

    def _open(self, row: Row, entry: entries.Open) -> None:
        seats = entry.settings.seats
        self.settings: TableSettings = entry.settings
        self.game: Game = entry.settings.the_game()
        self.made, self.host, self.secret, self.digest = row.at, entry.host, entry.secret, entry.rules
        self.tournament, self.opener = entry.tournament, entry.opener or entry.host
        self.seek, self.until, self.club = entry.seek, entry.until, entry.club
        self.slept: list[int] = [0] * seats
        self.chairs: list[Chair] = [EMPTY] * seats
        self.answers: list[LastAnswer | None] = [None] * seats
        self._ask_nobody()

    def _ask_nobody(self) -> None:
        """Ask nothing any more; how often seats have slept counts on in a tournament's next deal."""
        seats = self.settings.seats
        self.asked, self.asked_at = [0] * seats, [0] * seats
        if not self.tournament:
            self.slept = [0] * seats

    def _sit(self, row: Row, entry: entries.SitDown) -> None:
        self._reseat(row.seat, EMPTY.taken_by(entry))

    def _stand(self, row: Row, entry: entries.Stand) -> None:
        self._reseat(row.seat, EMPTY)

    def _seating(self, row: Row, entry: entries.Seating) -> None:
        promised = {chair.person: chair.luck for chair in self.chairs if chair.person}
        for seat, given in enumerate(entry.chairs):
            if given.person != self.chairs[seat].person:
                self.slept[seat] = 0
            self._reseat(seat, EMPTY.seated_with(given)._replace(luck=promised.get(given.person, "")))
            self._leave_to_the_house(seat, row.at if given.out else 0)

    def _reseat(self, seat: int, chair: Chair) -> None:
        """Give the chair to somebody; what a former person answered is no business of the next one's."""
        if chair.person != self.chairs[seat].person:
            self.answers[seat] = None
        self.chairs[seat] = chair
        self._leave_to_the_house(seat, 0)

    def _house(self, row: Row, entry: entries.House) -> None:
        self.chairs[row.seat] = self.chairs[row.seat].played_by(entry)
        self.slept[row.seat] = 0
        self._leave_to_the_house(row.seat, row.at if entry.player else 0)

    def _leave_to_the_house(self, seat: int, at: int) -> None:
        """Note since when the house plays for a person; 0 when it does not."""
        self.housed = {**self.housed, seat: at}
        if not at:
            self.abandoned -= {seat}

    def _advised(self, row: Row, entry: entries.AskedHouse) -> None:
        self.advised = {**self.advised, row.seat: entry.asked}

    def _promise(self, row: Row, entry: entries.Promise) -> None:
        self.chairs[row.seat] = self.chairs[row.seat]._replace(luck=entry.luck)

    def _call(self, row: Row, entry: entries.Call) -> None:
        self.called, self.opened = row.at, {}
        self.secret = entry.secret or self.secret

    def _opened(self, row: Row, entry: entries.OpenedValue) -> None:
        self.opened = {**self.opened, row.seat: entry.value}

    def _begin(self, row: Row, entry: entries.Begin, *, is_past: bool) -> None:
        self.status, self.number, self.began, self.begun = PLAYING, entry.game, row.at, row.n
        self.secret, self.one_deal, self.changes = entry.secret, entry.start is not None, entry.changes
        self.people, self.cards = [chair.person for chair in self.chairs], entry.seats
        if self.called or not self.tournament:
            self.chairs = [chair._replace(luck="") for chair in self.chairs]
        self.paused, self.called, self.opened = 0, 0, {}
        self.pauses, self.paused_for, self.abandoned = 0, 0, frozenset()
        self._ask_nobody()
        self.marks.clear()
        self.match = self.ended = None
        if not is_past:
            rules, seed = self.game.changed(self.rules, entry.changes), bytes.fromhex(entry.seed)
            self.match = Match(self.game, rules, entry.seats, seed, None, read_start(entry.start))
            self._ask(row, is_new=True)

    def _move(self, row: Row, entry: entries.Moved, prepared: Prepared | None, *, is_past: bool) -> None:
        seat, move = row.seat, entry.move() if prepared is None else prepared.turn.move
        self.answers[seat] = LastAnswer(entry.asked, move, row.n)
        is_bot = row.by not in (BY_SEAT, BY_CLOCK)
        if not is_bot:
            self.slept[seat] = self.slept[seat] + 1 if row.by == BY_CLOCK else 0
        if is_past:
            return
        if is_bot and self.chairs[seat].house:
            self.abandoned |= {seat}
        self._play(row, move, prepared)
        self._ask(row)

    def _play(self, row: Row, move: Move, prepared: Prepared | None) -> None:
        """Settle a turn; while nobody looks yet it is played in place, which saves a copy."""
        match = self.now_played()
        if prepared is not None:
            match.settle(prepared, row.at)
        elif self.is_waking:
            match.follow(Turn(row.seat, move, row.by, row.at))
        else:
            match.settle(match.prepare(row.seat, move, by=row.by, at=row.at))

    def _undo(self, row: Row, entry: Undo, *, is_past: bool) -> None:
        if not is_past:
            self.now_played().undo(entry.moves)
            self.marks.clear()
            self._ask(row, is_new=True)

    def _ask(self, row: Row, *, is_new: bool = False) -> None:
        """Note who owes a decision since when: a question stands while others make sealed choices."""
        match = self.now_played()
        acting = match.to_act()
        stands = not is_new and match.position.sealed() > 0
        for seat in range(len(self.asked)):
            if seat not in acting:
                self.asked[seat] = 0
            elif seat == row.seat or not self.asked[seat] or not stands:
                self.asked[seat], self.asked_at[seat] = row.n, row.at
        self.marks.append((row.n, match.heard))

    def _end(self, row: Row, entry: entries.End) -> None:
        self.status, self.secret, self.paused = OVER, entry.secret, 0
        if not self.tournament:
            names = [card.name for card in self.cards]
            self.series = with_game(self.series, self.people, names, entry.places)
        self._ask_nobody()
        self.ended = None if entry.outcome() is None else entry

    def _pause(self, row: Row, entry: entries.Pause) -> None:
        self.paused, self.pauser = row.at, entry.person
        self.pauses += 1

    def _resume(self, row: Row, entry: entries.Resume) -> None:
        self.paused_for += row.at - self.paused if self.paused else 0
        self.paused, self.pauser, self.resumed = 0, "", row.at

    def _host(self, row: Row, entry: entries.Host) -> None:
        self.host = entry.person

    def _kick(self, row: Row, entry: entries.Kick) -> None:
        self.banned.add(self.chairs[row.seat].person)
        self._reseat(row.seat, self.chairs[row.seat].without_person(entry))

    def _name(self, row: Row, entry: entries.Name) -> None:
        self.chairs[row.seat] = self.chairs[row.seat]._replace(name=entry.name)

    def _close(self, row: Row, entry: entries.Close) -> None:
        self.status = CLOSED

    def now_played(self) -> Match:
        """Return the match on the table, which is there once a game has begun."""
        assert self.match is not None, "no game has begun"
        return self.match

    def rules_in_force(self) -> Any:
        """Return the rules of the game on the table, which may differ from the table's own."""
        return self.rules if self.match is None else self.match.rules

    def lists_game(self) -> bool:
        """Return whether people find the game on the table among their own; a tournament's deals are not
        listed, and count for no rating."""
        return not (self.tournament and self.one_deal)

    def is_played(self) -> bool:
        return self.status == PLAYING

    def is_seeking(self) -> bool:
        """Return whether the table waits for players, and will begin by itself."""
        return bool(self.seek) and self.status == OPEN and not self.called

    def seat_of(self, person: str) -> int | None:
        """Return where this person sits."""
        seats = (seat for seat, chair in enumerate(self.chairs) if person and chair.person == person)
        return next(seats, None)

    def names_beside(self, seat: int | None) -> set[str]:
        """Return what all on the other chairs are called."""
        return {chair.name for other, chair in enumerate(self.chairs) if chair.name and other != seat}

    def eyes_of(self, seat: int | None) -> int | None:
        """Return through whose eyes a chair sees the game on the table: its own, or the public's (None) where
        the person on it now did not play that game."""
        if seat is None or seat >= len(self.people):
            return None
        person = self.chairs[seat].person
        return seat if person and person == self.people[seat] else None

    def position_row(self) -> int:
        """Return the row that made the position on the table: it stands for no other position, in no game."""
        return self.marks[-1][0] if self.marks else 0

    def seat_with(self, token_hash: str) -> int | None:
        """Return the seat that this token opens."""
        seats = (seat for seat, chair in enumerate(self.chairs) if chair.token_hash == token_hash)
        return next(seats, None) if token_hash else None

    def persons(self) -> list[int]:
        """Return the seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person()]

    def commitment(self) -> str:
        """Return what the room has promised about the game that is on, or about the next one; "" where it
        has promised nothing."""
        return commitment(bytes.fromhex(self.secret)) if self.secret else ""

    def shown_settings(self) -> dict[str, Any]:
        """Return the settings as people are told them; in a tournament with the changes that are in force."""
        tree = self.settings.tree()
        if self.tournament:
            tree["tournament"] = self.tournament
            tree["changes"] = laid_over(self.settings.changes, self.changes)
            tree["reveal"] = "tournament" if self.settings.reveal == "end" else self.settings.reveal
        if self.seek:
            tree["seek"] = self.seek
        if self.club:
            tree["club"] = True
        return tree

    def heard_at(self, n: int) -> int:
        """Return how many events had happened when the table was at row n; 0 when that is not known."""
        return next((heard for mark, heard in reversed(self.marks) if mark <= n), 0)

    def line(self) -> TableLine:
        """Return the table as the lobby lists it."""
        chosen = self.settings
        return TableLine(
            self.table,
            self.made,
            self.changed,
            self.status,
            chosen.public,
            chosen.game,
            chosen.variant,
            chosen.seats,
            len(self.persons()),
            self.host,
            chosen.title,
            self.tournament,
            self.opener,
            self._host_name(),
            chosen.rated,
            chosen.clock,
            self.seek,
            self.until,
            self.club,
        )

    def _host_name(self) -> str:
        seat = self.seat_of(self.host)
        return "" if seat is None else self.chairs[seat].name

    def game_line(self, ended: int = 0, places: Sequence[int] = ()) -> GameLine:
        """Return the game that is on the table, as people find their own."""
        cards, chosen = self.cards, self.settings
        names, players = [card.name for card in cards], [card.player for card in cards]
        return GameLine(
            *(self.table, self.number, chosen.game, chosen.variant, self.began, self.people, names, players),
            *(chosen.rated, ended, list(places)),
        )


def waking(state: TableState, rows: Sequence[Row]) -> Generator[None, None, TableState]:
    """Bring a new state to where these rows have come, a step for each."""
    last = max((place for place, row in enumerate(rows) if row.kind == "begin"), default=0)
    for place, row in enumerate(rows):
        state.is_waking = True
        state.fold(row, is_past=place < last)
        state.is_waking = False
        yield
    return state


_FOLDS: Final[dict[type[entries.Body], Any]] = {
    entries.Open: TableState._open,
    entries.SitDown: TableState._sit,
    entries.Stand: TableState._stand,
    entries.Seating: TableState._seating,
    entries.House: TableState._house,
    entries.Promise: TableState._promise,
    entries.Call: TableState._call,
    entries.OpenedValue: TableState._opened,
    entries.AskedHouse: TableState._advised,
    entries.End: TableState._end,
    entries.Pause: TableState._pause,
    entries.Resume: TableState._resume,
    entries.Host: TableState._host,
    entries.Kick: TableState._kick,
    entries.Name: TableState._name,
    entries.Close: TableState._close,
}
