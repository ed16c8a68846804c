"""What a table says no with: codes, and words in any language from text/."""

from functools import cache
from typing import Any

from parlour.engine.errors import ParlourError, Refused
from parlour.engine.words.phrasebook import ENGLISH, Hearer, Phrasebook, read_templates
from parlour.engine.words.sentence import Sentence
from parlour.match.match import Match
from parlour.package_files import files_of
from parlour.storage.store import StoreError


class TableRefused(Refused):
    """Something that may not be done at this table now; nothing has changed."""

    @property
    def sentence(self) -> str:  # type: ignore[override]
        return table_words().say(self.said, Hearer())


def table_refusal(code: str, **fields: Any) -> TableRefused:
    """Return the refusal of this code; its words are those of `no.<code>`."""
    return TableRefused(code, Sentence(f"no.{code}", fields))


@cache
def table_words(language: str = ENGLISH) -> Phrasebook:
    """Return what tables say, in this language; in English where it is not written in that one."""
    folder = files_of("parlour.tables") / "text"
    templates = read_templates((folder / f"{ENGLISH}.json").read_text(encoding="utf-8"))
    if language.isalpha() and language != ENGLISH and (folder / f"{language}.json").is_file():
        templates |= read_templates((folder / f"{language}.json").read_text(encoding="utf-8"))
    return Phrasebook(language, templates)


@cache
def table_languages() -> list[str]:
    """Return the languages in which tables speak."""
    found = (each.name for each in (files_of("parlour.tables") / "text").iterdir())
    return sorted(name.removesuffix(".json") for name in found if name.endswith(".json"))


def in_words(error: ParlourError, seat: int | None, match: Match | None, language: str) -> str:
    """Return what this viewer is told about a refusal."""
    if isinstance(error, TableRefused):
        names = match.names() if match else ()
        return table_words(language).say(error.said, Hearer(names, seat))
    if isinstance(error, Refused) and match is not None:
        return match.speaker(language).say(error.said, seat)
    if isinstance(error, StoreError):
        return table_words(language).say(Sentence("no.not-stored"), Hearer())
    return error.sentence
