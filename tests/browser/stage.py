"""A room in its own process and a browser to look at it with; nothing here knows a game."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Any, Final

HOUSE: Final = Path(__file__).parent.parent.parent
TOYS: Final = ("follow_suit", "high_card", "gap_bid")
"""Games that only the tests know."""
SIZES: Final = {
    "desktop": (1280, 800),
    "phone": (390, 844),
    "slim": (360, 740),
    "small": (360, 640),
    "wide": (1920, 1080),
    "tablet": (820, 1180),
}
_TOUCHED: Final = ("phone", "slim")
_ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP *.test 127.0.0.1",
    "--disable-site-isolation-trials",
    "--disable-features=BackForwardCache,IsolateOrigins,MediaRouter,OptimizationHints,Translate,site-per-process",
]
_open: Final[list[Any]] = []
_OPEN: Final = """async settings => {
    const headers = {'content-type': 'application/json'}
    const post = body => ({method: 'POST', headers, body: JSON.stringify(body)})
    if (!localStorage.getItem('parlour.known')) {
        await fetch('/api/person', post({name: 'Ann'}))
        localStorage.setItem('parlour.known', '1')
    }
    const open = async () => (await fetch('/api/tables', post(settings))).json()
    let answer = await open()
    for (let tries = 0; tries < 30 && answer.code === 'slow-down'; tries++) {
        await new Promise(done => setTimeout(done, 1000))
        answer = await open()
    }
    if (!answer.table) throw new Error(JSON.stringify(answer))
    return answer.table
}"""

_PLAIN: Final = "/healthz"
_PREFER: Final = "prefs => { localStorage['parlour.prefs'] ??= JSON.stringify(prefs) }"


def found_chromium() -> str | None:
    """Where a browser is, if there is one."""
    named = os.environ.get("PARLOUR_BROWSER", "")
    return which(named) or which("chromium") or which("chromium-browser") or which("google-chrome")


def python_with_parlour() -> str:
    """The Python that the room runs with: this one, or the house's own if it has none."""
    own = HOUSE / ".venv" / "bin" / "python"
    has_parlour = all(find_spec(name) is not None for name in ("parlour", "uvicorn"))
    return sys.executable if has_parlour else str(own)


class Served:
    """A room in its own process, which can be killed and come back at the same address."""

    def __init__(self, store: str = "memory:", *more: str, plug_ins: Path | None = None) -> None:
        self._command = [python_with_parlour(), "-m", "parlour", "serve", "--store", store, "--fast", *more]
        found = [str(plug_ins), str(HOUSE), *filter(None, [os.environ.get("PYTHONPATH")])]
        self._plug_ins = {"PYTHONPATH": os.pathsep.join(found)} if plug_ins else {}
        self.address = ""
        self.start()

    def start(self) -> None:
        port = ["--port", self.address.rsplit(":", 1)[1]] if self.address else []
        where = {**os.environ, "PYTHONUNBUFFERED": "1", **self._plug_ins}
        self._process = subprocess.Popen(
            self._command + port, cwd=HOUSE, stdout=subprocess.PIPE, text=True, env=where
        )
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found, "the room says where it is"
        self.address = found.group()

    def kill(self) -> None:
        """As by kill -9: nothing is said, nothing is put away."""
        self._process.kill()
        self._process.communicate(timeout=10)

    def close(self) -> None:
        self._process.terminate()
        self._process.communicate(timeout=10)


@contextmanager
def room(*more: str, toys: bool = False) -> Iterator[str]:
    """The address of a room that forgets everything, and whose bots do not wait; with the toys if need be."""
    with TemporaryDirectory() as folder:
        served = Served("memory:", *more, plug_ins=_toys_in(Path(folder)) if toys else None)
        try:
            yield served.address
        finally:
            served.close()


def _toys_in(folder: Path) -> Path:
    """The toy games as plug-ins that are installed in this folder."""
    toys = folder / "toys-1.dist-info"
    toys.mkdir()
    (toys / "METADATA").write_text("Metadata-Version: 2.1\nName: toys\nVersion: 1\n")
    named = [f"{name.replace('_', '-')} = tests.toys.{name}:GAME" for name in TOYS]
    (toys / "entry_points.txt").write_text("\n".join(["[parlour.games]", *named]))
    return folder


