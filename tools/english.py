"""What kind of word a name or a docstring begins with: just enough English for the rules about names.

`verbs.txt` lists the verbs that a docstring may begin with, `participles.txt` odd participles; add to them.
"""

from pathlib import Path
from typing import Final

_HERE: Final = Path(__file__).parent
_VERBS: Final = frozenset((_HERE / "verbs.txt").read_text(encoding="utf-8").split())
_IRREGULAR: Final = frozenset((_HERE / "participles.txt").read_text(encoding="utf-8").split())
_NO_PARTICIPLES: Final = {
    "bed", "bleed", "breed", "deed", "embed", "exceed", "feed", "greed", "heed", "indeed", "need", "proceed",
    "red", "seed", "shed", "speed", "succeed", "weed",
}  # fmt: skip
_THIRD_PERSONS: Final = {"does": "do", "goes": "go", "has": "have", "is": "be"}


def is_participle(word: str) -> bool:
    """Return whether a single word is a past participle: an odd one, or one that ends in -ed."""
    if not word.isalpha():
        return False
    return word in _IRREGULAR or (len(word) > 3 and word.endswith("ed") and word not in _NO_PARTICIPLES)


def is_bare_participle(name: str) -> bool:
    """Return whether a function's name is a past participle alone, which leaves open of what: `told`."""
    return is_participle(name.strip("_").lower())


def is_imperative(word: str) -> bool:
    """Return whether a word is a verb that tells what to do: `Return`, not `Returns`."""
    return word.lower() in _VERBS


def imperative_of(word: str) -> str:
    """Return the verb behind its third person (`Returns`: `return`), or "" for any other word."""
    small = word.lower()
    candidates = [_THIRD_PERSONS.get(small, ""), small.removesuffix("s"), small.removesuffix("es")]
    candidates.append(small.removesuffix("ies") + "y")
    return next((each for each in candidates if each != small and each in _VERBS), "")


def first_word(text: str) -> str:
    """Return the word that a docstring begins with, without the marks around it."""
    words = text.split(maxsplit=1)
    return words[0].strip(".,;:!?`'\"()") if words else ""
