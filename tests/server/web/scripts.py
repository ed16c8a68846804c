"""The pages' own scripts, run by node without a browser."""

import base64
import json
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any, Final

from tests.house import PACKAGE

WEB: Final = PACKAGE / "server" / "web"
NODE: Final = shutil.which("node")
_VERIFIER: Final = """
import { createInterface } from 'node:readline'
import { verify } from './verify.js'
for await (const line of createInterface({ input: process.stdin })) {
  const bytes = new Uint8Array(Buffer.from(line, 'base64'))
  const report = await verify(bytes).catch(no => ({ no: no.key ?? `${no}` }))
  const bad = report.no ?? report.findings.filter(each => each.ok === false).map(each => each.key).join(' ')
  console.log(JSON.stringify(bad))
}
"""


class PageVerifier:
    """The page that checks a game, kept running: what it finds wrong in a file."""

    def __init__(self, source: IO[str], sink: IO[str]) -> None:
        self._source = source
        self._sink = sink

    def faults(self, content: bytes) -> str:
        """The keys of what does not hold, or "" where all that can be told there holds."""
        self._sink.write(base64.b64encode(content).decode() + "\n")
        self._sink.flush()
        found: str = json.loads(self._source.readline())
        return found


@contextmanager
def page_verifier(folder: Path) -> Iterator[PageVerifier]:
    """A process that runs the page's scripts; they are copied to where node takes them for modules."""
    assert NODE is not None
    shutil.copytree(WEB / "site" / "check", folder, dirs_exist_ok=True)
    (folder / "package.json").write_text('{"type": "module"}')
    (folder / "verifier.js").write_text(_VERIFIER)
    command: list[Any] = [NODE, folder / "verifier.js"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield PageVerifier(process.stdout, process.stdin)
        process.stdin.close()
