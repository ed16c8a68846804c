"""One key for every verb, taken from its own letters and the same in every position of a game."""

from collections.abc import Callable, Iterable
from string import ascii_lowercase, digits
from typing import Final

LEAVE: Final = "q"
HELP: Final = "?"
_RULES: Final = "r"


def keys_of(verbs: Iterable[str]) -> dict[str, str]:
    """Choose a key for each verb: an initial where one is free, else another of its letters, else any."""
    keys: dict[str, str] = {}
    for letters in (_initials, _all_letters, _anything):
        _give(keys, sorted(set(verbs) - set(keys)), letters)
    return keys


def _give(keys: dict[str, str], verbs: list[str], letters: Callable[[str], str]) -> None:
    """Give keys to those verbs for which one of the letters is free, those with the least choice first."""
    waiting = list(verbs)
    while waiting:
        free = {verb: _free_letters(letters(verb), keys) for verb in waiting}
        verb = min(waiting, key=lambda each: (len(free[each]), each))
        if free[verb]:
            keys[verb] = free[verb][0]
        waiting.remove(verb)


def _free_letters(letters: str, keys: dict[str, str]) -> list[str]:
    taken = {LEAVE, *keys.values()}
    return [letter for letter in dict.fromkeys(letters) if letter not in taken]


def _initials(verb: str) -> str:
    return "".join(word[:1] for word in verb.lower().split("_"))


def _all_letters(verb: str) -> str:
    """Return the letters, consonants first because they are easier to remember."""
    letters = [letter for letter in verb.lower() if letter in ascii_lowercase]
    return "".join(sorted(letters, key=lambda letter: letter in "aeiou"))


def _anything(verb: str) -> str:
    return ascii_lowercase + digits


def rules_key(keys: dict[str, str], word: str) -> str:
    """Return the word that shows the rules: `r`, or this word where a move of the game begins with it."""
    return word if _RULES in keys.values() else _RULES
