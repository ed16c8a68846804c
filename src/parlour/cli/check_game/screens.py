"""What people see of a game: the terminal's table in its smallest windows, and the data of the page."""

import json
from collections.abc import Iterator
from typing import Final

from parlour.cards.notation import card_symbol
from parlour.cli.check_game.findings import Finding, only_once, wrong
from parlour.cli.check_game.walks import Moment
from parlour.client.local_room import settings_for
from parlour.engine.rules.game import Game
from parlour.match.match import Match
from parlour.terminal.ask.question import Details
from parlour.terminal.ask.questions import questions_of
from parlour.terminal.draw.layout import PANE, RULE, WIDE, lay_out
from parlour.terminal.draw.line import Line
from parlour.terminal.draw.scene import TableScene
from parlour.terminal.errors import Unclear
from parlour.terminal.show.options import Offered, moves_offered
from parlour.terminal.show.page import Page, is_taken_pile
from parlour.terminal.table.command_parser import command_in
from parlour.terminal.table.snapshot import Snapshot, snapshot_of
from parlour.terminal.words import TerminalWords
from parlour.wire.catalogue import catalogue
from parlour.wire.views import Scene

SIZES: Final = ((60, 20), (80, 24))
BELOW: Final = 4
"""Lines of the window that are not the sheet's: one that tells, one to answer in, and two for a clock."""
_EVERY: Final = 5
"""One moment in so many is drawn."""


class ScreenCheck:
    """Draws a game as people see it; `drawn` counts the screens."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.drawn = 0
        self._findings: list[Finding] = []
        self._words: set[str] = set()

    def look(self, moment: Moment) -> None:
        """Draw a moment now and then, for everybody who is to act, in every language."""
        if moment.number % _EVERY:
            return
        for language in self.game.languages():
            self._send(moment, language)
            for seat in moment.match.to_act()[:2]:
                self._draw(moment, seat, language)

    def _send(self, moment: Moment, language: str) -> None:
        """Make the data that a page is sent, for everybody and the public."""
        match = moment.match
        try:
            catalogue(match.game, match.rules, language)
            scene = Scene.of(match)
            for viewer in (None, *range(len(match.seats))):
                json.loads(bytes(scene.common(language)))
                json.loads(bytes(scene.own(viewer, language)))
                scene.told(moment.events, viewer, language)
                self.drawn += 1
        except Exception as error:
            self._stumbled("The page is sent nothing", moment, error)

    def _draw(self, moment: Moment, seat: int, language: str) -> None:
        try:
            page = page_of(moment.match, seat, TerminalWords(language))
            asked = list(all_asked(page))
        except Exception as error:
            self._stumbled("The terminal cannot ask for a move", moment, error)
            return
        self._find_table_words(moment, seat, language)
        log = moment.match.lately(seat, max(0, moment.match.heard - 12), language)
        for number, offered in enumerate(asked):
            scene = TableScene(page, "", offered, log)
            for width, height in SIZES if number == 0 else SIZES[:1]:
                self._fits(scene, width, height, moment)

    def _find_table_words(self, moment: Moment, seat: int, language: str) -> None:
        """Find moves that begin with a word that asks something of a table."""
        labels = moment.match.rules.move_labels
        for verb in labels.keys() - self._words:
            self._words.add(verb)
            for word in {verb.partition("_")[0].lower(), labels[verb].split()[0].lower()}:
                if _is_table_word(word, snapshot_of(moment.match, seat, language)):
                    said = f"The move {verb} begins with {word!r}, which asks something of the table."
                    self._findings.append(wrong(said, "rules.json", "call it otherwise."))

    def _fits(self, scene: TableScene, width: int, height: int, moment: Moment) -> None:
        self.drawn += 1
        try:
            lines = lay_out(scene, width, height - BELOW)
        except Exception as error:
            self._stumbled(f"A window of {width}×{height} cannot be drawn", moment, error)
            return
        for each in not_shown(scene, lines, width, height - BELOW):
            said = f"A window of {width}×{height} does not show {each} ({_table(moment.match)})."
            self._findings.append(
                wrong(said, "text/en.json, rules/", "shorten labels, or show fewer zones and numbers.")
            )

    def _stumbled(self, what: str, moment: Moment, error: Exception) -> None:
        said = f"{what} ({_table(moment.match)}): {type(error).__name__}: {error}".removesuffix(".") + "."
        self._findings.append(wrong(said, "rules/, words/, text/", "mend the error."))

    def findings(self) -> list[Finding]:
        return only_once(self._findings)


def _is_table_word(word: str, now: Snapshot) -> bool:
    try:
        return command_in(word, now) is not None
    except Unclear:
        return True


def _table(match: Match) -> str:
    return f"{match.rules.metadata.variant}, {len(match.seats)} seats"


def page_of(match: Match, seat: int, words: TerminalWords) -> Page:
    """Return the terminal's page of a seat, as a room would show it."""
    scene = Scene.of(match)

    def why() -> dict[str, str]:
        return dict(scene.closed(seat, words.language))

    settings = settings_for(match.game, match.rules, len(match.seats))
    seen = snapshot_of(match, seat, words.language)._replace(settings=settings.tree())
    return Page(seen, [], words, why)


def all_asked(page: Page) -> Iterator[Offered]:
    """Yield the question for the move, and every first question of every form."""
    yield moves_offered(page)
    for form in page.view.forms:
        for question in questions_of(form, page)[:1]:
            question.narrow(Details())
            yield question.offered()


def not_shown(scene: TableScene, lines: list[Line], width: int, height: int) -> list[str]:
    """Return everything that should be there and is not: question, answers, own cards."""
    table = width - PANE - RULE if width >= WIDE else width
    text = " ".join(" ".join(line.plain[:table] for line in lines).split())
    wanted = [" ".join(scene.offered.brief.split())]
    wanted += [f"{offer.word} {offer.label}".strip() for offer in scene.offered.offers]
    too_large = [f"a line that is too wide: {line.plain}" for line in lines if line.width > width]
    too_large += [f"all of its {len(lines)} lines"] if len(lines) > height else []
    return too_large + [each for each in wanted if each not in text] + _cards_not_shown(scene.page, text)


def _cards_not_shown(page: Page, text: str) -> list[str]:
    """Return own cards that are drawn less often than they are held."""
    zones = [zone for zone in page.own_zones() if not is_taken_pile(zone)]
    own = [card_symbol(card) for zone in zones for card in zone.cards if card >= 0]
    return [card for card in sorted(set(own)) if text.count(card) < own.count(card)]
