"""The course of one game: a setting, a seed and the actions so far, which are all it takes to repeat it."""

from typing import Any

from parlour.adapters.actions import Steps
from parlour.adapters.layout import NOT_SEALED
from parlour.adapters.picks import Pick
from parlour.adapters.setting import Setting
from parlour.cards.luck import Luck
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move


class Course:
    """A game in progress that is played by numbers; it can be copied and pickled at any point.

    `picking` is what the acting seat has chosen so far where it chooses several places; `sealed` holds for
    every seat the action that it has chosen and that still lies covered, `sealed_picks` the places with it.
    """

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.position = setting.begin(seed)
        self.log: list[int] = []
        self.picking: Pick | None = None
        self.sealed = [NOT_SEALED] * setting.seats
        self.sealed_picks: list[Pick | None] = [None] * setting.seats
        self.is_imagined = False
        self._open: Steps | None = None

    def is_over(self) -> bool:
        return self.position.is_over()

    def acting(self) -> int:
        """Return the seat that is asked next: the first of those who owe a decision."""
        return self.position.to_act()[0]

    def open(self) -> Steps:
        """Return what every action that the acting seat may take comes to, actions in rising order."""
        if self._open is None:
            self._open = self.setting.actions.open(self.position.moves(self.acting()), self.picking)
        return self._open

    def play(self, action: int) -> Pick | Move:
        """Take an open action of the acting seat: play a move, or remember a choice that goes on.

        Refuses a closed action and changes nothing.
        """
        step = self.open().get(action)
        if step is None:
            raise self.refusal(action)
        if isinstance(step, Pick):
            self.picking = step
        else:
            self.put(action, step)
        self.log.append(action)
        self._open = None
        return step

    def put(self, action: int, move: Move) -> None:
        """Play the acting seat's move, which lies covered as long as anything is sealed."""
        seat, self.picking = self.acting(), None
        self.sealed[seat], self.sealed_picks[seat] = action, Pick(move.verb, move.slots)
        self.position.apply(seat, move)
        if self.position.sealed() == 0:
            self.uncover()

    def uncover(self) -> None:
        self.sealed = [NOT_SEALED] * self.setting.seats
        self.sealed_picks = [None] * self.setting.seats

    def pick_of(self, seat: int) -> Pick | None:
        """Return the places that the seat has chosen and that nobody else has seen."""
        own_turn = self.picking is not None and self.acting() == seat
        return self.picking if own_turn else self.sealed_picks[seat]

    def refusal(self, action: int) -> Refused:
        table = self.setting.actions
        if not 0 <= action < table.size:
            return Refused("no-such-action", f"There are actions 0 to {table.size - 1}, and no {action}.")
        said = f"Action {action} ({table.name(action)}) is closed to seat {self.acting()} now."
        return Refused("closed-action", said)

    def numbers(self, seat: int) -> list[int]:
        """Return what the seat observes, as the layout has it."""
        return self.setting.layout.numbers(self.position.view(seat), self.sealed[seat], self.pick_of(seat))

    def redealt(self, seat: int, luck: Luck) -> "Course":
        """Return the same game with another deal that the seat cannot tell from this one."""
        twin = self.copy()
        twin.position = self.position.redealt(seat, luck)
        twin.uncover()
        twin.sealed[seat], twin.sealed_picks[seat] = self.sealed[seat], self.sealed_picks[seat]
        twin.picking = self.picking if self.picking is not None and self.acting() == seat else None
        twin.is_imagined = True
        twin._open = None
        return twin

    def copy(self) -> "Course":
        twin = Course.__new__(Course)
        twin.__dict__ = self.__dict__ | {
            "position": self.position.copy(),
            "log": self.log[:],
            "sealed": self.sealed[:],
            "sealed_picks": self.sealed_picks[:],
        }
        return twin

    def __copy__(self) -> "Course":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Setting, int, list[int]]]:
        assert not self.is_imagined, "a deal that was only imagined has no seed to make it again"
        return replay_actions, (self.setting, self.seed, self.log)


def replay_actions(setting: Setting, seed: int, log: list[int]) -> Course:
    """Return the course that these actions make."""
    course = Course(setting, seed)
    for action in log:
        course.play(action)
    return course
