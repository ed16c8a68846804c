"""What a format is called, how it is played and how it ends is said by its module, in every language."""

import re

import pytest

from parlour.tournaments.formats import FormatModule, find_format, format_names

each_format = pytest.mark.parametrize("format_", [*map(find_format, format_names())], ids=format_names())
BLANK = re.compile(r"{(\w+)}")


@each_format
def test_german_says_as_much_as_english(format_: FormatModule) -> None:
    english, german = format_.words["en"], format_.words["de"]
    assert {"name", "how", "ends"} <= english.keys() == german.keys()
    for key, text in english.items():
        assert sorted(BLANK.findall(text)) == sorted(BLANK.findall(german[key])), key


@each_format
def test_blanks_are_options_that_it_asks_for(format_: FormatModule) -> None:
    assert set(BLANK.findall(format_.words["en"]["how"])) <= set(format_.options)


def test_what_a_language_does_not_say_is_english() -> None:
    swiss = find_format("swiss")
    assert swiss.word("name", "xx") == swiss.word("name") == "Swiss"
    assert swiss.word("how.one", "de") == ""
