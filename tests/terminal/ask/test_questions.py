"""What a form asks for: places, cards, suits and amounts, and how answers are read."""

import pytest

from parlour.cards.notation import card_text
from parlour.cards.seeds import seed_from_hex
from parlour.engine.play.move import Move
from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.engine.words.sentence import sentence_of
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.terminal.ask.named_cards import CardsQuestion
from parlour.terminal.ask.parse import read_words
from parlour.terminal.ask.places import PlacesQuestion
from parlour.terminal.ask.question import Details
from parlour.terminal.ask.questions import AmountQuestion, SuitQuestion, move_of, questions_of
from parlour.terminal.errors import Unclear
from parlour.terminal.words import TerminalWords
from tests.terminal.script import dealt, page_at
from tests.toys import pass_and_bid

WORDS = TerminalWords()


def test_an_amount_is_read() -> None:
    details = Details()
    AmountQuestion(Span(10, 100, 10), WORDS).read_all(["30"], details)
    assert details.amount == 30


def test_an_amount_may_have_commas() -> None:
    details = Details()
    AmountQuestion(Span(0, 5000), WORDS).read_all(["2,500"], details)
    assert details.amount == 2500


@pytest.mark.parametrize(("word", "amount"), [("min", 10), ("max", 100)])
def test_the_bounds_have_names(word: str, amount: int) -> None:
    details = Details()
    AmountQuestion(Span(10, 100, 10), WORDS).read_all([word], details)
    assert details.amount == amount


@pytest.mark.parametrize("word", ["5", "110", "15", "-10", "ten", "1e2", "٣٠"])
def test_an_amount_out_of_bounds_or_between_steps_is_refused(word: str) -> None:
    with pytest.raises(Unclear):
        AmountQuestion(Span(10, 100, 10), WORDS).read_all([word], Details())


def test_the_highest_amount_may_lie_above_the_bounds() -> None:
    details = Details()
    AmountQuestion(Span(0, 0, also=[2, 3]), WORDS).read_all(["max"], details)
    assert details.amount == 3


def test_single_amounts_are_listed_in_order_and_no_bounds_are_made_of_one() -> None:
    assert AmountQuestion(Span(0, 0, also=[2, 3]), WORDS).text() == "How much, 0, 2 or 3?"


def test_a_gap_between_amounts_is_named_and_refused() -> None:
    question = AmountQuestion(Span(0, 2, also=[4, 5]), WORDS, asked="How many tricks do you bid?")
    assert question.text() == "How many tricks do you bid? (0, 1, 2, 4 or 5)"
    with pytest.raises(Unclear) as caught:
        question.read_all(["3"], Details())
    assert WORDS.say(caught.value.said) == "3 does not do: 0, 1, 2, 4 or 5."


def test_what_an_amount_costs_is_said_with_the_question() -> None:
    question = AmountQuestion(Span(5, 9), WORDS, price="twice, seen")
    assert question.text() == "How much, from 5 to 9? (twice, seen)"


def test_a_bid_with_one_number_is_not_asked_for_but_a_bet_is() -> None:
    assert AmountQuestion(Span(0, 0), WORDS, asked="How many tricks do you bid?").is_forced()
    assert not AmountQuestion(Span(0, 1), WORDS, asked="How many tricks do you bid?").is_forced()
    assert not AmountQuestion(Span(10, 10), WORDS).is_forced()


def test_one_card_is_asked_for_as_one() -> None:
    assert CardsQuestion(CardsAsked("hand", 1, 1), WORDS).text() == "Which card, for example 9D?"
    assert CardsQuestion(CardsAsked("hand", 1, 2), WORDS).text().startswith("Which cards, ")


def test_a_game_may_ask_for_its_amount_in_its_own_words() -> None:
    game = pass_and_bid.GAME
    match = Match.begin(game, game.rules(), parse_seats("me,me,me"), seed_from_hex("1"))
    for seat in range(3):
        match.play(seat, next(iter(match.moves(seat))))
    page = page_at(match)
    [question] = questions_of(page.view.forms[0], page)
    assert question.text() == "How many tricks do you bid? (from 0 to 5)"


def test_enter_bets_the_least() -> None:
    assert AmountQuestion(Span(10, 100), WORDS).default() == "10"


@pytest.mark.parametrize("word", ["S", "spades", "♠", "s"])
def test_a_suit_may_be_written_in_many_ways(word: str) -> None:
    details = Details()
    SuitQuestion(["C", "S"], WORDS).read_all([word], details)
    assert details.suit == "S"


def test_a_suit_that_is_not_offered_is_refused() -> None:
    with pytest.raises(Unclear, match="H is not among the suits: C or S"):
        SuitQuestion(["C", "S"], WORDS).read_all(["H"], Details())


def test_cards_are_named() -> None:
    details = Details()
    CardsQuestion(CardsAsked("hand", 1, 3), WORDS).read_all(["9D", "joker"], details)
    assert details.cards == [48, 0]


