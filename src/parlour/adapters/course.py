"""The course of one game: a setting, a seed and the actions so far, which are all it takes to repeat it."""

from typing import Any

from parlour.adapters.layout import NOT_SEALED
from parlour.adapters.setting import Setting
from parlour.cards.luck import Luck
from parlour.engine.errors import Refused
from parlour.engine.play.move import Move


class Course:
    """A game in progress that is played by numbers; it can be copied and pickled at any point.

    `sealed` holds for every seat the action that it has chosen and that still lies covered.
    """

    def __init__(self, setting: Setting, seed: int) -> None:
        self.setting = setting
        self.seed = seed
        self.position = setting.begin(seed)
        self.log: list[int] = []
        self.sealed = [NOT_SEALED] * setting.seats
        self.is_imagined = False
        self._open: dict[int, Move] | None = None

    def is_over(self) -> bool:
        return self.position.is_over()

    def acting(self) -> int:
        """The seat that is asked next: the first of those who owe a decision."""
        return self.position.to_act()[0]

    def open(self) -> dict[int, Move]:
        """The move behind every action that the acting seat may take, actions in rising order."""
        if self._open is None:
            self._open = self.setting.actions.open(self.position.moves(self.acting()))
        return self._open

    def play(self, action: int) -> Move:
        """Plays the acting seat's move behind an open action; refuses a closed one and changes nothing."""
        move = self.open().get(action)
        if move is None:
            raise self.refusal(action)
        self.sealed[self.acting()] = action
        self.position.apply(self.acting(), move)
        if self.position.sealed() == 0:
            self.sealed = [NOT_SEALED] * self.setting.seats
        self.log.append(action)
        self._open = None
        return move

    def refusal(self, action: int) -> Refused:
        table = self.setting.actions
        if not 0 <= action < table.size:
            return Refused("no-such-action", f"There are actions 0 to {table.size - 1}, and no {action}.")
        said = f"Action {action} ({table.name(action)}) is closed to seat {self.acting()} now."
        return Refused("closed-action", said)

    def numbers(self, seat: int) -> list[int]:
        """What the seat observes, as the layout has it."""
        return self.setting.layout.numbers(self.position.view(seat), self.sealed[seat])

    def redealt(self, seat: int, luck: Luck) -> "Course":
        """The same game with another deal that the seat cannot tell from this one."""
        twin = self.copy()
        twin.position = self.position.redealt(seat, luck)
        twin.sealed = [NOT_SEALED] * self.setting.seats
        twin.sealed[seat] = self.sealed[seat]
        twin.is_imagined = True
        twin._open = None
        return twin

    def copy(self) -> "Course":
        twin = Course.__new__(Course)
        twin.__dict__ = self.__dict__ | {
            "position": self.position.copy(),
            "log": self.log[:],
            "sealed": self.sealed[:],
        }
        return twin

    def __copy__(self) -> "Course":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Course":
        return self.copy()

    def __reduce__(self) -> tuple[Any, tuple[Setting, int, list[int]]]:
        assert not self.is_imagined, "a deal that was only imagined has no seed to make it again"
        return replayed, (self.setting, self.seed, self.log)


def replayed(setting: Setting, seed: int, log: list[int]) -> Course:
    """The course that these actions make."""
    course = Course(setting, seed)
    for action in log:
        course.play(action)
    return course
