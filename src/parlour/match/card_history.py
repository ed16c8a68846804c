"""Where every card of a finished game lay: told at its end, so that each can be followed from the shuffle on.

Whoever has the game's rules can work all of it out from the seed and the moves; this is for whoever has not.
"""

from collections import Counter
from collections.abc import Generator, Sequence
from itertools import product
from typing import Any, Final

import msgspec

from parlour.cards.codes import JOKER, LAST_CARD
from parlour.cards.fair import FairShuffle
from parlour.cards.pack import pack
from parlour.cards.shuffle import Shuffle
from parlour.engine.play.position import Position
from parlour.engine.rules.loading import Tree
from parlour.engine.show.zone import NO_OWNER
from parlour.match.log import Turn, run_to_end
from parlour.match.match import Match

Zones = dict[str, list[int]]
"""The cards by the place where they lie: its name, and `@seat` where it is somebody's."""

MOST_BYTES: Final = 512 * 2**10
"""Of a game that takes more nothing is told: it is half of what a line of a saved game may have."""


class RecordedShuffle(Shuffle):
    """Deals what the fair shuffle of this seed deals, and notes each pack; lots are no cards."""

    def __init__(self, seed: bytes) -> None:
        self.fair = FairShuffle(seed)
        self._orders: dict[int, list[int]] = {}
        self._lately: list[Tree] = []

    @property
    def deals(self) -> list[list[int]]:
        """Return the orders, by the numbers of their chance events; what an undo made void is dealt over."""
        return [self._orders[event] for event in sorted(self._orders)]

    def order(self, cards: list[int], event: int) -> None:
        self._lately.append({"event": event} | _pack_tree(cards))
        self.fair.order(cards, event)
        self._orders[event] = cards[:]

    def lots(self, count: int, event: int) -> list[int]:
        return self.fair.lots(count, event)

    def below(self, limit: int, event: int) -> int:
        return self.fair.below(limit, event)

    def lately(self) -> list[Tree]:
        """Return the shuffles since this was asked last."""
        noted, self._lately = self._lately, []
        return noted


def card_history(match: Match, turns: Sequence[Turn]) -> list[Tree]:
    """Return all that `history_steps` finds."""
    return run_to_end(history_steps(match, turns))


def history_steps(match: Match, turns: Sequence[Turn]) -> Generator[None, None, list[Tree]]:
    """Return an entry for each move, 0 being the beginning, that shuffled cards or brought some elsewhere.

    Where cards were shuffled the entry says where all lie now, else which went from where to where. A game
    too long for a line of a saved game has no entries at all.
    """
    shuffle = RecordedShuffle(match.seed)
    again = Match(match.game, match.rules, match.seats, match.seed, shuffle, match.start)
    lay = _zones(again.position)
    entries: list[Tree] = [{"n": 0, "shuffled": shuffle.lately(), "lie": lay}]
    size = _size(entries[0])
    for n, turn in enumerate(turns, start=1):
        yield
        again.follow(turn)
        before, lay = lay, _zones(again.position)
        entry: Tree | None = None
        if lately := shuffle.lately():
            entry = {"n": n, "shuffled": lately, "lie": lay}
        elif went := _went(before, lay):
            entry = {"n": n, "went": went}
        if entry is not None:
            entries.append(entry)
            size += _size(entry)
        if size + 1 > MOST_BYTES:
            return []
    return entries


def _size(entry: Tree) -> int:
    """Return the bytes of an entry in a list, with the sign before or after it."""
    return len(msgspec.json.encode(entry)) + 1


def add_card_history(
    lines: list[Tree], match: Match, turns: Sequence[Turn]
) -> Generator[None, None, list[Tree]]:
    """Return the lines of a saved game; that with the seed tells where the cards lay after these turns."""
    if not lines or "seed" not in lines[-1]:
        return lines
    told = yield from history_steps(match, turns)
    return [*lines[:-1], lines[-1] | {"cards": told}] if told else lines


def _pack_tree(cards: list[int]) -> Tree:
    """Return what was shuffled: so many packs and jokers, or these cards in this order."""
    jokers, packs = cards.count(JOKER), len(cards) // LAST_CARD
    whole = packs > 0 and cards == pack(packs, jokers)
    return {"packs": packs, "jokers": jokers} if whole else {"cards": cards[:]}


def _zones(position: Position) -> Zones:
    """Return where the cards lie now; places without cards are left out."""
    found: Zones = {}
    for zone in position.zones():
        if zone.cards and not zone.reprint:
            place = zone.name if zone.owner == NO_OWNER else f"{zone.name}@{zone.owner}"
            found.setdefault(place, []).extend(zone.cards)
    return found


def _went(before: Zones, after: Zones) -> list[list[Any]]:
    """Return from where to where cards went, and which; of equal cards any may have gone."""
    changed = sorted(place for place in before.keys() | after.keys() if before.get(place) != after.get(place))
    left = {place: Counter(before.get(place, ())) - Counter(after.get(place, ())) for place in changed}
    came = {place: Counter(after.get(place, ())) - Counter(before.get(place, ())) for place in changed}
    found = []
    for source, target in product(changed, changed):
        cards = left[source] & came[target]
        if cards:
            found.append([source, target, sorted(cards.elements())])
            left[source] -= cards
            came[target] -= cards
    return found
