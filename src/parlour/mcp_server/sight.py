"""What a seat is shown: the table in lines, what was heard, and the open moves with their numbers."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.engine.show.view import View
from parlour.players.llm.answer import chosen_move
from parlour.players.llm.failures import Failed
from parlour.players.llm.prompts.drawing import TextDrawing
from parlour.players.llm.prompts.numbered import number_moves
from parlour.players.llm.prompts.prompt import other_words

YOUR_TURN: Final = "your turn"
NOT_YET: Final = "not yet"
OVER: Final = "over"


class NoSuchMove(ParlourError):
    """A move that cannot be read, or that is not open; nothing was played."""


class Told(NamedTuple):
    """What goes with a view in words: what is asked, remarks on the own cards, and what has happened."""

    asked: str = ""
    notes: Sequence[str] = ()
    news: Sequence[str] = ()
    ending: str = ""


class Sights:
    """Makes what the seats of one table are shown; of a view nothing is left out and nothing added."""

    def __init__(self, drawing: TextDrawing) -> None:
        self._drawing = drawing

    def sight(self, view: View, decision: int, told: Told) -> dict[str, Any]:
        """The table now; `decision` is 0 where nothing is asked."""
        options = number_moves(view)
        moves = [
            f"{number}. {self._drawing.move(view, move)}"
            for number, move in enumerate(options.moves, start=1)
        ]
        status = OVER if view.ending is not None else YOUR_TURN if decision else NOT_YET
        shown = {
            "status": status,
            "decision": decision,
            "table": "\n\n".join(self._drawing.table(view)),
            "news": list(told.news),
            "notes": list(told.notes),
        }
        if decision:
            shown |= {"asked": told.asked, "moves": moves, "others": list(map(other_words, options.partial))}
        if view.ending is not None:
            shown |= {"ending": told.ending, "places": view.ending.places, "tallies": view.ending.tallies}
        return shown


def move_chosen(view: View, chosen: object) -> Move:
    """The move that a number or a named move stands for, as it was shown; refuses what stands for none."""
    try:
        return chosen_move(chosen, number_moves(view).moves)
    except Failed as failed:
        raise NoSuchMove("no-such-move", f"That is no move: {failed.what}") from None
