# parlour: hot
"""Why a move is refused: a code, and a sentence made only of what the seat can see."""

from typing import TYPE_CHECKING

from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, sentence_of

if TYPE_CHECKING:
    from parlour.engine.play.position import Position


def refusal(position: "Position", seat: int, move: Move) -> Refused | None:
    """Return the reason to refuse this move, or None when it may be played."""
    acting = position.to_act()
    if not acting:
        return Refused("game-over", sentence_of("refusal.game-over"))
    if seat not in acting:
        return Refused("not-your-turn", sentence_of("refusal.not-your-turn", seat=seat))
    moves = position.moves(seat)
    return None if move in moves else _misfit(position, move, moves.wanted(move.verb))


def _misfit(position: "Position", move: Move, wanted: Sentence | None) -> Refused:
    """Return the refusal of a move on the seat's own turn: unknown, closed now, or wrongly filled in."""
    if wanted is not None:
        return Refused("wrong-details", wanted)
    if move.verb not in position.rules.move_validity:
        return Refused("unknown-move", sentence_of("refusal.unknown-move", verb=move.verb))
    return Refused("not-now", sentence_of("refusal.not-now", verb=move.verb), position.rules.move_validity)
