"""The view of a tournament: what everybody sees of it, and what one viewer alone."""

from collections.abc import Collection, Mapping, Sequence
from typing import Final

import msgspec

from parlour.storage.rows import TournamentLine
from parlour.tables.tournament.log.book import NotedAct, TournamentBook
from parlour.tables.tournament.log.lines import starts_at
from parlour.tables.tournament.orders import table_key
from parlour.tables.tournament.show.rounds import bracket_of, cross_table, rounds_of
from parlour.tables.tournament.show.standings import average_stack, standings
from parlour.tournaments.entry import entries_so_far, is_late_entry_open
from parlour.tournaments.formats import find_format
from parlour.tournaments.log.rows import OPEN_CHAIR, Paused, Resumed
from parlour.tournaments.log.state import FINISHED, REGISTERING, RUNNING
from parlour.tournaments.log.tables import Table
from parlour.wire.tournament_parts import (
    NOBODY,
    PrizeWon,
    Standing,
    TournamentAct,
    TournamentCommon,
    TournamentFacts,
    TournamentOwn,
    TournamentTable,
)

FIRST: Final = 50
"""Tables, standings and acts that everybody is sent; the others are asked for by pages."""
_MINUTE: Final = 60_000


class TournamentView:
    """A tournament as it was after a row: made once, shown to many."""

    def __init__(self, book: TournamentBook, host: str) -> None:
        self.n = book.n
        self.key = book.key
        self.standings = standings(book)
        is_on = book.state.status == RUNNING
        self.tables = [_table(book, number) for number in book.state.floor.open if is_on]
        self.common = _common(book, self, host)
        self.raw = msgspec.Raw(msgspec.json.encode(self.common))
        self._by_entrant: dict[int, Standing] = {each.entrant: each for each in self.standings}

    def standing(self, entrant: int) -> Standing | None:
        return self._by_entrant.get(entrant)


def facts_of_line(line: TournamentLine) -> TournamentFacts:
    """Return a tournament as it is listed, from its line; how one enters is not in it."""
    return TournamentFacts(
        tournament=line.tournament,
        title=line.title,
        status=line.status,
        game=line.game,
        variant=line.variant,
        format=line.format,
        entrants=line.entrants,
        most=line.most,
        alive=line.alive,
        starts_at=line.starts_at,
        public=line.public,
        made=line.made,
        changed=line.changed,
    )


def _facts(book: TournamentBook) -> TournamentFacts:
    state, regulations = book.state, book.state.regulations
    return TournamentFacts(
        tournament=book.key,
        title=regulations.title,
        status=state.status,
        game=regulations.game,
        variant=regulations.variant,
        format=regulations.format.name,
        entrants=entries_so_far(state),
        most=regulations.entrants.most,
        alive=state.alive,
        starts_at=starts_at(book),
        entry=regulations.entry.by,
        public=state.opened.public,
        made=book.made,
        changed=book.changed,
    )


def _common(book: TournamentBook, view: TournamentView, host: str) -> TournamentCommon:
    state, regulations = book.state, book.state.regulations
    pairings, bracket, cross = rounds_of(book), bracket_of(book), cross_table(book)
    is_carried = bool(state.stack)
    return TournamentCommon(
        facts=_facts(book),
        regulations=msgspec.to_builtins(regulations),
        host=host,
        entry_open=_is_entry_open(book),
        reentry_open=_is_reentry_open(book),
        began=book.began,
        ended=book.ended,
        level=state.level,
        levels=len(regulations.levels) + 1,
        level_rounds=_level_rounds(book),
        level_at=_level_at(book),
        ends_at=_ends_at(book),
        round=_round(book),
        rounds=0 if is_carried else regulations.format.rounds,
        hand_for_hand=any(each.why == "hand-for-hand" for each in view.tables) or state.all_wait,
        paused=state.is_paused,
        why_paused=_why_paused(book) if state.is_paused else "",
        stack=state.stack,
        average=average_stack(state),
        tables=view.tables[:FIRST],
        table_count=len(view.tables),
        standings=view.standings[:FIRST],
        standing_count=len(view.standings),
        prizes=[PrizeWon(place, worth) for place, worth in enumerate(regulations.prizes.places, 1)],
        acts=[_act(book, each) for each in book.acts[-FIRST:]],
        pairings=pairings,
        bracket=bracket,
        cross_table=cross,
        names=_names(book) if pairings or bracket or cross else {},
        commitment=state.opened.commitment,
        seed=state.over.seed if state.over is not None else "",
    )


def _round(book: TournamentBook) -> int:
    """Return the round that is played, where all play one after the other; 0 elsewhere."""
    state = book.state
    is_counted = not state.stack and find_format(state.regulations.format.name).is_in_rounds
    return state.pairings[-1].round if state.pairings and is_counted else 0


def _ends_at(book: TournamentBook) -> int:
    """Return when the clock ends it, where it does; 0 elsewhere."""
    end_of = find_format(book.state.regulations.format.name).end_of
    return book.wall(end_of(book.state)) if end_of is not None and book.state.status == RUNNING else 0


def _is_entry_open(book: TournamentBook) -> bool:
    state = book.state
    is_full = entries_so_far(state) >= state.regulations.entrants.most
    is_open = state.status == REGISTERING or (state.status == RUNNING and is_late_entry_open(state))
    return is_open and not is_full and "people" in state.regulations.entry.who


def _is_reentry_open(book: TournamentBook) -> bool:
    state, reentry = book.state, book.state.regulations.reentry
    is_early = state.level < reentry.closed_from_level and not state.had_hand_for_hand
    return state.status == RUNNING and is_early and reentry.times > 0


