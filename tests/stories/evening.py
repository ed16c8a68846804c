"""`python -m tests.stories.evening`: an evening with friends, from the invitation to the last replay.

Four people in real browsers, on a desktop, a tablet and two phones. The host's page has a code that a camera
can read; by its link the others come to the room at another of its addresses. They say who they are, talk,
play three games of one kind in a series, with a changed chair in between, look at the results and at the
evening's score, and see a game again and check its cards. Then they play every other game once. Whatever a
showdown says has to name who won, both hands and the amount, on everybody's page and once in the live region.
"""

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final

from parlour.engine.rules.finder import game_names
from tests.browser.short import seats_for, short_rules
from tests.browser.stage import Served, browser
from tests.stories.guests import Guest
from tests.stories.ports import lasting_port
from tests.stories.qr_reader import read_code
from tests.stories.verdicts import Verdicts, verdict_problems

_SIZES: Final = {"Ann": "desktop", "Ben": "phone", "Cid": "tablet", "Dot": "slim"}
_HOST_NAME: Final = "cards.test"
"""What the room is called by those who do not sit at its machine: another address, and no secure one."""
_PATIENCE: Final = 120.0
_LOOK_EVERY: Final = 100
_IMPERSONAL: Final = ("somebody", "one player", "undefined")
_MOST_GAMES: Final = 12
"""So often a game is played until hands were shown; where nobody has to show any, none are."""
_SOME_DEALS: Final = {"target": 40, "rounds": 10}
_NOT_SECURE: Final = "Cross-Origin-Opener-Policy header has been ignored"
"""What a browser says of every page that it gets neither by https nor from its own machine."""


class Friend(Guest):
    """Somebody who comes by a link, says who they are, and reads what a showdown says."""

    def __init__(self, launched: Any, address: str, name: str, seed: int) -> None:
        super().__init__(launched, address, name, size=_SIZES[name], seed=seed)
        self.verdicts = Verdicts(self.visit)
        self.found: list[str] = []
        """What was not as it should be."""

    def sit_down(self, link: str) -> None:
        """Come to the table by its link, take a chair, and say one's name where it is asked for."""
        self.page.goto(link)
        self.page.click(".commands .go")
        self.page.wait_for_selector(".own .plate, #naming")
        if self.page.query_selector("#naming"):
            self.page.fill("#naming", self.name)
            self.page.keyboard.press("Enter")
        self.page.wait_for_selector(f".own .plate:has-text('{self.name}')")

    def react(self) -> str:
        """Send the first of the ready-made words; return it."""
        if not self.page.locator(".presets button").first.is_visible():
            self.page.click(".top .only-narrow")
        button = self.page.locator(".presets button:visible").first
        said = str(button.inner_text())
        button.click()
        self.page.keyboard.press("Escape")
        return said

    def wait_for_bubble(self, speaker: str, said: str) -> None:
        self.page.wait_for_selector(f".plate:has(.name:has-text('{speaker}')) .bubble:has-text('{said}')")

    def change_chair(self, others: list["Friend"]) -> None:
        """Stand up, and sit down where somebody else sat, who takes the chair that is left."""
        for each in (self, *others):
            each.page.keyboard.press("Escape")
            each.page.click("header [aria-label=Menu]")
            each.page.click("dialog[open] >> text=Stand up")
            each.page.wait_for_selector(".own .plate", state="detached")
        for each in (*others, self):
            each.page.click(".commands .go")
            each.page.wait_for_selector(f".own .plate:has-text('{each.name}')")

    def read_the_ending(self, people: int) -> None:
        """Look whether the ending has oneself in it."""
        said = str(self.page.inner_text(".ending"))
        is_told = "you" in said.lower()
        if not is_told or any(word in said.lower() for word in _IMPERSONAL):
            self.found.append(f"{self.name} reads at the end of {people}: {said}")

    def check_verdicts(self, game: int, names: list[str]) -> int:
        """Compare what the page showed and said with what the room told; return how many showdowns it was."""
        closes = [close for close in self.verdicts.closes if close.row[0] == game]
        shown, heard = self.verdicts.shown(), self.verdicts.heard()
        told = [close.say for close in closes]
        for close in closes:
            self.found += [f"{self.name}: {each}" for each in verdict_problems(close, names)]
            if close.say not in shown:
                self.found.append(f"{self.name} was not shown: {close.say}")
            if heard.count(close.say) != told.count(close.say):
                self.found.append(f"{self.name} heard {heard.count(close.say)} times: {close.say}")
        self.verdicts.forget()
        return sum(bool(close.winners and close.beaten) for close in closes)


