"""Draws the pictures of the terminal table in docs/pictures: every game in three sizes, as SVG.

Usage: python tools/terminal_pictures.py
"""

import asyncio
import re
import sys
from pathlib import Path

from parlour.engine.rules.finder import all_games
from parlour.engine.rules.game import Game
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.players.seating import bots_for, play_out
from parlour.terminal.app.table_app import TableApp
from parlour.terminal.show.options import moves_offered
from parlour.terminal.show.page import Page
from parlour.terminal.table.snapshot import snapshot_of
from parlour.terminal.words import TerminalWords

HOUSE = Path(__file__).resolve().parent.parent
PICTURES = HOUSE / "docs" / "pictures"
SIZES = ((60, 20), (80, 24), (140, 40))
SEED = bytes([7]) * 32
DECISIONS = 3
_FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)
"""Fonts from elsewhere, which nobody shall have to fetch."""


def table_of(game: Game) -> Match:
    """Return a game some decisions after its beginning, with the person on seat 0 to act."""
    rules = game.rules()
    others = max(rules.players.least, min(4, rules.players.most)) - 1
    seats = ",".join(["me", *["house:medium"] * others])
    match = Match.begin(game, rules, parse_seats(seats, game.levels), SEED)
    bots = bots_for(match)
    for _ in range(DECISIONS):
        play_out(match, bots)
        if match.is_over():
            break
        match.play(0, next(iter(match.moves(0))))
    play_out(match, bots)
    return match


async def picture(match: Match, size: tuple[int, int]) -> str:
    """Return the table as it stands on a screen of this size."""
    app = TableApp(TerminalWords())
    async with app.run_test(size=size) as pilot:
        page = Page(snapshot_of(match, 0))
        for sentence in match.lately(0):
            app.table.add_line(sentence)
        app.table.show_page(page)
        app.ask("", moves_offered(page))
        await pilot.pause()
        return _FONTS.sub("", app.export_screenshot(title=page.title)).replace(
            "Fira Code", "DejaVu Sans Mono"
        )


def main() -> None:
    for game in all_games():
        match = table_of(game)
        for width, height in SIZES:
            path = PICTURES / f"{game.id}-terminal-{width}x{height}.svg"
            path.write_text(asyncio.run(picture(match, (width, height))), encoding="utf-8")
            print(path.relative_to(HOUSE), file=sys.stderr)


if __name__ == "__main__":
    main()