def _level_rounds(book: TournamentBook) -> int:
    """Return how many rounds are left until the next level; 0 where it comes by time, or never."""
    state, levels = book.state, book.state.regulations.levels
    if state.status != RUNNING or state.level > len(levels):
        return 0
    rounds, tables = levels[state.level - 1].after_rounds, max(1, len(state.floor.open))
    return max(0, rounds - state.level_deals // tables)


def _level_at(book: TournamentBook) -> int:
    state, levels = book.state, book.state.regulations.levels
    if state.status != RUNNING or state.level > len(levels) or not levels[state.level - 1].after_minutes:
        return 0
    return book.wall(state.level_since + levels[state.level - 1].after_minutes * _MINUTE)


def _why_paused(book: TournamentBook) -> str:
    return next((each.act.why for each in reversed(book.acts) if isinstance(each.act, Paused)), "")


def _act(book: TournamentBook, noted: NotedAct) -> TournamentAct:
    act = noted.act
    if isinstance(act, Paused):
        return TournamentAct("pause", act.why, noted.at)
    if isinstance(act, Resumed):
        return TournamentAct("resume", "", noted.at)
    name = book.state.entrants[act.entrant].name if act.entrant >= 0 else ""
    return TournamentAct(act.what, act.reason, noted.at, act.entrant, name, act.amount, act.table, act.number)


def _names(book: TournamentBook) -> dict[str, str]:
    return {str(each.number): each.name for each in book.state.entrants}


def _table(book: TournamentBook, number: int) -> TournamentTable:
    state, table = book.state, book.state.tables[number]
    order = table.order if table.is_playing() else None
    chairs: Sequence[int] = order.chairs if order is not None else table.chairs
    entrants = state.entrants
    stacks = order.stacks if order is not None else [entrants[who].stack if who >= 0 else 0 for who in chairs]
    return TournamentTable(
        number=number,
        key=_key(book, table),
        size=state.floor.size(number),
        entrants=list(chairs),
        names=[entrants[who].name if who >= 0 else "" for who in chairs],
        stacks=list(stacks) if state.stack else [],
        status="playing" if order is not None else "waiting",
        why=_why_waiting(book, table) if order is None else "",
        deal=table.order.number if table.order is not None else 0,
        round=table.round,
        dealer=table.dealer,
    )


def _key(book: TournamentBook, table: Table) -> str:
    """Return what opens a table now; "" where a whole game has still to be ordered."""
    if table.order is None and not book.state.stack:
        return ""
    return table_key(book, table.number, table.order.number if table.order is not None else 0)


def _why_waiting(book: TournamentBook, table: Table) -> str:
    if book.state.is_paused:
        return "paused"
    return table.hold or ("round" if not book.state.stack else "")


# What one viewer alone is told


def own_part(
    book: TournamentBook,
    view: TournamentView,
    person: str,
    addresses: Mapping[str, Collection[str]],
    *,
    is_empty: bool = False,
) -> TournamentOwn:
    """Return what this person alone is told; a director also who asks to be let in, and the code."""
    who = book.state.by_person.get(person, NOBODY) if person else NOBODY
    table, number, seat, why = _seat(book, who)
    directs = bool(person) and person == book.director
    asking = [each for each in view.standings if each.status == "asks"] if directs else []
    return TournamentOwn(
        entrant=who,
        standing=view.standing(who),
        table=table,
        number=number,
        seat=seat,
        why_waiting=why,
        may=_may(book, person, who, view, directs),
        code=book.state.opened.code if directs else "",
        nobody_here=directs and is_empty,
        asking=asking,
        same_address=_same_address(book, addresses) if directs else [],
    )


def _same_address(book: TournamentBook, addresses: Mapping[str, Collection[str]]) -> list[list[int]]:
    """Return the entrants who came from one address, where there are several."""
    known = book.state.by_person
    groups = [sorted(known[each] for each in people if each in known) for people in addresses.values()]
    return [group for group in groups if len(group) > 1]


def _seat(book: TournamentBook, who: int) -> tuple[str, int, int, str]:
    """Return the key and number of an entrant's table, their seat there, and why it waits."""
    if who < 0 or not book.state.entrants[who].is_alive or not book.state.entrants[who].table:
        return "", 0, NOBODY, ""
    entrant = book.state.entrants[who]
    table = book.state.tables[entrant.table]
    order = table.order if table.is_playing() else None
    seat = order.chairs.index(who) if order is not None and who in order.chairs else entrant.chair
    why = "" if order is not None else _why_waiting(book, table)
    return _key(book, table), table.number, seat, why


def _may(book: TournamentBook, person: str, who: int, view: TournamentView, directs: bool) -> list[str]:
    state = book.state
    if state.status not in (REGISTERING, RUNNING):
        return ["transfers"] if directs and state.status == FINISHED else []
    found = ["direct"] if directs else []
    if directs and person != state.opened.host:
        found.append("give-back")
    if not person:
        return found
    entrant = state.entrants[who] if who >= 0 else None
    if entrant is None or (entrant.is_leaving and state.status == REGISTERING):
        may_enter = view.common.entry_open and not (entrant and entrant.is_disqualified)
        return [*found, "enter"] if may_enter else found
    if not entrant.is_leaving and (entrant.is_alive or state.status == REGISTERING):
        found.append("withdraw")
    if entrant.is_alive and who in book.absent:
        found.append("back")
    has_left = entrant.is_disqualified or entrant.reentries >= state.regulations.reentry.times
    if who in state.outs and not has_left and view.common.reentry_open:
        found.append("reenter")
    return found


assert OPEN_CHAIR == NOBODY, "the wire says nobody as the log does"
