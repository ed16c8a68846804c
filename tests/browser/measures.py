"""Measures what a finger meets at a table: every index whole, every choice wide enough, nothing cut.

Every variant of every game on phones, in the first questions of a game, with everything opened that can
be, which moves nothing on the felt; with thirteen cards in hand, whatever game it is, and with the longest
hands that the variant has.
"""

import argparse
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from parlour.cards.luck import Luck
from parlour.engine.play.position import Position
from parlour.engine.rules.finder import find_game
from parlour.engine.show.view import ZoneView
from tests.browser.clicker import chosen_games, games_of, patient_room
from tests.browser.presser import Presser, go_on_by_itself
from tests.browser.stage import TOYS, Visit, browser

_EXAMPLES: Final = """\
python -m tests.browser.measures                    every variant of each game at 360 × 740 and 360 × 640
python -m tests.browser.measures big-c --questions 40
"""
_SOURCE: Final = Path(__file__).with_name("measures.js").read_text(encoding="utf-8").split("\n", 1)[1]
_GROW: Final = """async ([count, known]) => {
    const base = document.querySelector('script[src*="/table/"]').src.split('/table/')[0]
    const {scene, showScene, you} = await import(`${base}/table/state/store.js`)
    window.asDealt ??= scene.value
    const now = structuredClone(window.asDealt)
    if (!count) delete window.asDealt
    const isGrown = zone => count > 0 && zone.owner === you.value && zone.lying === 'held'
    for (const zone of now.zones.filter(isGrown)) {
        zone.cards = Array.from({length: count}, (_, nth) => zone.cards[nth] ?? [10, 36, 0, 23, 49][nth % 5])
        zone.count = count
        delete zone.order
        const others = now.zones.filter(each => each.name === zone.name && each.owner === (you.value ? 0 : 1))
        for (const each of others) each.cards = zone.cards.map((card, nth) => nth < known ? card : -1)
        for (const form of now.forms) {
            if (form.cards?.playable) form.cards.playable = zone.cards.filter((_, nth) => nth % 3)
            for (const pool of form.pools ?? []) {
                const isMeant = !pool.names?.length && pool.zone === zone.name && pool.mine !== false
                if (isMeant) pool.options = [...zone.cards.keys()]
            }
        }
    }
    showScene(now)
}"""
"""Shows the own hand with so many cards, all of them to be chosen, or two of three; another has as
many, of which we know some. 0 undoes it."""
BOXES: Final = """() => [...document.querySelectorAll(
    '.felt, .own, .plate, .centre, .pots, .zone, .cards, .own .spot, .rival .spot, .cloth')].map(each => {
    const {left, top, width, height} = each.getBoundingClientRect()
    return [each.className, left, top, width, height].join(' ')
})"""
_ALWAYS: Final = {"what is closed": ".closed summary", "the rules": ".top nav button[aria-expanded=false]"}
_ADVICE: Final = {"a hint": ".hint", "the own hand": ".worth"}
_OPEN: Final = ".advice-box, .panel, .closed[open], .rules"
_FORMS: Final = "all => all.map(each => each.dataset.verb)"
_ASKED: Final = ".page:not([data-asked='0'])"
_FEW: Final = 4
_THIRTEEN: Final = 13
_STEPS: Final = (8, 9, _THIRTEEN)
"""Hands of up to eight cards lie in one row; thirteen must fit in every game."""
_GAMES, _MOVES, _ATTENTIVE = 8, 400, 2
"""Long games let one know more of a hand than some hundred random moves: twice as much is meant to fit."""
_PATIENCE: Final = 120_000
NARROWEST: Final = 32
LOWEST: Final = 120
PHONES: Final = ("slim", "small")
_LOWEST_ON_SMALL: Final = {4: 120, 9: 100, 13: 76}
"""With so many seats at most the cards of a hand are so high at least where 640 pixels are all there is."""


class Table(NamedTuple):
    """A table at which is measured."""

    game: str
    variant: str
    seats: int
    size: str

    def __str__(self) -> str:
        return f"{self.game} {self.variant}, {self.seats} seats, {self.size}"

    def lowest(self) -> int:
        if self.size != "small":
            return LOWEST
        return next(high for seats, high in _LOWEST_ON_SMALL.items() if self.seats <= seats)


class Seen(msgspec.Struct, frozen=True):
    """What was measured: what is wrong; the narrowest choice; how many cards are held, and the lowest."""

    faults: list[str]
    narrow: int
    what: str
    held: int
    low: int


class Found(NamedTuple):
    """All that was measured at a table, with where."""

    table: Table
    seen: list[tuple[str, Seen]]

    def faults(self) -> list[str]:
        return sorted({f"{where}: {fault}" for where, each in self.seen for fault in each.faults})

    def __str__(self) -> str:
        measured = [each for _, each in self.seen]
        narrow, what = min((each.narrow, each.what) for each in measured)
        held, low = max(each.held for each in measured), min(each.low for each in measured)
        said = f"{self.table}: {len(measured)} looks, up to {held} cards, the lowest {low} px high"
        return "\n  ".join([f"{said}, the narrowest choice {narrow} px ({what})", *self.faults()])


def measure(
    page: Any,
    narrowest: int = NARROWEST,
    *,
    lowest: int = 0,
    is_felt_seen: bool = True,
    are_tags_seen: bool = True,
) -> Seen:
    """Return what a finger meets on this page now; without a least width only the felt is looked at."""
    if narrowest:
        page.mouse.move(0, 0)
    given = {
        "narrowest": narrowest,
        "lowest": lowest,
        "isFeltSeen": is_felt_seen,
        "areTagsSeen": are_tags_seen,
    }
    return msgspec.convert(page.evaluate(f"({_SOURCE})", given), Seen)


