"""Events, and who hears which of their cards."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.cards.codes import BACK
from parlour.engine.play.events import NO_SEAT, Event, Listener, Teller
from parlour.engine.show.audience import EVERYONE, NOBODY, only, sees

AUDIENCES = (EVERYONE, only(2), NOBODY)
DEAL = Event("dealt", 1, (5, 6, 7), AUDIENCES, amount=3, other=2, slots=(4,), fields={"pot": 9})
CARDS = st.lists(st.tuples(st.integers(0, 52), st.integers(-1, 15)), max_size=6)


class Counting(Teller):
    """A teller as a game's front end writes it."""

    def __init__(self) -> None:
        self.heard = 0

    def tell(self, event: Event) -> None:
        self.heard += 1


@pytest.mark.parametrize(
    ("viewer", "cards"), [(None, (5, BACK, BACK)), (0, (5, BACK, BACK)), (2, (5, 6, BACK))]
)
def test_each_viewer_hears_only_the_cards_meant_for_it(viewer: int | None, cards: tuple[int, ...]) -> None:
    assert DEAL.seen_by(viewer).cards == cards


@given(CARDS, st.one_of(st.none(), st.integers(0, 3)))
def test_no_viewer_hears_a_card_that_its_audience_denies(
    cards: list[tuple[int, int]], viewer: int | None
) -> None:
    event = Event("showed", 0, tuple(card for card, _ in cards), tuple(audience for _, audience in cards))
    for shown, (card, audience) in zip(event.seen_by(viewer).cards, cards, strict=True):
        assert shown == (card if sees(audience, viewer) else BACK)


def test_everything_but_the_cards_is_heard_by_all() -> None:
    heard = DEAL.seen_by(None)
    assert (heard.kind, heard.seat, heard.amount, heard.other) == ("dealt", 1, 3, 2)
    assert (heard.slots, heard.fields) == ((4,), {"pot": 9})


def test_an_event_is_a_sentence_with_backs_for_cards_that_its_hearer_may_not_see() -> None:
    heard = DEAL.sentence(2)
    assert heard.key == "event.dealt"
    assert (heard.fields["cards"], heard.fields["card2"], heard.fields["card3"]) == ([5, 6, BACK], 6, BACK)
    assert (heard.fields["seat"], heard.fields["amount"], heard.fields["pot"]) == (1, 3, 9)


def test_veiling_an_event_leaves_the_event_itself_whole() -> None:
    DEAL.seen_by(None)
    assert DEAL.cards == (5, 6, 7)


def test_an_event_need_not_concern_a_seat() -> None:
    event = Event("shuffled")
    assert (event.seat, event.other) == (NO_SEAT, NO_SEAT)


def test_a_card_told_without_an_audience_is_a_bug() -> None:
    with pytest.raises(AssertionError, match="dealt: every card told has an audience"):
        Event("dealt", cards=(1, 2), audiences=(EVERYONE,))


def test_a_teller_may_be_written_outside_the_house() -> None:
    teller = Counting()
    teller.tell(DEAL)
    assert teller.heard == 1


def test_a_listener_keeps_all_events_in_order() -> None:
    listener = Listener()
    for kind in ("dealt", "knocked"):
        listener.tell(Event(kind))
    assert [event.kind for event in listener.events] == ["dealt", "knocked"]
