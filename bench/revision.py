"""Which sources a benchmark has measured: the commit that its page names."""

import subprocess
from pathlib import Path
from typing import Final

HOUSE: Final = Path(__file__).resolve().parent.parent


def measured_commit() -> str:
    """Return `commit 1a2b3c4`, saying so where source files differ from it, or that there is no commit."""
    commit = _git("rev-parse", "--short=7", "HEAD")
    if not commit:
        return "sources outside a git checkout"
    changed = _git("status", "--porcelain", "--", "src", "bench", "setup.py")
    return f"commit {commit}" + (" with changes" if changed else "")


def _git(*words: str) -> str:
    try:
        asked = subprocess.run(["git", *words], check=False, capture_output=True, text=True, cwd=HOUSE)
    except FileNotFoundError:
        return ""
    return asked.stdout.strip()