@contextmanager
def browser() -> Iterator[Any]:
    """One browser for everything: whoever asks while it is open gets the same."""
    if _open:
        yield _open[0]
        return
    from playwright.sync_api import sync_playwright  # type: ignore[import-not-found, unused-ignore]

    with sync_playwright() as play:
        launched = play.chromium.launch(executable_path=found_chromium(), args=_ARGUMENTS)
        _open.append(launched)
        try:
            yield launched
        finally:
            _open.remove(launched)
            launched.close()


class Pages:
    """Pages of a browser, used again: files and processes stay warm, and whoever they knew is forgotten."""

    def __init__(self, browser: Any) -> None:
        self._browser = browser
        self._free: dict[bool, list[Any]] = {False: [], True: []}

    def taken(self, *, touch: bool, known_as: Any = None) -> Any:
        """One that knows nobody, or somebody by what another one had stored."""
        if self._free[touch] and known_as is None:
            return self._free[touch].pop()
        return self._browser.new_context(has_touch=touch, locale="en-GB", storage_state=known_as).new_page()

    def given_back(self, page: Any, address: str, *, touch: bool) -> None:
        """Forgets all that was stored for it."""
        page.context.set_offline(False)
        page.goto(address + _PLAIN)
        page.evaluate("() => { localStorage.clear(); sessionStorage.clear() }")
        page.context.clear_cookies()
        self._free[touch].append(page)


class Visit:
    """One person's page, with everything that went wrong on it."""

    def __init__(
        self,
        browser: Any,
        address: str,
        size: str = "desktop",
        *,
        known_as: Any = None,
        pages: Pages | None = None,
        **prefs: str,
    ) -> None:
        width, height = SIZES[size]
        self.address = address
        self.troubles: list[str] = []
        self._pages, self._touch = pages or Pages(browser), size in _TOUCHED
        self.page = self._pages.taken(touch=self._touch, known_as=known_as)
        self.context = self.page.context
        self._is_changed = False
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.on("console", self._heard)
        self.page.on("pageerror", self._failed)
        self.page.on("dialog", self._interrupted)
        self._prefs = {"pace": "none", "confirm": "never", "sound": "off", **prefs}

    def change(self, script: str) -> None:
        """Runs a script before all others on every page to come; nobody else gets this page afterwards."""
        self._is_changed = True
        self.page.add_init_script(f"({script})()")

    def leave(self) -> None:
        """Gives the page back, unless it was changed."""
        if self._is_changed:
            self.context.close()
            return
        self.page.remove_listener("console", self._heard)
        self.page.remove_listener("pageerror", self._failed)
        self.page.remove_listener("dialog", self._interrupted)
        self._pages.given_back(self.page, self.address, touch=self._touch)

    def _failed(self, error: Any) -> None:
        self.troubles.append(f"page error: {error}")

    def _interrupted(self, dialog: Any) -> None:
        self.troubles.append(f"a dialog: {dialog.message}")
        dialog.dismiss()

    def _heard(self, message: Any) -> None:
        if message.type in ("error", "warning"):
            self.troubles.append(f"{message.type}: {message.text}")

    def open_table(self, **settings: Any) -> str:
        """Opens a table of one's own and goes there; its key."""
        self.prefer()
        table: str = self.page.evaluate(_OPEN, settings)
        self.go_to(table)
        return table

    def prefer(self) -> None:
        """Sets what this visitor prefers, on a page without any scripts."""
        if self.page.url != self.address + _PLAIN:
            self.page.goto(self.address + _PLAIN)
        self.page.evaluate(_PREFER, self._prefs)

    def go_to(self, table: str) -> None:
        self.page.goto(f"{self.address}/t/{table}")
        self.page.wait_for_selector(".bar")

    def sit_down(self) -> None:
        """Takes a chair; who has no name yet is called what the room suggests."""
        self.page.click(".commands .go")
        self.say_name()

    def say_name(self) -> None:
        """Waits for the chair, and takes the suggested name if there is a question for one."""
        self.page.wait_for_selector(".own .plate, dialog.naming[open]")
        if self.page.query_selector("dialog.naming[open]"):
            self.page.keyboard.press("Enter")
            self.page.wait_for_selector(".own .plate")

    def sit_and_begin(self) -> None:
        """Takes a chair, and begins with bots on the others."""
        self.sit_down()
        self.page.click(".commands .go")
        self.page.wait_for_selector(".page.playing, .page.over")
