"""Laws of secrecy: what a seat cannot know changes nothing that it sees, is refused or is told."""

from collections import Counter

import msgspec

from parlour.cards.codes import BACK
from parlour.engine.laws.fairplay import absurd_moves
from parlour.engine.laws.step import Step, viewer_name
from parlour.engine.play.events import Event, Listener
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.audience import EVERYONE, NOBODY, only, sees
from parlour.engine.show.zone import NO_OWNER
from parlour.engine.words.sentence import Sentence

Seen = tuple[object, ...]
HINT_EVERY = 50
"""Reasons may weigh exact chances, which is dear: they are asked for at one decision in so many."""


def all_seen_by(game: Game, position: Position, viewer: int | None) -> Seen:
    """Return all that a viewer sees and is told, to the last field."""
    return msgspec.to_builtins((position.view(viewer), game.briefing(position, viewer)))  # type: ignore[no-any-return]


def nothing_leaks(step: Step) -> None:
    """View, words, forms and refusals are the same in every deal that the viewer cannot tell apart."""
    viewer, twin = step.viewer, step.twin
    for who in (viewer, None):
        same = all_seen_by(step.game, step.position, who) == all_seen_by(step.game, twin, who)
        step.demand(same, "nothing-leaks", f"the view of {viewer_name(who)} hangs on cards it cannot see")
    told = refusals(step.position, viewer) == refusals(twin, viewer)
    step.demand(told, "nothing-leaks", f"a refusal to {viewer_name(viewer)} hangs on cards it cannot see")
    told = clocks(step.position) == clocks(twin)
    step.demand(told, "nothing-leaks", f"the clock tells {viewer_name(viewer)} of cards it cannot see")
    nothing_is_let_slip(step, twin, viewer)


def clocks(position: Position) -> list[int]:
    """Return how long each seat that is to act may take, which everybody can see."""
    return [position.seconds(seat) for seat in position.to_act()]


def hints_tell_no_secret(step: Step) -> None:
    """Demand that a hint's reasons and sums hang on nothing that the seat cannot see."""
    if step.luck.below(HINT_EVERY):
        return
    seat, words, twin = step.seat, step.game.words, step.redealt_for(step.seat)
    said = [
        (words.reasons(each, seat, step.move), words.reckoning(each, seat)) for each in (step.position, twin)
    ]
    secret = f"the reasons for a move of {viewer_name(seat)} hang on cards it cannot see"
    step.demand(said[0] == said[1], "nothing-leaks", secret)


def nothing_is_let_slip(step: Step, twin: Position, viewer: int) -> None:
    """Demand that what a move neither shows nor tells can be seen nowhere else, as in whose turn it is.

    The twin meets the same chance, so that hidden cards alone can make a difference.
    """
    if twin.refusal(step.seat, step.move) is not None:
        return
    here, there = step.position.copy(), twin.copy()
    there.shuffle = here.shuffle
    heard_here, heard_there = Listener(), Listener()
    here.play(step.seat, step.move, heard_here)
    there.play(step.seat, step.move, heard_there)
    for who in (viewer, None):
        views = all_seen_by(step.game, here, who) == all_seen_by(step.game, there, who)
        words = sentences_heard(heard_here.events, who) == sentences_heard(heard_there.events, who)
        slip = f"an event tells {viewer_name(who)} what it cannot see"
        harmless = not views or tell_places_alone(heard_here, heard_there, who)
        step.demand(words or harmless, "nothing-is-let-slip", slip)
        shown = here.view(who).zones != there.view(who).zones
        secret = f"what {viewer_name(who)} sees after the move hangs on cards that nobody showed"
        step.demand(views or shown or not words, "nothing-follows-from-secrets", secret)


def sentences_heard(events: list[Event], viewer: int | None) -> list[object]:
    """Return events as sentences that a viewer hears."""
    return [event.sentence(viewer) for event in events]


def tell_places_alone(here: Listener, there: Listener, viewer: int | None) -> bool:
    """Return whether a viewer hears the same but for where the cards lay that it is told.

    No view shows where a card lay before, and who watches remembers it: so old cards of a hand are told from
    new ones. `knowledge-is-kept` demands that redeals remember it, too.
    """
    told = [[without_places(event, viewer) for event in heard.events] for heard in (here, there)]
    return told[0] == told[1]


def without_places(event: Event, viewer: int | None) -> Sentence:
    """Return an event as a viewer hears it, without the slots of cards that it is told, each of them."""
    sentence = event.sentence(viewer)
    if len(event.slots) != len(event.cards) or BACK in sentence.fields["cards"]:
        return sentence
    return Sentence(sentence.key, sentence.fields | {"slots": ()})


