"""Laws of secrecy: what a seat cannot know changes nothing that it sees, is refused or is told."""

import msgspec

from parlour.engine.laws.fairplay import absurd
from parlour.engine.laws.step import Step
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.play.refusal import refusal
from parlour.engine.show.audience import EVERYONE, sees
from parlour.engine.show.zone import NO_OWNER


def seen(position: Position, viewer: int | None) -> bytes:
    """A view to the last byte."""
    return msgspec.json.encode(position.view(viewer), order="deterministic")


def nothing_leaks(step: Step) -> None:
    """View, forms and refusals are the same in every deal that the viewer cannot tell from this one."""
    viewer = step.luck.below(step.position.seats)
    twin = step.position.redealt(viewer, step.luck)
    for who in (viewer, None):
        same = seen(step.position, who) == seen(twin, who)
        step.demand(same, "nothing-leaks", f"the view of {spoken(who)} hangs on cards it cannot see")
    told = refusals(step.position, viewer) == refusals(twin, viewer)
    step.demand(told, "nothing-leaks", f"a refusal to {spoken(viewer)} hangs on cards it cannot see")
    nothing_is_let_slip(step, twin, viewer)


def nothing_is_let_slip(step: Step, twin: Position, viewer: int) -> None:
    """When a move shows a viewer nothing new, the telling of it shows nothing new either."""
    if refusal(twin, step.seat, step.move) is not None:
        return
    here, there = step.position.copy(), twin.copy()
    heard_here, heard_there = Listener(), Listener()
    here.play(step.seat, step.move, heard_here)
    there.play(step.seat, step.move, heard_there)
    for who in (viewer, None):
        if seen(here, who) == seen(there, who):
            same = retold(heard_here.events, who) == retold(heard_there.events, who)
            step.demand(same, "nothing-is-let-slip", f"an event tells {spoken(who)} what it cannot see")


def retold(events: list[Event], viewer: int | None) -> list[object]:
    """Events as a viewer hears them."""
    heard = [event.seen_by(viewer) for event in events]
    return [(e.kind, e.seat, e.cards, e.amount, e.other, e.slots, e.text) for e in heard]


def refusals(position: Position, seat: int) -> list[tuple[str, str]]:
    """What the seat is told when it tries every verb, plainly and absurdly."""
    tries = [move for verb in position.rules.move_labels for move in (Move(verb), *absurd(verb))]
    found = [refusal(position, seat, move) for move in tries]
    return [("", "") if error is None else (error.code, error.sentence) for error in found]


def sealed_choices_stay_sealed(step: Step) -> None:
    """While others still choose, nobody else can tell which sealed choice a seat has made."""
    position, seat = step.position, step.seat
    ways = [position.copy() for _ in range(2)]
    for way in ways:
        way.apply(seat, way.moves(seat).pick(step.luck))
    if not all(way.sealed() for way in ways):
        return
    for viewer in (None, *range(position.seats)):
        same = viewer == seat or seen(ways[0], viewer) == seen(ways[1], viewer)
        step.demand(same, "sealed-choices-stay-sealed", f"{spoken(viewer)} can tell what was sealed")


def moves_name_no_secret(step: Step) -> None:
    """A card that a move names is everybody's to see once it is played and not sealed: moves are public."""
    after = step.position.copy()
    after.apply(step.seat, step.move)
    if not step.move.cards or after.sealed():
        return
    zones = after.zones()
    public = [c for z in zones for c, a in zip(z.cards, z.audiences, strict=True) if a == EVERYONE]
    named = all(step.move.cards.count(card) <= public.count(card) for card in step.move.cards)
    step.demand(named, "moves-name-no-secret", "a move names a card that not everybody may see")


def every_card_has_an_audience(step: Step) -> None:
    """Each card of each zone names who may see it, and an owner is a seat at this table."""
    for zone in step.position.zones():
        whole = len(zone.cards) == len(zone.audiences)
        known = all(EVERYONE <= audience < 1 << step.position.seats for audience in zone.audiences)
        seated = NO_OWNER <= zone.owner < step.position.seats
        step.demand(whole and known and seated, "every-card-has-an-audience", f"zone {zone.name} is unclear")


def fresh_hands_are_private(step: Step) -> bool:
    """When the first hands lie on the table nobody sees another's; returns whether there were any."""
    hands = [zone for zone in step.position.zones() if zone.name == "hand" and zone.cards]
    for zone in hands:
        viewers = [None, *(seat for seat in range(step.position.seats) if seat != zone.owner)]
        shown = any(sees(audience, viewer) for audience in zone.audiences for viewer in viewers)
        step.demand(not shown, "fresh-hands-are-private", f"the hand of seat {zone.owner} is seen by others")
    return bool(hands)


def spoken(viewer: int | None) -> str:
    return "the public" if viewer is None else f"seat {viewer}"
