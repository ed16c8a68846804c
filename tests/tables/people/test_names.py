"""Names: those that look alike are alike, in whatever letters they are written."""

import pytest

from parlour.tables.people.names import bot_name, clean_name
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
        ("Annika", "Ånnika"),
        ("ALI", "All"),
        ("Ольга", "Иван"),
        ("Νίκος", "Nikos"),
        ("田中", "由中"),
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
