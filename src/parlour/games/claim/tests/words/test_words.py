"""What people are told: prompts, notes, refusals, what a hand is worth, and the numbers of the texts."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules, Refused
from parlour.engine.odds import HandAsked
from parlour.engine.play.move import Move
from parlour.engine.words.sentence import Sentence
from parlour.games.claim import GAME
from parlour.games.claim.rules.position import Claim
from parlour.games.claim.rules.verbs import CALL_SHOWDOWN, DECLARE, PICK_UP, STAY_SILENT
from parlour.games.claim.tests.laid import choose, deal_table, new_game, on_the_floor, rules_with
from parlour.games.claim.words.appraisal import appraise
from parlour.games.claim.words.prompts import ClaimWords
from parlour.games.claim.words.text_numbers import text_numbers
from parlour.kit.transcript import Transcript

WORDS = ClaimWords()


def say(sentence: Sentence) -> str:
    return GAME.phrasebook().say(sentence, GAME.hearer(GAME.rules()))


def prompt(position: Claim, seat: int) -> str:
    return say(WORDS.prompt(position, seat))


def notes(position: Claim, seat: int) -> list[str]:
    return [say(note) for note in WORDS.notes(position, seat)]


def refusal_text(position: Claim, verb: str) -> str:
    seat = position.to_act()[0]
    with pytest.raises(Refused) as error:
        position.play(seat, Move(verb))
    return say(GAME.refusal(error.value, position, seat))


def test_the_prompt_of_the_declaration_says_that_choices_are_sealed() -> None:
    assert "sealed until all four are in" in prompt(deal_table(), 0)


def test_the_prompt_names_what_is_open() -> None:
    assert prompt(on_the_floor(), 0) == "Your turn: pick up the floor card, declare a suit or decline."


def test_the_blitz_prompt_names_the_call_only_to_the_entitled() -> None:
    position = choose(deal_table(), ["S", "D", "", ""])
    assert prompt(position, 0) == "Before the first floor card: call showdown or decline."
    assert prompt(position, 1) == "Before the first floor card: decline."


def test_a_player_is_told_what_silence_would_cost() -> None:
    assert notes(deal_table(), 0) == ["Silence costs you 14 points at once."]


def test_a_player_is_reminded_of_a_sealed_choice() -> None:
    position = deal_table()
    position.play(0, Move(DECLARE, suit="S"))
    position.play(1, Move(STAY_SILENT))
    assert notes(position, 0) == ["You have chosen spades; the others cannot see it yet."]
    assert notes(position, 1) == ["You have chosen to stay silent; the others cannot see it yet."]


def test_a_declared_player_is_told_points_and_score() -> None:
    assert notes(on_the_floor(declared=["S", "", "", ""]), 0) == [
        "You declared spades: 54 points in runs, a score of 50.",
        "You may call showdown on your turn.",
    ]


def test_an_undeclared_player_is_told_what_the_hand_costs() -> None:
    assert notes(on_the_floor(), 1) == ["You have not declared: your hand scores -23."]


def test_a_call_without_a_suit_is_refused_with_the_reason() -> None:
    assert refusal_text(on_the_floor(), CALL_SHOWDOWN).endswith("You have not declared.")


def test_a_call_with_too_few_points_is_refused_with_the_count() -> None:
    position = on_the_floor(declared=["D", "", "", ""])
    assert refusal_text(position, CALL_SHOWDOWN).endswith("Your runs make 0 points, 27 are needed.")


def test_a_call_with_too_many_penalties_is_refused_with_both_numbers() -> None:
    position = on_the_floor(declared=["S", "", "", ""])
    position.penalties[0] = 60
    assert refusal_text(position, CALL_SHOWDOWN).endswith(
        "Your runs make 54 points, not more than your penalties of 60."
    )


def test_a_card_that_was_taken_cannot_be_picked_up() -> None:
    position = on_the_floor()
    position.play(0, Move(PICK_UP))
    assert refusal_text(position, PICK_UP).endswith("The floor card has been taken.")


def test_a_second_suit_is_refused_by_naming_the_first() -> None:
    assert refusal_text(on_the_floor(declared=["C", "", "", ""]), DECLARE).endswith(
        "You have declared clubs."
    )


def test_a_declaration_without_a_free_suit_held_is_refused() -> None:
    position = on_the_floor(declared=["", "S", "D", ""], mustHoldSuit=True)
    assert refusal_text(position, DECLARE).endswith("You hold no card of a free suit (clubs or hearts).")


def test_floor_moves_wait_for_the_declaration_and_the_first_card() -> None:
    assert refusal_text(deal_table(), PICK_UP).endswith("The declaration comes first.")
    position = choose(deal_table(), ["S", "", "", ""])
    assert refusal_text(position, PICK_UP).endswith("The first floor card is not turned yet.")
    assert refusal_text(position, STAY_SILENT).endswith("The sealed declaration is over.")


@pytest.mark.thorough
def test_there_are_words_for_everything_that_happens_in_random_games() -> None:
    for seed in range(3):
        position, luck = new_game(seed, maxDeals=1, mustHoldSuit=seed == 1), Luck(seed)
        written = Transcript(GAME, position, viewer=1)
        while acting := position.to_act():
            seat = luck.pick(list(acting))
            for shut in GAME.briefing(position, seat).closed:
                assert shut.why is None or say(shut.why).endswith(".")
            written.play(seat, position.moves(seat).pick(luck))
        assert "{" not in written.text()


def appraisal_lines(hand: str, **switches: int) -> list[str]:
    return [say(line) for line in appraise(rules_with(**switches), HandAsked(cards=parse_cards(hand)))]


def test_every_suit_held_has_its_line_best_first() -> None:
    assert appraisal_lines("AS KS 2S 3H 4D") == [
        "A♠ K♠ 2♠ 3♥ 4♦:",
        "Declared spades: 54 in runs − 7 = 47, enough to call.",
        "Declared diamonds: 0 in runs − 32 = -32, not enough to call.",
        "Declared hearts: 0 in runs − 33 = -33, not enough to call.",
        "Never declared: -54.",
    ]


def test_house_rules_count() -> None:
    assert appraisal_lines("AS KS", minimumShowdownPoints=60)[1].endswith("not enough to call.")


@pytest.mark.parametrize("hand", ["", "AS JOKER", "AS AS"])
def test_what_no_hand_can_hold_is_refused(hand: str) -> None:
    with pytest.raises(BadRules, match="different cards of one pack"):
        appraisal_lines(hand)


def test_examples_follow_the_rules() -> None:
    made = text_numbers(rules_with(A=1, undeclaredRule="runsElseFaces"))
    assert (made["mixedScore"], made["lowAceScore"], made["noClaim"]) == (21, -3, -14)


def test_the_debt_is_paid_as_the_switch_says() -> None:
    paid = [
        text_numbers(rules_with(undeclaredPay=pay))["debtPaid"] for pay in ("split", "each", "difference")
    ]
    assert paid == [
        "12 to seat 1, 11 to seat 2, 11 to seat 3",
        "34 to seat 1, 34 to seat 2, 34 to seat 3",
        "94 to seat 1, 94 to seat 2, 94 to seat 3",
    ]


def test_suits_are_named_in_their_order() -> None:
    assert text_numbers(rules_with(suitOrder="CDHS"))["suits"] == "clubs > diamonds > hearts > spades"
