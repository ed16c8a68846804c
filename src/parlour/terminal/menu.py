"""The menu: a game, opponents and a number or two; Enter accepts what is offered."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from parlour.engine.bot import LEVELS
from parlour.engine.errors import ParlourError
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, path_of, switch_value
from parlour.engine.rules.texts import at_path
from parlour.match.store.file.folder import running_games
from parlour.terminal.ask.keys import LEAVE
from parlour.terminal.ask.questions import is_number, whole_number
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.farewell import command
from parlour.terminal.show.screen import Screen
from parlour.terminal.show.wording import in_words

Answer = TypeVar("Answer")

OPPONENTS = 2
LEVEL = "medium"


class Wish(NamedTuple):
    """What the person wants to play: a game, its rules, and words for the seats."""

    game: Game
    rules: Any
    seats: str


def ask_for_game(screen: Screen) -> Wish:
    """The whole menu."""
    screen.say(f"Welcome to Parlour. Enter accepts what stands in brackets, {LEAVE} leaves.")
    if running_games():
        screen.say(f"An unfinished game waits: {command()} resume")
    game = asked_game(screen)
    opponents = asked_opponents(screen, game)
    level = asked(screen, f"How strong: {', '.join(LEVELS)}", LEVEL, level_called)
    return Wish(game, asked_rules(screen, game), usual_seats(opponents, level))


def asked(screen: Screen, question: str, default: str, read: Callable[[str], Answer]) -> Answer:
    """Asks until the answer can be read; Enter is the default."""
    while True:
        line = screen.ask(f"{question}? [{default}]") or default
        if line.lower() == LEAVE:
            raise Left
        try:
            return read(line)
        except ParlourError as error:
            screen.warn(error.sentence)


def asked_game(screen: Screen) -> Game:
    games = all_games()
    for number, game in enumerate(games, start=1):
        about = game.rules().metadata
        screen.say(f"  {number}  {about.display_name}. {about.summary}")

    def read(line: str) -> Game:
        if is_number(line) and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        return find_game(line)

    return asked(screen, "Which game", "1", read)


def asked_opponents(screen: Screen, game: Game) -> int:
    """How many sit down against the person; not asked where there is no choice."""
    least, most = opponents_span(game.rules())
    if least == most:
        return least

    def read(line: str) -> int:
        number = whole_number(line)
        if not least <= number <= most:
            raise Unclear("wrong-amount", f"There can be {least} to {most} opponents.")
        return number

    usual = usual_opponents(game.rules())
    return asked(screen, f"How many opponents, {least} to {most}", str(usual), read)


def opponents_span(rules: RulesAsset) -> tuple[int, int]:
    return max(1, rules.players.least - 1), rules.players.most - 1


def usual_opponents(rules: RulesAsset) -> int:
    """Two, or as many as the game needs."""
    least, most = opponents_span(rules)
    return min(max(OPPONENTS, least), most)


def usual_seats(opponents: int, level: str = LEVEL) -> str:
    """The words for one person and so many house bots."""
    return ",".join(["me", *[f"house:{level}"] * opponents])


def level_called(line: str) -> str:
    """A level by its name or the beginning of it."""
    for level in LEVELS:
        if level.startswith(line.lower()):
            return level
    raise Unclear("unclear-level", f"{line} is not a level: say {', '.join(LEVELS)}.")


def asked_rules(screen: Screen, game: Game) -> Any:
    """The rules, with the few switches asked for that the game's own rules file names."""
    switches: Tree = {}
    tree = game.tree()
    for name in game.rules().menu:
        default = str(at_path(tree, path_of(tree, name)))
        switches[name] = asked(screen, in_words(name).capitalize(), default, checked(game, name))
    return game.rules(switches=switches)


def checked(game: Game, name: str) -> Callable[[str], Any]:
    """Reads the value of a switch, and refuses one that the rules do not allow."""

    def read(line: str) -> Any:
        value = switch_value(line)
        game.rules(switches={name: value})
        return value

    return read
