"""Looking things up in a view, and sending it away."""

import msgspec
import pytest

from parlour.engine.show.view import View
from tests.toys.dealt import fresh


@pytest.fixture
def view() -> View:
    return fresh().view(0)


def test_a_zone_is_found_by_name_and_owner(view: View) -> None:
    assert view.zone("hand", 1).owner == 1
    assert view.zone("stock").count == 46


def test_a_zone_that_is_not_there_is_a_key_error(view: View) -> None:
    with pytest.raises(KeyError, match="no zone 'hand' of owner None"):
        view.zone("hand")


def test_an_open_verb_has_a_form_and_a_closed_one_none(view: View) -> None:
    form = view.form("PICK")
    assert form is not None
    assert form.verb == "PICK"
    assert view.form("PASS") is None


def test_a_view_survives_the_way_through_json(view: View) -> None:
    assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
