"""Seat cards from words."""

import pytest

from parlour.match.match import SeatCard
from parlour.players.house_words import BadSeat
from parlour.players.seat_words import BOT_NAMES, is_person, parse_seats


@pytest.mark.parametrize(
    ("word", "card"),
    [
        ("me", SeatCard("Guest", "me")),
        ("me:Ann", SeatCard("Ann", "me")),
        ("Ann", SeatCard("Ann", "me")),
        ("Zoë B", SeatCard("Zoë B", "me")),
        ("house", SeatCard("Ada", "house:medium")),
        ("house:hard", SeatCard("Ada", "house:hard")),
        ("house:hard/easy", SeatCard("Ada", "house:hard/easy")),
        ("random", SeatCard("Ada", "random")),
    ],
)
def test_a_word_says_who_sits_there(word: str, card: SeatCard) -> None:
    assert parse_seats(word) == [card]


@pytest.mark.parametrize(
    ("words", "code", "why"),
    [
        ("", "bad-name", "at least one letter"),
        ("me,,random", "bad-name", "at least one letter"),
        ("me:", "bad-name", "at least one letter"),
        ("hard", "bad-seat", "'hard' is no player: write me, me:Ann, house:hard"),
        ("hosue:hard", "bad-seat", "'hosue:hard' is no player"),
        ("me,house:hrad", "bad-level", "no level 'hrad': did you mean hard?"),
        ("house:", "bad-level", "no level '': try easy, medium, hard."),
        ("house:hard/bold", "bad-level", "no bluff 'bold'"),
        ("Ann,random,ann", "same-name", "Two players are called Ann"),
        ("x" * 25, "bad-name", "at most 24 letters"),
        ("\x1b[2J", "bad-name", "can be printed"),
    ],
)
def test_nonsense_is_refused_with_a_reason(words: str, code: str, why: str) -> None:
    with pytest.raises(BadSeat) as refused:
        parse_seats(words)
    assert refused.value.code == code
    assert why in refused.value.sentence


def test_bots_and_guests_get_names_that_nobody_else_has() -> None:
    names = [card.name for card in parse_seats("me,house:hard,Ada,me,random,Guest 3,me")]
    assert names == ["Guest", "Blaise", "Ada", "Guest 2", "Clara", "Guest 3", "Guest 4"]


def test_there_are_names_for_more_bots_than_there_are_names() -> None:
    names = [card.name for card in parse_seats(",".join(["random"] * 2 * len(BOT_NAMES)))]
    assert len(set(names)) == 2 * len(BOT_NAMES)


def test_only_people_are_people() -> None:
    assert [is_person(card) for card in parse_seats("me,Ann,house:easy,random")] == [True, True, False, False]
