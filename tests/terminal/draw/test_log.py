"""The log: whole sentences, the latest ones, and never more than there is room for."""

from parlour.terminal.draw.parts import log
from parlour.terminal.draw.scene import TableScene
from tests.terminal.script import dealt, page_at

TOLD = ["Ada checked.", "Hand 4 was dealt for an ante of 2, and the first word went to you."]


def told(width: int, height: int) -> list[str]:
    return [line.plain for line in log(TableScene(page_at(dealt()), log=TOLD), width, height)]


def test_the_latest_sentences_are_there() -> None:
    assert told(80, 5) == [f"· {sentence}" for sentence in TOLD]


def test_a_sentence_that_does_not_fit_any_more_is_left_out() -> None:
    assert told(40, 2) == ["· Hand 4 was dealt for an ante of 2, and", "the first word went to you."]


def test_the_last_sentence_begins_at_its_beginning_and_is_cut_short() -> None:
    assert told(40, 1) == ["· Hand 4 was dealt for an ante of 2, an…"]


def test_where_there_is_no_room_nothing_is_told() -> None:
    assert told(40, 0) == []
