"""The laws of the close: a deal is closed once and truly, and nothing hidden is told with it."""

import pytest

from parlour.engine import laws
from parlour.engine.errors import BrokenLaw
from parlour.engine.play.events import Close, Event, Teller
from parlour.engine.show.audience import only
from parlour.engine.show.picture import Picture
from parlour.engine.words.sentence import Sentence, sentence_of
from tests.engine.laws.start_mutants import start_mutant
from tests.toys.ante_up.rules.position import AnteUp

LAST = "a-close-is-the-last-of-its-deal"
PAID = "a-close-tells-what-was-paid"
SEEN = "a-close-tells-what-is-seen"


class Closes(AnteUp):
    """Ante Up that closes every deal as it should."""

    def after_deal(self, teller: Teller | None) -> None:
        if teller is not None:
            self.tell_close(teller)
        super().after_deal(teller)

    def tell_close(self, teller: Teller) -> None:
        teller.tell(self.closing_event())

    def closing_event(self) -> Event:
        order = sorted(self.staying, key=lambda seat: self.hands[seat][0])
        amounts = [0] * self.seats
        amounts[order[-1]] = self.amount()
        hands = {
            seat: self.named(seat) for seat in range(self.seats) if seat in order or seat in self.folders
        }
        raised: dict[str, tuple[int, ...]] = {f"hand@{seat}": (0,) for seat in order}
        return Event("closed", order[-1], close=Close(order[-1:], order[:-1], amounts, hands, raised))

    def amount(self) -> int:
        return self.brought

    def named(self, seat: int) -> Sentence:
        return Sentence("close.folded") if seat in self.folders else sentence_of("short", card=1)

    def showdown(self, teller: Teller | None) -> None:
        self.brought = self.pot
        super().showdown(teller)

    def copy(self) -> "Closes":
        twin = super().copy()
        assert isinstance(twin, Closes)
        return twin


class HalfTold(Closes):
    """Tells half of what was paid."""

    def amount(self) -> int:
        return self.brought // 2


class Unclosed(Closes):
    """Closes no deal but those that end the game."""

    def tell_close(self, teller: Teller) -> None:
        if self.dealt_so_far == self.switches.rounds:
            super().tell_close(teller)


class ToldAfterwards(Closes):
    """Tells something more of the deal that it has closed."""

    def tell_close(self, teller: Teller) -> None:
        super().tell_close(teller)
        teller.tell(Event("folded", 0))


class ClosedTwice(Closes):
    """Closes a deal once more."""

    def tell_close(self, teller: Teller) -> None:
        super().tell_close(teller)
        super().tell_close(teller)


class ClosedTooLate(Closes):
    """Closes a deal when the next one is dealt."""

    def after_deal(self, teller: Teller | None) -> None:
        closing = self.closing_event()
        AnteUp.after_deal(self, teller)
        if teller is not None:
            teller.tell(closing)


class WinnerBeaten(Closes):
    """Counts the winner among the beaten."""

    def closing_event(self) -> Event:
        event = super().closing_event()
        assert event.close is not None
        event.close.beaten = [*event.close.beaten, *event.close.winners]
        return event


class HiddenNamed(Closes):
    """Tells what hands are that lie face down."""

    def audience(self, owner: int) -> int:
        return only(owner)

    def closing_event(self) -> Event:
        event = super().closing_event()
        assert event.close is not None
        event.close.raised = {}
        return event

    def named(self, seat: int) -> Sentence:
        return sentence_of("short", card=self.shown[seat])


class FoldedRaised(Closes):
    """Raises cards that were folded."""

    def closing_event(self) -> Event:
        event = super().closing_event()
        assert event.close is not None
        event.close.raised = {**event.close.raised, "discards": tuple(range(len(self.gone)))}
        return event


class OutOfNowhere(Closes):
    """Raises a card that is not there."""

    def closing_event(self) -> Event:
        event = super().closing_event()
        assert event.close is not None
        event.close.raised = {"hand@0": (7,)}
        return event


PLANTED = [
    (HalfTold, PAID),
    (WinnerBeaten, PAID),
    (ToldAfterwards, LAST),
    (ClosedTwice, LAST),
    (ClosedTooLate, PAID),
    (HiddenNamed, SEEN),
    (FoldedRaised, SEEN),
    (OutOfNowhere, SEEN),
]


def check(kind: type[AnteUp]) -> int:
    game = start_mutant(kind)
    game.__dict__["picture"] = Picture(showdowns=["showed"])
    return laws.check(game, games=12)


def test_a_deal_that_is_closed_truly_keeps_the_laws() -> None:
    assert check(Closes) > 0


def test_a_game_without_showdowns_needs_no_close() -> None:
    assert laws.check(start_mutant(AnteUp), games=4) > 0


def test_a_game_may_have_deals_that_nothing_closes() -> None:
    assert check(Unclosed) > 0


@pytest.mark.parametrize(("kind", "law"), PLANTED, ids=lambda each: getattr(each, "__name__", each))
def test_a_false_close_is_caught(kind: type[AnteUp], law: str) -> None:
    with pytest.raises(BrokenLaw) as caught:
        check(kind)
    assert caught.value.code == law
