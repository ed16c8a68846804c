"""Makes the pictures of tournaments in docs/pictures: the form, the desk, the page before, during and after.

.venv/bin/python -m tools.tournament_pictures    needs the extra `browser` and a Chromium
"""

from typing import Any, Final

from tests.browser.stage import SIZES, Visit, browser, room
from tools.screenshots import PICTURES, keep_picture

_NAMES: Final = ("Clara", "Otto", "Yuki", "Priya", "Ines", "Sam", "Ben", "Ida", "Tom", "Mo", "Ada")
_CUP: Final = {
    "game": "bastard-brag",
    "title": "Friday night",
    "format": {"name": "freeze-out"},
    "entrants": {"least": 8, "most": 24},
    "prizes": {"places": [50, 30, 20]},
    "clock": {"rest_seconds": 3},
}
_POST: Final = """async ([path, body]) => {
    const headers = {'content-type': 'application/json'}
    return (await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)})).json()
}"""
_STATUS: Final = "async path => (await (await fetch(path)).json()).common.facts.status"
_FORECAST_WITHIN: Final = 180_000
_OVER_WITHIN: Final = 600


def main() -> None:
    """Direct one tournament of a real room from the form to the prizes, and keep what is to be seen."""
    with room() as address, browser() as launched:
        visit = Visit(launched, address)
        visit.prefer()
        _post(visit, "/api/person", {"name": "Lena"})
        visit.page.evaluate("localStorage.setItem('parlour.known', '1')")
        _take_form(visit)
        key = _post(visit, "/api/tournaments", {"regulations": _CUP})["tournament"]
        _take_before(visit, key)
        _take_during(visit, key)
        _take_after(visit, key)


def _post(visit: Visit, path: str, body: dict[str, Any]) -> dict[str, Any]:
    answer: dict[str, Any] = visit.page.evaluate(_POST, [path, body])
    return answer


def _act(visit: Visit, key: str, what: str, **others: Any) -> None:
    _post(visit, f"/api/tournaments/{key}/act", {"what": what, **others})


def _open(visit: Visit, key: str) -> None:
    visit.page.goto(f"{visit.address}/tournament/{key}")
    visit.page.wait_for_selector(".tournament-head")


def _take(visit: Visit, name: str) -> None:
    for size in ("desktop", "phone"):
        width, height = SIZES[size]
        visit.page.set_viewport_size({"width": width, "height": height})
        visit.page.wait_for_timeout(300)
        keep_picture(visit.page.screenshot(), PICTURES / f"tournament-{name}-{size}.png")


def _take_form(visit: Visit) -> None:
    visit.page.goto(f"{visit.address}/#tournaments")
    visit.page.click(".new-tournament-way")
    visit.page.wait_for_selector("#new-title")
    _take(visit, "form")


def _take_before(visit: Visit, key: str) -> None:
    for name in _NAMES:
        _act(visit, key, "bot", player="house:easy", text=name, amount=1)
    _open(visit, key)
    visit.page.wait_for_selector(".forecast li", timeout=_FORECAST_WITHIN)
    visit.page.click(".views button >> nth=1")
    _take(visit, "before")


def _take_during(visit: Visit, key: str) -> None:
    _post(visit, f"/api/tournaments/{key}/enter", {})
    _act(visit, key, "start")
    _act(visit, key, "announce", reason="Ten minutes of rest after the next table breaks.")
    _open(visit, key)
    visit.page.wait_for_selector(".to-table")
    _take(visit, "desk")
    visit.page.click(".views button >> nth=1")
    _take(visit, "during")


def _take_after(visit: Visit, key: str) -> None:
    """Let a bot play for us until the prizes are there."""
    _act(visit, key, "replace", entrant=len(_NAMES), player="house:easy", reason="Lena directs.")
    for _ in range(_OVER_WITHIN):
        if visit.page.evaluate(_STATUS, f"/api/tournaments/{key}") == "finished":
            break
        visit.page.wait_for_timeout(1000)
    _open(visit, key)
    _take(visit, "after")


if __name__ == "__main__":
    main()
