"""A game at the terminal that goes on in the browser, and a friend who comes in by an invitation."""

import re
from pathlib import Path
from typing import Any

from tests.journeys.screen import Screen

SEATS = ("--seats", "me,random", "--seed", "5", "--fast")


def link_after(screen: Screen, word: str) -> str:
    """Type the word, and return the link that is shown for it."""
    screen.answer("Your move?", word)
    found = re.search(r"http://\S+", screen.until("Keep this screen open"))
    assert found is not None
    return found.group()


def test_the_own_seat_is_played_in_the_browser_and_the_terminal_follows(
    launched: Any, tmp_path: Path
) -> None:
    with Screen("play", "bastard-brag", *SEATS, home=tmp_path) as screen:
        page = launched.new_page(locale="en-GB")
        page.goto(link_after(screen, "browser"))
        page.get_by_role("button", name=re.compile("Swap all three cards")).wait_for()
        assert "#seat" not in page.url
        page.keyboard.press("a")
        page.get_by_role("button", name="Never mind").wait_for()
        page.keyboard.press("Enter")
        assert "You swapped the whole hand" in screen.until("Your turn: swap one card")
        page.close()
        screen.answer("Your move?", "q")
        shown, exit_code = screen.end()
    assert exit_code == 0
    assert "resume" in shown
    assert "Traceback" not in screen.raw


def test_a_friend_who_was_invited_looks_on(launched: Any, tmp_path: Path) -> None:
    """What such a friend is sent is tested without a browser, in tests/cli/test_local_server.py."""
    with Screen("play", "bastard-brag", *SEATS, home=tmp_path) as screen:
        page = launched.new_page(locale="en-GB")
        page.goto(re.sub(r"//[^:/]+", "//127.0.0.1", link_after(screen, "invite")))
        page.get_by_text("One looks on").wait_for()
        assert "Waiting for Guest." in page.inner_text("body")
        assert page.get_by_role("button", name=re.compile("^Swap")).count() == 0
        page.close()
        screen.answer("Your move?", "q")
        _, exit_code = screen.end()
    assert exit_code == 0
