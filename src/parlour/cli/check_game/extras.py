"""What a game may have and has not: nothing of it is needed, and each makes something better."""

from collections.abc import Iterator

from parlour.cli.check_game.findings import Finding, optional
from parlour.cli.check_game.walks import MOST_MOVES, walk
from parlour.engine.play.position import Position
from parlour.engine.rules.game import Game
from parlour.engine.thinking import Thinking
from parlour.engine.words.phrasebook import ENGLISH, shared_languages
from parlour.engine.words.words import Words
from parlour.package_files import files_of

_FILES = {
    "rules.md": "The rules page is what docstrings cite (§A trick): write the rules down in it.",
    "picture.json": "Screens then know what counters count, how cards move and what is heard: write it "
    "(docs/reference/making.md, picture.json).",
    "guide.json": "The guided first game: python tools/find_guide.py GAME writes a draft of it.",
}
_THINKING = {
    "policy": "search and hints then play on sensibly: return a quick move from what the seat sees.",
    "worth": "search then plays for points, coins or lives and not for places alone.",
    "deal": "search then looks to the end of a deal and not of the game: return its number.",
    "candidates": "search then thinks about these moves alone.",
    "weight": "search then believes deals that agree with what the others did.",
}
_WORDS = {
    "prompt": "people and models are then told in a sentence what is asked of them.",
    "reasons": "hints then say why.",
    "why_not": "who presses a closed move is then told why.",
}
_POSITION = {
    "hand_order": "hands are then sorted for their owners on every screen.",
    "badges": "screens then mark who deals, leads or is out.",
    "seat_counters": "screens then show points, tricks or coins at every seat.",
}


def missing_extras(game: Game, position: Position) -> Iterator[Finding]:
    """Yield all that the game leaves to its defaults, the most useful first."""
    for name, advice in _FILES.items():
        if not (files_of(game.package) / name).is_file():
            yield optional(f"There is no {name}.", name, advice)
    for language in shared_languages():
        if language not in game.languages():
            yield optional(
                f"It is not translated ({language}).",
                f"text/{language}.json",
                f"copy text/{ENGLISH}.json and translate it; text/player.{language}.md with it.",
            )
    yield from _not_overridden(type(position), Position, _POSITION, "rules/table.py")
    yield from _not_overridden(type(game.words), Words, _WORDS, "words/prompts.py")
    yield from _not_overridden(type(game.thinking), Thinking, _THINKING, "thinking/__init__.py")
    yield from _missing_helps(game)
    yield from _game_extras(game)


def _not_overridden(kind: type, base: type, known: dict[str, str], where: str) -> Iterator[Finding]:
    for name, advice in known.items():
        if getattr(kind, name) is getattr(base, name):
            yield optional(f"{base.__name__}.{name} is left to its default.", where, advice)


def _missing_helps(game: Game) -> Iterator[Finding]:
    """Yield counters and badges of the picture that do not explain themselves when pressed."""
    picture, helps = game.picture, game.phrasebook().labels("help")
    for name in [*picture.counters, *picture.table_counters, *picture.badges]:
        if name not in helps:
            yield optional(
                f"{name!r} does not explain itself.", f"text/{ENGLISH}.json", f'add "help.{name}".'
            )


def _game_extras(game: Game) -> Iterator[Finding]:
    rules = game.rules()
    if not rules.strategy_tips:
        yield optional("There are no tips.", "rules.json", 'add "strategyTips" for people and models.')
    if not rules.menu:
        yield optional("The menu asks for nothing.", "rules.json", 'name switches in "menu".')
    if not game.brief and _is_long(game):
        yield optional(
            f"A random game takes more than {MOST_MOVES} decisions, and what follows is not looked at.",
            "__init__.py",
            'give GAME brief={"target": 20}, or what else makes it short: laws and tests play many.',
        )
    if game.appraise is None:
        yield optional("parlour hand says nothing.", "__init__.py", "give GAME appraise=.")
    if game.odds is None:
        yield optional("parlour odds says nothing.", "__init__.py", "give GAME odds=.")
    if not game.stack:
        yield optional(
            "Only whole games are played in tournaments.",
            "__init__.py",
            "where something is carried from deal to deal, give GAME stack=, begin_from= and full_stack=.",
        )


def _is_long(game: Game) -> bool:
    moments = walk(game, "default", game.rules().players.least)
    return not any(moment.match.is_over() for moment in moments)
