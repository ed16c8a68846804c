"""Plays whole games through the page as somebody would who knows no game: presses only what is offered.

A refusal is something that the page had offered and the room did not take; an error is anything that the
page complains of, a game that does not go on, or one that is never over.
"""

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from tests.browser.presser import Presser
from tests.browser.stage import SIZES, Visit, browser, room
from tests.browser.tally import Planned, Tally, Told

_EXAMPLES: Final = """\
python -m tests.browser.clicker                                   one game of each
python -m tests.browser.clicker --games 20 --variants             20 of every variant of each
python -m tests.browser.clicker --games 20 --variants --tally played.jsonl
    The same, and every game is written down as soon as it is over. Stop it whenever you like:
    the same command goes on where it was, and plays games again in which something went wrong.
"""
_MOST: Final = 20_000
_AT_ONCE: Final = 4
_LOOK_EVERY: Final = 0.1
_WRONG: Final = 2
_STOPPED: Final = 130
_PLENTY: Final = 1_000_000
_PATIENT: Final = {
    "server": {
        "frames_a_second": _PLENTY,
        "frames_at_once": _PLENTY,
        "tables_an_hour": _PLENTY,
        "people_an_hour": _PLENTY,
    },
}
"""A room that is never asked too much at once: it refuses what is wrong, and nothing for being quick."""
_UNSEEN: Final = """() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('body { visibility: hidden }')
    document.adoptedStyleSheets = [sheet]
}"""
"""Everything is drawn into the document and laid out, and not painted, which takes a third of the time."""


def games_of(visit: Visit) -> list[dict[str, Any]]:
    """What the room has."""
    visit.page.goto(visit.address + "/healthz")
    found: list[dict[str, Any]] = visit.page.evaluate("async () => (await fetch('/api/games')).json()")
    return found


def main() -> int:
    """Plays games of each, several at a time, and prints how they went."""
    wished = _wished()
    try:
        tally = Tally(wished.tally)
        code = _timed(wished, tally)
    except (ValueError, OSError) as error:
        print(error, file=sys.stderr)
        return _WRONG
    print("\n".join(tally.sums()))
    return code or int(not tally.went_well())


def _timed(wished: argparse.Namespace, tally: Tally) -> int:
    """Plays until all is played or somebody stops it, and says how quick it was."""
    began, before, code = time.monotonic(), tally.decisions(), 0
    try:
        _play(wished, tally)
    except KeyboardInterrupt:
        code = _STOPPED
    took, made = time.monotonic() - began, tally.decisions() - before
    print(f"{made} decisions in {took:.0f} s, {1000 * took / max(1, made):.0f} ms each")
    return code


def _wished() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, epilog=_EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("only", nargs="*", metavar="GAME", help="these games; all if none is named")
    add("--games", type=int, default=1, metavar="N", help="so many games of each (1)")
    add("--variants", action="store_true", help="so many games of every variant")
    add(
        "--tally",
        type=Path,
        metavar="FILE",
        help="write a line for every game there, and go on after the last",
    )
    add("--most", type=int, default=_MOST, metavar="N", help=f"decisions in a game ({_MOST})")
    add("--size", default="desktop", choices=SIZES, help="of the page (desktop)")
    add("--at-once", type=int, default=_AT_ONCE, metavar="N", help=f"pages that play together ({_AT_ONCE})")
    add("--minutes", type=float, default=1e9, metavar="N", help="begin no game after so long")
    return parser.parse_args()


def _play(wished: argparse.Namespace, tally: Tally) -> None:
    with patient_room() as address, browser() as launched:

        def come() -> Visit:
            return Visit(launched, address, wished.size)

        games = chosen_games(games_of(come()), wished.only)
        planned = _plan(games, range(wished.games), each_variant=wished.variants)
        plan = _until(filter(tally.is_wanted, planned), wished.minutes)
        _take_turns([_Page(come, wished.most, tally) for _ in range(wished.at_once)], plan)


