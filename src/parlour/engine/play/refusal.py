# parlour: hot
"""Why a move is refused: a code, and a sentence made only of what the seat can see."""

from collections.abc import Mapping

from parlour.engine.errors import Refused
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence, sentence_of


def out_of_turn(seat: int, *, is_over: bool) -> Refused:
    """Return the refusal of any move of a seat that is not to act."""
    if is_over:
        return Refused("game-over", sentence_of("refusal.game-over"))
    return Refused("not-your-turn", sentence_of("refusal.not-your-turn", seat=seat))


def misfit(move: Move, wanted: Sentence | None, validity: Mapping[str, str]) -> Refused:
    """Return the refusal of a move on the seat's own turn: unknown, closed now, or wrongly filled in."""
    if wanted is not None:
        return Refused("wrong-details", wanted)
    if move.verb not in validity:
        return Refused("unknown-move", sentence_of("refusal.unknown-move", verb=move.verb))
    return Refused("not-now", sentence_of("refusal.not-now", verb=move.verb), validity)
