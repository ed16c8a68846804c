"""What is told at a table when the tournament around it changes."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from parlour.terminal.tournament.strip import strip_of
from parlour.terminal.words import TerminalWords

if TYPE_CHECKING:
    from parlour.client.tournament import TournamentNow
    from parlour.terminal.table.snapshot import Snapshot


def tournament_lines(before: "Snapshot", then: "Snapshot", words: TerminalWords) -> list[str]:
    """Return what is new of the tournament: announcements, notices, how it stands when a deal begins."""
    lines = [words("tournament.announced", text=text) for text in then.announced]
    if then.go is not None and then.go != before.go and then.go.tournament != then.tournament:
        lines.append(words("tournament.go-there", say=then.go.say))
    if then.cup is None:
        return lines
    if before.cup is not None:
        lines += changes(before.cup, then.cup, words)
    strip = strip_of(then, words)
    if then.game != before.game and before.state is not None and strip is not None:
        lines.append(strip.sentence())
    return lines


def changes(before: "TournamentNow", then: "TournamentNow", words: TerminalWords) -> list[str]:
    """Return what has changed for everybody: pauses, hand for hand, the level."""
    return list(_changes(before, then, words))


def _changes(before: "TournamentNow", then: "TournamentNow", words: TerminalWords) -> Iterator[str]:
    was, now = before.common, then.common
    if now.paused != was.paused:
        yield words("tournament.paused", why=now.why_paused) if now.paused else words("tournament.resumed")
    if now.hand_for_hand and not was.hand_for_hand:
        yield words("tournament.hand-for-hand")
    if was.hand_for_hand and not now.hand_for_hand and not then.is_over():
        yield words("tournament.hand-for-hand-over")
    if now.level > was.level:
        yield words("tournament.new-level", level=now.level)
