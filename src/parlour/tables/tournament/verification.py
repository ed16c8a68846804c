"""Verifying a tournament of a room from its file alone: seed, draws, decisions, and every deal as played.

Nobody plays again: moves are those that were made, and are checked by the rules of the game.
"""

from collections.abc import Callable, Sequence
from typing import Final

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import find_game
from parlour.match.file.format import rules_of
from parlour.match.file.reader import provenance_of
from parlour.match.file.record import Record
from parlour.match.match import Match
from parlour.match.provenance import read_start
from parlour.match.verify import verify_content
from parlour.tables.tournament.dealing import match_result
from parlour.tables.tournament.orders import deal_changes, house_name, settled_fact
from parlour.tournaments.draws import Draws
from parlour.tournaments.log.lines import BadLog, PlayedDeal, ReadLog
from parlour.tournaments.log.rows import HOUSE, Deal, Entered, Opened, Row, Settled
from parlour.tournaments.regulations.check import check_regulations
from parlour.tournaments.verification import verify_rows

_NOTHING: Final[Callable[[int, int], None]] = lambda done, total: None  # noqa: E731 - a value


_DEALT: Final = "have the cards of the seed and of the values that people opened, were played by the rules"


def verify_room_log(log: ReadLog, told: Callable[[int, int], None] = _NOTHING) -> list[str]:
    """Return what was found to hold, in sentences; refuse the first thing that does not, by its name."""
    opened = log.rows[0]
    assert isinstance(opened, Opened), "a log begins with its opening"
    check_regulations(opened.regulations)
    deals = _PlayedDeals(opened, log, told)
    found = verify_rows(log.rows, deals.check)
    deals.check_all_were_due()
    if not log.is_whole:
        raise BadLog("not-verified", "its lines are not those that the last one vouches for.")
    return found.sentences(_DEALT)


class _PlayedDeals:
    """The deals of a file, each compared with its order and with what was settled."""

    def __init__(self, opened: Opened, log: ReadLog, told: Callable[[int, int], None]) -> None:
        regulations = opened.regulations
        self._game = find_game(regulations.game)
        self._rules = self._game.rules(regulations.variant, regulations.changes)
        if not self._rules.has_digest(opened.rules):
            raise BadLog("not-verified", "the rules of its game are not those of this Parlour.")
        self._opened = opened
        self._names = _entrants_names(log.rows)
        self._left = _by_order(log.deals)
        self._told = told
        self._total = len(self._left)

    def check(self, order: Deal, settled: Settled) -> None:
        """Refuse a deal that is not the one that was ordered, or did not come to this."""
        played = self._left.pop((order.table, order.number), None)
        if played is None:
            raise _wrong(order, "it is not in the file")
        try:
            record, match = verify_content(played.saved())
            self._check_order(order, record)
            self._check_secret(order, record)
        except ParlourError as error:
            raise _wrong(order, error.sentence.rstrip(".")) from None
        if settled_fact(order, match_result(match, order.number, []), settled.at) != settled:
            raise _wrong(order, f"it was settled otherwise than it ended, {_ending_words(order, match)}")
        self._told(self._total - len(self._left), self._total)

    def check_all_were_due(self) -> None:
        """Refuse deals of which the log knows nothing."""
        for table, number in self._left:
            raise BadLog("not-verified", f"deal {number} at table {table} does not hold: no row settles it.")

    def _check_order(self, order: Deal, record: Record) -> None:
        """Refuse other rules, names or stacks than were ordered."""
        header = record.header
        rules = self._game.changed(self._rules, deal_changes(self._opened.regulations, order.level))
        if header.game != self._game.id or rules_of(header, self._game).digest != rules.digest:
            raise BadLog("not-verified", "it was played by other rules than were ordered")
        names = [self._name(chair, who) for chair, who in enumerate(order.chairs)]
        if [card.name for card in header.seats] != names:
            raise BadLog("not-verified", "others sat there than were ordered")
        start = read_start(header.start)
        if (start.stacks, start.dealer) != (order.stacks, order.dealer) if start else order.stacks:
            raise BadLog("not-verified", "it began with other stacks, or another dealer, than were ordered")

    def _name(self, chair: int, who: int) -> str:
        if who == HOUSE:
            return house_name(chair)
        return self._names[who] if who >= 0 else ""

    def _check_secret(self, order: Deal, record: Record) -> None:
        """Refuse cards for which the room brought something else than follows from the tournament's seed."""
        due = Draws(bytes.fromhex(self._opened.secret)).deal_secret(order.table, order.number)
        if record.header.mix is None or provenance_of(record).secret != due:
            raise BadLog("not-verified", "the room's secret does not follow from the tournament's seed")


def _entrants_names(rows: list[Row]) -> list[str]:
    """Return the names by entrant; whoever enters twice is one."""
    names: list[str] = []
    known: set[str] = set()
    for row in rows:
        if isinstance(row, Entered) and not (row.person and row.person in known):
            names.append(row.name)
            known.add(row.person)
    return names


def _by_order(deals: Sequence[PlayedDeal]) -> dict[tuple[int, int], PlayedDeal]:
    found = {(each.table, each.number): each for each in deals}
    if len(found) < len(deals):
        raise BadLog("not-verified", "a deal is in the file twice.")
    return found


def _ending_words(order: Deal, match: Match) -> str:
    outcome = match.outcome()
    assert outcome is not None, "a verified game is over"
    what, by_chair = ("stacks", outcome.tallies) if order.stacks else ("places", outcome.places)
    return f"with the {what} {', '.join(map(str, by_chair))}"


def _wrong(order: Deal, why: str) -> BadLog:
    return BadLog("not-verified", f"deal {order.number} at table {order.table} does not hold: {why}.")