class Hands(NamedTuple):
    """How many cards somebody holds at most by the rules of a table, and how many of them others know."""

    longest: int = 0
    known: int = 0


def measure_hands(page: Any, lowest: int, hands: Hands) -> Iterator[tuple[str, Seen]]:
    """Yield what is met with thirteen cards in hand, and with up to as many as the longest hand has.

    What one knows of others must be read beside hands that the game can have, and no others.
    """
    steps = {step for step in _STEPS if step <= hands.longest}
    for count in sorted({_THIRTEEN, hands.longest or _THIRTEEN, *steps}):
        page.evaluate(_GROW, [count, hands.known])
        is_had = count <= hands.longest
        yield f"{count} cards", measure(page, lowest=lowest, is_felt_seen=False, are_tags_seen=is_had)
    page.evaluate(_GROW, [0, 0])


def hands_of(table: Table) -> Hands:
    """Return what was held and known at most in some random games by the rules of this table."""
    toy = table.game.replace("-", "_")
    found = import_module(f"tests.toys.{toy}").GAME if toy in TOYS else find_game(table.game)
    begun = (found.new(table.seats, seed=nth, variant=table.variant) for nth in range(_GAMES))
    seen = [hands for nth, position in enumerate(begun) for hands in _hands_in(position, Luck(nth))]
    longest = max(each.longest for each in seen)
    return Hands(longest, min(longest, _ATTENTIVE * max(each.known for each in seen)))


def _hands_in(position: Position, luck: Luck) -> Iterator[Hands]:
    """Yield the hands at each question of a random game, as the first seat sees them."""
    for _ in range(_MOVES):
        if not position.to_act():
            return
        zones = [zone for zone in position.view(0).zones if zone.owner is not None and zone.lying == "held"]
        known = [_known_backs(zone) for zone in zones if zone.owner != 0]
        yield Hands(max([0, *(zone.count for zone in zones)]), max([0, *known]))
        seat = position.to_act()[0]
        position.apply(seat, position.moves(seat).pick(luck))


def _known_backs(zone: ZoneView) -> int:
    """Return how many cards lie face down although we know them."""
    return sum(card >= 0 and place not in zone.turned for place, card in enumerate(zone.cards))


def measure_panels(page: Any, *, with_advice: bool) -> Iterator[tuple[str, Seen]]:
    """Yield what is met with each thing opened that can be, and what on the felt has moved by it.

    The house gives no advice without end.
    """
    forms = page.eval_on_selector_all(".verb[aria-pressed=false]", _FORMS)
    openers = _ALWAYS | {verb: f".verb[data-verb='{verb}']" for verb in forms}
    for what, opener in (openers | _ADVICE if with_advice else openers).items():
        if page.query_selector(opener) and page.is_visible(opener):
            before = page.evaluate(BOXES)
            page.click(opener)
            page.wait_for_selector(_OPEN, state="attached", timeout=_PATIENCE)
            seen = measure(page, is_felt_seen=False)
            pairs = zip(before, page.evaluate(BOXES), strict=True)
            moved = [f"moved: {was} -> {now}" for was, now in pairs if was != now]
            yield what, msgspec.structs.replace(seen, faults=seen.faults + moved)
            page.keyboard.press("Escape")


def main() -> int:
    """Measure every variant, and print what was found."""
    wished = _wished()
    with patient_room() as address, browser() as launched:
        games = chosen_games(games_of(Visit(launched, address)), wished.only)
        tables, faults = list(_tables(games)), 0
        for table in tables:
            visit = Visit(launched, address, table.size)
            found = Found(table, list(_measure_table(visit, table, wished.questions)))
            visit.context.close()
            print(found, flush=True)
            faults += len(found.faults())
    print(f"{len(tables)} tables, {faults} faults")
    return int(faults > 0)


def _wished() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=_EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("only", nargs="*", metavar="GAME", help="these games; all if none is named")
    parser.add_argument("--questions", type=int, default=6, metavar="N", help="so many at each table (6)")
    return parser.parse_args()


def _tables(games: list[dict[str, Any]]) -> Iterator[Table]:
    """Yield every variant at every size: with four at the table, and with as many as there can be."""
    for game in games:
        few = min(game["most"], max(game["least"], _FEW))
        for variant in game["variants"]:
            for size in PHONES:
                for seats in sorted({few, game["most"]}):
                    yield Table(game["game"], variant, seats, size)


def _measure_table(visit: Visit, table: Table, questions: int) -> Iterator[tuple[str, Seen]]:
    """Yield what is met in the first questions of a game, until so many were asked or it is over."""
    visit.open_table(game=table.game, variant=table.variant, seats=table.seats, clock="none", fill="random")
    visit.sit_and_begin()
    go_on_by_itself(visit)
    presser, lowest = Presser(visit, table.seats), table.lowest()
    hands = hands_of(table)
    for nth in range(questions):
        visit.page.wait_for_selector(f"{_ASKED}, .page.over")
        if not visit.page.query_selector(_ASKED):
            return
        yield f"question {nth + 1}", measure(visit.page, lowest=lowest)
        yield from measure_panels(visit.page, with_advice=nth == 0)
        yield from measure_hands(visit.page, lowest, hands)
        presser.play(1)


if __name__ == "__main__":
    sys.exit(main())
