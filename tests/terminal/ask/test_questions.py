"""Steps: suits, amounts and cards, asked for and read."""

import pytest

from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form, Span
from parlour.terminal.ask.questions import AmountStep, CardsStep, SuitStep, made_move, steps_of
from parlour.terminal.ask.step import Details
from parlour.terminal.errors import Unclear
from tests.terminal.script import dealt, sight_at


def test_an_amount_is_read() -> None:
    details = Details()
    AmountStep(Span(10, 100, 10)).read_all(["30"], details)
    assert details.amount == 30


def test_an_amount_may_have_commas() -> None:
    details = Details()
    AmountStep(Span(0, 5000)).read_all(["2,500"], details)
    assert details.amount == 2500


@pytest.mark.parametrize(("word", "amount"), [("min", 10), ("max", 100)])
def test_the_bounds_have_names(word: str, amount: int) -> None:
    details = Details()
    AmountStep(Span(10, 100, 10)).read_all([word], details)
    assert details.amount == amount


@pytest.mark.parametrize("word", ["5", "110", "15", "-10", "ten", "1e2", "٣٠"])
def test_an_amount_out_of_bounds_or_between_steps_is_refused(word: str) -> None:
    with pytest.raises(Unclear):
        AmountStep(Span(10, 100, 10)).read_all([word], Details())


def test_enter_bets_the_least() -> None:
    assert AmountStep(Span(10, 100)).default() == "10"


@pytest.mark.parametrize("word", ["S", "spades", "♠", "s"])
def test_a_suit_may_be_written_in_many_ways(word: str) -> None:
    details = Details()
    SuitStep(["C", "S"]).read_all([word], details)
    assert details.suit == "S"


def test_a_suit_that_is_not_offered_is_refused() -> None:
    with pytest.raises(Unclear, match="H is not among the suits: C or S"):
        SuitStep(["C", "S"]).read_all(["H"], Details())


def test_cards_are_named() -> None:
    details = Details()
    CardsStep(CardsAsked("hand", 1, 3)).read_all(["9D", "joker"], details)
    assert details.cards == [48, 0]


def test_a_word_that_is_no_card_is_refused() -> None:
    with pytest.raises(Unclear, match="'9Q'"):
        CardsStep(CardsAsked("hand", 1, 3)).read_all(["9Q"], Details())


def test_too_many_cards_are_refused() -> None:
    with pytest.raises(Unclear, match="Say 1 to 2, not 3"):
        CardsStep(CardsAsked("hand", 1, 2)).read_all(["9D", "8D", "7D"], Details())


SENSIBLE = CardsAsked("hand", 2, 2, [[48, 47], [9, 22]])


def test_sensible_cards_are_offered_by_number() -> None:
    assert CardsStep(SENSIBLE).question().endswith("by number: 1 9♦ 8♦ · 2 9♣ 9♥?")


def test_a_sensible_pick_is_taken_by_its_number() -> None:
    details = Details()
    CardsStep(SENSIBLE).read_all(["2"], details)
    assert details.cards == [9, 22]


def test_a_number_that_is_not_offered_is_refused() -> None:
    with pytest.raises(Unclear, match="not among the numbers"):
        CardsStep(SENSIBLE).read_all(["3"], Details())


def test_a_form_with_everything_asks_for_everything() -> None:
    form = Form("X", amount=Span(1, 2), suits=["C"], cards=CardsAsked("hand", 1, 1))
    assert [type(step) for step in steps_of(form, sight_at(dealt()))] == [SuitStep, CardsStep, AmountStep]


def test_the_answers_make_the_move() -> None:
    details = Details()
    details.slots, details.cards, details.amount, details.suit = [1], [2], 3, "S"
    assert made_move(Form("X"), details) == Move("X", (1,), (2,), 3, "S")
