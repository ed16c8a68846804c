"""The menu: a game, opponents and a number or two; Enter accepts what is offered."""

import json
import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from msgspec.structs import replace

from parlour.engine.errors import ParlourError
from parlour.engine.rules.asset import Players, RulesAsset
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.engine.rules.loading import Tree, path_of, switch_value
from parlour.engine.rules.texts import at_path
from parlour.engine.words.keys import LEAVE
from parlour.players.seat_words import USUAL_OPPONENTS
from parlour.terminal.ask.question import is_number, whole_number
from parlour.terminal.errors import Unclear
from parlour.terminal.help import level_names
from parlour.terminal.home.interview import Interview
from parlour.terminal.home.settings import Choice, keep_settings
from parlour.terminal.show.options import Offer
from parlour.terminal.show.plain import with_capital
from parlour.terminal.show.screen import Screen
from parlour.terminal.words import TerminalWords, languages

GUEST_WORD = "me"


class Setup(NamedTuple):
    """What the person wants to play: a game, its rules, and words for the seats."""

    game: Game
    rules: Any
    seats: str


def ask_for_game(screen: Screen, people: Sequence[str] = ()) -> Setup:
    """Ask for everything that makes a game; what was chosen last is offered, and kept for the next time."""
    screen.say(screen.words("menu.welcome", leave=LEAVE, back=screen.words("word.back")))
    return Interview(screen).conduct(lambda interview: _ask_setup(interview, people))


def _ask_setup(asking: Interview, people: Sequence[str]) -> Setup:
    screen, game = asking.screen, _ask_game(asking)
    last = screen.settings.choices.get(game.id, Choice())
    variant = _ask_variant(asking, game, last)
    company = list(people) or [screen.settings.name or GUEST_WORD]
    opponents = _ask_opponents(asking, game, variant, last, len(company))
    level = _ask_level(asking, game, last) if opponents else ""
    switches = _ask_switches(asking, game, variant, last)
    _remember(screen, game, Choice(variant, opponents, level, switches))
    seats = ",".join([*company, *[f"house:{level}"] * opponents])
    return Setup(game, game.rules(variant, switches=switches), seats)


def _remember(screen: Screen, game: Game, choice: Choice) -> None:
    choices = screen.settings.choices | {game.id: choice}
    screen.settings = replace(screen.settings, last_game=game.id, choices=choices)
    keep_settings(screen.settings)


def _ask_variant(asking: Interview, game: Game, last: Choice) -> str:
    """Ask which of the game's rules; not where there is only one set of them."""
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
    return asking.ask(asking.screen.words("menu.variant", variants=listed), usual, read, offers)


def _ask_level(asking: Interview, game: Game, last: Choice) -> str:
    words = asking.screen.words
    levels = level_names(words, game)
    question = words("menu.level", levels=", ".join(levels.values()))
    usual = levels[last.level if last.level in levels else game.rules().default_rival]
    offers = [Offer(name, "") for name in levels.values()]
    return asking.ask(question, usual, lambda line: _level_called(line, levels), offers)


def _ask_game(asking: Interview) -> Game:
    screen, games = asking.screen, all_games()
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
    return asking.ask(screen.words("menu.game"), usual, read, offers)


def _ask_opponents(asking: Interview, game: Game, variant: str, last: Choice, people: int) -> int:
    """Ask how many bots sit down with so many people; not where there is no choice."""
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

    usual = min(max(last.opponents or (USUAL_OPPONENTS if people == 1 else least), least), most)
    question = asking.screen.words("menu.opponents", least=least, most=most)
    return asking.ask(question, str(usual), read)


def _opponents_span(rules: RulesAsset) -> tuple[int, int]:
    return max(1, rules.players.least - 1), rules.players.most - 1


def _level_called(line: str, levels: dict[str, str]) -> str:
    """Return a level by its name or the beginning of it, in the person's language or in English."""
    for level, name in levels.items():
        if name.startswith(line.lower()) or level.startswith(line.lower()):
            return level
    raise Unclear("unclear-level", "menu.level-wrong", word=line, levels=", ".join(levels.values()))


def _ask_switches(asking: Interview, game: Game, variant: str, last: Choice) -> Tree:
    """Ask for the few switches that the game's own rules file names."""
    switches: Tree = {}
    words = asking.screen.words
    tree, book = game.tree(variant), game.phrasebook(words.language)
    for name in game.rules(variant).menu:
        usual = _usual_value(game, variant, name, last, at_path(tree, path_of(tree, name)))
        label = with_capital(book.label("switch", name) if f"switch.{name}" in book else in_words(name))
        if isinstance(usual, bool):
            question, offers = words("menu.yes-or-no", question=label), _yes_and_no(words)
            switches[name] = asking.ask(question, offers[not usual].word, _yes_or_no, offers)
        else:
            switches[name] = asking.ask(label, _switch_text(usual), _switch_reader(game, variant, name))
    return switches


def in_words(name: str) -> str:
    """Write a switch's name as words: `initialPlayerCoins` is `initial player coins`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).lower()


def _usual_value(game: Game, variant: str, name: str, last: Choice, by_rules: Any) -> Any:
    """Return what was chosen last, where these rules still allow it; else what they say themselves."""
    known = last.switches.get(name, by_rules) if last.variant == variant else by_rules
    try:
        game.rules(variant, switches={name: known})
    except ParlourError:
        return by_rules
    return known


def _switch_text(value: Any) -> str:
    """Return the value of a switch as somebody would type it."""
    return value if isinstance(value, str) else json.dumps(value).replace("null", "none")


def _yes_and_no(words: TerminalWords) -> list[Offer]:
    return [Offer(words("word.yes"), ""), Offer(words("word.no"), "")]


def _yes_or_no(line: str) -> bool:
    """Read yes or no, or the beginning of it, in any language."""
    for key in ("word.yes", "word.no"):
        if any(TerminalWords(language)(key).startswith(line.lower()) for language in languages()):
            return key == "word.yes"
    raise Unclear("unclear-answer", "unclear.yes-or-no", word=line)


def _switch_reader(game: Game, variant: str, name: str) -> Callable[[str], Any]:
    """Return what reads the value of a switch, and refuses one that the rules do not allow."""

    def read(line: str) -> Any:
        value = switch_value(line)
        game.rules(variant, switches={name: value})
        return value

    return read
