"""The page on tournaments has every field of the regulations and every act of a director, as the code has."""

import re
import tomllib
from typing import Final

import msgspec

from parlour.tournaments.formats import format_names
from parlour.tournaments.log.rows import ACTS
from parlour.tournaments.regulations.regulations import Format, Regulations
from parlour.tournaments.regulations.text import regulations_from
from tests.house import ROOT

PAGE: Final = (ROOT / "docs" / "reference" / "tournaments.md").read_text(encoding="utf-8")


def example() -> str:
    found = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert found is not None
    return found[1]


def test_the_example_has_every_field_of_the_regulations_and_can_be_read() -> None:
    tree = tomllib.loads(example())
    assert set(tree) == {field.name for field in msgspec.structs.fields(Regulations)}
    assert regulations_from(tree).title == "Friday night"


def test_the_example_names_every_option_of_a_format() -> None:
    options = {field.name for field in msgspec.structs.fields(Format)}
    assert options <= set(re.findall(r"\w+", example()))


def test_the_page_names_every_act_and_every_format() -> None:
    assert {*ACTS, *format_names()} <= set(re.findall(r"`([\w-]+)`", PAGE))
