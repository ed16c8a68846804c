"""Names: those that look alike are alike, in whatever letters they are written."""

import pytest

from parlour.tables.people.names import (
    LONGEST_NAME,
    bot_name,
    clean_name,
    is_guest_name,
    suggested_name,
)
from parlour.tables.refusals import TableRefused


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "ann"),
        ("Ann", "\u0410nn"),
        ("Ann", "\u0391nn"),
        ("Ann", "Ａｎｎ"),
        ("Ann", "Ann\ufe0f"),
        ("Ann", "A\u034fnn"),
        ("Bob", "\u0412\u043eb"),
        ("BOB", "\u0412\u041e\u0412"),
        ("Cora", "\u0421\u043er\u0430"),
        ("José", "J\u043esé"),
        ("Al", "AI"),
        ("Annika", "Ånnika"),
        ("Zoë", "ZOE"),
        ("Søren", "Soren"),
        ("Núñez", "Nunez"),
        ("Guest 1", "Guest l"),
        ("\u0412\u043e\u0432\u0430", "\u0412\u041e\u0412\u0410"),
        ("\u0421\u0430\u0440\u0430", "Capa"),
    ],
)
def test_names_that_look_alike_are_not_both_taken(name: str, other: str) -> None:
    for first, second in ((name, other), (other, name)):
        with pytest.raises(TableRefused) as refused:
            clean_name(second, [first])
        assert refused.value.code == "same-name"


@pytest.mark.parametrize(
    ("name", "other"),
    [
        ("Ann", "Anne"),
        ("Anna", "\u0410\u043d\u043d\u0430"),
        ("Bob", "\u0412\u043e\u0432\u0430"),
        ("ALI", "All"),
        ("Ольга", "Иван"),
        ("Νίκος", "Nikos"),
        ("田中", "由中"),
        ("かき", "がき"),
    ],
)
def test_names_that_do_not_are_both_taken(name: str, other: str) -> None:
    assert clean_name(other, [name]) == other
    assert clean_name(name, [other]) == name


@pytest.mark.parametrize("name", ["Вова", "Ольга", "Νίκος", "Zoë", "Анна Ivanova", "王芳"])
def test_a_name_stays_as_it_was_written(name: str) -> None:
    assert clean_name(name, []) == name


def test_a_name_that_cannot_be_seen_is_none() -> None:
    assert clean_name("\u3164", []) == clean_name("", [])


def test_a_bot_takes_no_name_that_looks_like_somebodys() -> None:
    first = bot_name([])
    swapped = first.replace("o", "\u043e").replace("a", "\u0430").replace("e", "\u0435")
    assert swapped != first
    assert bot_name([swapped]) != first


def test_a_name_that_is_taken_brings_one_along_that_is_free() -> None:
    taken = ["Ann", "ann 2"]
    with pytest.raises(TableRefused) as refused:
        clean_name("ANN", taken)
    free = refused.value.said.fields["free"]
    assert free == "ANN 3"
    assert clean_name(free, taken) == free


def test_the_longest_name_has_a_free_one_beside_it() -> None:
    long = "m" * LONGEST_NAME
    with pytest.raises(TableRefused) as refused:
        clean_name(long, [long])
    free = refused.value.said.fields["free"]
    assert clean_name(free, [long]) == free


@pytest.mark.parametrize("name", ["", "Guest", "gast", "\u3164", " "])
def test_whoever_is_called_guest_in_any_language_has_no_name_of_their_own(name: str) -> None:
    assert is_guest_name(name)


def test_guests_are_numbered_in_the_language_of_their_line() -> None:
    assert clean_name("Guest", ["Gast"], "de") == "Gast 2"
    assert clean_name("Gast", [], "en") == "Guest"


@pytest.mark.parametrize("language", ["en", "de", "xx"])
def test_a_suggestion_is_free_at_the_table_however_many_sit_there(language: str) -> None:
    taken: list[str] = []
    for number in range(60):
        name = suggested_name("Guest", taken, language, f"person {number}")
        assert not is_guest_name(name)
        taken.append(clean_name(name, taken))


def test_ones_own_name_is_suggested_where_it_is_free() -> None:
    assert suggested_name("Ann", ["Ben"], "en", "x") == "Ann"
    assert suggested_name("Ann", ["ánn"], "en", "x") == "Ann 2"
