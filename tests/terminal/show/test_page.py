"""Sights: views with names and words for the person who looks."""

from parlour.terminal.show.page import Sight, lone_person, numbers, sight_of
from tests.terminal.script import brag, dealt, sight_at


def test_a_guest_is_you() -> None:
    assert sight_at(dealt()).name(0) == "You"


def test_a_person_with_a_name_keeps_it() -> None:
    assert sight_at(dealt("Ann,Ben")).name(0) == "Ann (you)"


def test_others_go_by_their_names() -> None:
    assert sight_at(dealt("Ann,Ben")).name(1) == "Ben"


def test_the_headline_tells_the_tables_numbers() -> None:
    assert sight_at(dealt(seed="1")).headline().startswith("Bastard Brag · round 1 · turns ")


def test_seats_in_sentences_become_names() -> None:
    assert sight_at(dealt("Ann,Ben")).named("Seat 1 has knocked.") == "Ben has knocked."


def test_verbs_in_sentences_become_labels() -> None:
    assert sight_at(dealt()).named("Then KNOCK is yours.") == "Then Knock is yours."


def test_cards_in_sentences_stay_cards() -> None:
    assert sight_at(dealt()).named("AS and 10D") == "AS and 10D"


def test_places_are_numbered_only_where_they_are_asked_for() -> None:
    sight = sight_at(dealt())
    numbered = {zone.name for zone in sight.view.zones if sight.is_numbered(zone)}
    assert numbered == {"hand", "centre"}


def test_anothers_hand_is_not_numbered() -> None:
    sight = sight_at(dealt())
    assert not any(sight.is_numbered(zone) for zone in sight.zones_of(1))


def test_the_public_owns_nothing() -> None:
    assert sight_at(dealt(), None).own_zones() == []


def test_a_lone_person_is_found() -> None:
    assert lone_person(brag("random,me")) == 1


def test_two_people_are_not_alone() -> None:
    assert lone_person(brag("Ann,Ben")) is None


def test_bots_among_themselves_are_nobody() -> None:
    assert lone_person(brag("random,random")) is None


def test_a_sight_carries_its_news() -> None:
    assert isinstance(sight_of(brag(), 0, ["x"]), Sight)
    assert sight_of(brag(), 0, ["x"]).news == ["x"]


def test_numbers_are_written_with_commas() -> None:
    assert numbers({"coins": 10000}) == ["coins 10,000"]
