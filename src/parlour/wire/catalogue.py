"""The catalogue: what stays the same during a game, sent once and known again by its hash."""

from hashlib import sha256
from typing import NamedTuple

import msgspec

from parlour.engine.rules import about
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.cache import cached_part
from parlour.engine.rules.game import Game
from parlour.engine.show.picture import Picture
from parlour.engine.words.keys import keys_of
from parlour.engine.words.phrasebook import ENGLISH, Phrasebook
from parlour.players.kinds import installed_players

_HASH_DIGITS = 16


class Verb(msgspec.Struct, frozen=True):
    """A move of the game: what it is called, when it is open, and the key that stands for it."""

    verb: str
    label: str
    rule: str
    key: str


class Labels(msgspec.Struct, frozen=True):
    """What things are called, by their names in a view; what is missing is called by its name."""

    zones: dict[str, str]
    pools: dict[str, str]
    counters: dict[str, str]
    badges: dict[str, str]
    phases: dict[str, str]
    suits: dict[str, str]
    marks: dict[str, str]
    asks: dict[str, str] = {}
    """What is asked for the amount of a move, by its verb, where the game has words of its own for it."""
    nones: dict[str, str] = {}
    """What a move is called with nothing picked, by its verb, where the game has words of its own for it."""
    helps: dict[str, str] = {}
    """What a counter or a badge means, by its name."""


class Catalogue(msgspec.Struct, frozen=True, rename="camel"):
    """Everything about a game that a client needs beside the states of a table, in one language."""

    game: str
    variant: str
    rules: str
    """The digest of the rules in force."""
    title: str
    language: str
    languages: list[str]
    verbs: list[Verb]
    labels: Labels
    picture: Picture
    """What counters count, the tone of badges, and where the cards of an event go."""
    talk: dict[str, str]
    """What can be said at the table without typing it, by name."""
    levels: list[str]
    """Players for `fill`: the house's, and those of packages that are installed where the room is."""
    least: int
    most: int
    tips: list[str]
    text: str
    """The rules in words, as they hold at this table."""
    appraises: bool = True
    """Whether the game says what a hand is worth, or counts its odds."""


class Known(NamedTuple):
    """An encoded catalogue and the hash by which a client names it."""

    raw: msgspec.Raw
    know: str


def catalogue(
    game: Game, rules: RulesAsset, language: str = ENGLISH, *, texts: bool = True, one_deal: bool = False
) -> Known:
    """Return the catalogue of these rules in a language, made once; English where the game has no such
    language. Without texts it is for whoever is in this process and finds the rest there: it has no tips, no
    rules in words, and of the players the house's alone, so that no installed package is looked for."""
    spoken = spoken_language(game, language)
    key = (game.id, rules.digest, spoken, texts, one_deal)

    def encode() -> Known:
        return _encode_catalogue(game, rules, spoken, texts=texts, one_deal=one_deal)

    return cached_part("wire.catalogue", key, encode)


def spoken_language(game: Game, language: str) -> str:
    """Return the language that somebody who asks for this one hears at a table of the game."""
    return language if language in game.languages() else ENGLISH


def talk_presets(game: Game, language: str = ENGLISH) -> dict[str, str]:
    """Return what can be said at the table without typing it, by name."""
    return game.phrasebook(language).labels("talk")


def _encode_catalogue(game: Game, rules: RulesAsset, language: str, *, texts: bool, one_deal: bool) -> Known:
    encoded = msgspec.json.encode(_catalogue(game, rules, language, texts=texts, one_deal=one_deal))
    return Known(msgspec.Raw(encoded), sha256(encoded).hexdigest()[:_HASH_DIGITS])


def _catalogue(game: Game, rules: RulesAsset, language: str, *, texts: bool, one_deal: bool) -> Catalogue:
    book = game.phrasebook(language)
    return Catalogue(
        game=game.id,
        variant=rules.metadata.variant,
        rules=rules.digest,
        title=game.title(rules, language),
        language=language,
        languages=game.languages(),
        verbs=_verbs(game, rules, language),
        labels=_labels(book),
        picture=game.picture,
        talk=talk_presets(game, language),
        levels=[*game.levels, *(installed_players() if texts else ())],
        least=rules.players.least,
        most=rules.players.most,
        tips=about.tips(game, rules, language) if texts else [],
        text=game.text(rules, "player", language, one_deal=one_deal) if texts else "",
        appraises=game.appraise is not None or game.odds is not None,
    )


def _verbs(game: Game, rules: RulesAsset, language: str) -> list[Verb]:
    hearer, keys = game.hearer(rules, language), keys_of(rules.move_labels)
    return [Verb(verb, label, hearer.whens[verb], keys[verb]) for verb, label in hearer.labels.items()]


def _labels(book: Phrasebook) -> Labels:
    groups = ("zone", "pool", "counter", "badge", "phase", "suit", "mark", "ask", "none", "help")
    return Labels(*(book.labels(group) for group in groups))
