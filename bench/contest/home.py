"""Where the contest lives: a virtual environment of its own with the peers, and the yardstick in C."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).resolve().parent.parent.parent
FOLDER: Final = HOUSE / "build" / "peers"
LIST: Final = HOUSE / "bench" / "peers.txt"
C_SOURCE: Final = Path(__file__).with_name("c_loops.c")


def environment() -> Path:
    """Return the Python that has all peers; make it anew when the list of peers has changed."""
    python = FOLDER / "venv" / "bin" / "python"
    stamp = FOLDER / "peers.stamp"
    wanted = f"{sys.version}\n{LIST.read_text()}"
    if python.exists() and stamp.exists() and stamp.read_text() == wanted:
        return python
    print("Making build/peers with the packages of bench/peers.txt …", file=sys.stderr)
    subprocess.run([sys.executable, "-m", "venv", "--clear", str(FOLDER / "venv")], check=True)
    pip = [str(python), "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    subprocess.run([*pip, "--requirement", str(LIST)], check=True)
    stamp.write_text(wanted)
    return python


def yardstick() -> Path | None:
    """Return the loops in C, or None where there is no C compiler that works."""
    compiler = os.environ.get("CC", "cc")
    if shutil.which(compiler) is None:
        return None
    FOLDER.mkdir(parents=True, exist_ok=True)
    program = FOLDER / "c_loops"
    made = subprocess.run([compiler, "-O2", "-o", str(program), str(C_SOURCE)], check=False)
    return program if made.returncode == 0 else None


def is_compiled(build: Path) -> bool:
    """Return whether the Parlour in this folder is a compiled one, by what it says of itself."""
    asked = [sys.executable, "-c", "from parlour.version import mode; print(mode())"]
    paths = {**os.environ, "PYTHONPATH": str(build)}
    said = subprocess.run(asked, check=False, capture_output=True, text=True, env=paths, cwd=FOLDER.anchor)
    return (build / "parlour").is_dir() and said.stdout.strip() == "compiled"
