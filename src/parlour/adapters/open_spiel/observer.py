"""What an OpenSpiel player observes: the layout's row of numbers, and the view or its memory as text."""

from typing import TYPE_CHECKING

import numpy as np

from parlour.adapters.setting import Setting

if TYPE_CHECKING:
    from parlour.adapters.open_spiel.state import CardState


class Observer:
    """OpenSpiel's way to ask: `set_from` fills `tensor`, `string_from` answers in text."""

    def __init__(self, setting: Setting, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(setting.layout.size, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: "CardState", player: int) -> None:
        if state.course is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = state.course.numbers(player)

    def string_from(self, state: "CardState", player: int) -> str:
        return state.recollection(player) if self.perfect_recall else state.observation(player).decode()
