"""Draws the pictures of the terminal table in docs/pictures, as SVG: every game in three sizes, and a
tournament's table, in a deal and when one is led on to the next table.

Usage: python tools/terminal_pictures.py
"""

import asyncio
import re
import sys
from pathlib import Path

from parlour.client.tournament import TournamentNow
from parlour.engine.play.start import Start
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.engine.words.phrasebook import ENGLISH, Hearer
from parlour.engine.words.sentence import Sentence
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.players.seating import bots_for, play_out
from parlour.tables.refusals import table_words
from parlour.terminal.app.table_app import TableApp
from parlour.terminal.show.options import Offer, Offered, moves_offered
from parlour.terminal.show.page import Page
from parlour.terminal.table.snapshot import snapshot_of
from parlour.terminal.tournament.strip import strip_of
from parlour.terminal.words import TerminalWords
from parlour.wire.tournament_parts import Standing, TournamentCommon, TournamentFacts, TournamentOwn

HOUSE = Path(__file__).resolve().parent.parent
PICTURES = HOUSE / "docs" / "pictures"
SIZES = ((60, 20), (80, 24), (140, 40))
SEED = bytes([7]) * 32
DECISIONS = 3
CARRIED = "bastard-brag"
_FONTS = re.compile(r"@font-face \{.*?\}", re.DOTALL)
"""Fonts from elsewhere, which nobody shall have to fetch."""


def table_of(game: Game, decisions: int = DECISIONS, start: Start | None = None) -> Match:
    """Return a game some decisions after its beginning, with the person on seat 0 to act."""
    rules = game.rules()
    others = max(rules.players.least, min(4, rules.players.most)) - 1
    seats = ",".join(["me", *["house:medium"] * others])
    match = Match.begin(game, rules, parse_seats(seats, game.levels), SEED, start=start)
    bots = bots_for(match)
    for _ in range(decisions):
        play_out(match, bots)
        if match.is_over():
            break
        match.play(0, next(iter(match.moves(0))))
    play_out(match, bots)
    return match


async def picture(
    match: Match, size: tuple[int, int], cup: TournamentNow | None = None, said: str = ""
) -> str:
    """Return the table as it stands on a screen of this size; in a tournament with its strip, and with what
    is said to whoever moves on."""
    words = TerminalWords()
    app = TableApp(words)
    async with app.run_test(size=size) as pilot:
        settings = {} if cup is None else {"tournament": cup.common.facts.tournament}
        shown = snapshot_of(match, 0)._replace(cup=cup, settings=settings)
        page = Page(shown)
        for sentence in match.lately(0):
            app.table.add_line(sentence)
        app.table.show_page(page)
        app.table.show_strip(strip_of(shown, words))
        app.ask("", moving_on(said, words) if said else moves_offered(page))
        await pilot.pause()
        return _FONTS.sub("", app.export_screenshot(title=page.title)).replace(
            "Fira Code", "DejaVu Sans Mono"
        )


def moving_on(said: str, words: TerminalWords) -> Offered:
    """Return what stands below the old table while one moves to the next."""
    services = [Offer(words("word.enter"), words("tournament.go-now"))]
    return Offered(f"{said} {words('tournament.chair', chair=3)}", is_waiting=True, services=services)


def a_cup() -> TournamentNow:
    """Return a freeze-out of 24 in which eleven are still in, two of whom win nothing."""
    facts = TournamentFacts(
        "q7x2", "Friday night", "running", CARRIED, "default", "freeze-out", 24, 24, alive=11
    )
    common = TournamentCommon(
        facts,
        {},
        level=2,
        levels=4,
        level_rounds=3,
        stack=3,
        average=3.27,
        standing_count=24,
        hand_for_hand=True,
    )
    return TournamentNow(common, TournamentOwn(0, Standing(4, 0, "You", stack=4, table=2)))


def keep_tournament() -> None:
    """Draw a table of a tournament, and the way from it to the next one."""
    cup, game, start = a_cup(), find_game(CARRIED), Start((4, 3, 2, 5))
    moving = table_words(ENGLISH).say(Sentence("go.broken", {"table": 1, "from": 2}), Hearer())
    for name, decisions, said in (("terminal", 1, ""), ("move-terminal", DECISIONS, moving)):
        deal = table_of(game, decisions, start)
        keep(f"tournament-{name}-80x24", asyncio.run(picture(deal, (80, 24), cup, said)))


def keep(name: str, drawing: str) -> None:
    path = PICTURES / f"{name}.svg"
    path.write_text(drawing, encoding="utf-8")
    print(path.relative_to(HOUSE), file=sys.stderr)


def main() -> None:
    keep_tournament()
    for game in all_games():
        match = table_of(game)
        for width, height in SIZES:
            keep(f"{game.id}-terminal-{width}x{height}", asyncio.run(picture(match, (width, height))))


if __name__ == "__main__":
    main()
