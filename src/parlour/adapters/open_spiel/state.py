"""A Parlour game in progress for OpenSpiel: chance nodes that draw the shuffle, then the seats' decisions."""

from hashlib import blake2s

import msgspec
import pyspiel

from parlour.adapters.course import Course
from parlour.adapters.payoffs import payoffs
from parlour.adapters.picks import Pick
from parlour.adapters.setting import Setting
from parlour.engine.play.move import Move

BYTE = 256
SEED_BYTES = 4
"""A shuffle is drawn byte by byte, so that a chance node has few outcomes and there are many shuffles."""


class CardState(pyspiel.State):
    """Begins with the shuffle; `heard` is what every seat remembers of the game, a line for every move.

    `draws` are the chance outcomes so far: the number of the deal, or the bytes of the seed.
    """

    def __init__(self, game: pyspiel.Game, setting: Setting, *, payoff: str, deals: int) -> None:
        super().__init__(game)
        self.setting = setting
        self.payoff = payoff
        self.deals = deals
        self.draws: list[int] = []
        self.course: Course | None = None
        self.heard = [""] * setting.seats

    def current_player(self) -> int:
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.course.is_over() else self.course.acting()

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.dealt_course().open()) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return outcomes that are all equally likely: the deals there are, or the next byte of the seed."""
        outcomes = self.deals or BYTE
        return [(outcome, 1 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.draw(action)
        else:
            self.remember(self.course, action)

    def draw(self, outcome: int) -> None:
        """Begin the game once the shuffle is known."""
        self.draws.append(outcome)
        if self.deals:
            self.course = Course(self.setting, outcome)
        elif len(self.draws) == SEED_BYTES:
            self.course = Course(self.setting, int.from_bytes(self.draws))

    def remember(self, course: Course, action: int) -> None:
        """Play it: the player remembers what it saw and did, the others what was done in the open."""
        seat, covered = course.acting(), is_covered(course)
        saw = blake2s(self.observation(seat), digest_size=8).hexdigest()
        move = course.play(action)
        if isinstance(move, Pick):
            self.heard[seat] += f"{seat} picks {move.verb} {move.slots} seeing {saw}\n"
            return
        covered |= course.position.sealed() > 0
        for other in range(self.setting.seats):
            told = f"{seat} {move!r}" if not covered else f"{seat} chose"
            self.heard[other] += f"{told}\n" if other != seat else f"{seat} {move!r} seeing {saw}\n"

    def dealt_course(self) -> Course:
        assert self.course is not None, "the chance node comes first"
        return self.course

    def observation(self, seat: int) -> bytes:
        """Return the seat's view, and the places that it has chosen unseen; nothing before the shuffle."""
        if self.course is None:
            return b""
        view = msgspec.json.encode(self.course.position.view(seat), order="deterministic")
        pick = self.course.pick_of(seat)
        return view if pick is None else view + msgspec.json.encode(pick)

    def recollection(self, seat: int) -> str:
        """Return all that the seat can know: what it remembers, and what it sees."""
        return f"{self.heard[seat]}{self.observation(seat).decode()}"

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self.deals else f"seed byte {action}"
        course = self.dealt_course()
        if not course.is_over() and player == course.acting() and action in course.open():
            step = course.open()[action]
            return repr(step) if isinstance(step, Move) else self.setting.actions.name(action)
        return self.setting.actions.name(action)

    def returns(self) -> list[float]:
        outcome = None if self.course is None else self.course.position.outcome()
        return [0.0] * self.setting.seats if outcome is None else payoffs(outcome, self.payoff)

    def __str__(self) -> str:
        """Return the whole truth: the seed and the actions."""
        return f"drawn {self.draws}, played {[] if self.course is None else self.course.log}"


def is_covered(course: Course) -> bool:
    """Return whether choices are being made under cover."""
    return len(course.position.to_act()) > 1 or course.position.sealed() > 0
