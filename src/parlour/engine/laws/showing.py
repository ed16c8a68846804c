"""Laws of what is shown: forms promise what is legal, views tell the moves, prices and ways are true."""

import msgspec

from parlour.engine.errors import BadRules
from parlour.engine.laws.closing import stacks_of
from parlour.engine.laws.fairplay import absurd_moves
from parlour.engine.laws.step import Step
from parlour.engine.play.choices import even_steps
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.position import Position
from parlour.engine.show.fill import filled_form
from parlour.engine.show.form import Form
from parlour.engine.show.view import View
from parlour.engine.show.zone import NO_OWNER

TRIES = 4
MOST_LOOKED_AT = 12
"""So many moves of a choice are compared one by one."""


def forms_promise_what_is_legal(step: Step) -> None:
    """Demand that whatever a form without named cards offers can be played, from zones that exist."""
    moves = step.position.moves(step.seat)
    for form in moves.forms():
        for _ in range(TRIES):
            move = filled_form(form, step.luck)
            legal = move is None or move in moves
            step.demand(legal, "forms-promise-what-is-legal", f"a form offers {move}, which is not legal")
        for zone in _zones_of(form, step.seat):
            there = zone in zone_names(step.position)
            step.demand(there, "forms-promise-what-is-legal", f"{form.verb} asks for {zone}: there is none")


def _zones_of(form: Form, seat: int) -> list[str]:
    """Return the zones of the places that the form asks for."""
    return [
        f"{pool.zone}@{seat}" if pool.mine else pool.zone
        for pool in form.pools
        if not pool.names and pool.options
    ]


def views_tell_the_moves(step: Step) -> None:
    """Demand that the moves made again from what the seat is sent are the same, in the same order."""
    law, ours, seen = "views-tell-the-moves", step.position.moves(step.seat), _moves_sent(step)
    sizes, told = _sizes(ours), _sizes(seen)
    step.demand(sizes == told, law, f"there are {sizes} moves, and a view tells {told}")
    for move, other in zip(_some_moves(step, ours), _some_moves(step, seen), strict=True):
        step.demand(move == other, law, f"a view tells {other} in the place of {move}")
    for move in [*_some_moves(step, ours), *_moves_beside(step)]:
        same = (move in ours) == (move in seen)
        step.demand(same, law, f"a view tells otherwise whether {move} is legal")


def _moves_sent(step: Step) -> Moves:
    """Return the moves as they are made again from the view, sent as JSON."""
    sent: View = msgspec.json.decode(msgspec.json.encode(step.position.view(step.seat)), type=View)
    try:
        return step.game.moves_seen(step.position.rules, sent)
    except BadRules as error:
        step.demand(False, "views-tell-the-moves", error.sentence.rstrip("."))
        raise


def _sizes(moves: Moves) -> list[tuple[str, int]]:
    return [(choice.verb, choice.count()) for choice in moves.choices]


def _some_moves(step: Step, moves: Moves) -> list[Move]:
    """Return some numbered moves of every choice, and some drawn; the luck of the game stays as it is."""
    luck, numbered = step.luck.copy(), list[Move]()
    for choice in moves.choices:
        numbered += [choice.nth(index) for index in even_steps(choice.count(), MOST_LOOKED_AT)]
    drawn = [move for _ in range(TRIES) for move in (moves.pick(luck), moves.sample(luck))]
    return [*drawn, *numbered]


def _moves_beside(step: Step) -> list[Move]:
    """Return moves like the one that is played, most of them illegal."""
    move = step.move
    return [
        Move(move.verb, move.slots, move.cards, move.amount + 1, move.suit),
        Move(move.verb, move.slots, move.cards[1:], move.amount, move.suit),
        Move(move.verb, tuple(reversed(move.slots)), tuple(reversed(move.cards)), move.amount, move.suit),
        *absurd_moves(move.verb),
    ]


def prices_are_true(step: Step) -> None:
    """Demand that a move takes from the seat what its price says; a deal that it closes pays back."""
    price = step.game.words.price(step.position, step.seat, step.move.verb)
    if price is None or any(event.close for event in step.events):
        return
    had, has = (stacks_of(step.game, each)[step.seat] for each in (step.position, step.after))
    said = price.of(step.move.amount)
    step.demand(said == had - has, "prices-are-true", f"the price is {said}, and {had - has} were paid")


def moves_are_told(step: Step) -> None:
    """Demand that every move is told as something that its seat did, sealed or not."""
    told = any(event.seat == step.seat for event in step.events)
    step.demand(told, "moves-are-told", "no event of the move names the seat that made it")


def cards_are_told_between_zones(step: Step) -> None:
    """Demand that every way of a card that is told joins zones that exist before or after the move."""
    there = zone_names(step.position) | zone_names(step.after)
    for event in step.events:
        _check_ways(step, event, there)


def _check_ways(step: Step, event: Event, there: set[str]) -> None:
    ways = step.game.picture.ways_of(event)
    fits = len(ways) in (0, len(event.cards))
    step.demand(fits, "cards-are-told-between-zones", f"{event.kind} has {len(ways)} ways for its cards")
    for zone in [zone for way in ways for zone in way]:
        step.demand(
            zone in there, "cards-are-told-between-zones", f"{event.kind} names {zone}: there is none"
        )


def zone_names(position: Position) -> set[str]:
    """Return every zone by its name, with its owner where it has one: `stock`, `hand@2`."""
    return {zone.name if zone.owner == NO_OWNER else f"{zone.name}@{zone.owner}" for zone in position.zones()}
