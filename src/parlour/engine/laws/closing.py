"""Laws of the close: the last event of a deal says how it was decided, truly, and tells no secret."""

from parlour.engine.laws.step import Step
from parlour.engine.play.events import Close, Event, Teller
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.show.audience import EVERYONE
from parlour.engine.show.zone import NO_OWNER, Zone
from parlour.engine.thinking import NO_DEAL
from parlour.engine.words.sentence import Sentence


def closes_are_true(step: Step) -> None:
    """Demand of every deal that a move closes: it is closed once, by its last event, with true amounts and
    nothing that not everybody sees."""
    if any(event.close for event in step.events):
        after = step.position.copy()
        after.apply(step.seat, step.move, _Witness(step, after))


class _Witness(Teller):
    """Looks at the position whenever something is told of it."""

    def __init__(self, step: Step, position: Position) -> None:
        self._step = step
        self._position = position
        self._before: list[int] | None = None
        self._closed: int | None = None

    def tell(self, event: Event) -> None:
        step, deal = self._step, self._step.game.thinking.deal(self._position)
        if self._closed is not None:
            is_next = deal == NO_DEAL or deal != self._closed
            step.demand(
                is_next, "a-close-is-the-last-of-its-deal", f"{event.kind} is told of a deal that is closed"
            )
            self._closed = None if is_next else self._closed
        if event.kind in step.game.picture.showdowns and self._before is None:
            self._before = stacks_of(step.game, self._position)
        if event.close is not None:
            self._look(event, event.close)
            self._closed, self._before = deal, None

    def _look(self, event: Event, close: Close) -> None:
        step, stacks = self._step, stacks_of(self._step.game, self._position)
        before = stacks if self._before is None else self._before
        changed = [now - then for now, then in zip(stacks, before, strict=True)]
        told = f"{event.kind} tells {close.amounts} and the stacks changed by {changed}"
        step.demand(close.amounts == changed, "a-close-tells-what-was-paid", told)
        both = sorted({*close.winners} & {*close.beaten})
        step.demand(
            not both, "a-close-tells-what-was-paid", f"{event.kind} tells that {both} won and were beaten"
        )
        _only_what_is_seen(step, event, close, self._position)


def stacks_of(game: Game, position: Position) -> list[int]:
    """Return what each seat plays for: its stack, or what the picture calls its main counter."""
    main = [name for name, counter in game.picture.counters.items() if counter.main]
    name = game.stack or (main[0] if main else "")
    return [position.seat_counters(seat).get(name, 0) for seat in range(position.seats)]


def _only_what_is_seen(step: Step, event: Event, close: Close, position: Position) -> None:
    """Demand that raised cards lie open, and that hands which do not have names without ranks in them."""
    zones = {_name(zone): zone for zone in position.zones()}
    for name, places in close.raised.items():
        zone = zones.get(name)
        there = zone is not None and all(0 <= place < len(zone.cards) for place in places)
        step.demand(
            there, "a-close-tells-what-is-seen", f"{event.kind} raises {places} of {name}: there are none"
        )
        hidden = zone is not None and [place for place in places if zone.audiences[place] != EVERYONE]
        step.demand(
            not hidden,
            "a-close-tells-what-is-seen",
            f"{event.kind} raises {hidden} of {name}, which not everybody sees",
        )
    for seat, hand in close.hands.items():
        facts = _facts_beside_the_count(hand, zones.get(f"hand@{seat}"))
        step.demand(
            not facts,
            "a-close-tells-what-is-seen",
            f"{event.kind} tells {facts} of seat {seat}, whose hand is hidden",
        )


def _facts_beside_the_count(hand: Sentence, zone: Zone | None) -> list[object]:
    """Return what is told of a hand that not everybody sees, but for how many cards it has."""
    if zone is None or all(audience == EVERYONE for audience in zone.audiences):
        return []
    return [fact for fact in hand.fields.values() if fact != len(zone.cards)]


def _name(zone: Zone) -> str:
    return zone.name if zone.owner == NO_OWNER else f"{zone.name}@{zone.owner}"
