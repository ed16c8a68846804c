"""The script ./play: what it installs, which build it runs, and the build that it makes in the background."""

import os
import pty
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from fcntl import LOCK_EX, LOCK_NB, flock
from pathlib import Path
from typing import Final

import pytest

from tests.house import ROOT

PYTHON: Final = f"""#!/bin/sh
# Says what it was asked instead of playing, installing or compiling; all else is done by a real Python.
case "$*" in
    "-P -m parlour"*) echo "$PYTHONPATH" ;;
    "-m tools.manual"*) echo "$*" >>"$HOUSE/manual.log" ;;
    "-m pip"*) echo "$*" >>"$HOUSE/pip.log" ;;
    *setup.py*) echo built >>"$HOUSE/builds.log"; [ ! -e "$HOUSE/no-build" ] ;;
    "-c import mypyc"*) [ -e "$HOUSE/has-mypyc" ] ;;
    *) exec "{sys.executable}" "$@" ;;
esac
"""
PATIENCE: Final = 30.0

pytestmark = pytest.mark.thorough  # nothing here is compiled or not: once is enough


class House:
    """A clone of little source, whose Python only says what it was asked."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.errors = ""
        for name in (".ci", "tools"):
            shutil.copytree(ROOT / name, folder / name)
        for name in ("play", "play.py", "setup.py", "pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, folder / name)
        self.source = self.write("src/parlour/version.py", 'VERSION = "1"\n')
        self.write(".venv/bin/python", PYTHON).chmod(0o755)
        self.write("compiler", "#!/bin/sh\ncat >/dev/null\n").chmod(0o755)

    def write(self, name: str, text: str) -> Path:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return path

    def play(self, *arguments: str, **more: str) -> str:
        """What stands on the path before the sources: the compiled build, or nothing."""
        return self.run("play", *arguments, **more)

    def run(self, script: str, *arguments: str, **more: str) -> str:
        around = {name: text for name, text in os.environ.items() if name not in ("CI", "PARLOUR_PURE")}
        around |= {"HOUSE": str(self.folder), "CC": str(self.folder / "compiler")} | more
        command = [str(self.folder / script), *arguments]
        ran = subprocess.run(command, check=False, capture_output=True, text=True, env=around)
        self.errors = ran.stderr
        return ran.stdout.strip()

    def read(self, name: str) -> str:
        path = self.folder / name
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def is_at_rest(self) -> bool:
        """Nobody holds the lock of the build, whoever it was that took it."""
        lock = self.folder / "build" / "compiled.lock"
        try:
            with lock.open("a") as file:
                flock(file, LOCK_EX | LOCK_NB)
        except OSError:
            return False
        return True

    def builds(self) -> int:
        return self.read("builds.log").count("built")

    @property
    def compiled(self) -> str:
        return str(self.folder / "build" / "compiled")


def wait_until(come: Callable[[], bool]) -> None:
    last = time.monotonic() + PATIENCE
    while not come():
        assert time.monotonic() < last, "it never came"
        time.sleep(0.02)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path.resolve())


@pytest.fixture
def built(house: House) -> House:
    """One that has been played in before, and whose build is made."""
    assert house.play("games") == ""
    wait_until(lambda: house.read("build/compiled.stamp") != "" and house.is_at_rest())
    return house


def test_asking_how_a_command_is_used_installs_nothing(house: House) -> None:
    house.play("lab", "--help", CI="1")
    assert house.read("pip.log") == ""
    house.play("lab", "bastard-brag", CI="1")
    assert "[cluster,lab]" in house.read("pip.log")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--help"], "parlour lab GAME: measures players"),
        (["lab", "--help"], "parlour lab bastard-brag --players"),
        (["join", "-h"], "parlour join http"),
    ],
)
def test_before_anything_is_installed_help_comes_from_the_page_on_commands(
    house: House, arguments: list[str], said: str
) -> None:
    shutil.rmtree(house.folder / ".venv")
    shutil.copytree(ROOT / "docs" / "reference", house.folder / "docs" / "reference")
    assert said in house.play(*arguments)
    assert not (house.folder / ".venv").exists()


def test_the_menu_brings_the_browser_and_what_needs_less_installs_nothing_more(house: House) -> None:
    house.play(CI="1")
    assert "[tournament,web]" in house.read("pip.log")
    before = house.read("pip.log")
    house.play("play", "claim", CI="1")
    house.play("serve", "--open", CI="1")
    assert (house.read("pip.log"), house.errors) == (before, "")


def test_the_manual_is_built_before_it_is_shown(house: House) -> None:
    house.play("manual", CI="1")
    assert "[docs]" in house.read("pip.log")
    assert house.read("manual.log") == "-m tools.manual --if-old\n"


def test_an_extra_that_takes_in_others_has_brought_them(house: House) -> None:
    house.play("serve", "--store", "postgresql://here/parlour", CI="1")
    before = house.read("pip.log")
    house.play(CI="1")
    assert house.read("pip.log") == before


def test_what_was_installed_from_other_files_is_brought_up_to_date(house: House) -> None:
    house.play(CI="1")
    house.write("constraints.txt", "click==8.3.0\n")
    house.play("games", CI="1")
    assert "up to date" in house.errors


def test_a_link_to_it_plays_too(house: House) -> None:
    (house.folder / "elsewhere").mkdir()
    (house.folder / "elsewhere" / "cards").symlink_to("../play")
    house.run("elsewhere/cards", "games", CI="1")
    assert "--editable" in house.read("pip.log")


def test_what_is_added_for_a_command_does_not_sound_like_damage(house: House) -> None:
    house.play("games", CI="1")
    house.play("join", "x", CI="1")
    assert "Adding what this command needs (first time only)" in house.errors


def test_keys_typed_while_something_is_installed_are_neither_echoed_nor_taken(house: House) -> None:
    slow = PYTHON.replace('"-m pip"*)', '"-m pip"*) sleep 0.3;').replace(
        'echo "$PYTHONPATH"', "read -r -t 1; echo heard $REPLY"
    )
    house.write(".venv/bin/python", slow.replace("#!/bin/sh", "#!/bin/bash"))
    job, terminal = pty.fork()
    if not job:
        os.environ |= {"HOUSE": str(house.folder), "CI": "1"}
        os.execv(house.folder / "play", ["play", "games"])
    shown = os.read(terminal, 1000)
    os.write(terminal, b"xyzzy\n")
    while b"heard" not in shown:
        shown += os.read(terminal, 1000)
    os.close(terminal)
    os.waitpid(job, 0)
    assert b"installing what is needed" in shown
    assert b"xyzzy" not in shown


def test_the_second_start_runs_the_build_that_the_first_has_made_in_the_background(built: House) -> None:
    assert built.play() == built.compiled
    assert built.play("--version") == built.compiled
    assert "mypy>=" in built.read("pip.log")
    assert built.builds() == 1


def test_a_build_of_other_sources_is_not_run(built: House) -> None:
    before = built.source.read_text(encoding="utf-8")
    built.write("src/parlour/version.py", 'VERSION = "2"\n')
    assert built.play("games", CI="1") == ""
    built.write("src/parlour/version.py", before)
    assert built.play("games", CI="1") == built.compiled
    built.write("src/parlour/more.txt", "")
    assert built.play("games", CI="1") == ""


def test_a_build_that_fails_leaves_the_one_before_it_whole(built: House) -> None:
    before = built.source.read_text(encoding="utf-8")
    built.write("no-build", "")
    built.write("src/parlour/version.py", 'VERSION = "2"\n')
    built.run(".ci/background")
    built.write("src/parlour/version.py", before)
    assert (built.builds(), built.play("games")) == (2, built.compiled)


def test_who_wants_it_plain_has_it_plain(built: House) -> None:
    assert built.play("games", PARLOUR_PURE="1") == ""


@pytest.mark.parametrize("switch", ["PARLOUR_PURE", "CI"])
def test_no_build_is_begun_where_none_is_wanted(house: House, switch: str) -> None:
    house.play("games", **{switch: "1"})
    house.play("games", "--help")
    house.play("--version")
    assert not (house.folder / "build").exists()


def test_what_could_not_be_compiled_is_not_tried_again_until_it_is_changed(house: House) -> None:
    house.write("has-mypyc", "")
    house.write("no-build", "")
    house.play("games")
    wait_until(lambda: house.read("build/compiled.failed") != "" and house.is_at_rest())
    house.run(".ci/background")
    assert (house.builds(), house.play("games", CI="1")) == (1, "")
    house.write("src/parlour/version.py", 'VERSION = "2"\n')
    house.run(".ci/background")
    assert house.builds() == 2


def test_one_build_is_made_at_a_time(house: House) -> None:
    with house.write("build/compiled.lock", "").open("a") as lock:
        flock(lock, LOCK_EX)
        house.run(".ci/background")
    assert house.builds() == 0
    house.run(".ci/background")
    assert house.builds() == 1


def test_without_a_compiler_nothing_is_installed_for_one(house: House) -> None:
    house.run(".ci/background", CC="false")
    assert (house.builds(), house.read("pip.log")) == (0, "")
    assert "no C compiler" in house.read("build/background.log")
