"""A log as lines: what was written is read, and what is no log is refused."""

import pytest

from parlour.tournaments.log.lines import BadLog, decode_log, encode_log, fold_log
from tests.tournaments.stage import FreezeOut


def a_log() -> FreezeOut:
    played = FreezeOut(9, apart=[["entrant 1", "entrant 2"]], prizes={"places": [5, 3]})
    played.settle(1, {0: 3})
    return played


def test_what_was_written_is_read() -> None:
    played = a_log()
    read = decode_log(encode_log(played.log, "lab"))
    assert read.rows == played.log
    assert read.header.dealt == "lab"
    assert fold_log(read).alive == played.state.alive


def test_empty_lines_and_a_cut_at_a_row_do_no_harm() -> None:
    lines = encode_log(a_log().log).splitlines()
    assert len(decode_log(b"\n\n".join(lines[:6])).rows) == 5


WHOLE = encode_log(a_log().log)
WRONG = {
    "nothing": b"",
    "no lines of JSON": b"once upon a time\n",
    "another file": b'{"hello": 1}\n',
    "no header": WHOLE.partition(b"\n")[2],
    "two headers": WHOLE + WHOLE.partition(b"\n")[0],
    "no opening": WHOLE.splitlines(keepends=True)[0],
    "a line cut off": WHOLE[:-20],
    "a newer one": WHOLE.replace(b'"kind":"log"', b'"kind":"log","version":99', 1),
    "an unknown row": WHOLE + b'{"kind":"miracle"}\n',
    "no text": WHOLE + b"\xff\xfe\n",
    "deep": WHOLE + b"[" * 5000 + b"\n",
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_no_log_is_refused(what: str) -> None:
    with pytest.raises(BadLog, match=r"this\.jsonl") as refused:
        decode_log(WRONG[what], "this.jsonl")
    assert refused.value.code in ("not-a-log", "newer-log", "cut-log")


def test_a_row_that_names_nobody_is_refused() -> None:
    rows = decode_log(WHOLE + b'{"kind":"withdraw","entrant":99}\n')
    with pytest.raises(BadLog, match="do not follow"):
        fold_log(rows, "this.jsonl")