def test_a_word_that_is_no_card_is_refused() -> None:
    with pytest.raises(Unclear, match="'9Q'"):
        CardsQuestion(CardsAsked("hand", 1, 3), WORDS).read_all(["9Q"], Details())


def test_too_many_cards_are_refused() -> None:
    with pytest.raises(Unclear, match="Say 1 to 2, not 3"):
        CardsQuestion(CardsAsked("hand", 1, 2), WORDS).read_all(["9D", "8D", "7D"], Details())


SENSIBLE = CardsAsked("hand", 2, 2, [[48, 47], [9, 22]])


def test_sensible_cards_are_offered_by_letter() -> None:
    assert CardsQuestion(SENSIBLE, WORDS).text().endswith("by letter: a 9♦ 8♦ · b 9♣ 9♥?")


def test_a_sensible_pick_is_taken_by_its_letter() -> None:
    details = Details()
    CardsQuestion(SENSIBLE, WORDS).read_all(["b"], details)
    assert details.cards == [9, 22]


def test_a_letter_that_is_not_offered_is_refused() -> None:
    with pytest.raises(Unclear, match="Say 2, not 1"):
        CardsQuestion(SENSIBLE, WORDS).read_all(["c"], Details())


HELD = [48, 47, 9]


def test_a_number_means_a_place_of_the_hand() -> None:
    details = Details()
    CardsQuestion(SENSIBLE, WORDS, HELD).read_all(["3", "9D"], details)
    assert details.cards == [9, 48]


def test_a_place_that_is_not_in_the_hand_is_refused() -> None:
    with pytest.raises(Unclear, match="There is no place 4: choose 1 to 3"):
        CardsQuestion(SENSIBLE, WORDS, HELD).read_all(["4", "1"], Details())


def test_a_place_counts_once() -> None:
    with pytest.raises(Unclear, match="Place 2 is named twice"):
        CardsQuestion(SENSIBLE, WORDS, HELD).read_all(["2", "2"], Details())


def test_a_form_with_everything_asks_for_everything() -> None:
    form = Form("X", amount=Span(1, 2), suits=["C"], cards=CardsAsked("hand", 1, 1))
    assert [type(step) for step in questions_of(form, page_at(dealt()))] == [
        SuitQuestion,
        CardsQuestion,
        AmountQuestion,
    ]


def test_the_answers_make_the_move() -> None:
    details = Details()
    details.slots, details.cards, details.amount, details.suit = [1], [2], 3, "S"
    assert move_of(Form("X"), details) == Move("X", (1,), (2,), 3, "S")


PAGE = page_at(dealt())
HAND = PAGE.own_zones()[0].cards
LEFT, MIDDLE, RIGHT = PAGE.own_zones()[0].order
"""The places of the hand as it is sorted on the screen."""
ONE = Pool("hand", [0, 1, 2])
SOME = Pool("hand", [0, 1, 2], least=0, most=2)
ALL = Pool("hand", [0, 1, 2], least=3, most=3, ordered=True)


def picked(pool: Pool, *words: str) -> list[int]:
    details = Details()
    PlacesQuestion(pool, PAGE).read_all(list(words), details)
    return details.slots


def test_places_are_counted_from_one_as_they_are_shown() -> None:
    assert picked(ONE, "3") == [RIGHT]


def test_a_place_is_named_by_the_card_that_lies_there() -> None:
    assert picked(ONE, card_text(HAND[1]).lower()) == [1]


def test_the_order_is_kept_where_it_matters() -> None:
    assert picked(ALL, "3", "1", "2") == [RIGHT, LEFT, MIDDLE]


def test_the_order_is_sorted_where_it_does_not() -> None:
    assert picked(SOME, "3", "1") == sorted([LEFT, RIGHT])


def test_none_may_be_picked_where_none_is_allowed() -> None:
    assert picked(SOME) == picked(SOME, "None") == []


def test_enter_alone_picks_none_where_none_is_allowed() -> None:
    assert PlacesQuestion(SOME, PAGE).default() == "none"


def test_none_is_refused_where_one_must_be_picked() -> None:
    with pytest.raises(Unclear):
        picked(ONE, "none")


@pytest.mark.parametrize("word", ["0", "4", "x", "²", "99999999999999999999"])
def test_a_place_that_is_not_there_is_refused(word: str) -> None:
    with pytest.raises(Unclear):
        picked(ONE, word)


def test_a_card_that_lies_elsewhere_is_refused() -> None:
    elsewhere = next(card for card in range(1, 53) if card not in HAND)
    with pytest.raises(Unclear, match="does not lie there: choose 1, 2 or 3"):
        picked(ONE, card_text(elsewhere))


def test_a_place_named_twice_is_refused() -> None:
    with pytest.raises(Unclear, match="Place 1 is named twice"):
        picked(ALL, "1", "1", "2")


def test_too_few_places_are_refused() -> None:
    with pytest.raises(Unclear, match="Say 3, not 2"):
        picked(ALL, "1", "2")


