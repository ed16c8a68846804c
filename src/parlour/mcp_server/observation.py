"""What a seat is shown: the table in lines, what was heard, and the open moves with their numbers."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.engine.show.view import View
from parlour.engine.words.words import Price
from parlour.players.llm.answer import chosen_move
from parlour.players.llm.failures import Failed
from parlour.players.llm.prompts.drawing import TextDrawing
from parlour.players.llm.prompts.numbered import Marks, number_moves
from parlour.players.llm.prompts.prompt import other_words

YOUR_TURN: Final = "your turn"
NOT_YET: Final = "not yet"
OVER: Final = "over"


class BadCall(ParlourError):
    """A call that means nothing here, such as a move that is not open; nothing has changed."""


class TableWords(NamedTuple):
    """What goes with a view: what is asked, remarks on the own cards, what has happened, what moves cost, and
    the names of amounts."""

    asked: str = ""
    notes: Sequence[str] = ()
    news: Sequence[str] = ()
    ending: str = ""
    prices: Mapping[str, Price] = MappingProxyType({})
    marks: Marks = MappingProxyType({})


def observation(drawing: TextDrawing, view: View, decision: int, words: TableWords) -> dict[str, Any]:
    """Return the table now, with all of the view and nothing else; `decision` 0 asks for nothing."""
    status = OVER if view.ending is not None else YOUR_TURN if decision else NOT_YET
    shown: dict[str, Any] = {
        "status": status,
        "decision": decision,
        "table": "\n\n".join(drawing.table(view)),
        "news": list(words.news),
        "notes": list(words.notes),
    }
    if decision:
        shown |= {"asked": words.asked, **_open_moves(drawing, view, words)}
    if view.ending is not None:
        shown |= {"ending": words.ending, "places": view.ending.places, "tallies": view.ending.tallies}
    return shown


def _open_moves(drawing: TextDrawing, view: View, words: TableWords) -> dict[str, list[str]]:
    """Return the moves with their numbers, and how those are named that are too many to be listed."""
    options = number_moves(view, words.marks, words.prices)
    called = [drawing.move(view, move, words.prices, words.marks) for move in options.moves]
    moves = [f"{number}. {move}" for number, move in enumerate(called, start=1)]
    return {"moves": moves, "others": list(map(other_words, options.partial))}


def read_choice(numbers: list[Move], chosen: object) -> Move:
    """Return the move that a number or a named move stands for, as it was shown; refuse what is none."""
    try:
        return chosen_move(chosen, numbers)
    except Failed as failed:
        raise BadCall("no-such-move", f"That is no move: {failed.what}") from None
