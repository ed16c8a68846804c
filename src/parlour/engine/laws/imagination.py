"""Laws of imagination: a redeal is honest and could have been dealt, and search does not peek."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from parlour.cards.luck import Luck
from parlour.cards.shuffle import Shuffle
from parlour.engine.errors import BrokenLaw
from parlour.engine.laws.step import Step
from parlour.engine.play.move import Move
from parlour.engine.play.position import Position
from parlour.engine.show.audience import seat_sees

ENOUGH_UNSEEN = 8
"""So many different unseen cards are hardly ever dealt again as they lay."""
ENOUGH_TRIES = 40
SELDOM = 0.1
"""The least share of redeals in which the unseen cards of a zone must change."""
NOT_YET: Final = -1


def later_shuffles_differ(step: Step) -> None:
    """A redeal does not know what chance will bring: its shuffle is another one, and another each time."""
    position = step.position
    twins = [position.redealt(step.seat, step.luck) for _ in range(2)]
    orders = [_next_order(each.shuffle, position.chances) for each in (position, *twins)]
    differ = len({tuple(order) for order in orders}) == len(orders)
    step.demand(differ, "later-shuffles-differ", "a redealt position keeps the chance of another one")


def _next_order(shuffle: Shuffle, event: int) -> list[int]:
    cards = [*range(1, 53)]
    shuffle.order(cards, event)
    return cards


def imagination_does_not_peek(step: Step) -> None:
    """Time-out, candidates and rollout policy are the same in every deal that the seat cannot tell apart."""
    position, seat, thinking = step.position, step.seat, step.game.thinking
    twin, seed = position.redealt(seat, step.luck), step.luck.bits()
    same = position.on_timeout(seat) == twin.on_timeout(seat)
    step.demand(same, "imagination-does-not-peek", "the time-out move hangs on unseen cards")
    same = thinking.candidates(position, seat) == thinking.candidates(twin, seat)
    step.demand(same, "imagination-does-not-peek", "the candidates hang on unseen cards")
    _policy_does_not_peek(step, [thinking.policy(each, seat, Luck(seed)) for each in (position, twin)])
    for style in range(1, thinking.styles()):
        styles = [style] * position.seats
        for known in (styles, [*styles[:seat], 0, *styles[seat + 1 :]]):
            played = [thinking.styled_policy(each, seat, Luck(seed), known) for each in (position, twin)]
            _policy_does_not_peek(step, played)


def _policy_does_not_peek(step: Step, moves: list[Move]) -> None:
    """One move of a rollout policy in the true deal, and one in another that the seat cannot tell from it."""
    legal = moves[0] in step.position.moves(step.seat)
    step.demand(legal, "imagination-is-legal", f"the policy plays {moves[0]}")
    step.demand(moves[0] == moves[1], "imagination-does-not-peek", "the policy hangs on unseen cards")


class Redeals:
    """How often the unseen cards of each kind of zone changed when they were dealt again, over many games."""

    def __init__(self) -> None:
        self.tries: Counter[str] = Counter()
        self.changes: Counter[str] = Counter()

    def look(self, step: Step) -> None:
        """One more redeal, for any seat at the table."""
        viewer = step.luck.below(step.position.seats)
        before = unseen_cards(step.position, viewer)
        if len({card for cards in before.values() for card in cards}) < ENOUGH_UNSEEN:
            return
        after = unseen_cards(step.position.redealt(viewer, step.luck), viewer)
        for (name, owner), cards in before.items():
            self.tries[name] += 1
            self.changes[name] += cards != after.get((name, owner))

    def judge(self) -> None:
        """A zone whose unseen cards hardly ever change is not dealt again."""
        for name, tries in self.tries.items():
            if tries >= ENOUGH_TRIES and self.changes[name] < SELDOM * tries:
                said = f"the unseen cards of zone {name} changed in {self.changes[name]} of {tries} redeals"
                raise BrokenLaw("redealt-is-another-deal", said)


def unseen_cards(position: Position, viewer: int) -> dict[tuple[str, int], list[int]]:
    """By zone and owner, the cards that the viewer does not see."""
    found: dict[tuple[str, int], list[int]] = {}
    for zone in position.zones():
        pairs = zip(zone.cards, zone.audiences, strict=True)
        cards = [card for card, audience in pairs if not seat_sees(audience, viewer)]
        if cards and not zone.reprint:
            found.setdefault((zone.name, zone.owner), []).extend(cards)
    return found


class Recorded(Shuffle):
    """Another shuffle, and how many cards it was asked to order at each chance event."""

    def __init__(self, inner: Shuffle) -> None:
        self.inner = inner
        self.ordered: dict[int, int] = {}

    def order(self, cards: list[int], event: int) -> None:
        self.ordered[event] = len(cards)
        self.inner.order(cards, event)

    def order_first(self, cards: list[int], count: int, event: int) -> None:
        self.ordered[event] = len(cards)
        self.inner.order_first(cards, count, event)

    def below(self, limit: int, event: int) -> int:
        self.ordered.pop(event, None)
        return self.inner.below(limit, event)

    def deal_between(self, first: int, end: int) -> int:
        """The last event in which as many cards as ever were shuffled, or NOT_YET."""
        found = [(size, event) for event, size in self.ordered.items() if first <= event < end]
        return max(found)[1] if found else NOT_YET


class Relabelled(Shuffle):
    """The same chance, but in one shuffle every card is exchanged for another."""

    def __init__(self, inner: Shuffle, event: int, labels: dict[int, int]) -> None:
        self.inner = inner
        self.event = event
        self.labels = labels

    def order(self, cards: list[int], event: int) -> None:
        self.inner.order(cards, event)
        self._relabel(cards, event)

    def order_first(self, cards: list[int], count: int, event: int) -> None:
        self.inner.order_first(cards, count, event)
        self._relabel(cards, event)

    def below(self, limit: int, event: int) -> int:
        return self.inner.below(limit, event)

    def _relabel(self, cards: list[int], event: int) -> None:
        if event == self.event:
            cards[:] = [self.labels.get(card, card) for card in cards]


class Deal:
    """The deal that is being played: how it begins under another shuffle, and the moves since."""

    def __init__(self, begin: Callable[[Shuffle], Position], chances: int) -> None:
        self.begin = begin
        self.chances = chances
        self.log: list[tuple[int, Move]] = []

    def replayed(self, shuffle: Shuffle) -> Position | None:
        """The deal under this shuffle, or None where a move of the log would be illegal."""
        position = self.begin(shuffle)
        for seat, move in self.log:
            if seat not in position.to_act() or move not in position.moves(seat):
                return None
            position.apply(seat, move)
        return position


def redeals_could_have_been_dealt(step: Step, deal: Deal) -> None:
    """Whatever moves have shown about a hand is kept: with a redeal's cards, the log could have been played.

    What cannot be told is left alone: packs with twins in them, deals before their first card, and choices
    while they are sealed, which a redeal makes anew.
    """
    position = step.position
    if position.sealed():
        return
    viewer = step.luck.below(position.seats)
    labels = _labels(position, position.redealt(viewer, step.luck))
    assert isinstance(position.shuffle, Recorded), "a deal can be found again"
    event = position.shuffle.deal_between(deal.chances, position.chances)
    if not labels or event == NOT_YET:
        return
    again = deal.replayed(Relabelled(position.shuffle.inner, event, labels))
    legal = again is not None
    step.demand(legal, "knowledge-is-kept", f"a redeal for seat {viewer} makes a past move illegal")
    same = again is not None and again.view(viewer) == position.view(viewer)
    step.demand(same, "knowledge-is-kept", f"a redeal for seat {viewer} contradicts what it was shown")


def _labels(position: Position, twin: Position) -> dict[int, int]:
    """Which card lies in the redeal where another lay; nothing where a pack has twins."""
    ours, theirs = _laid(position), _laid(twin)
    if len(set(ours)) < len(ours) or sorted(ours) != sorted(theirs):
        return {}
    return {card: other for card, other in zip(ours, theirs, strict=True) if card != other}


def _laid(position: Position) -> list[int]:
    return [card for zone in position.zones() if not zone.reprint for card in zone.cards]
