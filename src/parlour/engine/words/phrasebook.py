"""A phrasebook: one language, and the one place where a sentence becomes text.

A template's blanks are `{name}` or `{name:kind}`; the kinds are the methods below `_KINDS`. Names come from
users, so they are put in last and never looked at again.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from string import Formatter
from typing import Any, NamedTuple

from parlour.cards.codes import SUITS
from parlour.cards.notation import cards_symbols
from parlour.engine.errors import MissingText
from parlour.engine.words.sentence import Sentence

ENGLISH = "en"
_USUAL_KINDS = {"seat": "seat", "other": "seat", "cards": "cards", "amount": "number", "slots": "places"}
_NOBODY_NAMED = "seat {}"


class Hearer(NamedTuple):
    """Who is spoken to: the names at the table, which seat is theirs, and what moves are called here."""

    names: Sequence[str] = ()
    viewer: int | None = None
    labels: Mapping[str, str] = {}
    whens: Mapping[str, str] = {}

    def name(self, seat: int) -> str:
        """The name of a seat, or its number where nobody has a name."""
        return self.names[seat] if 0 <= seat < len(self.names) else _NOBODY_NAMED.format(seat)


class Phrasebook:
    """The templates of one language, a game's own over those that all games share."""

    def __init__(self, language: str, templates: Mapping[str, str]) -> None:
        self.language = language
        self._templates = {**shared_templates(language), **templates}

    def __contains__(self, key: str) -> bool:
        return key in self._templates

    def say(self, sentence: Sentence, hearer: Hearer) -> str:
        """The sentence in words, as this hearer hears it."""
        return self._filled(sentence, hearer, first=True).strip()

    def label(self, group: str, name: str) -> str:
        """What a badge, counter, zone, pool or phase is called; its own name where nobody says."""
        return self._templates.get(f"{group}.{name}", name)

    def labels(self, group: str) -> dict[str, str]:
        """All labels of a group by their names."""
        start = f"{group}."
        found = {
            key.removeprefix(start): text for key, text in self._templates.items() if key.startswith(start)
        }
        return dict(sorted(found.items()))

    def _filled(self, sentence: Sentence, hearer: Hearer, *, first: bool) -> str:
        said = ""
        for text, name, kind, _ in Formatter().parse(self._template(sentence, hearer)):
            said += text
            if name is not None:
                said += self._blank(
                    sentence.fields.get(name), kind or _usual_kind(name), hearer, first and not said
                )
        return said

    def _template(self, sentence: Sentence, hearer: Hearer) -> str:
        """The template, or its form for the hearer's own seat, or for one of something."""
        key, fields = sentence.key, sentence.fields
        if f"{key}.you" in self._templates and fields.get("seat") == hearer.viewer is not None:
            return self._templates[f"{key}.you"]
        if f"{key}.one" in self._templates and fields.get("amount", fields.get("count")) == 1:
            return self._templates[f"{key}.one"]
        if key not in self._templates:
            return self._missing(key)
        return self._templates[key]

    def _missing(self, key: str) -> str:
        raise MissingText("missing-text", f"There are no words for {key!r} in {self.language!r}.")

    def _blank(self, value: Any, kind: str, hearer: Hearer, first: bool) -> str:
        """What a blank stands for; nothing where there is nothing to say."""
        if value is None:
            return ""
        if kind in ("seat", "whose"):
            return self._person(value, kind, hearer, first)
        if kind in ("or", "and"):
            return self._joined([self._any(each, hearer) for each in value], kind)
        if kind == "verb":
            return hearer.labels.get(value, value)
        if kind == "when":
            return hearer.whens.get(value, "")
        if kind in _KINDS:
            return _KINDS[kind](self, value)
        return self._any(value, hearer, first=first)

    def _person(self, seat: int, kind: str, hearer: Hearer, first: bool) -> str:
        if seat < 0:
            return ""
        if seat != hearer.viewer:
            form = "{}" if kind == "seat" else self._templates["whose"]
            return form.replace("{}", hearer.name(seat))
        word = self._templates["you" if kind == "seat" else "your"]
        return word[:1].upper() + word[1:] if first else word

    def _any(self, value: Any, hearer: Hearer, *, first: bool = False) -> str:
        """A value whose kind the template does not name: a sentence, a number, or a key."""
        if isinstance(value, Sentence):
            return self._filled(value, hearer, first=first)
        if isinstance(value, int):
            return self._number(value)
        return self._filled(Sentence(value), hearer, first=first)

    def _joined(self, words: list[str], kind: str) -> str:
        if len(words) < 2:
            return "".join(words)
        return f"{', '.join(words[:-1])} {self._templates[kind]} {words[-1]}"

    def _number(self, value: int) -> str:
        return f"{value:,}".replace(",", self._templates["thousands"])

    def _rank(self, rank: int) -> str:
        return self._templates[f"rank.{rank}"]

    def _ranks(self, rank: int) -> str:
        return self._templates[f"ranks.{rank}"]

    def _suit(self, suit: int | str) -> str:
        return self._templates[f"suit.{suit if isinstance(suit, str) else SUITS[suit]}"]


def _card(book: Phrasebook, card: int) -> str:
    return cards_symbols([card])


def _cards(book: Phrasebook, cards: Sequence[int]) -> str:
    return cards_symbols(list(cards))


def _places(book: Phrasebook, slots: Sequence[int]) -> str:
    return ", ".join(str(slot + 1) for slot in slots)


def _text(book: Phrasebook, text: str) -> str:
    return str(text)


_KINDS: dict[str, Callable[[Phrasebook, Any], str]] = {
    "card": _card,
    "cards": _cards,
    "places": _places,
    "text": _text,
    "number": Phrasebook._number,
    "rank": Phrasebook._rank,
    "ranks": Phrasebook._ranks,
    "suit": Phrasebook._suit,
}


def _usual_kind(name: str) -> str:
    if name.startswith("card") and name[4:].isdigit():
        return "card"
    return _USUAL_KINDS.get(name, "")


@cache
def shared_templates(language: str) -> dict[str, str]:
    """The words that all games share, in this language; in English where nobody has translated them."""
    folder = files("parlour.engine.words") / "text"
    return read_templates((folder / f"{ENGLISH}.json").read_text(encoding="utf-8")) | (
        read_templates((folder / f"{language}.json").read_text(encoding="utf-8"))
        if language in shared_languages()
        else {}
    )


def shared_languages() -> list[str]:
    """The languages that the words of all games are written in, English first."""
    names = [entry.name.removesuffix(".json") for entry in (files("parlour.engine.words") / "text").iterdir()]
    return sorted(names, key=lambda name: (name != ENGLISH, name))


def read_templates(text: str) -> dict[str, str]:
    """The templates of a text file: one flat JSON object of strings."""
    templates = json.loads(text)
    assert isinstance(templates, dict) and all(isinstance(each, str) for each in templates.values())
    return templates


class _Plain(Phrasebook):
    """The shared words in English; what only a game has words for goes by its key."""

    def _missing(self, key: str) -> str:
        return key.rpartition(".")[2]


def plainly(sentence: Sentence, hearer: Hearer | None = None) -> str:
    """A sentence in plain English, for programs: seats are numbers and verbs stay as they are."""
    return _Plain(ENGLISH, {}).say(sentence, hearer or Hearer())
