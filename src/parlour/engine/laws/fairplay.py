"""Laws of fair play: somebody can always move, refusals change nothing, copies and states are whole."""

from parlour.cards.luck import Luck
from parlour.engine.errors import BrokenLaw, Refused
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.play.state import field_names

FAR = 10**9
LOOK_AHEAD = 6


def somebody_can_move(step: Step) -> None:
    """Demand a legal move for every seat that is to act, and one that the house knows."""
    position = step.position
    for seat in position.to_act():
        moves = open_moves(position, seat)
        for move in (moves.sample(step.luck), moves.pick(step.luck), position.on_timeout(seat)):
            step.demand(move in moves, "moves-agree", f"{move} is offered but not legal")


def open_moves(position: Position, seat: int) -> Moves:
    """Return the moves of a seat that is to act; demand that there are some, of each verb that is offered."""
    moves, phase = position.moves(seat), position.phase()
    if moves.count() == 0:
        raise BrokenLaw("somebody-can-move", f"seat {seat} is to act in phase {phase} and has no move")
    for choice in moves.choices:
        if choice.count() == 0:
            said = f"seat {seat} is offered {choice.verb} in phase {phase}, and no move of it"
            raise BrokenLaw("moves-agree", said)
    return moves


def every_verb_is_explained(step: Step) -> None:
    """Demand a label and a sentence in the rules asset for each open verb."""
    rules = step.position.rules
    for verb in step.position.moves(step.seat).verbs():
        explained = verb in rules.move_labels and verb in rules.move_validity
        step.demand(explained, "every-verb-is-explained", f"{verb} has no label or no sentence")


def refusals_change_nothing(step: Step) -> None:
    """Demand that an illegal move is refused with a sentence, and the position is what it was."""
    position = step.position
    before = position.state()
    for seat, move in illegal_moves(step):
        try:
            position.play(seat, move)
        except Refused as refused:
            said = bool(refused.sentence)
            step.demand(said, "refusals-change-nothing", f"{move} is refused without a word")
        else:
            step.demand(False, "refusals-change-nothing", f"{move} by seat {seat} is not refused")
    step.game.briefing(position, step.seat)
    step.demand(position.state() == before, "refusals-change-nothing", "a refused move left a trace")


def illegal_moves(step: Step) -> list[tuple[int, Move]]:
    """Return moves that nobody may make here: out of turn, unknown, closed, or filled in absurdly."""
    position, seat = step.position, step.seat
    moves = position.moves(seat)
    odd = [Move("DANCE"), *absurd_moves(step.move.verb)]
    odd += [Move(verb) for verb in position.rules.move_labels if verb not in moves.verbs()]
    waiting = [other for other in range(position.seats) if other not in position.to_act()]
    return [(seat, move) for move in odd] + [(other, step.move) for other in waiting]


def absurd_moves(verb: str) -> list[Move]:
    """Return moves of a verb with details that no game can mean."""
    return [
        Move(verb, slots=(FAR,)),
        Move(verb, slots=(-1, -1)),
        Move(verb, cards=(FAR,)),
        Move(verb, amount=-FAR),
        Move(verb, amount=FAR),
        Move(verb, suit="X"),
    ]


def copies_are_independent(step: Step) -> None:
    """Demand that a copy is the same position, and that nothing done on it reaches the original."""
    position, before = step.position, step.position.state()
    twin = position.copy()
    step.demand(twin.state() == before, "copies-are-independent", "a copy differs from its original")
    for name in _unwritten_fields(position, twin, before):
        step.demand(False, "states-are-whole", f"a copy has a {name} of its own that state() leaves out")
    twin.apply(step.seat, step.move)
    kept = position.state() == before
    step.demand(kept, "copies-are-independent", "a move on a copy reached the original")
    position.redealt(step.seat, step.luck.copy())
    kept = position.state() == before
    step.demand(kept, "copies-are-independent", "a deal on a copy reached the original")


def random_play_is_picking(step: Step) -> None:
    """Demand that a random move played at once is the one that would be picked from the list of moves."""
    luck, again = step.luck.copy(), step.luck.copy()
    played, picked = step.position.copy(), step.position.copy()
    seat = picked.to_act()[0]
    move = picked.moves(seat).pick(luck)
    picked.apply(seat, move)
    played.play_random_move(again)
    same = played.state() == picked.state() and again.state == luck.state
    step.demand(same, "random-play-is-picking", f"play_random_move plays something else than {move}")


def _unwritten_fields(position: Position, twin: Position, written: dict[str, object]) -> list[str]:
    """Return fields that are neither written down nor shared by a copy, as rules and chance are."""
    others = [name for name in field_names(position) if name not in written]
    return [name for name in others if getattr(position, name) is not getattr(twin, name)]


def states_are_whole(step: Step) -> None:
    """Demand that a position restored from its state is the same, and stays so for some moves to come."""
    position = step.position.copy()
    again = step.game.restored(position.rules, position.seats, position.shuffle, position.state())
    step.demand(again.state() == position.state(), "states-are-whole", "a restored position differs")
    luck = Luck(step.luck.bits())
    for _ in range(LOOK_AHEAD):
        if position.is_over():
            break
        seat = position.to_act()[0]
        move = open_moves(position, seat).pick(luck)
        step.demand(move in again.moves(seat), "states-are-whole", f"a restored position refuses {move}")
        position.apply(seat, move)
        again.apply(seat, move)
    step.demand(again.state() == position.state(), "states-are-whole", "a restored position plays otherwise")
