# parlour: hot
"""A phrasebook: one language, and the one place where a sentence becomes text.

A template's blanks are `{name}` or `{name:kind}`; the kinds are those of `_FILLS`. Names come from users, so
they are put in last and never looked at again.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from string import Formatter
from typing import Any, NamedTuple

from parlour.cards.codes import BACK, SUITS
from parlour.cards.notation import cards_symbols
from parlour.engine.plain_errors import MissingText
from parlour.engine.words.sentence import Sentence
from parlour.package_files import files_of

ENGLISH = "en"
_USUAL_KINDS = {"seat": "seat", "other": "seat", "cards": "cards", "amount": "number", "slots": "places"}
_NOBODY_NAMED = "seat {}"
_NO_FACTS: dict[str, Any] = {}


class Hearer:
    """Who is spoken to: the names at the table, which seat is theirs, and what moves are called here."""

    def __init__(
        self,
        names: Sequence[str] = (),
        viewer: int | None = None,
        labels: Mapping[str, str] = _NO_FACTS,
        whens: Mapping[str, str] = _NO_FACTS,
    ) -> None:
        self.names = list(names)
        self.viewer = viewer
        self.labels = labels
        self.whens = whens

    def on_seat(self, viewer: int | None) -> "Hearer":
        """Return who hears the same from this seat, or from none."""
        return Hearer(self.names, viewer, self.labels, self.whens)

    def name(self, seat: int) -> str:
        """Return the name of a seat, or its number where nobody has a name."""
        return self.names[seat] if 0 <= seat < len(self.names) else _NOBODY_NAMED.format(seat)


class LookedUpFacts:
    """Facts that are looked up when a template asks for them."""

    def get(self, name: str, default: Any = None) -> Any:
        """Return the fact of this name; the default where there is none."""
        raise NotImplementedError


Facts = dict[str, Any] | LookedUpFacts
"""What fills the blanks of a template, by name."""


class Draft:
    """A sentence for several viewers: its text, and where those whom it names hear something else."""

    __slots__ = ("apart", "people", "pieces", "seats")

    def __init__(self) -> None:
        self.pieces: list[str] = []
        self.people: list[tuple[int, int, str]] = []
        """A place among the pieces, a seat, and what that seat itself hears there."""
        self.seats = 0
        """Who is named in it, as bits."""
        self.apart = 0
        """For whom there is a template of its own, as bits."""

    def to(self, viewer: int | None) -> str:
        """Return the text as this viewer hears it."""
        pieces = self.pieces
        if viewer is not None and self.seats >> viewer & 1:
            pieces = pieces[:]
            for place, seat, own in self.people:
                if seat == viewer:
                    pieces[place] = own
        return "".join(pieces).strip()


Fill = Callable[["Phrasebook", Any, Hearer, Draft], str]
"""The text of a value as a hearer is told it; what is more than text goes into the draft by itself."""


_Part = tuple[str, str, Fill | None]
"""A text, the blank that follows it, and what fills that."""


class _Phrase(NamedTuple):
    """A template taken apart once: texts, each with the blank that follows it, and its other forms."""

    parts: list[_Part]
    you: "_Phrase | None" = None
    one: "_Phrase | None" = None


class Phrasebook:
    """The templates of one language, a game's own over those that all games share."""

    def __init__(self, language: str, templates: Mapping[str, str]) -> None:
        self.language = language
        self._templates = {**shared_templates(language), **templates}
        self._phrases: dict[str, _Phrase] = {}
        self.thousands = self._templates["thousands"]
        """What stands between the thousands of a large number."""
        self._you, self._you_first = _within_and_first(self._templates["you"])
        self._your, self._your_first = _within_and_first(self._templates["your"])
        self._of_you = self._templates["of-you"]
        self._to_you = self._templates["to-you"]

    def __contains__(self, key: str) -> bool:
        return key in self._templates

    def say(self, sentence: Sentence, hearer: Hearer) -> str:
        """Return the sentence in words, as this hearer hears it."""
        return self.draft(sentence.key, sentence.fields, hearer).to(hearer.viewer)

    def draft(self, key: str, facts: Facts, hearer: Hearer) -> Draft:
        """Return the sentence of this key as the hearer is told it, and everybody else who is not apart."""
        draft = Draft()
        self._fill(key, facts, hearer, draft)
        return draft

    def label(self, group: str, name: str) -> str:
        """Return what a badge, counter, zone, pool or phase is called; its own name where nobody says."""
        return self._templates.get(f"{group}.{name}", name)

    def labels(self, group: str) -> dict[str, str]:
        """Return all labels of a group by their names."""
        start = f"{group}."
        found = {
            key.removeprefix(start): text for key, text in self._templates.items() if key.startswith(start)
        }
        return dict(sorted(found.items()))

    def _fill(self, key: str, facts: Facts, hearer: Hearer, draft: Draft) -> None:
        self._fill_parts(self._phrase(key, facts, hearer, draft).parts, facts, hearer, draft)

    def _fill_parts(self, parts: list[_Part], facts: Facts, hearer: Hearer, draft: Draft) -> None:
        pieces = draft.pieces
        for text, name, fill in parts:
            if text:
                pieces.append(text)
            if fill is not None and (value := facts.get(name)) is not None:
                said = fill(self, value, hearer, draft)
                if said:
                    pieces.append(said)

    def _phrase(self, key: str, facts: Facts, hearer: Hearer, draft: Draft) -> _Phrase:
        """Return the phrase, or its form for the hearer's own seat, for one of something, or for both."""
        phrase = self._phrases.get(key) or self._taken_apart(key)
        if phrase.you is not None:
            seat = facts.get("seat")
            if seat == hearer.viewer is not None:
                phrase = phrase.you
            elif seat is not None and seat >= 0:
                draft.apart |= 1 << seat
        if phrase.one is not None and facts.get("amount", facts.get("count")) == 1:
            return phrase.one
        return phrase

    def _taken_apart(self, key: str) -> _Phrase:
        """Return the phrase of this key, kept for the next time."""
        if key not in self._templates:
            return _Phrase(_parts(self._missing(key)))
        one, you = self._form(f"{key}.one"), self._form(f"{key}.you")
        if you is not None:
            you = _Phrase(you.parts, None, self._form(f"{key}.you.one"))
        phrase = self._phrases[key] = _Phrase(_parts(self._templates[key]), you, one)
        return phrase

    def _form(self, key: str) -> _Phrase | None:
        return _Phrase(_parts(self._templates[key])) if key in self._templates else None

    def _missing(self, key: str) -> str:
        raise MissingText("missing-text", f"There are no words for {key!r} in {self.language!r}.")

    def _seat(self, seat: int, hearer: Hearer, draft: Draft) -> str:
        if seat < 0:
            return ""
        pieces = draft.pieces
        draft.people.append((len(pieces), seat, self._you if pieces else self._you_first))
        draft.seats |= 1 << seat
        return hearer.name(seat)

    def _whose(self, seat: int, hearer: Hearer, draft: Draft) -> str:
        if seat < 0:
            return ""
        pieces = draft.pieces
        draft.people.append((len(pieces), seat, self._your if pieces else self._your_first))
        draft.seats |= 1 << seat
        return self._templates["whose"].replace("{}", hearer.name(seat))

    def _of(self, seat: int, hearer: Hearer, draft: Draft) -> str:
        """Say whose something is after it, for languages in which "your" hangs on what it is."""
        draft.people.append((len(draft.pieces), seat, self._of_you))
        draft.seats |= 1 << seat
        return self._templates["of"].replace("{}", hearer.name(seat))

    def _to(self, seat: int, hearer: Hearer, draft: Draft) -> str:
        """Say who gets something, for languages in which "you" is another word there."""
        draft.people.append((len(draft.pieces), seat, self._to_you))
        draft.seats |= 1 << seat
        return self._templates["to"].replace("{}", hearer.name(seat))

    def _any(self, value: Any, hearer: Hearer, draft: Draft) -> str:
        """Say a value whose kind the template does not name: a sentence, a number, or a key."""
        if isinstance(value, int):
            return self._number(value)
        if isinstance(value, str):
            self._fill(value, _NO_FACTS, hearer, draft)
        else:
            self._fill(value.key, value.fields, hearer, draft)
        return ""

    def _list(self, values: Sequence[Any], joint: str, hearer: Hearer, draft: Draft) -> str:
        """Join several values, the last after "or" or "and"; none of them begins the sentence."""
        last = len(values) - 1
        for place, each in enumerate(values):
            between = ", " if place < last else f" {self._templates[joint]} "
            draft.pieces.append(between if place else "")
            draft.pieces.append(self._any(each, hearer, draft))
        return ""

    def _own(self, own: Mapping[str, Any], hearer: Hearer, draft: Draft) -> str:
        """Say what brings its templates along, by language; in English where there is none in this one."""
        words = own["words"]
        self._fill_parts(_parts(words.get(self.language, words[ENGLISH])), own["facts"], hearer, draft)
        return ""

    def _number(self, value: int) -> str:
        if -1000 < value < 1000:
            return str(value)
        return f"{value:,}".replace(",", self.thousands)

    def _cards(self, cards: list[int]) -> str:
        """Name the cards, or say how many there are where the hearer sees none of them."""
        if not cards or any(card != BACK for card in cards):
            return cards_symbols(cards)
        return self._templates["unseen" if len(cards) > 1 else "unseen.one"].replace("{}", str(len(cards)))

    def _rank(self, rank: int) -> str:
        return self._templates[f"rank.{rank}"]

    def _ranks(self, rank: int) -> str:
        return self._templates[f"ranks.{rank}"]

    def _suit(self, suit: int | str) -> str:
        return self._templates[f"suit.{suit if isinstance(suit, str) else SUITS[suit]}"]


