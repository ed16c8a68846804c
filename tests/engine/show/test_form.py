"""Forms as front ends receive them."""

import msgspec
import pytest

from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.engine.words.sentence import sentence_of

FULL = Form(
    verb="CLAIM",
    amount=Span(low=10, high=50, step=10),
    pools=[
        Pool(
            "hand",
            [0, 2],
            least=1,
            most=2,
            ordered=True,
            names=[sentence_of("rank.2"), sentence_of("rank.3")],
        )
    ],
    suits=["C", "H"],
    cards=CardsAsked(zone="hand", least=3, most=5, sensible=[[1, 2, 3]]),
)


def test_a_form_survives_the_way_through_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(FULL), type=Form) == FULL


def test_a_plain_verb_asks_for_nothing() -> None:
    form = Form(verb="KNOCK")
    assert (form.amount, form.pools, form.suits, form.cards) == (None, [], [], None)


def test_a_pool_asks_for_one_place_in_any_order_unless_it_says_so() -> None:
    pool = Pool("hand", [0, 1])
    assert (pool.least, pool.most, pool.ordered) == (1, 1, False)


def test_forms_do_not_share_their_lists() -> None:
    first, second = Form(verb="KNOCK"), Form(verb="KNOCK")
    assert first.pools is not second.pools


def test_a_form_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        FULL.verb = "KNOCK"  # type: ignore[misc]
