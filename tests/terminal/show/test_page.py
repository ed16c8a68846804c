"""What one person has before them, and small matters of wording."""

from parlour.engine.show.form import Closed
from parlour.terminal.show.page import Page, lone_person, numbers, page_of
from parlour.terminal.show.wording import in_words, joined, printable, reason, spelled_out
from tests.terminal.script import brag, dealt, page_at


def test_a_guest_is_you() -> None:
    assert page_at(dealt()).name(0) == "You"


def test_a_person_with_a_name_keeps_it() -> None:
    assert page_at(dealt("Ann,Ben")).name(0) == "Ann (you)"


def test_others_go_by_their_names() -> None:
    assert page_at(dealt("Ann,Ben")).name(1) == "Ben"


def test_the_headline_tells_the_tables_numbers() -> None:
    assert page_at(dealt(seed="1")).headline().startswith("Bastard Brag · round 1 · turns ")


def test_seats_in_sentences_become_names() -> None:
    assert page_at(dealt("Ann,Ben")).named("Seat 1 has knocked.") == "Ben has knocked."


def test_verbs_in_sentences_become_labels() -> None:
    assert page_at(dealt()).named("Then KNOCK is yours.") == "Then Knock is yours."


def test_cards_in_sentences_stay_cards() -> None:
    assert page_at(dealt()).named("AS and 10D") == "AS and 10D"


def test_places_are_numbered_only_where_they_are_asked_for() -> None:
    page = page_at(dealt())
    numbered = {zone.name for zone in page.view.zones if page.is_numbered(zone)}
    assert numbered == {"hand", "centre"}


def test_anothers_hand_is_not_numbered() -> None:
    page = page_at(dealt())
    assert not any(page.is_numbered(zone) for zone in page.zones_of(1))


def test_the_public_owns_nothing() -> None:
    assert page_at(dealt(), None).own_zones() == []


def test_a_lone_person_is_found() -> None:
    assert lone_person(brag("random,me")) == 1


def test_two_people_are_not_alone() -> None:
    assert lone_person(brag("Ann,Ben")) is None


def test_bots_among_themselves_are_nobody() -> None:
    assert lone_person(brag("random,random")) is None


def test_a_sight_carries_its_news() -> None:
    assert isinstance(page_of(brag(), 0, ["x"]), Page)
    assert page_of(brag(), 0, ["x"]).news == ["x"]


def test_numbers_are_written_with_commas() -> None:
    assert numbers({"coins": 10000}) == ["coins 10,000"]


def test_escape_sequences_do_not_reach_the_terminal() -> None:
    assert "\x1b" not in printable("Ann\x1b[2J")


def test_lines_stay_lines() -> None:
    assert printable("a\nb") == "a\nb"


def test_suits_are_spelled_out_for_a_reader() -> None:
    assert spelled_out("10♦ ★ ▒▒") == "10D JOKER a hidden card"


def test_a_reason_does_not_repeat_the_verb() -> None:
    assert reason(Closed("KNOCK", "Knock", "KNOCK: You may not.")) == "You may not."


def test_a_switch_is_read_as_words() -> None:
    assert in_words("initialPlayerCoins") == "initial player coins"


def test_words_are_joined_as_in_speech() -> None:
    assert [joined([]), joined(["a"]), joined(["a", "b"]), joined(["a", "b", "c"])] == [
        "",
        "a",
        "a or b",
        "a, b or c",
    ]