_FILLS: dict[str, Fill] = {
    "seat": Phrasebook._seat,
    "whose": Phrasebook._whose,
    "of": Phrasebook._of,
    "to": Phrasebook._to,
    "own": Phrasebook._own,
    "": Phrasebook._any,
    "or": lambda book, values, hearer, draft: book._list(values, "or", hearer, draft),
    "and": lambda book, values, hearer, draft: book._list(values, "and", hearer, draft),
    "verb": lambda book, verb, hearer, draft: hearer.labels.get(verb, verb),
    "when": lambda book, verb, hearer, draft: hearer.whens.get(verb, ""),
    "card": lambda book, card, hearer, draft: book._cards([card]),
    "cards": lambda book, cards, hearer, draft: book._cards(list(cards)),
    "places": lambda book, slots, hearer, draft: ", ".join(str(slot + 1) for slot in slots),
    "text": lambda book, text, hearer, draft: str(text),
    "number": lambda book, number, hearer, draft: book._number(number),
    "rank": lambda book, rank, hearer, draft: book._rank(rank),
    "ranks": lambda book, rank, hearer, draft: book._ranks(rank),
    "suit": lambda book, suit, hearer, draft: book._suit(suit),
}

KINDS = frozenset(_FILLS)
"""What may stand in a blank behind its name, as in {cards:cards}; nothing where the value says it."""


