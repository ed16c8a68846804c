"""The strip: what a table of a tournament shows of it, in one line."""

from typing import TYPE_CHECKING, NamedTuple

from parlour.terminal.tournament.lines import decimal, is_gone, level_piece
from parlour.terminal.words import TerminalWords

if TYPE_CHECKING:
    from parlour.client.tournament import TournamentNow
    from parlour.terminal.table.snapshot import Snapshot


class Strip(NamedTuple):
    """A tournament in short; `unit` is what a stack counts, in the words of the game."""

    now: "TournamentNow"
    unit: str
    words: TerminalWords

    def pieces(self) -> list[str]:
        """Return the facts, the weightiest first: one's place, how many are in, the level, the average."""
        common, standing = self.now.common, self.now.own.standing
        place = standing.place if standing is not None else 0
        average = decimal(common.average, self.words) if common.average else ""
        found = [
            self.words("tournament.place", place=place, count=common.standing_count) if place else "",
            self.words("tournament.alive", count=common.facts.alive),
            level_piece(self.now, self.words),
            self.words("tournament.average", average=average, unit=self.unit) if average else "",
        ]
        return [piece for piece in found if piece]

    def notices(self) -> list[str]:
        """Return what holds everybody up, or that one is out."""
        common, standing = self.now.common, self.now.own.standing
        notices = {
            "tournament.notice-paused": common.paused,
            "tournament.notice-hand-for-hand": common.hand_for_hand,
            f"tournament.standing-{standing.status if standing else ''}": is_gone(self.now),
        }
        return [self.words(key) for key, is_so in notices.items() if is_so]

    def sentence(self) -> str:
        """Return all of it as a sentence, for text that stays."""
        said = ", ".join([*self.pieces(), *self.notices()])
        return f"{said[:1].upper()}{said[1:]}."

    def is_ticking(self) -> bool:
        """Return whether it changes by itself as time passes."""
        return bool(self.now.common.level_at or self.now.common.ends_at)


def strip_of(now: "Snapshot", words: TerminalWords) -> Strip | None:
    """Return the strip of a table; None where it belongs to no tournament."""
    if now.cup is None:
        return None
    pictures = now.catalogue.picture.counters
    main = next((name for name, picture in pictures.items() if picture.main), "")
    return Strip(now.cup, now.catalogue.labels.counters.get(main, main), words)
