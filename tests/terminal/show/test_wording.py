"""Wording: safe, speakable, plain."""

from parlour.engine.show.form import Closed
from parlour.terminal.show.wording import in_words, joined, printable, reason, spelled_out


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
