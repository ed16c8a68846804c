"""Makes docs/pictures: each game at two sizes in mid-play, and one table for the first page.

.venv/bin/python -m tools.screenshots [GAME ...]    needs the extra `browser` and a Chromium
"""

import sys
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from PIL import Image

from tests.browser.clicker import games_of
from tests.browser.presser import Presser
from tests.browser.stage import HOUSE, SIZES, Visit, browser, room

PICTURES: Final = HOUSE / "docs" / "pictures"
_SEATS: Final = 5
_FIRST_PAGE_SEATS: Final = 7
_DECISIONS: Final = 3
"""So many of the own decisions are made before the picture is taken."""
_TRIES: Final = 12
_COLOURS: Final = 256


def main() -> None:
    """Play a little of each game, and keep what is to be seen then."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with room() as address, browser() as launched:
        games = games_of(Visit(launched, address))
        for game in [each for each in games if each["game"] in (sys.argv[1:] or [each["game"]])]:
            _take(_in_mid_play(launched, address, game), game["game"], ("desktop", "phone"))
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
            return visit
        visit.context.close()
    raise SystemExit(f"{game['title']} was over too soon, {_TRIES} times")


def _take(visit: Visit, name: str, sizes: tuple[str, ...]) -> None:
    if visit.page.query_selector(".next-round"):
        visit.page.click(".next-round")
    for size in sizes:
        width, height = SIZES[size]
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.page.wait_for_timeout(500)
        keep_picture(
            visit.page.screenshot(), PICTURES / (f"{name}-{size}.png" if len(sizes) > 1 else f"{name}.png")
        )
    visit.context.close()


def keep_picture(shot: bytes, file: Path) -> None:
    """Keep a picture with few colours, which makes it a third as large."""
    picture = Image.open(BytesIO(shot)).convert("RGB").quantize(_COLOURS, kmeans=3, dither=Image.Dither.NONE)
    picture.save(file, optimize=True)
    print(f"{file.relative_to(HOUSE)}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
