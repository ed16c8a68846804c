"""What the terminal itself says, in one language: the words around a game that belong to no game."""

from functools import cache
from typing import Any

from parlour.cards.codes import SUITS
from parlour.cards.notation import BACK_SYMBOL, JOKER_SYMBOL, SUIT_SYMBOLS
from parlour.engine.errors import ParlourError
from parlour.engine.words.phrasebook import ENGLISH, Hearer, Phrasebook, read_templates
from parlour.engine.words.sentence import Sentence
from parlour.package_files import files_of

_LETTERS = str.maketrans(SUIT_SYMBOLS, SUITS)


class UnknownLanguage(ParlourError):
    """A language that nobody has written the terminal's words in."""


class TerminalWords:
    """Says what the terminal has to say; `words("menu.welcome", leave="q")` is a sentence."""

    def __init__(self, language: str = ENGLISH) -> None:
        self.language = language
        self._book = Phrasebook(language, _templates(language))

    def __call__(self, key: str, /, **fields: Any) -> str:
        return self.say(Sentence(key, fields))

    def say(self, sentence: Sentence) -> str:
        return self._book.say(sentence, Hearer())

    def number(self, value: int) -> str:
        """Write a number as this language does."""
        return self("number", value=value)

    def suit(self, letter: str) -> str:
        """Return what a suit is called."""
        return self._book.label("suit", letter)

    def either(self, words: list[str]) -> str:
        """Return `a`, `a or b`, `a, b or c`."""
        return self("either", words=[Sentence("plain", {"text": word}) for word in words])

    def means(self, word: str, key: str) -> bool:
        """Return whether somebody typed the word of this key, in this language or in English."""
        return word.lower() in (self(key), _english(key))

    def spelled_out(self, text: str) -> str:
        """Write symbols of cards as letters, for a screen reader or a pipe."""
        named = text.replace(BACK_SYMBOL, self("card.hidden")).replace(JOKER_SYMBOL, "JOKER")
        return named.translate(_LETTERS)


def languages() -> list[str]:
    """Return the languages that the terminal speaks, English first."""
    names = [entry.name.removesuffix(".json") for entry in (files_of("parlour.terminal") / "text").iterdir()]
    return sorted(names, key=lambda name: (name != ENGLISH, name))


def language_called(name: str) -> str:
    """Return the language of this name, or raise a refusal that lists those that there are."""
    if name not in languages():
        known = ", ".join(languages())
        raise UnknownLanguage("unknown-language", f"There is no language {name!r}: try {known}.")
    return name


@cache
def _templates(language: str) -> dict[str, str]:
    return read_templates((files_of("parlour.terminal") / "text" / f"{language}.json").read_text("utf-8"))


@cache
def _english(key: str) -> str:
    return TerminalWords()(key)
