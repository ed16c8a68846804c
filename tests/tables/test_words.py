"""What a table says: every refusal has words, in every language."""

import re
from importlib.resources import files
from pathlib import Path
from string import Formatter

from parlour.engine.words.phrasebook import read_templates, shared_languages

FOLDER = Path(str(files("parlour.tables")))


def templates(language: str) -> dict[str, str]:
    return read_templates((FOLDER / "text" / f"{language}.json").read_text(encoding="utf-8"))


def blanks(template: str) -> list[str]:
    return sorted(name for _, name, _, _ in Formatter().parse(template) if name)


def test_every_refusal_of_a_table_has_words_and_no_words_are_left_over() -> None:
    folders = (FOLDER, FOLDER.parent / "server")
    source = "".join(path.read_text(encoding="utf-8") for each in folders for path in each.rglob("*.py"))
    codes = {f"no.{code}" for code in re.findall(r'table_refusal\(\s*"([a-z-]+)"', source)}
    words = {key.removesuffix(".one") for key in templates("en") if key.startswith("no.")}
    assert words == codes


def test_all_languages_say_the_same() -> None:
    english = templates("en")
    for language in shared_languages():
        other = templates(language)
        assert other.keys() == english.keys()
        assert all(blanks(other[key]) == blanks(english[key]) for key in english)
