"""Makes docs/pictures: each game in mid-play, at a showdown and at its end, and one for the first page.

.venv/bin/python -m tools.screenshots [GAME ...]    needs the extra `browser` and a Chromium
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image

from tests.browser.clicker import games_of
from tests.browser.presser import Presser
from tests.browser.short import short_rules
from tests.browser.stage import HOUSE, SIZES, Visit, browser, room

PICTURES: Final = HOUSE / "docs" / "pictures"
_SEATS: Final = 5
_FIRST_PAGE_SEATS: Final = 7
_DECISIONS: Final = 3
"""So many of the own decisions are made before the picture is taken."""
_TRIES: Final = 12
_COLOURS: Final = 256
_HIGH_POINTS: Final = ("desktop", "tablet", "phone")
_SHOWN: Final = ".verdict"
_FACES: Final = ".rival .lost ~ .front .face, .rival .won ~ .front .face"
_MOST_DECISIONS: Final = 60


def main() -> None:
    """Play a little of each game, and keep what is to be seen then."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with room() as address, browser() as launched:
        games = games_of(Visit(launched, address))
        for game in [each for each in games if each["game"] in (sys.argv[1:] or [each["game"]])]:
            name = game["game"]
            _take(_in_mid_play(launched, address, game), name, ("desktop", "phone"))
            _take(_at_showdown(launched, address, game), f"{name}-showdown", _HIGH_POINTS)
            _take(_at_the_end(launched, address, game), f"{name}-ending", _HIGH_POINTS)
        largest = max(games, key=lambda each: int(each["most"]))
        _take(_in_mid_play(launched, address, largest, _FIRST_PAGE_SEATS), "table", ("desktop",))


def _in_mid_play(launched: Any, address: str, game: dict[str, Any], wished: int = _SEATS) -> Visit:
    """Return a table where it is our turn after a few decisions; random play may end a game before."""
    for seed in range(_TRIES):
        visit = Visit(launched, address, theme="dark")
        seats = min(game["most"], max(game["least"], wished))
        visit.open_table(game=game["game"], seats=seats, clock="none")
        visit.sit_and_begin()
        Presser(visit, seed).play(_DECISIONS)
        visit.page.wait_for_selector(".page.over, .page:not([data-asked='0'])", timeout=30_000)
        if visit.page.query_selector(".page.playing"):
            if visit.page.query_selector(".next-round"):
                visit.page.click(".next-round")
            return visit
        visit.context.close()
    raise SystemExit(f"{game['title']} was over too soon, {_TRIES} times")


def _at_showdown(launched: Any, address: str, game: dict[str, Any]) -> Visit:
    """Return a table at which a deal was just decided: with hands turned over, where the game has that."""
    for seed in range(_TRIES):
        visit = _at_table(launched, address, game)
        for _ in range(_MOST_DECISIONS):
            Presser(visit, seed).play(1)
            visit.page.wait_for_selector(f".page.over, .page:not([data-asked='0']), {_SHOWN}")
            if visit.page.query_selector(_FACES) or (seed and visit.page.query_selector(_SHOWN)):
                _close_results(visit)
                return visit
        visit.context.close()
    raise SystemExit(f"no deal of {game['title']} was decided")


def _close_results(visit: Visit) -> None:
    """The last deal's showdown is seen when the results that open over it are closed."""
    if visit.page.query_selector(".page.over"):
        visit.page.wait_for_selector("dialog[open] .ending", timeout=30_000)
        visit.page.keyboard.press("Escape")
        visit.page.wait_for_selector(_SHOWN)


def _at_the_end(launched: Any, address: str, game: dict[str, Any]) -> Visit:
    visit = _at_table(launched, address, game, changes=short_rules(game["game"]))
    Presser(visit, 1).play(_DECISIONS * 1_000)
    visit.page.wait_for_selector(".ending", timeout=30_000)
    return visit


def _at_table(launched: Any, address: str, game: dict[str, Any], **settings: Any) -> Visit:
    """Return a table with some bots, at which nothing moves."""
    visit = Visit(launched, address, theme="dark")
    seats = min(game["most"], max(game["least"], _SEATS - 1))
    visit.open_table(game=game["game"], seats=seats, clock="none", **settings)
    visit.sit_and_begin()
    return visit


def _take(visit: Visit, name: str, sizes: tuple[str, ...]) -> None:
    """Keep what is to be seen, at every size; all are taken first, for a close is over after 12 s."""
    shots = {}
    for size in sizes:
        width, height = SIZES[size]
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.page.wait_for_timeout(500)
        shots[size] = visit.page.screenshot()
    visit.context.close()
    for size, shot in shots.items():
        keep_picture(shot, PICTURES / (f"{name}-{size}.png" if len(sizes) > 1 else f"{name}.png"))


def keep_picture(shot: bytes, file: Path) -> None:
    """Keep a picture with few colours, which makes it a third as large."""
    picture = Image.open(BytesIO(shot)).convert("RGB").quantize(_COLOURS, kmeans=3, dither=Image.Dither.NONE)
    picture.save(file, optimize=True)
    print(f"{file.relative_to(HOUSE)}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
