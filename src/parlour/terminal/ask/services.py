"""What can be asked for at a table beside moves: help, rules, tips, the log, a hint, the worth of a hand."""

from collections.abc import Callable
from typing import NamedTuple

from parlour.cards.codes import SUITS
from parlour.cards.notation import SUIT_SYMBOLS, card_symbol
from parlour.engine.errors import ParlourError
from parlour.engine.play.move import Move
from parlour.engine.play.move_json import move_from
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.game import Game
from parlour.engine.show.form import Form
from parlour.engine.words.keys import HELP, rules_key
from parlour.terminal.ask.parse import verb_and_rest
from parlour.terminal.ask.places import pool_word
from parlour.terminal.ask.question import plainly
from parlour.terminal.clock import TurnClock
from parlour.terminal.help import advice_text, explain, help_page, in_force, tips_page
from parlour.terminal.show.page import Page
from parlour.terminal.show.screen import Screen
from parlour.terminal.table.snapshot import Remote, Snapshot

ASIDES = ("word.rules", "word.log", "word.tips", "word.hint", "word.worth", "word.statistics")
"""What can be read in the middle of a move too."""


_LETTERS_OF_SUITS = str.maketrans(dict(zip(SUIT_SYMBOLS, SUITS.lower(), strict=True)))


class Rules(NamedTuple):
    """The rules of a table as this machine knows them."""

    game: Game
    rules: RulesAsset


def rules_at(now: Snapshot) -> Rules | None:
    """Return the rules of a table by its settings; None where this machine lacks the game."""
    try:
        game = find_game(now.settings["game"])
        return Rules(game, game.rules(now.settings["variant"], now.settings["changes"]))
    except (ParlourError, KeyError):
        return None


class Services:
    """Answers such questions of one person; what is refused or unclear raises, and changes nothing."""

    def __init__(
        self,
        screen: Screen,
        remote: Remote,
        now: Callable[[], Snapshot],
        *,
        clock: TurnClock | None,
        log: Callable[[], list[str]],
        commands: Callable[[], list[str]],
        statistics: Callable[[], str],
    ) -> None:
        self._screen = screen
        self._words = screen.words
        self._remote = remote
        self._now = now
        self._clock = clock
        self._log = log
        self._commands = commands
        self._statistics = statistics
        self._hinted: tuple[Page, str, Move] | None = None

    def answers(self, line: str, page: Page | None) -> bool:
        """Answer a question about the game; return False when the line is no such question."""
        first, _, rest = line.partition(" ")
        if line.startswith(HELP):
            self._explain(line.removeprefix(HELP).strip(), page)
        elif self._words.means(first, "word.help"):
            self._explain(rest.strip(), page)
        elif self._asks_for_rules(line, page):
            self._screen.page(self.rules_text())
        else:
            return self.is_aside(line, page)
        return True

    def is_aside(self, line: str, page: Page | None) -> bool:
        """Show what can be read amid a move too; return False when the line asks for none of it."""
        key = next((key for key in ASIDES if self._words.means(line, key)), "")
        if key in ("word.hint", "word.worth") and page is None:
            return False
        if key:
            self._screen.page(self._text(key, page))
        return bool(key)

    def _text(self, key: str, page: Page | None) -> str:
        if key == "word.rules":
            return self.rules_text()
        if key == "word.log":
            return "\n".join(f"- {each}" for each in self._log()) or self._words("turn.no-news")
        if key == "word.tips":
            return self.tips_text() or self._words("help.no-tips")
        if key == "word.statistics":
            return self._statistics()
        assert page is not None, "advice is given on a page"
        return self.hint_text(page) if key == "word.hint" else self.worth_text(page)

    def _asks_for_rules(self, line: str, page: Page | None) -> bool:
        return page is not None and line.lower() == rules_key(page.keys, self._words("word.rules"))

    def _explain(self, words: str, page: Page | None) -> None:
        """Show the whole help, or one move."""
        if page is None:
            self._screen.page("\n".join(f"- {each}" for each in self._commands()))
        elif words:
            verb, _ = verb_and_rest(words, page)
            self._screen.page(explain(verb, page))
        else:
            self._screen.page(self.help_text(page))

    def hint_text(self, page: Page) -> str:
        """Return what the house would play for us, how to type it, and why; everybody hears that we asked."""
        found = self._remote.advice("hint")
        if found.move is None:
            return "\n\n".join(found.say)
        move = move_from(found.move)
        label = found.called or page.label(move.verb)
        self._hinted = page, label, move
        played = page.words("hint.move", label=label, line=line_for(move, page))
        return "\n\n".join([played, *found.say, page.words("hint.casual")])

    def hinted_move(self, line: str, page: Page) -> Move | None:
        """Return the move of the last hint, where the line is what it was called, and on this page."""
        if self._hinted is None:
            return None
        hinted_on, called, move = self._hinted
        return move if hinted_on is page and _comparable(line) == _comparable(called) else None

    def worth_text(self, page: Page) -> str:
        """Return what our hand is worth, and the odds where the game counts them."""
        hand, odds = self._remote.advice("hand"), self._remote.advice("odds")
        options = [
            page.words("worth.option", label=label, wins=f"{wins:.1%}") for label, wins in odds.options
        ]
        return "\n".join(f"- {line}" for line in [*hand.say, *options]) or page.words("worth.unknown")

    def rules_text(self) -> str:
        """Return the rules in words, and the switches in force where this machine knows the game."""
        now, clock = self._now(), self._clock
        known = rules_at(now)
        if known is None:
            return now.catalogue.text
        is_by_rules = clock is not None and clock.own_seconds is None
        text = known.game.text(known.rules, "player", self._words.language, clock=is_by_rules).rstrip()
        return f"{text}\n\n{in_force(now.catalogue.title, *known, words=self._words, clock=clock)}"

    def tips_text(self) -> str:
        """Return how to play well, as the rules file has it; "" where it says nothing."""
        now = self._now()
        known = rules_at(now)
        return (
            tips_page(now.catalogue.tips, self._words) if known is None else advice_text(*known, self._words)
        )

    def help_text(self, page: Page) -> str:
        return help_page(page, self._commands(), self.tips_text())


def _comparable(line: str) -> str:
    """Return a line without what people leave out: capitals, the full stop, the signs of suits."""
    return plainly(line.rstrip(".")).translate(_LETTERS_OF_SUITS)


def line_for(move: Move, page: Page) -> str:
    """Return what somebody types to make this move."""
    form = page.view.form(move.verb)
    assert form is not None, "a move that is open"
    cards = [card_symbol(card) for card in move.cards]
    amount = [str(move.amount)] if form.amount is not None else []
    suit = [move.suit] if form.suits else []
    return " ".join([page.keys[move.verb], *suit, *_numbers(move, form, page), *cards, *amount])


def _numbers(move: Move, form: Form, page: Page) -> list[str]:
    """Return the places of the move as the screen counts them: one of each pool, or some of the only one."""
    if form.pools and not move.slots:
        return [page.words("word.none")] if form.pools[0].of_suit(move.suit).most else []
    pools = form.pools * len(move.slots) if len(form.pools) == 1 else form.pools
    numbers = []
    for slot, pool in zip(move.slots, pools, strict=False):
        zone = None if pool.names else page.pool_zone(pool)
        places = [] if zone is None else page.places(zone)
        numbers.append(pool_word(pool, slot, places.index(slot) + 1 if slot in places else slot + 1))
    return numbers
