"""Extras."""

import json
from importlib import metadata
from typing import Any

import pytest

from parlour.engine.errors import MissingExtra
from parlour.engine.optional import install_command, need


class Installed:
    """An installed package, and what its installer wrote down of where it came from."""

    def __init__(self, origin: dict[str, Any] | None) -> None:
        self.origin = origin

    def read_text(self, name: str) -> str | None:
        assert name == "direct_url.json"
        return None if self.origin is None else json.dumps(self.origin)


def install_from(monkeypatch: pytest.MonkeyPatch, origin: dict[str, Any] | None) -> None:
    monkeypatch.setattr(metadata, "distribution", lambda name: Installed(origin))


def test_what_is_installed_is_not_missed() -> None:
    need("lab", "msgspec", "click")


def test_what_is_missing_is_named_with_the_extra_that_brings_it() -> None:
    with pytest.raises(MissingExtra) as missed:
        need("lab", "msgspec", "poohsticks")
    assert missed.value.code == "missing-extra"
    assert "poohsticks, which is not installed: pip install " in missed.value.sentence
    assert "[lab]'" in missed.value.sentence


def test_an_extra_comes_from_the_wheel_that_was_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    install_from(monkeypatch, {"url": "file:///home/ann/my%20wheels/parlour-0.1.0-py3-none-any.whl"})
    wanted = "pip install '/home/ann/my wheels/parlour-0.1.0-py3-none-any.whl[web]'"
    assert install_command("web") == wanted


def test_an_extra_of_a_clone_comes_from_the_clone(monkeypatch: pytest.MonkeyPatch) -> None:
    install_from(monkeypatch, {"url": "file:///srv/parlour", "dir_info": {"editable": True}})
    assert install_command("web") == "pip install -e '/srv/parlour[web]'"


@pytest.mark.parametrize("origin", [None, {}, {"url": "https://example.org/parlour.git"}])
def test_an_extra_is_never_had_by_the_bare_name(
    origin: dict[str, Any] | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    install_from(monkeypatch, origin)
    assert install_command("web").startswith("pip install 'WHEEL[web]'")


def test_a_parlour_that_was_never_installed_says_so_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Installed:
        raise metadata.PackageNotFoundError(name)

    monkeypatch.setattr(metadata, "distribution", missing)
    assert "WHEEL[web]" in install_command("web")
