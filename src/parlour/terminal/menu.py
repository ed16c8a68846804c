"""The menu: a game, opponents and a number or two; Enter accepts what is offered."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from parlour.engine.errors import ParlourError
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, path_of, switch_value
from parlour.engine.rules.texts import at_path
from parlour.engine.words.keys import LEAVE
from parlour.match.store.file.folder import running_games
from parlour.terminal.ask.question import is_number, whole_number
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.farewell import command
from parlour.terminal.show.screen import Screen
from parlour.terminal.show.wording import in_words, with_capital
from parlour.terminal.words import TerminalWords

_Answer = TypeVar("_Answer")

_OPPONENTS = 2


class Wish(NamedTuple):
    """What the person wants to play: a game, its rules, and words for the seats."""

    game: Game
    rules: Any
    seats: str


def ask_for_game(screen: Screen) -> Wish:
    """The whole menu."""
    words = screen.words
    screen.say(words("menu.welcome", leave=LEAVE))
    if running_games():
        screen.say(words("menu.waiting", command=command()))
    game = _asked_game(screen)
    opponents = _asked_opponents(screen, game)
    levels = _level_names(words, game)
    question = words("menu.level", levels=", ".join(levels.values()))
    usual = levels[game.rules().default_rival]
    level = _asked(screen, question, usual, lambda line: _level_called(line, levels))
    return Wish(game, _asked_rules(screen, game), usual_seats(opponents, level))


def _asked(screen: Screen, question: str, default: str, read: Callable[[str], _Answer]) -> _Answer:
    """Asks until the answer can be read; Enter is the default."""
    while True:
        line = screen.ask(screen.words("menu.question", question=question, default=default)) or default
        if line.lower() == LEAVE:
            raise Left
        try:
            return read(line)
        except Unclear as error:
            screen.warn(screen.words.say(error.said))
        except ParlourError as error:
            screen.warn(error.sentence)


def _asked_game(screen: Screen) -> Game:
    games = all_games()
    for number, game in enumerate(games, start=1):
        about = game.rules().metadata
        screen.say(f"  {number}  {about.display_name}. {about.summary}")

    def read(line: str) -> Game:
        if is_number(line) and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        return find_game(line)

    return _asked(screen, screen.words("menu.game"), "1", read)


def _asked_opponents(screen: Screen, game: Game) -> int:
    """How many sit down against the person; not asked where there is no choice."""
    least, most = _opponents_span(game.rules())
    if least == most:
        return least

    def read(line: str) -> int:
        number = whole_number(line)
        if not least <= number <= most:
            raise Unclear("wrong-amount", "menu.opponents-wrong", least=least, most=most)
        return number

    usual = usual_opponents(game.rules())
    question = screen.words("menu.opponents", least=least, most=most)
    return _asked(screen, question, str(usual), read)


def _opponents_span(rules: RulesAsset) -> tuple[int, int]:
    return max(1, rules.players.least - 1), rules.players.most - 1


def usual_opponents(rules: RulesAsset) -> int:
    """Two, or as many as the game needs."""
    least, most = _opponents_span(rules)
    return min(max(_OPPONENTS, least), most)


def usual_seats(opponents: int, level: str) -> str:
    """The words for one person and so many house bots."""
    return ",".join(["me", *[f"house:{level}"] * opponents])


def _level_names(words: TerminalWords, game: Game) -> dict[str, str]:
    """What each level is called: one that only this game has, by the game itself."""
    book = game.phrasebook(words.language)
    own = {level: book.label("level", level) for level in game.levels if f"level.{level}" in book}
    return {level: own.get(level) or words(f"level.{level}") for level in game.levels}


def _level_called(line: str, levels: dict[str, str]) -> str:
    """A level by its name or the beginning of it, in the person's language or in English."""
    for level, name in levels.items():
        if name.startswith(line.lower()) or level.startswith(line.lower()):
            return level
    raise Unclear("unclear-level", "menu.level-wrong", word=line, levels=", ".join(levels.values()))


def _asked_rules(screen: Screen, game: Game) -> Any:
    """The rules, with the few switches asked for that the game's own rules file names."""
    switches: Tree = {}
    tree, book = game.tree(), game.phrasebook(screen.words.language)
    for name in game.rules().menu:
        default = str(at_path(tree, path_of(tree, name)))
        question = book.label("switch", name) if f"switch.{name}" in book else in_words(name)
        switches[name] = _asked(screen, with_capital(question), default, _checked(game, name))
    return game.rules(switches=switches)


def _checked(game: Game, name: str) -> Callable[[str], Any]:
    """Reads the value of a switch, and refuses one that the rules do not allow."""

    def read(line: str) -> Any:
        value = switch_value(line)
        game.rules(switches={name: value})
        return value

    return read