class Evening:
    """The room and everybody in it."""

    def __init__(self, launched: Any, folder: Path) -> None:
        port = lasting_port()
        self.far = f"http://{_HOST_NAME}:{port}"
        self.near = f"http://127.0.0.1:{port}"
        more = ("--host", "127.0.0.1", "--port", str(port), "--public-url", self.far)
        self.room = Served(str(folder / "room.db"), *more)
        seeds = enumerate(_SIZES, start=1)
        self.friends = [
            Friend(launched, self.near if name == "Ann" else self.far, name, seed) for seed, name in seeds
        ]
        self.host, *self.others = self.friends
        self.showdowns: Counter[str] = Counter()

    def close(self) -> None:
        self.room.close()

    def invite(self, game: str) -> str:
        """Open a table for all, and return the link that the code on the host's page holds."""
        seats = seats_for(game, len(self.friends))
        table = self.host.visit.open_table(
            game=game, seats=seats, clock="none", fill="house:easy", changes=_evening_rules(game)
        )
        self.host.page.click(".commands button:has-text('Invite')")
        self.host.page.wait_for_selector("svg.qr")
        link = read_code(self.host.page, "svg.qr")
        assert link == f"{self.far}/t/{table}", link
        self.host.page.keyboard.press("Escape")
        return link

    def meet(self, game: str) -> None:
        """Come together at a table of this game, as many as it takes."""
        self.game, self.games, link = game, 0, self.invite(game)
        self.at_table = self.friends[: seats_for(game, len(self.friends))]
        self.host.sit_down(link.replace(self.far, self.near))
        for each in self.at_table[1:]:
            each.sit_down(link)

    def talk(self) -> None:
        """Somebody says something; everybody sees it where they look."""
        said = self.at_table[1].react()
        for each in self.at_table:
            each.wait_for_bubble(self.at_table[1].name, said)

    def play(self, *, again: bool = False) -> None:
        """Play one game to its end."""
        self.host.page.click(".ending-ways .go" if again else ".bar .commands .go")
        self._wait_for(lambda: all(each.verdicts.game > self.games for each in self.at_table))
        for each in self.at_table:
            each.page.wait_for_selector(".page.playing, .page.over")
            each.play_on()
        self._wait_for_the_end()

    def play_until_shown(self) -> None:
        """Play on until hands were shown."""
        for _ in range(_MOST_GAMES):
            if self.showdowns[self.game]:
                return
            self.play(again=True)

    def _wait_for_the_end(self) -> None:
        self._wait_for(lambda: all(each.is_idle() for each in self.at_table))
        self.games += 1
        names = self._names()
        for each in self.at_table:
            each.stop()
            each.page.wait_for_selector(".ending")
            each.read_the_ending(len(names))
            self.showdowns[self.game] += each.check_verdicts(self.games, names)

    def _wait_for(self, test: Callable[[], bool]) -> None:
        deadline = time.monotonic() + _PATIENCE
        while not test():
            assert time.monotonic() < deadline, f"{self.game} does not go on"
            self.host.page.wait_for_timeout(_LOOK_EVERY)

    def _names(self) -> list[str]:
        """Return who sits where now."""
        return self.host.verdicts.names

    def look_back(self) -> None:
        """Look at the evening's score, see the last game again, and check its cards."""
        page = self.host.page
        page.wait_for_selector(".series li")
        page.click("a[href^='/series/']")
        page.wait_for_selector(".series-games")
        games = page.locator(".series-games [data-game]").count()
        if games != self.games:
            self.host.found.append(f"the page of the series has {games} games of {self.games}")
        page.click(f"[data-game='{games}'] a[href^='/g/']")
        page.wait_for_selector(".controls")
        page.keyboard.press("End")
        page.wait_for_selector(".ending:not(:empty)")
        page.go_back()
        page.click(f"[data-game='{games}'] a[href^='/check']")
        page.wait_for_selector("section.verdict.holds")

    def problems(self) -> Iterator[str]:
        for each in self.friends:
            yield from each.found
            yield from each.problems(_NOT_SECURE)
        silent = [game for game in game_names() if not self.showdowns[game]]
        yield from (f"nobody has shown a hand in {game}" for game in silent)


def _evening_rules(game: str) -> dict[str, Any]:
    """Return rules by which a game is soon over, but not with the first deal."""
    return _with_some_deals(short_rules(game))


def _with_some_deals(rules: dict[str, Any]) -> dict[str, Any]:
    inner = {name: _with_some_deals(value) for name, value in rules.items() if isinstance(value, dict)}
    return {name: _SOME_DEALS.get(name, value) for name, value in rules.items()} | inner


def tell(evening: Evening) -> None:
    """Tell the story: a series of the first game, then one of every other."""
    first = next(name for name in game_names() if seats_for(name, len(_SIZES)) == len(_SIZES))
    evening.meet(first)
    evening.talk()
    evening.play()
    evening.play(again=True)
    evening.others[0].change_chair(evening.others[1:2])
    evening.play(again=True)
    evening.play_until_shown()
    evening.look_back()
    for game in sorted({*game_names()} - {first}):
        evening.meet(game)
        evening.play()
        evening.play_until_shown()


def main() -> None:
    """Tell the story, and what came of it."""
    argparse.ArgumentParser(description=__doc__).parse_args()
    began = time.monotonic()
    with (
        TemporaryDirectory() as folder,
        browser() as launched,
        closing(Evening(launched, Path(folder))) as evening,
    ):
        tell(evening)
        problems = list(evening.problems())
    took = time.monotonic() - began
    print(f"{evening.showdowns.total()} showdowns read in {took:.0f} s, {len(problems)} problems")
    print(*problems[:20], sep="\n")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
