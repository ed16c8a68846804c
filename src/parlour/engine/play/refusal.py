"""Why a move is refused: a code, and a sentence made only of what the seat can see."""

from typing import TYPE_CHECKING

from parlour.engine.errors import Refused
from parlour.engine.play.move import Move

if TYPE_CHECKING:
    from parlour.engine.play.position import Position


def refusal(position: "Position", seat: int, move: Move) -> Refused | None:
    """The reason to refuse this move, or None when it may be played."""
    acting = position.to_act()
    if not acting:
        return Refused("game-over", "The game is over.")
    if seat not in acting:
        return Refused("not-your-turn", f"It is not seat {seat}'s turn.")
    moves = position.moves(seat)
    if move in moves:
        return None
    return misfit(position, seat, move, moves.wanted(move.verb))


def misfit(position: "Position", seat: int, move: Move, wanted: str) -> Refused:
    """The refusal of a move on the seat's own turn: unknown, closed now, or wrongly filled in."""
    if wanted:
        return Refused("wrong-details", wanted)
    if move.verb not in position.rules.move_validity:
        return Refused("unknown-move", f"This game has no move called {move.verb}.")
    return Refused("not-now", reason(position, seat, move.verb))


def reason(position: "Position", seat: int, verb: str) -> str:
    """The rule that keeps a verb closed, and what is missing just now."""
    detail = position.why_not(seat, verb)
    rule = f"{verb}: {position.rules.move_validity[verb]}"
    return f"{rule} {detail}".rstrip()
