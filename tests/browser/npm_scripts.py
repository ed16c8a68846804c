"""Scripts of others that the tests of the pages use, fetched once into build/ where npm is."""

import subprocess
import tarfile
from pathlib import Path
from shutil import which

from tests.browser.stage import HOUSE


def fetch_script(package: str, path: str) -> Path | None:
    """Return where a script of this package lies; None where it cannot be had."""
    folder = HOUSE / "build" / package.partition("@")[0]
    script = folder / "package" / path
    if not script.exists() and which("npm"):
        folder.mkdir(parents=True, exist_ok=True)
        command = ["npm", "pack", "--silent", package]
        asked = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=60, check=False)
        if asked.returncode == 0:
            with tarfile.open(folder / asked.stdout.split()[-1]) as packed:
                packed.extractall(folder, filter="data")
    return script if script.exists() else None
