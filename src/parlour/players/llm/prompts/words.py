"""The words of prompts: every sentence that a model reads beside the game's own, from `text/`."""

from functools import cache
from typing import Any

from parlour.engine.words.phrasebook import ENGLISH, Hearer, Phrasebook, read_templates
from parlour.engine.words.sentence import sentence_of
from parlour.package_files import files_of


def prompt_words(key: str, **fields: Any) -> str:
    """Return the sentence of this key; models are spoken to in English."""
    return _book().say(sentence_of(key, **fields), Hearer())


@cache
def _book() -> Phrasebook:
    return Phrasebook(ENGLISH, read_templates(_text("en.json")))


@cache
def _text(name: str) -> str:
    return (files_of("parlour.players.llm.prompts") / "text" / name).read_text(encoding="utf-8")


def answering() -> str:
    """Return how cards and places are written and how to answer, the same for every game."""
    return _text("answering.md")
