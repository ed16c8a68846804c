"""Laws of redeals: another deal that could have been dealt, and hangs on what the seat knows alone."""

from collections import Counter

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.deal import Deal, OtherDeal
from parlour.engine.laws.step import Step
from parlour.engine.play.position import Position
from parlour.engine.show.audience import seat_sees

ENOUGH_UNSEEN = 8
"""So many different unseen cards are hardly ever dealt again as they lay."""
ENOUGH_TRIES = 40
SELDOM = 0.1
"""The least share of redeals in which the unseen cards of a zone must change."""
LOOKS = 1
"""Before how many moves of a deal, besides its second and its end, the law looks at what a seat saw."""
EQUAL_EVERY = 3
SWAP_EVERY = 8
"""Redeals are compared at one decision in so many, for that is dear, and a peek shows soon enough."""
LONG = 40
"""So many moves take long to play again: cards are exchanged in shorter deals only, and what is known is
looked at the less often the longer the deal is."""


def later_shuffles_differ(step: Step) -> None:
    """Demand that a redeal does not know what chance will bring: its shuffle is another each time."""
    position = step.position
    twins = [step.twin, position.redealt(step.seat, step.luck)]
    orders = [_next_order(each.shuffle, position.chances) for each in (position, *twins)]
    differ = len({tuple(order) for order in orders}) == len(orders)
    step.demand(differ, "later-shuffles-differ", "a redealt position keeps the chance of another one")


def _next_order(shuffle: Shuffle, event: int) -> list[int]:
    cards = [*range(1, 53)]
    shuffle.order(cards, event)
    return cards


def equal_views_get_equal_redeals(step: Step) -> None:
    """Demand that two positions that a seat cannot tell apart are dealt again alike by the same luck."""
    if step.luck.below(EQUAL_EVERY):
        return
    differ = fields_redealt_otherwise([step.position, step.twin], step.viewer, step.luck)
    said = f"the same luck redeals two positions otherwise that seat {step.viewer} cannot tell apart"
    step.demand(not differ, "equal-views-equal-redeals", f"{said}: they differ in {', '.join(differ)}")


def sealed_is_chosen_anew(step: Step) -> None:
    """Demand that a redeal is the same whatever another has sealed, which is as unknown as its cards."""
    position, seat, viewer = step.position, step.seat, step.viewer
    if viewer == seat or len(position.to_act()) < 2:
        return
    ways = [position.copy() for _ in range(2)]
    for way in ways:
        way.apply(seat, way.moves(seat).pick(step.luck))
    if all(way.sealed() for way in ways):
        differ = fields_redealt_otherwise(ways, viewer, step.luck)
        said = f"a redeal for seat {viewer} hangs on what seat {seat} has sealed"
        step.demand(not differ, "sealed-is-chosen-anew", said)


def fields_redealt_otherwise(positions: list[Position], viewer: int, luck: Luck) -> list[str]:
    """Return the fields in which the same luck does not deal both positions alike, and the chance to come."""
    seed = luck.bits()
    one, other = (position.redealt(viewer, Luck(seed)) for position in positions)
    ours, theirs = one.state(), other.state()
    differ = [name for name in sorted({*ours, *theirs}) if ours.get(name) != theirs.get(name)]
    return differ if _chance_to_come(one) == _chance_to_come(other) else [*differ, "the chance to come"]


def _chance_to_come(position: Position) -> int:
    return position.shuffle.below(1 << 30, position.chances)


class Redeals:
    """How often the unseen cards of each kind of zone changed when they were dealt again, over many games."""

    def __init__(self) -> None:
        self.tries: Counter[str] = Counter()
        self.changes: Counter[str] = Counter()

    def look(self, step: Step) -> None:
        """Look at one more redeal, for any seat at the table."""
        before = unseen_cards(step.position, step.viewer)
        if len({card for cards in before.values() for card in cards}) < ENOUGH_UNSEEN:
            return
        after = unseen_cards(step.twin, step.viewer)
        for (name, owner), cards in before.items():
            self.tries[name] += 1
            self.changes[name] += cards != after.get((name, owner))

    def judge(self) -> None:
        """Demand of every zone that its unseen cards do change now and then."""
        for name, tries in self.tries.items():
            if tries >= ENOUGH_TRIES and self.changes[name] < SELDOM * tries:
                said = f"the unseen cards of zone {name} changed in {self.changes[name]} of {tries} redeals"
                raise BrokenLaw("redealt-is-another-deal", said)