def _within_and_first(word: str) -> tuple[str, str]:
    """Return a word as it stands within a sentence, and at its beginning."""
    return word, word[:1].upper() + word[1:]


def _parts(template: str) -> list[_Part]:
    """Return the texts of a template and its blanks, each with what fills it."""
    return [
        (text, name or "", None if name is None else _FILLS.get(kind or _usual_kind(name), Phrasebook._any))
        for text, name, kind, _ in Formatter().parse(template)
    ]


def _usual_kind(name: str) -> str:
    if name.startswith("card") and name[4:].isdigit():
        return "card"
    return _USUAL_KINDS.get(name, "")


@cache
def shared_templates(language: str) -> dict[str, str]:
    """Return the words that all games share, in this language; in English where they are not translated."""
    folder = files_of("parlour.engine.words") / "text"
    return read_templates((folder / f"{ENGLISH}.json").read_text(encoding="utf-8")) | (
        read_templates((folder / f"{language}.json").read_text(encoding="utf-8"))
        if language in shared_languages()
        else {}
    )


def shared_languages() -> list[str]:
    """Return the languages that the words of all games are written in, English first."""
    folder = files_of("parlour.engine.words") / "text"
    names = [entry.name.removesuffix(".json") for entry in folder.iterdir()]
    return sorted(names, key=lambda name: (name != ENGLISH, name))


def read_templates(text: str) -> dict[str, str]:
    """Return the templates of a text file: one flat JSON object of strings."""
    templates = json.loads(text)
    assert isinstance(templates, dict) and all(isinstance(each, str) for each in templates.values())
    return templates


class _Plain(Phrasebook):
    """The shared words in English; what only a game has words for goes by its key."""

    def _missing(self, key: str) -> str:
        return key.rpartition(".")[2]


def plainly(sentence: Sentence, hearer: Hearer | None = None) -> str:
    """Say a sentence in plain English, for programs: seats are numbers and verbs stay as they are."""
    return _plain_book().say(sentence, hearer or Hearer())


@cache
def _plain_book() -> _Plain:
    return _Plain(ENGLISH, {})
