"""The house's virtual environment, for ./play and ./check: find a Python, make .venv, keep it fresh.

    python tools/environment.py set-up EXTRA ...
    python tools/environment.py pip ARGUMENT ...
    python tools/environment.py --at FOLDER --of PYTHON make

`set-up` installs Parlour with these extras, unless they are there; `pip` installs what it is told, in our
versions; `make` makes an empty environment. Any Python from 3.8 on may run this, with nothing installed: it
looks for one that is new enough for Parlour.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import NoReturn

HOUSE = Path(__file__).resolve().parent.parent
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14", "python3", "python", sys.executable)
MADE_OF = ("pyproject.toml", "setup.py", "constraints.txt", "tools/environment.py")
LAST_LINES = 15


def stop(*lines: str) -> NoReturn:
    print(*lines, sep="\n", file=sys.stderr)
    sys.exit(2)


def succeeds(program: str | Path, *arguments: str) -> bool:
    """Return whether the program is there and content."""
    try:
        return not subprocess.run([str(program), *arguments], check=False, capture_output=True).returncode
    except OSError:
        return False


def is_recent(python: str | Path) -> bool:
    return succeeds(python, "-c", "import sys; sys.exit(sys.version_info < (3, 11))")


def find_python() -> str:
    found = next((name for name in PYTHONS if is_recent(name)), None)
    if found is None:
        stop("Parlour needs Python 3.11 or newer, and none was found on the PATH.")
    return found


def run_logged(trouble: str, command: list[str], **more: str) -> None:
    """Run it in silence; where it fails, say what went wrong and the end of what it said, and stop."""
    log = Path(tempfile.gettempdir()) / f"parlour-setup.{os.getpid()}.log"
    with log.open("wb") as said:
        around, both = dict(os.environ, **more), subprocess.STDOUT
        ran = subprocess.run(command, check=False, stdout=said, stderr=both, env=around)
    if ran.returncode:
        last = log.read_text(encoding="utf-8", errors="replace").splitlines()[-LAST_LINES:]
        stop(*last, "", f"{trouble} (the whole log: {log})")
    log.unlink()


class Environment:
    """A virtual environment, and which of our extras were installed into it from which pyproject.toml."""

    def __init__(self, folder: Path = HOUSE / ".venv") -> None:
        self.folder = folder
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self._stamp = folder / "parlour.stamp"

    def set_up(self, extras: Iterable[str]) -> None:
        """Install what the extras need, unless it is there, as the present files ask for it."""
        wanted, present = set(extras), self._present()
        if present is not None and wanted <= present and self.python.exists():
            return
        self._announce(is_stale=present is None and self._stamp.exists())
        if not (is_recent(self.python) and succeeds(self.python, "-m", "pip", "--version")):
            print("  making .venv", file=sys.stderr)
            self.make(find_python())
        print("  installing what is needed", file=sys.stderr)
        self.install("setuptools")
        brackets = f"[{','.join(sorted(wanted))}]" if wanted else ""
        self.install("--no-build-isolation", "--editable", f"{HOUSE}{brackets}")
        kept = (present or set()) | self._within(wanted)
        self._stamp.write_text(f"{_fingerprint()}\n{' '.join(sorted(kept))}\n", encoding="utf-8")

    def make(self, base: str) -> None:
        """Make it anew, of this Python."""
        if not succeeds(base, "-c", "import venv, ensurepip"):
            more = "its venv module is missing (on Debian and Ubuntu: apt install python3-venv)."
            stop(f"{base} cannot make virtual environments: {more}")
        shutil.rmtree(self.folder, ignore_errors=True)
        trouble = f"{base} could not make a virtual environment in {self.folder}."
        run_logged(trouble, [base, "-m", "venv", str(self.folder)])

    def install(self, *arguments: str) -> None:
        """Install packages, in the versions of constraints.txt; Parlour itself as plain Python."""
        trouble = "Installing failed: is there a connection to the package index?"
        pip = [str(self.python), "-m", "pip", "install", "--quiet"]
        pip += ["--disable-pip-version-check", "--constraint", str(HOUSE / "constraints.txt")]
        run_logged(trouble, [*pip, *arguments], PARLOUR_PURE="1")

    def _present(self) -> set[str] | None:
        """Return the extras that were installed from the present files; None where nothing was."""
        try:
            made_of, extras = self._stamp.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return None
        return set(extras.split()) if made_of == _fingerprint() else None

    def _announce(self, *, is_stale: bool) -> None:
        if not self.python.exists():
            said = "Setting the table (first time only) …"
        elif is_stale:
            said = "Bringing what is installed up to date …"
        else:
            said = "Adding what this command needs (first time only) …"
        print(said, file=sys.stderr)

    def _within(self, extras: set[str]) -> set[str]:
        """Return the extras with those that they take in."""
        listed = [str(self.python), str(HOUSE / "tools" / "needed_packages.py"), "--extras", *sorted(extras)]
        return set(subprocess.run(listed, check=True, capture_output=True, text=True).stdout.split())


def _fingerprint() -> str:
    """Return what an environment depends on, as a number; a moved or changed house has another one."""
    content = b"\n".join((HOUSE / name).read_bytes() for name in MADE_OF)
    return str(zlib.crc32(str(HOUSE).encode() + content))


def main(arguments: list[str]) -> None:
    options = {"--at": str(HOUSE / ".venv"), "--of": ""}
    while arguments and arguments[0] in options:
        options[arguments[0]], arguments = arguments[1], arguments[2:]
    environment, task = Environment(Path(options["--at"])), arguments[0]
    if task == "set-up":
        environment.set_up(arguments[1:])
    elif task == "pip":
        environment.install(*arguments[1:])
    elif task == "make":
        environment.make(options["--of"] or find_python())
    elif task == "print":
        print(_fingerprint())
    else:
        stop(f"{task}: set-up, pip, make or print")


if __name__ == "__main__":
    main(sys.argv[1:])
