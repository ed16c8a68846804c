"""Laws of imagination: what search imagines is legal and makes sense, and does not peek."""

from parlour.cards.luck import Luck
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move


def imagination_does_not_peek(step: Step) -> None:
    """Demand the same time-out, candidates and policy in every deal that the seat cannot tell apart."""
    position, seat, thinking = step.position, step.seat, step.game.thinking
    twin, seed = step.redealt_for(seat), step.luck.bits()
    same = position.on_timeout(seat) == twin.on_timeout(seat)
    step.demand(same, "imagination-does-not-peek", "the time-out move hangs on unseen cards")
    _candidates_make_sense(step, thinking.candidates(position, seat), thinking.candidates(twin, seat))
    _policy_does_not_peek(step, [thinking.policy(each, seat, Luck(seed)) for each in (position, twin)])
    for style in range(1, thinking.styles()):
        styles = [style] * position.seats
        for known in (styles, [*styles[:seat], 0, *styles[seat + 1 :]]):
            played = [thinking.styled_policy(each, seat, Luck(seed), known) for each in (position, twin)]
            _policy_does_not_peek(step, played)


def _candidates_make_sense(step: Step, here: list[Move], there: list[Move]) -> None:
    moves = step.position.moves(step.seat)
    for move in here:
        step.demand(move in moves, "imagination-is-legal", f"{move} is a candidate and not legal")
    step.demand(here == there, "imagination-does-not-peek", "the candidates hang on unseen cards")


def _policy_does_not_peek(step: Step, moves: list[Move]) -> None:
    """Demand the same move of a rollout policy in two deals that the seat cannot tell apart."""
    legal = moves[0] in step.position.moves(step.seat)
    step.demand(legal, "imagination-is-legal", f"the policy plays {moves[0]}")
    step.demand(moves[0] == moves[1], "imagination-does-not-peek", "the policy hangs on unseen cards")


def weights_are_shares(step: Step) -> None:
    """Demand that the weight of a deal, by whatever styles, lies between 0 and 1."""
    thinking, twin, viewer = step.game.thinking, step.twin, step.viewer
    weights = [thinking.weight(twin, viewer)]
    weights += [
        thinking.styled_weight(twin, viewer, [style] * step.position.seats)
        for style in range(1, thinking.styles())
    ]
    for weight in weights:
        said = f"a deal weighs {weight} for seat {viewer}"
        step.demand(0 <= weight <= 1, "weights-are-shares", said)
