"""What a file from a stranger may hold: nothing that cannot be kept, nothing that commands a terminal."""

from pathlib import Path

import pytest

from parlour.match.file.reader import load
from parlour.match.file.record import Record
from tests.match.tables import a_match, forge, play_on

NESTED = b'{"n":' + b"[" * 980 + b"]" * 980 + b"}"


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (b'{"n":1,"seat":0,"move":{"verb":"\\ud800"}}', "letters in it that nobody can write"),
        (b'{"\\udfff":1}', "letters in it that nobody can write"),
        (NESTED, "nested deeper than 20 levels"),
        (b'{"n":9223372036854775808}', "too large"),
        (b'{"n":1e999}', "too large"),
        (b'{"n":"' + b"x" * (1 << 20) + b'"}', "longer than 1,048,576 bytes"),
    ],
)
def test_a_line_that_nobody_could_have_written_cannot_be_read(save: Path, line: bytes, why: str) -> None:
    a_match(save=save)
    complaint = Record(save.read_bytes() + line + b"\n").complaint
    assert complaint is not None
    assert complaint.code == "not-json"
    assert why in complaint.sentence


def test_nothing_in_a_forged_header_reaches_a_terminal(save: Path) -> None:
    play_on(a_match(), save=save)
    forge(save, 1, lambda tree: tree["rules"]["metadata"].update(displayName="\x1b]0;owned\x07\x1b[2J"))
    forge(save, 1, lambda tree: tree["rules"]["moveLabels"].update(KNOCK="\u202eKnock\x9b"))
    loaded = load(save)
    assert loaded.complaint is None
    assert loaded.match.rules.metadata.display_name == "�]0;owned��[2J"
    assert loaded.match.rules.move_labels["KNOCK"] == "�Knock�"
