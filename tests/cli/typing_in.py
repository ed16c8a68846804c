"""Running a command line in this process, with words typed in."""

import io
import sys
from typing import NamedTuple

import pytest

from parlour.cli.main import run


class Ran(NamedTuple):
    """What a command said, and its exit code."""

    out: str
    err: str
    code: int


class Shell:
    """Runs commands and keeps what they say."""

    def __init__(self, patch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.patch = patch
        self.capsys = capsys

    def __call__(self, *arguments: str, typed: str = "") -> Ran:
        self.patch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(arguments)
        said = self.capsys.readouterr()
        return Ran(said.out, said.err, code)
