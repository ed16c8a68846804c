"""The manual at the command line: served to this machine under its policy, or a sentence."""

import json
from collections.abc import Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from parlour.cli.commands.help.manual import _reader_of
from parlour.manual import Manual
from tests.cli.typing_in import Shell


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)


@pytest.fixture
def manual(tmp_path: Path) -> Manual:
    page = tmp_path / "commands" / "play" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<p>play</p>", encoding="utf-8")
    (tmp_path / "manual.json").write_text(json.dumps({"scripts": [], "pages": ["commands/play.md"]}))
    return Manual(tmp_path)


@pytest.fixture
def address(manual: Manual) -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), _reader_of(manual)) as server:
        Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01}, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_page_is_served_under_the_policy_of_the_manual(manual: Manual, address: str) -> None:
    with urlopen(f"{address}/commands/play?a=b") as answer:
        assert answer.url == f"{address}/commands/play/"
        assert answer.read() == b"<p>play</p>"
        assert answer.headers["content-security-policy"] == manual.policy


def test_what_is_no_page_is_not_found(address: str) -> None:
    with pytest.raises(HTTPError, match="404") as refused:
        urlopen(f"{address}/manual.json")
    refused.value.close()


def test_a_manual_that_is_not_built_is_a_sentence(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("parlour.manual.find_manual", lambda: None)
    ran = shell("manual")
    assert (ran.code, ran.err) == (2, "The manual is not built here: ./play manual builds it in a clone.\n")


def test_a_page_that_there_is_not_is_a_sentence(
    shell: Shell, manual: Manual, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("parlour.manual.find_manual", lambda: manual)
    ran = shell("manual", "whist")
    assert (ran.code, ran.err) == (2, "The manual has no page about 'whist': name a game or a command.\n")