def refusals(position: Position, seat: int) -> list[object]:
    """Return what the seat is told when it tries every verb, plainly and absurdly."""
    tries = [move for verb in position.rules.move_labels for move in (Move(verb), *absurd_moves(verb))]
    found = [position.refusal(seat, move) for move in tries]
    return [None if error is None else (error.code, error.said) for error in found]


def sealed_choices_stay_sealed(step: Step) -> None:
    """Demand that while others still choose, nobody can tell, or is told, what a seat has sealed."""
    position, seat = step.position, step.seat
    ways = [position.copy() for _ in range(2)]
    heard = [Listener() for _ in ways]
    for way, listener in zip(ways, heard, strict=True):
        way.apply(seat, way.moves(seat).pick(step.luck), listener)
    if not all(way.sealed() for way in ways):
        return
    for viewer in (None, *range(position.seats)):
        if viewer == seat:
            continue
        same = all_seen_by(step.game, ways[0], viewer) == all_seen_by(step.game, ways[1], viewer)
        step.demand(same, "sealed-choices-stay-sealed", f"{viewer_name(viewer)} can tell what was sealed")
        told = [sentences_heard(listener.events, viewer) for listener in heard]
        step.demand(
            told[0] == told[1], "sealed-is-not-told", f"{viewer_name(viewer)} is told what was sealed"
        )


def moves_name_no_secret(step: Step) -> None:
    """Demand that a card that a move names is everybody's to see or was told, unless it is sealed."""
    if not step.move.cards:
        return
    after = step.after
    if after.sealed():
        return
    told = [pair for event in step.events for pair in zip(event.cards, event.audiences, strict=True)]
    shown = [
        public_cards(step.position),
        public_cards(after),
        [card for card, who in told if who == EVERYONE],
    ]
    wanted = Counter(step.move.cards)
    named = all(any(cards.count(card) >= times for cards in shown) for card, times in wanted.items())
    step.demand(named, "moves-name-no-secret", "a move names a card that not everybody may see")


def public_cards(position: Position) -> list[int]:
    """Return every card that all can see."""
    zones = position.zones()
    return [c for z in zones for c, a in zip(z.cards, z.audiences, strict=True) if a == EVERYONE]


def what_is_seen_was_told(step: Step) -> None:
    """Demand that whoever knows another's or the table's card since a move was told it by that move."""
    everybody = (2 << step.position.seats) - 1
    before, now = knowers(step.position), knowers(step.after, but_owners=True)
    told: dict[int, int] = {}
    for event in step.events:
        for card, audience in zip(event.cards, event.audiences, strict=True):
            told[card] = told.get(card, NOBODY) | audience
    for card, audience in now.items():
        untold = audience & ~before.get(card, NOBODY) & ~told.get(card, NOBODY) & everybody
        step.demand(
            untold == NOBODY, "what-is-seen-was-told", "a card is seen by others whom no event told it"
        )


def knowers(position: Position, but_owners: bool = False) -> dict[int, int]:
    """Return by card all who know one such on the table, as bits; the public comes after the seats."""
    found: dict[int, int] = {}
    for zone in position.zones():
        others = ~only(zone.owner) if but_owners and zone.owner != NO_OWNER else EVERYONE
        for card, audience in zip(zone.cards, zone.audiences, strict=True):
            found[card] = found.get(card, NOBODY) | (audience & others)
    return found


def every_card_has_an_audience(step: Step) -> None:
    """Demand that each card of each zone names who may see it, and that an owner is a seat here."""
    for zone in step.position.zones():
        whole = len(zone.cards) == len(zone.audiences)
        known = all(EVERYONE <= audience < 1 << step.position.seats for audience in zone.audiences)
        seated = NO_OWNER <= zone.owner < step.position.seats
        step.demand(whole and known and seated, "every-card-has-an-audience", f"zone {zone.name} is unclear")


def fresh_hands_are_private(step: Step) -> bool:
    """Demand that nobody sees another's hand when it has just been dealt; return whether there were any."""
    hands = [zone for zone in step.position.zones() if zone.private and zone.cards]
    for zone in hands:
        viewers = [None, *(seat for seat in range(step.position.seats) if seat != zone.owner)]
        shown = any(sees(audience, viewer) for audience in zone.audiences for viewer in viewers)
        others = f"the {zone.name} of seat {zone.owner} is seen by others"
        step.demand(not shown, "fresh-hands-are-private", others)
    return bool(hands)
