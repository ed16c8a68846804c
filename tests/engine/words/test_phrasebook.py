"""Sentences become text in one place, by templates, in any language."""

import json
from importlib.resources import files

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import MissingText
from parlour.engine.words.phrasebook import (
    ENGLISH,
    Hearer,
    Phrasebook,
    plainly,
    read_templates,
    shared_languages,
)
from parlour.engine.words.sentence import Sentence, sentence_of

TEMPLATES = {
    "knocked": "{seat} knocked on {other}.",
    "hit": "{other} was hit by {seat:whose} hand.",
    "shown": "{seat} showed {cards}: {hand}.",
    "flush": "a flush to the {high:rank}",
    "pair": "a pair of {high:ranks}",
    "suit": "{suit:suit} it is.",
    "lost": "{seat} lost {amount} lives.",
    "lost.one": "{seat} lost a life.",
    "may": "You may {ways:or}, {name:text}.",
    "fold": "fold",
    "bet": "bet {amount}",
    "verb": "{verb:verb}: {verb:when}",
    "places": "Places {slots}.",
    "one-card": "{card1} before {card2}.",
    "laid": "{cards}",
}
BOOK = Phrasebook(ENGLISH, TEMPLATES)
TABLE = Hearer(["Ann", "Ben", "Seat 0"], viewer=1, labels={"FOLD": "Give up"}, whens={"FOLD": "Any time."})


def say_to(sentence: Sentence, hearer: Hearer = TABLE) -> str:
    return BOOK.say(sentence, hearer)


def test_seats_go_by_their_names_and_the_hearer_is_you() -> None:
    assert say_to(sentence_of("knocked", seat=0, other=2)) == "Ann knocked on Seat 0."
    assert say_to(sentence_of("knocked", seat=1, other=0)) == "You knocked on Ann."
    assert say_to(sentence_of("knocked", seat=0, other=1)) == "Ann knocked on you."


def test_what_belongs_to_somebody_belongs_to_you() -> None:
    assert say_to(sentence_of("hit", seat=1, other=0)) == "Ann was hit by your hand."
    assert say_to(sentence_of("hit", seat=0, other=1)) == "You was hit by Ann's hand."


def test_a_name_with_braces_a_verb_or_a_seat_in_it_stays_as_it_is() -> None:
    odd = Hearer(["{cards}", "FOLD", "seat 1"], labels={"FOLD": "Give up"})
    assert say_to(sentence_of("knocked", seat=0, other=1), odd) == "{cards} knocked on FOLD."
    assert say_to(sentence_of("hit", seat=0, other=2), odd) == "seat 1 was hit by {cards}'s hand."


def test_a_sentence_stands_inside_another() -> None:
    shown = sentence_of("shown", seat=0, cards=parse_cards("KS 9S 2S"), hand=sentence_of("flush", high=13))
    assert say_to(shown) == "Ann showed K♠ 9♠ 2♠: a flush to the king."
    assert (
        say_to(sentence_of("shown", seat=0, cards=[-1], hand=sentence_of("pair", high=6)))
        == "Ann showed a card: a pair of sixes."
    )


@pytest.mark.parametrize(
    ("cards", "words"),
    [([-1, -1, -1], "3 cards"), ([-1], "a card"), ([1, -1], "A♣ ▒▒"), ([], "")],
)
def test_cards_that_nobody_sees_are_counted_and_one_among_others_keeps_its_place(
    cards: list[int], words: str
) -> None:
    assert BOOK.say(sentence_of("laid", cards=cards), TABLE) == words


@pytest.mark.parametrize(
    ("sentence", "words"),
    [
        (sentence_of("suit", suit="H"), "hearts it is."),
        (sentence_of("suit", suit=2), "spades it is."),
        (sentence_of("lost", seat=0, amount=1), "Ann lost a life."),
        (sentence_of("lost", seat=0, amount=12_000), "Ann lost 12,000 lives."),
        (sentence_of("places", slots=(0, 2)), "Places 1, 3."),
        (sentence_of("one-card", card1=1, card2=-1), "A♣ before a card."),
        (sentence_of("verb", verb="FOLD"), "Give up: Any time."),
        (sentence_of("may", ways=["fold"], name="{x}"), "You may fold, {x}."),
        (
            sentence_of("may", ways=["fold", sentence_of("bet", amount=5), "fold"], name=""),
            "You may fold, bet 5 or fold, .",
        ),
    ],
)
def test_every_kind_of_blank_is_filled_in(sentence: Sentence, words: str) -> None:
    assert say_to(sentence) == words


def test_a_key_without_words_is_named() -> None:
    with pytest.raises(MissingText, match="no words for 'nothing' in 'en'"):
        say_to(sentence_of("nothing"))


def test_programs_are_told_by_seat_and_verb() -> None:
    assert plainly(sentence_of("refusal.not-your-turn", seat=2)) == "It is not seat 2's turn."
    assert plainly(sentence_of("wants.nothing", verb="FOLD")) == "FOLD takes nothing more."


def test_german_speaks_to_you_in_its_own_form() -> None:
    german = Phrasebook("de", {"klopf": "{seat} hat geklopft.", "klopf.you": "Du hast geklopft."})
    assert german.say(sentence_of("klopf", seat=0), TABLE) == "Ann hat geklopft."
    assert german.say(sentence_of("klopf", seat=1), TABLE) == "Du hast geklopft."
    assert german.say(sentence_of("refusal.not-your-turn", seat=0), TABLE) == "Ann ist nicht an der Reihe."


def shared_words(language: str) -> dict[str, str]:
    return read_templates((files("parlour.engine.words") / "text" / f"{language}.json").read_text("utf-8"))


def plain_keys(templates: dict[str, str]) -> set[str]:
    return {key for key in templates if not key.endswith((".you", ".one"))}


@pytest.mark.parametrize("language", [each for each in shared_languages() if each != ENGLISH])
def test_every_shared_key_is_there_in_every_language(language: str) -> None:
    assert plain_keys(shared_words(language)) == plain_keys(shared_words(ENGLISH))


def test_templates_are_one_flat_object_of_strings() -> None:
    with pytest.raises(AssertionError):
        read_templates(json.dumps({"knocked": {"you": "You knocked."}}))


def test_one_of_something_may_be_said_to_the_hearer_in_words_of_its_own() -> None:
    forms = {"took": "{seat} nimmt {amount} Stiche.", "took.one": "{seat} nimmt einen Stich."}
    own = {"took.you": "Du nimmst {amount} Stiche.", "took.you.one": "Du nimmst einen Stich."}
    german = Phrasebook("de", forms | own)
    assert german.say(sentence_of("took", seat=1, amount=1), TABLE) == "Du nimmst einen Stich."
    assert german.say(sentence_of("took", seat=1, amount=2), TABLE) == "Du nimmst 2 Stiche."
    assert german.say(sentence_of("took", seat=0, amount=1), TABLE) == "Ann nimmt einen Stich."


def test_who_gets_something_is_you_in_the_right_case() -> None:
    german = Phrasebook("de", {"passed": "{seat} gibt {cards} {other:to}."})
    passed = sentence_of("passed", seat=0, other=1, cards=parse_cards("2C"))
    assert german.say(passed, TABLE) == "Ann gibt 2♣ an dich."
    assert german.say(passed, Hearer(["Ann", "Ben"], viewer=0)) == "Du gibt 2♣ an Ben."
