"""Rules read at the command line need no table."""

import os
import re
import subprocess
import sys


def test_they_are_shown_without_a_room_and_its_clients() -> None:
    """A fifth of what the command takes: the room's client and asyncio with it, for a page of text."""
    asked = [sys.executable, "-X", "importtime", "-m", "parlour", "rules", "bastard-brag"]
    surroundings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    said = subprocess.run(asked, check=True, capture_output=True, text=True, env=surroundings).stderr
    assert not re.findall(r"\b(?:asyncio|textual|parlour\.(?:client|wire|tables|storage))\b", said)
