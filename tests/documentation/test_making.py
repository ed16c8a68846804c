"""The reference for authors of games names all there is: every name, parameter, law and kind of blank."""

import ast
import re

import msgspec
import pytest

from parlour import making
from parlour.engine.laws.advice import ADVICE
from parlour.engine.show.picture import Counter, Picture
from parlour.engine.words.phrasebook import KINDS
from tests.house import ROOT, read
from tools.manual.api_source import find

PAGE = read(ROOT / "docs" / "reference" / "making.md")
CODE = " ".join(re.findall(r"`[^`\n]+`", PAGE))
WORDS = set(re.findall(r"\w+(?:-\w+)*", CODE))
MADE = (making.Zone, making.Event, making.Pool, making.Outcome, making.Move, making.Game, making.Close)
ASKED = (making.Position, making.Words, making.Thinking)
PRIVATE = {
    "self",
    "package",
    "refusal",
    "play",
    "view",
    "is_over",
    "is_empty_chair",
    "seat_view",
    "zone_view",
}
"""What the engine itself does with a position."""


def parameters(kind: type) -> list[str]:
    """Return what it is made of, by its source: not every compiled class tells."""
    signature = find("parlour.making", kind.__name__).signature
    [made] = ast.parse(signature.replace("class", "def", 1) + ": ...").body
    assert isinstance(made, ast.FunctionDef)
    taken = [each.arg for each in (*made.args.args, *made.args.kwonlyargs)]
    return [name for name in taken if name not in PRIVATE]


def methods(kind: type) -> list[str]:
    found = [name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")]
    return [name for name in found if name not in {*PRIVATE, "redealt"}]


def test_every_name_is_explained() -> None:
    assert [name for name in making.__all__ if name not in WORDS] == []


@pytest.mark.parametrize("kind", MADE, ids=lambda kind: str(kind.__name__))
def test_every_parameter_is_explained(kind: type) -> None:
    assert [name for name in parameters(kind) if name not in WORDS] == []


@pytest.mark.parametrize("kind", ASKED, ids=lambda kind: str(kind.__name__))
def test_every_method_is_explained(kind: type) -> None:
    assert [name for name in methods(kind) if name not in WORDS] == []


def test_every_law_is_listed() -> None:
    assert [law for law in ADVICE if law not in WORDS] == []


def test_every_kind_of_blank_is_listed() -> None:
    assert [kind for kind in KINDS if kind and f"`{kind}`" not in PAGE] == []


def test_every_field_of_a_picture_is_explained() -> None:
    fields = [field.encode_name for kind in (Picture, Counter) for field in msgspec.structs.fields(kind)]
    assert [name for name in fields if name not in WORDS] == []
