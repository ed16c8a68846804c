# parlour: hot
"""Deadlines: when each seat's time runs out, and what is shown of it."""

from parlour.match.move_words import seat_move_in_words
from parlour.tables.limits import TableLimits
from parlour.tables.state import TableState
from parlour.wire import messages


class Deadlines:
    """When each seat's time runs out. Nothing of it is stored: times of rows and of waking are enough.

    `woke` is when this process took the table up, `lost` when it lost the last session of a seat, `released`
    when the last hold between two deals ended.
    """

    def __init__(self, state: TableState, woke: int, limits: TableLimits) -> None:
        self.state = state
        self.woke = woke
        self.grace = limits.grace
        self._clock = limits.clock
        self._seconds = limits.seconds
        self.lost: dict[int, int] = {}
        self.is_stopped = self.is_held = False
        self.released = 0
        self._spared: dict[int, tuple[int, int]] = {}

    def due(self, seat: int) -> int:
        """Return when the seat's time is up; 0 when no clock runs for it."""
        state = self.state
        if not self.runs() or not state.asked[seat] or state.chairs[seat].bot():
            return 0
        began = max(state.asked_at[seat], state.resumed, self.woke, self.released)
        asked, spared = self._spared.get(seat, (0, 0))
        lost = self.lost[seat] + self.grace if seat in self.lost else 0
        return max(began + self.allowed(seat), lost, spared if asked == state.asked[seat] else 0)

    def is_back(self, seat: int, now: int) -> None:
        """Keep the question of who comes back open for half the grace at least, once for each question."""
        lost, asked = self.lost.pop(seat, None), self.state.asked[seat]
        if lost is not None and asked and self._spared.get(seat, (0, 0))[0] != asked:
            self._spared[seat] = (asked, now + self.grace // 2)

    def runs(self) -> bool:
        """Return whether seats have to answer within a time."""
        return self.has_clock() and not self.state.paused and not self.is_held

    def has_clock(self) -> bool:
        """Return whether they have to while the game is not paused."""
        settings = self.state.settings
        clock = settings.clock if settings.guided else self._clock or settings.clock
        return not self.is_stopped and self.state.is_played() and clock == "rules"

    def is_waited_for(self, seat: int) -> bool:
        """Return whether the house will play for this seat if nobody comes back to it, paused or not.

        In a tournament it does not: whose time is up twice sits out there.
        """
        chair = self.state.chairs[seat]
        if self.state.tournament:
            return False
        return self.has_clock() and seat in self.lost and chair.is_person() and not chair.house

    def allowed(self, seat: int) -> int:
        return 1000 * (self._seconds or self.state.now_played().position.seconds(seat))

    def next_due(self) -> tuple[int, int] | None:
        """Return the seat whose time is up first, and when; None when no clock runs."""
        dues = [(self.due(seat), seat) for seat, asked in enumerate(self.state.asked) if asked]
        running = [each for each in dues if each[0]]
        return (min(running)[1], min(running)[0]) if running else None

    def shown_to(self, viewer: int | None, language: str, now: int) -> messages.Clock | None:
        """Return the clock as this viewer sees it: the own one where it runs, else the one that ends
        first."""
        if not (self.runs() or self.state.paused) or not self.state.is_played():
            return None
        acting = [seat for seat, asked in enumerate(self.state.asked) if asked]
        if self.state.paused:
            return messages.Clock(paused=True, seats=acting)
        found = (viewer, self.due(viewer)) if viewer in acting and viewer is not None else self.next_due()
        if found is None or not found[1]:
            return None
        seat, due = found
        timeout = self._timeout(seat, language) if seat == viewer else ""
        count = 0 if self._seconds else self.state.now_played().position.countdown(seat)
        left = max(0, due - now)
        return messages.Clock(due, self.allowed(seat), left, seats=acting, timeout=timeout, count=count)

    def _timeout(self, seat: int, language: str) -> str:
        """Return what the house will play for the seat, in words that only this seat hears."""
        match = self.state.now_played()
        return seat_move_in_words(match, seat, match.position.on_timeout(seat), language)
