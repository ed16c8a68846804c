"""A hundred hostile names, sayings, titles and rules in a real browser: no script runs, nothing is broken."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any, Final
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.loading import to_tree
from tests.browser.conftest import Come
from tests.browser.stage import Visit

_RUN: Final = "window.canary=1"
_MARKUP: Final = [
    f"<script>{_RUN}</script>",
    f"</script><script>{_RUN}</script>",
    f"<img src=x onerror={_RUN}>",
    f"<svg/onload={_RUN}>",
    f"<svg><script>{_RUN}</script></svg>",
    f"<body onload={_RUN}>",
    f"<iframe srcdoc='<script>parent.{_RUN.split('.')[1]}</script>'>",
    f"<a href=javascript:{_RUN}>x</a>",
    f"javascript:{_RUN}//",
    f'"><img src=x onerror="{_RUN}">',
    f"'-({_RUN})-'",
    f"${{{_RUN}}}",
    f"`${{{_RUN}}}`",
    f"{{{{constructor.constructor('{_RUN}')()}}}}",
    "<style>*{display:none!important}</style>",
    "<link rel=stylesheet href=//evil.test/x.css>",
    "<base href=//evil.test/>",
    "<meta http-equiv=refresh content=0;url=//evil.test>",
    f"<form action=//evil.test><button autofocus onfocus={_RUN}>",
    "<div style='position:fixed;inset:0;width:9999px'>over</div>",
    "<marquee width=9999>",
    "</div></main></body></html>",
    "<!--",
    "]]>",
    "&lt;b&gt;&#x3c;b>",
    '{"t":"bye","why":"x"}',
    "{name} {count} {what}",
    "__proto__",
    "constructor",
    "%s%n%x",
]
_SHAPES: Final = [
    "W" * 64,
    "﷽" * 24,
    "𒐫" * 24,
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿" * 8,
    "👨‍👩‍👧‍👦" * 12,
    "💣" * 64,
    "ツ" * 64,
    "\u202egnirts desrever\u202c",
    "\u2066\u2067\u202eabc\u2069",
    "م" * 64,
    "Z" + "\u0335\u0336\u0337\u0338\u0488\u0489" * 10 + "algo",
    "a\u0300\u0301\u0302\u0303" * 13,
    "\u200b\u200c\u200d\ufeffx",
    "x\u2028y\u2029z",
    "a\tb\nc\rd",
    "\u3000\u2003 wide \u3000",
    "ßẞİıǅ",
    "́leading mark",
    "_" * 64,
    "WWWWWWWW " * 7,
]
HOSTILE: Final = [text for each in _MARKUP + _SHAPES for text in (each, f"A{each}B")]
_BROKEN: Final = """() => {
    const page = document.documentElement, wide = page.clientWidth, found = []
    const made = document.querySelector('#page :is(script, style, img, iframe, marquee, base, meta, link)')
    const shown = document.querySelectorAll('.name, .title, .talk li, .log li, .rules li, h1, h2, b, dialog')
    const isOutside = box => box.width && (box.right > wide + 1 || box.left < -1)
    if (window.canary) found.push('a script ran')
    if (page.scrollWidth > wide) found.push(`${page.scrollWidth} px wide`)
    if (made) found.push(`an element was made: ${made.outerHTML}`)
    for (const each of shown) {
        const out = !each.closest('.sr') && isOutside(each.getBoundingClientRect())
        if (out) found.push(`outside: ${each.outerHTML}`)
    }
    return found
}"""


class Guest:
    """Somebody at a table who is no browser."""

    def __init__(self, room: str, name: str) -> None:
        self._room = room
        self._key = ""
        self._name = name
        self._last = 0
        self._key = self.post("/api/person", {"name": name[:64]})["key"]

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        headers = {"content-type": "application/json", "authorization": f"Bearer {self._key}"}
        with urlopen(Request(self._room + path, json.dumps(body).encode(), headers), timeout=10) as answer:
            found: dict[str, Any] = json.load(answer)
            return found

    @contextmanager
    def sitting(self, table: str) -> Iterator[None]:
        ticket = self.post(f"/api/tables/{table}/ticket", {})["ticket"]
        with connect(f"ws{self._room.removeprefix('http')}/ws", compression=None) as self._line:
            self._say(self._line, t="hello", proto=1, table=table, ticket=ticket)
            self.wish(t="sit", seat=-1, name=self._name[:64])
            yield

    def wish(self, **message: Any) -> None:
        """Sends it, and waits until it is answered."""
        self._last += 1
        self._say(self._line, id=self._last, **message)
        for frame in self._line:
            said = json.loads(frame)
            if said.get("id") == self._last or said.get("re") == self._last:
                assert said["t"] != "no", said
                return

    @staticmethod
    def _say(line: ClientConnection, **message: Any) -> None:
        line.send(json.dumps(message))


def largest() -> str:
    """The game that takes the most players."""
    return max(game_names(), key=lambda name: int(find_game(name).rules().players.most))


def broken(visit: Visit) -> list[str]:
    found: list[str] = visit.page.evaluate(_BROKEN)
    return found


def test_there_are_a_hundred_hostile_texts() -> None:
    assert len(set(HOSTILE)) == 100


def test_hostile_names_and_sayings_stay_text(come: Come, address: str) -> None:
    seats, visit = int(find_game(largest()).rules().players.most), come("phone")
    for first in range(0, len(HOSTILE), seats):
        _look_at(visit, address, HOSTILE[first : first + seats])


def _look_at(visit: Visit, address: str, texts: list[str]) -> None:
    """A table where everybody is called and says one of these, and the first is its title."""
    guests = [Guest(address, text) for text in texts]
    settings = {"game": largest(), "seats": max(2, len(texts)), "title": texts[0][:64], "clock": "none"}
    table = guests[0].post("/api/tables", settings)["table"]
    with ExitStack() as chairs:
        for guest in guests:
            chairs.enter_context(guest.sitting(table))
        visit.go_to(table)
        visit.page.wait_for_selector(".rival .plate")
        guests[0].wish(t="do", what="begin")
        visit.page.wait_for_selector(".page.playing")
        for guest, text in zip(guests, texts, strict=True):
            guest.wish(t="say", text=text[:280] or "x")
        visit.page.click(".only-narrow")
        visit.page.wait_for_selector(f"dialog .talk li >> nth={len(texts) - 1}")
        assert broken(visit) == [], texts


def test_hostile_titles_stay_text_in_the_lobby(come: Come, address: str) -> None:
    host, other = Guest(address, "Ann"), Guest(address, "Ben")
    for nth, text in enumerate(HOSTILE):
        settings = {"game": game_names()[0], "seats": 2, "public": True, "title": text[:64]}
        (host, other)[nth % 2].post("/api/tables", settings)
    for size in ("phone", "desktop"):
        visit = come(size)
        visit.page.goto(address + "/")
        visit.page.wait_for_selector(".table-line")
        assert broken(visit) == []


def test_hostile_rules_stay_text(come: Come, address: str) -> None:
    rules = to_tree(find_game(largest()).rules())
    labels = dict(zip(rules["moveLabels"], HOSTILE, strict=False))
    changes: dict[str, Any] = {
        "metadata": {"displayName": HOSTILE[0], "summary": HOSTILE[2]},
        "moveLabels": labels,
    }
    changes |= {"moveValidity": labels, "strategyTips": HOSTILE, "rules": {"playerLines": HOSTILE}}
    visit = come("phone")
    visit.open_table(game=largest(), seats=2, clock="none", changes=changes)
    visit.sit_and_begin()
    assert broken(visit) == []
    visit.page.click("nav button:not(.only-narrow) >> nth=0")
    visit.page.wait_for_selector("dialog .rules li")
    assert all(text in visit.page.inner_text("dialog .rules") for text in HOSTILE[:4])
    assert broken(visit) == []