def unseen_cards(position: Position, viewer: int) -> dict[tuple[str, int], list[int]]:
    """Return by zone and owner the cards that the viewer does not see."""
    found: dict[tuple[str, int], list[int]] = {}
    for zone in position.zones():
        pairs = zip(zone.cards, zone.audiences, strict=True)
        cards = [card for card, audience in pairs if not seat_sees(audience, viewer)]
        if cards and not zone.reprint:
            found.setdefault((zone.name, zone.owner), []).extend(cards)
    return found


def redeals_could_have_been_dealt(step: Step, deal: Deal) -> None:
    """Demand that with a redeal's cards a seat would have seen and heard all that it was shown and told.

    What cannot be told is left alone: packs with twins in them, deals before their first card, and choices
    while they are sealed, which a redeal makes anew.
    """
    position, viewer = step.position, step.viewer
    labels = {} if position.sealed() or _is_too_long(step, deal) else _labels(position, step.twin)
    if not labels or not deal.order(position):
        return
    again = deal.relabelled(position, labels, viewer)
    legal = again.follow(deal.turns, _some_turns(deal, step.luck))
    step.demand(legal, "knowledge-is-kept", f"a redeal for seat {viewer} makes a past move illegal")
    same = again.position.view(viewer) == position.view(viewer)
    step.demand(same, "knowledge-is-kept", f"a redeal for seat {viewer} contradicts what it was shown")
    said = f"a redeal for seat {viewer} contradicts what it saw or heard earlier in the deal"
    step.demand(again.alike, "knowledge-is-kept", said)


def _is_too_long(step: Step, deal: Deal) -> bool:
    """Return whether this decision is left out, so that a long deal costs no more than a short one."""
    return step.luck.below(1 + len(deal.turns) // LONG) > 0


def _some_turns(deal: Deal, luck: Luck) -> set[int]:
    """Pick the second turn of a deal, by which hands are dealt, and some others."""
    return {1, *(luck.below(len(deal.turns)) for _ in range(LOOKS) if deal.turns)}


def _labels(position: Position, twin: Position) -> dict[int, int]:
    """Return which card lies in the redeal where another lay; nothing where a pack has twins."""
    ours, theirs = _laid_cards(position), _laid_cards(twin)
    if len(set(ours)) < len(ours) or sorted(ours) != sorted(theirs):
        return {}
    return {card: other for card, other in zip(ours, theirs, strict=True) if card != other}


def _laid_cards(position: Position) -> list[int]:
    return [card for zone in position.zones() if not zone.reprint for card in zone.cards]


def redeals_do_not_lean_to_the_truth(step: Step, deal: Deal) -> None:
    """Demand the same redeal where two unseen cards could lie exchanged: it knows nothing of the truth.

    The game's own redeals may all keep something, such as how many trumps are out; an exchange does not.
    """
    places = _two_unseen(step, deal) if len(deal.turns) <= LONG and step.luck.below(SWAP_EVERY) == 0 else []
    if not places:
        return
    position, viewer = step.position, step.viewer
    again = deal.otherwise(position, lambda cards: _exchange(cards, *places), viewer)
    if not _cannot_be_told(again, deal, position):
        return
    differ = fields_redealt_otherwise([position, again.position], viewer, step.luck)
    said = f"a redeal for seat {viewer} keeps something of how the cards truly lie, in {', '.join(differ)}"
    step.demand(not differ, "redeals-do-not-lean-to-the-truth", said)


def _two_unseen(step: Step, deal: Deal) -> list[int]:
    """Return where in the deal's order two cards (or their twins) came that lie unseen in two zones."""
    unseen, order = [*unseen_cards(step.position, step.viewer).values()], deal.order(step.position)
    if len(unseen) < 2 or not order:
        return []
    first = step.luck.below(len(unseen))
    second = (first + 1 + step.luck.below(len(unseen) - 1)) % len(unseen)
    cards = [step.luck.pick(unseen[zone]) for zone in (first, second)]
    if not all(card in order for card in cards):
        return []
    return [step.luck.pick([at for at, each in enumerate(order) if each == card]) for card in cards]


def _exchange(cards: list[int], one: int, other: int) -> None:
    cards[one], cards[other] = cards[other], cards[one]


def _cannot_be_told(again: OtherDeal, deal: Deal, position: Position) -> bool:
    """Return whether the viewer saw and heard the same from the deal on, and sees the same now."""
    legal = again.follow(deal.turns, {*range(len(deal.turns))})
    return legal and again.alike and again.position.view(again.viewer) == position.view(again.viewer)
