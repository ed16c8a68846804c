"""What one person has before them, and small matters of wording."""

from msgspec import structs

from parlour.engine.printable import printable
from parlour.engine.show.view import ZoneView
from parlour.terminal.show.page import Page
from parlour.terminal.words import TerminalWords
from parlour.wire.parts import SaidPrice
from tests.terminal.script import brag, dealt, page_at, seen


def test_a_guest_is_you() -> None:
    assert page_at(dealt()).name(0) == "You"


def test_a_person_with_a_name_keeps_it() -> None:
    assert page_at(dealt("Ann,Ben")).name(0) == "Ann (you)"


def test_others_go_by_their_names() -> None:
    assert page_at(dealt("Ann,Ben")).name(1) == "Ben"


def test_the_headline_tells_the_tables_numbers() -> None:
    assert page_at(dealt(seed="1")).headline().startswith("Bastard Brag · round 1 · turns ")


def test_what_people_are_called_is_never_taken_for_a_move_or_a_seat() -> None:
    ours, plain = (page_at(dealt(names)) for names in ("KNOCK,Seat 0", "Ann,Ben"))
    assert [ours.prompt(), *ours.notes()] == [plain.prompt(), *plain.notes()]
    assert [ours.why_closed(verb) for verb in ours.closed_verbs()] == [
        plain.why_closed(verb) for verb in plain.closed_verbs()
    ]


def test_a_move_is_offered_with_its_price() -> None:
    now = seen(dealt())
    assert now.picture is not None
    verb = now.picture.view.forms[0].verb
    priced = structs.replace(now.picture, prices={verb: SaidPrice(1500, why="so they say")})
    page, plain = Page(now._replace(picture=priced)), Page(now)
    assert page.moves()[0][1] == f"{plain.moves()[0][1]} 1,500"
    assert page.moves()[1:] == plain.moves()[1:]
    assert page.price_reason(verb) == "so they say"


def test_anothers_hand_is_no_pool() -> None:
    page = page_at(dealt())
    assert not any(page.is_pool(zone) for zone in page.zones_of(1))
    assert all(page.is_pool(zone) for zone in page.own_zones())


def test_a_hand_is_counted_in_the_order_in_which_it_is_shown() -> None:
    page = page_at(dealt())
    zone = ZoneView("hand", 0, [48, 13, 9], 3, order=[2, 0, 1])
    page.view = structs.replace(page.view, zones=[zone])
    assert page.places(zone) == [2, 0, 1]
    assert page.cards_in("hand") == [9, 48, 13]


def test_the_public_owns_nothing() -> None:
    assert page_at(dealt(), None).own_zones() == []


def test_a_page_carries_its_news() -> None:
    assert Page(seen(brag()), ["x"]).news == ["x"]


def test_numbers_are_written_with_commas() -> None:
    assert page_at(dealt()).numbers({"coins": 10000}) == ["coins 10,000"]


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert page_at(dealt(), 0, TerminalWords("de")).numbers({"coins": 10000}) == ["Münzen 10.000"]


def test_escape_sequences_do_not_reach_the_terminal() -> None:
    assert "\x1b" not in printable("Ann\x1b[2J")


def test_lines_stay_lines() -> None:
    assert printable("a\nb") == "a\nb"


def test_suits_are_spelled_out_for_a_reader() -> None:
    assert TerminalWords().spelled_out("10♦ ★ ▒▒") == "10D JOKER a hidden card"


def test_words_are_joined_as_in_speech() -> None:
    either = TerminalWords().either
    assert [either([]), either(["a"]), either(["a", "b"]), either(["a", "b", "c"])] == [
        "",
        "a",
        "a or b",
        "a, b or c",
    ]
