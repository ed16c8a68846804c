"""A tournament in words: how it stands, what is waited for, who is where, and how it ended."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from parlour.engine.words.sentence import sentence_of
from parlour.terminal.words import TerminalWords

if TYPE_CHECKING:
    from parlour.client.tournament import TournamentNow
    from parlour.wire.tournament_parts import Standing, TournamentCommon, TournamentTable

REGISTERING: Final = "registering"
FINISHED: Final = "finished"
CANCELLED: Final = "cancelled"
IN: Final = "in"
_GONE: Final = ("out", "withdrawn", "disqualified")
_MINUTE: Final = 60
_HOUR: Final = 3600


def is_gone(now: "TournamentNow") -> bool:
    """Return whether the viewer was in it and is not any more."""
    return now.own.standing is not None and now.own.standing.status in _GONE


def duration(milliseconds: int, words: TerminalWords) -> str:
    """Write how long something takes: 3:05, or 2 h 10 min; nothing is less than nothing."""
    seconds = max(0, milliseconds // 1000)
    if seconds < _HOUR:
        return f"{seconds // _MINUTE}:{seconds % _MINUTE:02}"
    return words("tournament.hours", hours=seconds // _HOUR, minutes=seconds % _HOUR // _MINUTE)


def decimal(value: float, words: TerminalWords) -> str:
    """Write a number with one digit after the point, where it has one."""
    return f"{round(value, 1):g}".replace(".", words("tournament.decimal"))


def title_line(common: "TournamentCommon", words: TerminalWords) -> str:
    facts = common.facts
    status = words(f"tournament.status-{facts.status}")
    title = facts.title or words("tournament.untitled", key=facts.tournament)
    return words("tournament.title", title=title, format=_format_name(facts.format, words), status=status)


def _format_name(name: str, words: TerminalWords) -> str:
    """Return what a format is called; a room may have others than this program."""
    from parlour.tournaments.formats import find_format, format_names  # not for a table of its own

    return find_format(name).word("name", words.language) if name in format_names() else name


def level_piece(now: "TournamentNow", words: TerminalWords) -> str:
    """Return the round or level, and when the next one comes; "" where there are no levels."""
    common = now.common
    if common.ends_at:
        return words("tournament.ends-in", left=duration(common.ends_at - now.room_time(), words))
    if common.round:
        return _round_piece(common, words)
    if common.levels < 2:
        return ""
    if common.level_at:
        left = duration(common.level_at - now.room_time(), words)
        return words("tournament.level-in", level=common.level, left=left)
    if common.level_rounds:
        return words("tournament.level-rounds", level=common.level, count=common.level_rounds)
    return words("tournament.level", level=common.level)


def _round_piece(common: "TournamentCommon", words: TerminalWords) -> str:
    if common.rounds:
        return words("tournament.round-of", round=common.round, rounds=common.rounds)
    return words("tournament.round", round=common.round)


def waiting_sentence(now: "TournamentNow", words: TerminalWords) -> str:
    """Say what is waited for between two deals, or before the start."""
    common, own = now.common, now.own
    if common.facts.status == REGISTERING:
        return starting_sentence(now, words)
    if own.standing is not None and own.standing.status == IN and not own.number:
        return words("tournament.no-table")
    why = "paused" if common.paused else own.why_waiting
    if why:
        return words(f"tournament.why-{why}")
    return words("tournament.next-deal" if common.stack else "tournament.next-game")


def starting_sentence(now: "TournamentNow", words: TerminalWords) -> str:
    """Say how many have entered, and when it starts."""
    facts = now.common.facts
    entered = words("tournament.entered", count=facts.entrants, most=facts.most)
    if not facts.starts_at:
        return f"{entered} {words('tournament.starts-full')}"
    return (
        f"{entered} {words('tournament.starts-in', left=duration(facts.starts_at - now.room_time(), words))}"
    )


def own_sentence(now: "TournamentNow", words: TerminalWords) -> str:
    """Say how the viewer stands: entered, at a table, out in which place; "" for whoever looks on."""
    standing, common = now.own.standing, now.common
    if standing is None:
        return ""
    if now.is_over() or standing.status in _GONE:
        return place_sentence(standing, common, words)
    if standing.status == "asks":
        return words("tournament.you-ask")
    if common.facts.status == REGISTERING:
        return words("tournament.you-entered", name=standing.name)
    return words("tournament.you-sit", number=now.own.number) if now.own.number else ""


def place_sentence(standing: "Standing", common: "TournamentCommon", words: TerminalWords) -> str:
    """Say in which place somebody came, and what they win."""
    if standing.status == "disqualified":
        return words("tournament.you-disqualified")
    if not standing.place:
        return words("tournament.you-withdrew") if standing.status == "withdrawn" else ""
    won = standing.status == IN and standing.place == 1 and not standing.shared
    key = "won" if won else "out" if standing.status == "out" else "place"
    key += "-shared" if standing.shared else ""
    said = words(f"tournament.you-{key}", place=standing.place, count=common.standing_count)
    return f"{said} {words('tournament.you-prize', prize=standing.prize)}" if standing.prize else said


def ending_lines(now: "TournamentNow", words: TerminalWords, most: int) -> list[str]:
    """Say how it ended: who won, the own place, the first places and all prizes."""
    if now.common.facts.status == CANCELLED:
        return [words("tournament.cancelled")]
    winners = [each for each in now.common.standings if each.place == 1]
    names = [sentence_of("plain", text=each.name) for each in winners]
    key = "tournament.winner" if len(winners) == 1 else "tournament.winners"
    own = own_sentence(now, words)
    shown = [each for number, each in enumerate(now.common.standings) if number < most or each.prize]
    return [
        words(key, names=names),
        *([own] if own else []),
        *(standing_line(each, now.common, words) for each in shown),
    ]


def standing_line(standing: "Standing", common: "TournamentCommon", words: TerminalWords) -> str:
    """Write a line of the standings: `3. Ann: stack 2, table 4`."""
    cells = [cell for cell in standing_cells(standing, common, words)[2:] if cell]
    place = f"{standing.place}. " if standing.place else ""
    return f"{place}{standing.name}: {', '.join(cells)}" if cells else f"{place}{standing.name}"


def standing_cells(standing: "Standing", common: "TournamentCommon", words: TerminalWords) -> list[str]:
    """Return the place, the name, what somebody has, and where they are or what they won."""
    place = f"{standing.place}." if standing.place else ""
    return [place, standing.name, _worth(standing, common, words), _whereabouts(standing, words)]


def _worth(standing: "Standing", common: "TournamentCommon", words: TerminalWords) -> str:
    if common.facts.status == REGISTERING:
        return ""
    if common.stack:
        return words("tournament.stack", stack=standing.stack) if standing.stack else ""
    points = decimal(standing.points, words)
    return words("tournament.points", points=points, count=standing.games)


def _whereabouts(standing: "Standing", words: TerminalWords) -> str:
    if standing.prize:
        return words("tournament.prize", prize=standing.prize)
    if standing.status not in (IN, "entered"):
        return words(f"tournament.standing-{standing.status}")
    return words("tournament.at-table", number=standing.table) if standing.table else ""


def table_line(table: "TournamentTable", common: "TournamentCommon", words: TerminalWords) -> str:
    """Write a table: its number, who sits there with what, and whether it plays or waits for something."""
    people = _people(table, with_stacks=bool(common.stack))
    status = table.status if table.status != "waiting" or not table.why else f"waits-{table.why}"
    return words(
        *("tournament.table",), number=table.number, names=people, status=words(f"tournament.table-{status}")
    )


def _people(table: "TournamentTable", *, with_stacks: bool) -> str:
    stacks: Sequence[int] = table.stacks if with_stacks else ()
    names = [
        f"{name} ({stacks[chair]})" if chair < len(stacks) else name
        for chair, name in enumerate(table.names)
        if name
    ]
    return ", ".join(names)
