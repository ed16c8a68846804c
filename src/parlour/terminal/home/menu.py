"""The menu: a game, opponents and a number or two; Enter accepts what is offered."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeVar

from msgspec.structs import replace

from parlour.engine.errors import ParlourError
from parlour.engine.rules.asset import Players, RulesAsset
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, path_of, switch_value
from parlour.engine.rules.texts import at_path
from parlour.engine.words.keys import LEAVE
from parlour.terminal.ask.question import is_number, whole_number
from parlour.terminal.errors import Left, Unclear
from parlour.terminal.help import level_names
from parlour.terminal.home.settings import Choice, keep_settings
from parlour.terminal.show.offered import Offer, Offered
from parlour.terminal.show.screen import Screen
from parlour.terminal.show.wording import in_words, with_capital

_Answer = TypeVar("_Answer")

_OPPONENTS = 2
GUEST_WORD = "me"


class Wish(NamedTuple):
    """What the person wants to play: a game, its rules, and words for the seats."""

    game: Game
    rules: Any
    seats: str


def ask_for_game(screen: Screen, people: Sequence[str] = ()) -> Wish:
    """Asks for everything that makes a game; what was chosen last is offered, and kept for the next time."""
    words = screen.words
    screen.say(words("menu.welcome", leave=LEAVE))
    game = _asked_game(screen)
    last = screen.settings.choices.get(game.id, Choice())
    variant = _asked_variant(screen, game, last)
    company = list(people) or [screen.settings.name or GUEST_WORD]
    opponents = _asked_opponents(screen, game, variant, last, len(company))
    level = _asked_level(screen, game, last) if opponents else ""
    switches = _asked_switches(screen, game, variant, last)
    _remember(screen, game, Choice(variant, opponents, level, switches))
    seats = ",".join([*company, *[f"house:{level}"] * opponents])
    return Wish(game, game.rules(variant, switches=switches), seats)


def _remember(screen: Screen, game: Game, choice: Choice) -> None:
    choices = screen.settings.choices | {game.id: choice}
    screen.settings = replace(screen.settings, last_game=game.id, choices=choices)
    keep_settings(screen.settings)


def _asked_variant(screen: Screen, game: Game, last: Choice) -> str:
    """Which of the game's rules; not asked where there is only one set of them."""
    variants = game.variants()
    if len(variants) == 1:
        return str(variants[0])
    listed = ", ".join(variants)

    def read(line: str) -> str:
        found = [variant for variant in variants if variant == line.lower()]
        found = found or [variant for variant in variants if variant.startswith(line.lower())]
        if len(found) != 1:
            raise Unclear("unclear-variant", "menu.variant-wrong", word=line, variants=listed)
        return found[0]

    usual = last.variant if last.variant in variants else variants[0]
    offers = [Offer(variant, "") for variant in variants]
    return _asked(screen, screen.words("menu.variant", variants=listed), usual, read, offers)


def _asked_level(screen: Screen, game: Game, last: Choice) -> str:
    levels = level_names(screen.words, game)
    question = screen.words("menu.level", levels=", ".join(levels.values()))
    usual = levels[last.level if last.level in levels else game.rules().default_rival]
    offers = [Offer(name, "") for name in levels.values()]
    return _asked(screen, question, usual, lambda line: _level_called(line, levels), offers)


def _asked(
    screen: Screen, question: str, default: str, read: Callable[[str], _Answer], offers: Sequence[Offer] = ()
) -> _Answer:
    """Asks until the answer can be read; Enter is the default."""
    asked = screen.words("menu.question", question=question, default=default)
    while True:
        line = screen.ask(asked, Offered(offers=offers, default=default)) or default
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
    about = [game.rules().metadata for game in games]
    labels = [f"{each.display_name}. {each.summary}" for each in about]
    offers = [Offer(str(number), label) for number, label in enumerate(labels, start=1)]
    if screen.keeps_text:
        screen.say("\n".join(f"  {offer.word}  {offer.label}" for offer in offers))

    def read(line: str) -> Game:
        if is_number(line) and 1 <= int(line) <= len(games):
            return games[int(line) - 1]
        return find_game(line)

    names = [game.id for game in games]
    last = screen.settings.last_game
    usual = str(names.index(last) + 1) if last in names else "1"
    return _asked(screen, screen.words("menu.game"), usual, read, offers)


def _asked_opponents(screen: Screen, game: Game, variant: str, last: Choice, people: int) -> int:
    """How many bots sit down with so many people; not asked where there is no choice."""
    players: Players = game.rules(variant).players
    least, most = max(0 if people > 1 else 1, players.least - people), players.most - people
    if most < 0:
        raise Unclear("wrong-amount", "menu.too-many-people", most=players.most)
    if least >= most:
        return int(least)

    def read(line: str) -> int:
        number = whole_number(line)
        if not least <= number <= most:
            raise Unclear("wrong-amount", "menu.opponents-wrong", least=least, most=most)
        return number

    usual = min(max(last.opponents or (_OPPONENTS if people == 1 else least), least), most)
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


def _level_called(line: str, levels: dict[str, str]) -> str:
    """A level by its name or the beginning of it, in the person's language or in English."""
    for level, name in levels.items():
        if name.startswith(line.lower()) or level.startswith(line.lower()):
            return level
    raise Unclear("unclear-level", "menu.level-wrong", word=line, levels=", ".join(levels.values()))


def _asked_switches(screen: Screen, game: Game, variant: str, last: Choice) -> Tree:
    """The few switches that the game's own rules file names."""
    switches: Tree = {}
    tree, book = game.tree(variant), game.phrasebook(screen.words.language)
    for name in game.rules(variant).menu:
        known = last.switches if last.variant == variant else {}
        default = str(known.get(name, at_path(tree, path_of(tree, name))))
        question = book.label("switch", name) if f"switch.{name}" in book else in_words(name)
        switches[name] = _asked(screen, with_capital(question), default, _checked(game, variant, name))
    return switches


def _checked(game: Game, variant: str, name: str) -> Callable[[str], Any]:
    """Reads the value of a switch, and refuses one that the rules do not allow."""

    def read(line: str) -> Any:
        value = switch_value(line)
        game.rules(variant, switches={name: value})
        return value

    return read
