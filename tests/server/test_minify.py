"""Scripts are sent without comments and do the same: whatever only looks like a comment stays."""

import builtins
import re
from importlib.resources import files
from typing import Any

import pytest

from parlour.server import minify
from parlour.server.files import Files
from parlour.server.minify import minify_script

pytest.importorskip("tree_sitter_javascript", reason="scripts are sent as they are")
KEPT = [
    "'a/**/b.js'",
    '"// no comment"',
    "`first\n// not a comment\n   /* nor this */ last`",
    "`${f(`inner // text /* and */ more`)}  two  spaces`",
    "`${a} ${b}`",
    "`\n  ${a}\n  ${b}\n`",
    "`${a.map(x => `<b>  ${x}\n // y</b>`)} // kept`",
    r"/[/*]+'/g",
    r"/\/\/ `/",
    r"'it\'s // fine'",
    "`\\` // fine`",
]


@pytest.mark.parametrize("literal", KEPT)
def test_what_only_looks_like_a_comment_is_kept(literal: str) -> None:
    script = f"const kept = {literal} // gone\n/* gone */ use(kept)\n"
    text = literal.replace("a.map(x => `", "a.map(x=>`")
    assert minify_script(script.encode()).decode() == f"const kept={text}\nuse(kept)"


def test_comments_and_margins_go() -> None:
    script = b"""
        // What this is for.
        /** @param {number} card */
        export const next = card => {
          if (!card) return 0 // nothing
          /* two
             lines */
          return card + 1
        }
    """
    assert minify_script(script) == b"export const next=card=>{if(!card)return 0\nreturn card + 1}"


def test_words_and_signs_that_a_space_keeps_apart_stay_apart() -> None:
    assert minify_script(b"return/**/a + +b - -c") == b"return a + +b - -c"
    assert minify_script(b"let i = a++\n++i\nlet f = x\n(y)") == b"let i=a++\n++i\nlet f=x\n(y)"


def test_a_script_that_cannot_be_read_stays_as_it_is() -> None:
    assert minify_script(b"const = // what") == b"const = // what"


def test_every_script_of_ours_is_sent_without_its_comments() -> None:
    web = files("parlour.server") / "web"
    sent = {name: file.body for name, file in Files()._files.items() if name.endswith(".js")}
    ours = {name: body for name, body in sent.items() if not name.startswith("vendor/")}
    assert len(ours) > 70
    assert [name for name, body in ours.items() if re.search(rb"^\s*//|/\*\*", body, re.MULTILINE)] == []
    assert all(len(body) < len((web / name).read_bytes()) for name, body in ours.items())


def test_scripts_are_sent_as_they_are_where_there_is_no_parser(monkeypatch: pytest.MonkeyPatch) -> None:
    really = builtins.__import__

    def without(name: str, *more: Any) -> Any:
        if name.startswith("tree_sitter"):
            raise ImportError(name)
        return really(name, *more)

    minify._finder.cache_clear()
    monkeypatch.setattr(builtins, "__import__", without)
    try:
        assert minify_script(b"a // b") == b"a // b"
    finally:
        minify._finder.cache_clear()
