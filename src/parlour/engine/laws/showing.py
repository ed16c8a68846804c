"""Laws of what is shown: forms promise only what is legal, and cards move between zones that exist."""

from parlour.engine.laws.step import Step
from parlour.engine.play.events import Event
from parlour.engine.play.position import Position
from parlour.engine.show.fill import filled_form
from parlour.engine.show.form import Form
from parlour.engine.show.zone import NO_OWNER

TRIES = 4


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