def chosen_games(games: list[dict[str, Any]], only: list[str]) -> list[dict[str, Any]]:
    """The games that were named; refuses a name that the room does not know."""
    names = [each["game"] for each in games]
    unknown = [each for each in only if each not in names]
    if unknown:
        raise ValueError(f"There is no game {unknown[0]}: there are {', '.join(names)}.")
    return [each for each in games if not only or each["game"] in only]


@contextmanager
def patient_room() -> Iterator[str]:
    with TemporaryDirectory() as folder:
        limits = Path(folder) / "limits.json"
        limits.write_text(json.dumps(_PATIENT))
        with room("--limits", str(limits), toys=True) as address:
            yield address


def _plan(games: list[dict[str, Any]], seeds: range, *, each_variant: bool) -> Iterator[Planned]:
    """Which games of what variant are played, for how many: some of all before many of one."""
    for seed in seeds:
        for game in games:
            variants = game["variants"]
            seats = min(game["most"], max(game["least"], 2 + seed % 5))
            for variant in variants if each_variant else [variants[seed % len(variants)]]:
                yield Planned(game["game"], variant, seats, seed)


def _until(plan: Iterable[Planned], minutes: float) -> Iterator[Planned]:
    """The plan, as long as there is time."""
    end = time.monotonic() + 60 * minutes
    for each in plan:
        if time.monotonic() > end:
            return
        yield each


class _Page:
    """A page that plays one game after another; after an accident somebody new comes."""

    def __init__(self, come: Callable[[], Visit], most: int, tally: Tally) -> None:
        self._come = come
        self._visit = come()
        self._most = most
        self._tally = tally
        self._planned: Planned | None = None

    @property
    def is_free(self) -> bool:
        """Whether another game can begin."""
        return self._planned is None

    def begin(self, planned: Planned) -> None:
        self._planned, self._began = planned, time.monotonic()
        self._dare(lambda: self._start(planned))

    def look(self) -> None:
        """Tells of the game if it has ended."""
        if not self.is_free:
            self._dare(self._finish)

    def _start(self, planned: Planned) -> None:
        self._visit.open_table(
            game=planned.game, variant=planned.variant, seats=planned.seats, clock="none", fill="random"
        )
        self._visit.sit_and_begin()
        self._visit.page.evaluate(_UNSEEN)
        self._presser = Presser(self._visit, planned.seed)
        self._presser.start(self._most)

    def _finish(self) -> None:
        if self._presser.is_finished():
            played = self._presser.finish()
            unfinished = [] if played.is_over else [played.stuck or "it was never over"]
            self._tell(played.decisions, played.refusals, self._visit.troubles + unfinished)
            self._visit.troubles.clear()

    def _dare(self, act: Callable[[], None]) -> None:
        """A page that breaks costs its own game alone."""
        from playwright.sync_api import Error  # type: ignore[import-not-found, unused-ignore]

        try:
            act()
        except Error as error:
            self._tell(0, [], [*self._visit.troubles, str(error)])
            self._visit.context.close()
            self._visit = self._come()

    def _tell(self, decisions: int, refusals: list[str], errors: list[str]) -> None:
        assert self._planned is not None
        took = round(time.monotonic() - self._began, 1)
        told = Told(self._planned, decisions, took, refusals=refusals, errors=errors)
        self._tally.add(told)
        print(told, flush=True)
        self._planned = None


def _take_turns(pages: list[_Page], plan: Iterator[Planned]) -> None:
    """Every page takes the next game as soon as it is free; returns when all are over."""
    while True:
        for page in pages:
            page.look()
            planned = next(plan, None) if page.is_free else None
            if planned is not None:
                page.begin(planned)
        if all(page.is_free for page in pages):
            return
        time.sleep(_LOOK_EVERY)


if __name__ == "__main__":
    sys.exit(main())