def test_enter_takes_all_as_they_lie() -> None:
    assert PlacesQuestion(ALL, PAGE).default() == "1 2 3"


def test_a_single_place_need_not_be_asked_for() -> None:
    assert PlacesQuestion(Pool("hand", [1]), PAGE).is_forced()


def test_an_order_of_several_must_be_asked_for() -> None:
    assert not PlacesQuestion(ALL, PAGE).is_forced()


def test_the_question_shows_what_lies_where() -> None:
    question = PlacesQuestion(Pool("centre", [0, 1, 2]), PAGE).text()
    assert "2 ▒▒" in question


NAMED = PlacesQuestion(
    Pool(
        "x",
        [0, 3, 4],
        names=[sentence_of("plain", text=name) for name in ("sevens", "queens of old", "sixes")],
    ),
    PAGE,
)


def test_named_things_are_offered_by_letter_because_numbers_are_places() -> None:
    assert NAMED.text() == "Which of these: a sevens · b queens of old · c sixes?"
    assert [offer.word for offer in NAMED.offered().offers] == ["a", "b", "c"]


@pytest.mark.parametrize(
    ("line", "slot"),
    [("a", 0), ("sevens", 0), ("SEVENS", 0), ("se", 0), ("queens of old", 3), ("queens", 3), ("B", 3)],
)
def test_a_named_thing_is_typed_by_its_name(line: str, slot: int) -> None:
    details = Details()
    assert read_words([NAMED], line.split(), details) == []
    assert details.slots == [slot]


@pytest.mark.parametrize("line", ["s", "eights", "2", "sevens sixes"])
def test_a_name_that_is_unclear_or_not_there_is_refused(line: str) -> None:
    with pytest.raises(Unclear):
        read_words([NAMED], line.split(), Details())


def test_the_refusal_of_a_name_lists_the_names() -> None:
    with pytest.raises(Unclear, match="eights is not among them: choose sevens, queens of old or sixes"):
        NAMED.read_all(["eights"], Details())


def test_several_named_things_are_typed_by_their_names() -> None:
    names = [sentence_of("plain", text=name) for name in ("Ann's hand", "Bob's hand", "Bob's floor")]
    question = PlacesQuestion(Pool("x", [0, 1, 2], least=2, most=2, ordered=True, names=names), PAGE)
    details = Details()
    read_words([question], ["bob's", "floor", "ann's"], details)
    assert details.slots == [2, 0]


PEOPLE = [sentence_of("plain", text=name) for name in ("Ann", "Bob", "Cleo")]
RANKS = [sentence_of("plain", text=name) for name in ("sevens", "jacks", "aces")]


@pytest.mark.parametrize("line", ["b a", "bob sevens", "b sevens", "bob a"])
def test_each_of_two_named_things_is_read_among_its_own_names(line: str) -> None:
    """Whom to ask, and for what: `a` is Ann to the first question and sevens to the second."""
    people, ranks = Pool("who", [0, 2, 3], names=PEOPLE), Pool("what", [7, 11, 14], names=RANKS)
    details = Details()
    assert (
        read_words([PlacesQuestion(people, PAGE), PlacesQuestion(ranks, PAGE)], line.split(), details) == []
    )
    assert details.slots == [2, 7]


def test_suits_have_names_in_every_language() -> None:
    details = Details()
    SuitQuestion(["C", "S"], TerminalWords("de")).read_all(["Pik"], details)
    assert details.suit == "S"


LAYING = Form(
    "DECLARE", pools=[Pool("hand", [0, 1, 2], least=0, most=2, suits=["S", "D", "S"])], suits=["C", "S", "D"]
)


@pytest.mark.parametrize(
    ("words", "slots"), [("S 1 3", [0, 2]), ("D 2", [1]), ("S none", []), ("C", [])], ids=str
)
def test_with_a_suit_go_only_its_own_places(words: str, slots: list[int]) -> None:
    details = Details()
    read_words(questions_of(LAYING, page_at(dealt())), words.split(), details)
    assert details.slots == slots


@pytest.mark.parametrize(
    ("words", "key"),
    [("S 2", "unclear.no-place"), ("C 1", "unclear.too-much"), ("D 2 3", "unclear.too-much")],
)
def test_a_place_of_another_suit_is_refused(words: str, key: str) -> None:
    with pytest.raises(Unclear) as refused:
        read_words(questions_of(LAYING, page_at(dealt())), words.split(), Details())
    assert refused.value.said.key == key


def test_nobody_is_asked_for_places_of_a_suit_that_has_none() -> None:
    details = Details()
    [places] = read_words(questions_of(LAYING, page_at(dealt())), ["C"], details)
    assert not places.is_forced()
    places.narrow(details)
    assert places.is_forced()


def test_of_an_answer_that_is_refused_nothing_is_kept() -> None:
    details = Details()
    with pytest.raises(Unclear):
        CardsQuestion(SENSIBLE, WORDS).read_all(["9D", "9Q"], details)
    assert details.cards == []
