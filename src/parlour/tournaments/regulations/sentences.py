"""Regulations in sentences, as people read them before they enter; in every language of the texts."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from parlour.engine.printable import one_line
from parlour.engine.rules.finder import find_game
from parlour.engine.rules.loading import Tree, leaf_paths
from parlour.engine.words.phrasebook import ENGLISH, Hearer, Phrasebook, read_templates
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.package_files import files_of
from parlour.tournaments.formats import carries_stacks, find_format
from parlour.tournaments.regulations.regulations import Regulations, RulesLevel

_FEWEST = 2
"""A game that fewer than this can play needs no chair filled."""


def regulations_text(regulations: Regulations, language: str = ENGLISH) -> list[str]:
    """Return the regulations in sentences; they have been checked before."""
    book = _phrasebook(language)
    return [one_line(book.say(sentence, Hearer())) for sentence in _sentences(regulations, book)]


def regulations_warnings(regulations: Regulations, language: str = ENGLISH) -> list[str]:
    """Return what whoever writes the regulations should think of, in sentences; they have been checked."""
    game = find_game(regulations.game)
    last = game.rules(regulations.variant, regulations.changes_at(len(regulations.levels) + 1))
    stalls = carries_stacks(regulations.format.name) and game.lacks_forced_stake(last)
    return [_phrasebook(language).say(sentence_of("warning.stalls"), Hearer())] if stalls else []


@cache
def _phrasebook(language: str) -> Phrasebook:
    folder = files_of("parlour.tournaments") / "text"
    names = [ENGLISH] if language == ENGLISH else [ENGLISH, language]
    templates: dict[str, str] = {}
    for name in names:
        if (folder / f"{name}.json").is_file():
            templates |= read_templates((folder / f"{name}.json").read_text(encoding="utf-8"))
    return Phrasebook(language, templates)


def _sentences(regulations: Regulations, book: Phrasebook) -> Iterator[Sentence]:
    yield from _what_is_played(regulations, book)
    yield from _entry(regulations, book)
    yield from _course(regulations, book)
    yield from _seats(regulations)
    yield from _prizes(regulations)
    yield from _time(regulations)


def _what_is_played(regulations: Regulations, book: Phrasebook) -> Iterator[Sentence]:
    game, entrants = find_game(regulations.game), regulations.entrants
    title = game.title(game.rules(regulations.variant), book.language)
    called = find_format(regulations.format.name).word("name", book.language)
    yield sentence_of("what", game=title, variant=regulations.variant, format=called)
    yield sentence_of("entrants", least=entrants.least, most=entrants.most, chairs=regulations.chairs)


def _entry(regulations: Regulations, book: Phrasebook) -> Iterator[Sentence]:
    entry = regulations.entry
    who = ", ".join(book.label("kind", kind) for kind in entry.who)
    yield sentence_of(f"entry.{entry.by}", who=who, until=book.label("until", entry.until))
    yield sentence_of("house.fill", player=entry.house) if entry.house else sentence_of("house.cancel")
    yield _late_entry(regulations)
    if regulations.reentry.closed_from_level and regulations.reentry.times:
        level, times = regulations.reentry.closed_from_level, regulations.reentry.times
        yield sentence_of("reentry", level=level, count=times)
    yield sentence_of(f"seeding.{regulations.seeding}")


def _late_entry(regulations: Regulations) -> Sentence:
    level = regulations.late_entry.closed_from_level
    if not level:
        return sentence_of("no-late-entry")
    is_counted = find_format(regulations.format.name).is_in_rounds
    return sentence_of("late-entry", level=level) if is_counted else sentence_of("late-entry.ever")


def _course(regulations: Regulations, book: Phrasebook) -> Iterator[Sentence]:
    """Yield what the format asks for, and how the rules change on the way."""
    options, asked = regulations.format, find_format(regulations.format.name).options
    if carries_stacks(options.name):
        amount = regulations.stack
        yield sentence_of("stack", amount=amount) if amount else sentence_of("stack.rules")
    if "rounds" in asked:
        yield sentence_of("rounds", count=options.rounds) if options.rounds else sentence_of("rounds.usual")
    for name, key in (("games", "games"), ("go_on", "go-on"), ("best_of", "best-of"), ("minutes", "minutes")):
        if name in asked:
            yield sentence_of(key, count=getattr(options, name))
    for number, level in enumerate(regulations.levels, start=2):
        yield _level(number, level, book)


def _level(number: int, level: RulesLevel, book: Phrasebook) -> Sentence:
    changes = ", ".join(
        f"{'.'.join(path)} = {_value_at(level.changes, path)}" for path in leaf_paths(level.changes)
    )
    changes = changes or book.label("level", "same")
    if level.after_rounds:
        return sentence_of("level.rounds", level=number, count=level.after_rounds, changes=changes)
    return sentence_of("level.minutes", level=number, count=level.after_minutes, changes=changes)


def _value_at(tree: Tree, path: list[str]) -> str:
    value: Any = tree
    for name in path:
        value = value[name]
    return str(value)


def _seats(regulations: Regulations) -> Iterator[Sentence]:
    if carries_stacks(regulations.format.name):
        yield sentence_of(f"mover.{regulations.mover}")
        if regulations.halt_short:
            yield sentence_of("halt-short")
    elif find_game(regulations.game).rules(regulations.variant, regulations.changes).players.least > _FEWEST:
        yield sentence_of("fill", player=regulations.fill)
    for one, other in regulations.apart:
        yield sentence_of("apart", one=one, other=other)


def _prizes(regulations: Regulations) -> Iterator[Sentence]:
    prizes = regulations.prizes
    if prizes.places:
        listed = ", ".join(map(str, prizes.places))
        yield sentence_of(f"prizes.{prizes.kind}", count=len(prizes.places), list=listed)
    else:
        yield sentence_of("no-prizes")
    if prizes.places and regulations.hand_for_hand and carries_stacks(regulations.format.name):
        yield sentence_of("hand-for-hand")
    if regulations.tie_breaks:
        yield sentence_of("tie-breaks", list=", ".join(regulations.tie_breaks))


def _time(regulations: Regulations) -> Iterator[Sentence]:
    clock, absence = regulations.clock, regulations.absence
    yield sentence_of("turn", count=clock.turn_seconds) if clock.turn_seconds else sentence_of("turn.rules")
    if clock.rest_seconds:
        yield sentence_of("rest", count=clock.rest_seconds)
    if not carries_stacks(regulations.format.name):
        yield sentence_of("forfeit", count=clock.forfeit_seconds)
    elif absence.policy == "forfeit":
        yield sentence_of("absence.forfeit", count=absence.rounds)
    else:
        yield sentence_of("absence.play-on")
