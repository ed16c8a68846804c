"""Play cards from a clone: set up what a command needs in .venv, and start it; behind `play` and `play.cmd`.

The compiled build of the present sources is run where there is one; where there is none it is made in the
background, and the next start has it. Standard library only, for any Python from 3.8 on.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tools.environment import Environment, succeeds

HOUSE = Path(__file__).resolve().parent
COMPILED = HOUSE / "build" / "compiled"
STAMP = HOUSE / "build" / "compiled.stamp"
MODEL = "llm:"
NEEDS = {
    "": ("tournament", "web"),  # the menu offers the browser first: one install, not two
    "tournament": ("cluster", "lab", "tournament"),
    "lab": ("cluster", "lab"),
    "train": ("cluster", "lab"),
    "bench": ("cluster", "lab"),
    "serve": ("tournament", "web"),
    "join": ("web",),
    "models": ("llm",),
    "fake-model": ("llm",),
    "mcp": ("mcp", "web"),
    "manual": ("docs",),
}


def needed_extras(arguments: list[str]) -> set[str]:
    """Return what the command needs, and no more."""
    command, line = (arguments or [""])[0], " ".join(arguments)
    extras = set(NEEDS.get(command, ()))
    if command == "serve" and "postgres" in line:
        extras.add("postgres")
    if MODEL in line:
        extras.add("llm")
    return extras


def main(arguments: list[str]) -> None:
    os.environ.pop("PYTHONPATH", None)
    os.environ.pop("PYTHONHOME", None)
    environment = Environment()
    if not {"-h", "--help"} & set(arguments):
        with hush_keys():
            environment.set_up(needed_extras(arguments))
        choose_build(environment, arguments)
        if arguments[:1] == ["manual"]:
            build_manual(environment)
    elif not succeeds(environment.python, "-c", "import click, parlour"):
        show_page(arguments)
        return
    os.environ.setdefault("PARLOUR_COMMAND", str(HOUSE / ("play.cmd" if os.name == "nt" else "play")))
    start([str(environment.python), "-P", "-m", "parlour", *arguments])


def start(command: list[str]) -> None:
    """Become the command; where a program cannot become another, wait for it and leave with its code."""
    if os.name != "nt":
        os.execv(command[0], command)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.exit(subprocess.run(command, check=False).returncode)


def choose_build(environment: Environment, arguments: list[str]) -> None:
    """Run the compiled build if it is that of the present sources; else have it made meanwhile."""
    if os.environ.get("PARLOUR_PURE") == "1":
        return
    asked = [str(environment.python), "-I", "-S", "tools/source_print.py", str(STAMP)]
    if STAMP.exists() and not subprocess.run(asked, check=False, cwd=str(HOUSE)).returncode:
        os.environ["PYTHONPATH"] = str(COMPILED)
    elif arguments[:1] != ["--version"] and not os.environ.get("CI"):
        build_in_background()


def build_in_background() -> None:
    """Start .ci/background out of reach of Ctrl-C at the table and of a closed terminal; it needs bash."""
    if os.name == "nt":
        return
    command, nowhere = ["nice", "-n", "19", "bash", str(HOUSE / ".ci" / "background")], subprocess.DEVNULL
    subprocess.Popen(command, stdin=nowhere, stdout=nowhere, stderr=nowhere, start_new_session=True)


def build_manual(environment: Environment) -> None:
    """Build the manual where it is not that of the present sources; stop where that fails, which says why."""
    command = [str(environment.python), "-m", "tools.manual", "--if-old"]
    around = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    code = subprocess.run(command, check=False, cwd=str(HOUSE), env=around).returncode
    if code:
        sys.exit(code)


def show_page(arguments: list[str]) -> None:
    """Print what the page on commands says about the first of them that is one, or the list of all."""
    name = "docs/reference/commands.md"
    print(f"Parlour is not set up here yet; the first command that you run does that. From {name}:\n")
    page = (HOUSE / name).read_text(encoding="utf-8")
    head, *sections = page.split("\n## ")
    command = next((word for word in arguments if not word.startswith("-")), "")
    heading = re.compile(rf".*`parlour {re.escape(command)}[ `]")
    shown = [f"## {section}" for section in sections if command and heading.match(section)]
    if shown:
        print(re.sub(r"(?m)^<!--.*\n", "", "\n".join(shown)))
    else:
        rows = re.findall(r"(?m)^\| (`parlour[^|]*) \| (.*) \|$", head)
        print("\n".join(f"{line}: {said}" for line, said in rows).replace("`", ""))


@contextmanager
def hush_keys() -> Iterator[None]:
    """Let keys that are typed meanwhile leave no trace on the screen and mean nothing afterwards.

    Only for whoever has the terminal: it would stop a job in the background.
    """
    try:
        import termios

        has_terminal = os.tcgetpgrp(0) == os.getpgrp()
    except (ImportError, OSError):
        has_terminal = False
    if not has_terminal:
        yield
        return
    before, hushed = termios.tcgetattr(0), termios.tcgetattr(0)
    hushed[3] &= ~termios.ECHO
    killed = signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    termios.tcsetattr(0, termios.TCSADRAIN, hushed)
    try:
        yield
    finally:
        termios.tcsetattr(0, termios.TCSAFLUSH, before)
        signal.signal(signal.SIGTERM, killed)


if __name__ == "__main__":
    main(sys.argv[1:])
