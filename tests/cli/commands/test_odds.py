"""`parlour odds`: what it prints, as a table and as JSON, and what it refuses."""

import json

import pytest

from tests.cli.typing_in import Shell

EIGHTS = ("odds", "five-card-draw", "8S 8D KH 7C 2D")


@pytest.mark.thorough
def test_the_best_choice_stands_first(shell: Shell) -> None:
    lines = shell(*EIGHTS).out.splitlines()
    assert lines[0] == "8♠ 8♦ K♥ 7♣ 2♦: a pair of eights."
    first = lines.index(next(line for line in lines if line.startswith("choice"))) + 1
    assert lines[first].startswith("throw K♥ 7♣ 2♦")


@pytest.mark.thorough
def test_only_so_many_choices_are_shown_as_are_asked_for(shell: Shell) -> None:
    said = shell(*EIGHTS, "--best", "2").out
    assert said.count("throw ") == 2
    assert "--best 32 shows all" in said


@pytest.mark.thorough
def test_json_has_every_choice_with_its_exact_counts(shell: Shell) -> None:
    odds = json.loads(shell(*EIGHTS, "--json").out)
    assert odds["name"] == "a pair of eights"
    assert len(odds["options"]) == 32
    assert {"label": "four of a kind", "ways": 45, "of": 16_215} in odds["options"][0]["becomes"]


def test_short_options_and_zones_stand_side_by_side(shell: Shell) -> None:
    ran = shell("hand", "three-card-brag", "2S 3S 6H", "--trump", "6H", "--jokers", "2")
    assert ran.code == 0, ran.err
    refused = shell("hand", "three-card-brag", "2S 3S 6H", "--lives", "2")
    assert refused.code == 2
    assert "--jokers" in refused.err
    assert "--trump" in refused.err


def test_the_rules_are_read_with_short_options(shell: Shell) -> None:
    assert '"jokers": 2' in shell("rules", "bastard-brag", "--jokers", "2", "--json").out


def test_three_card_brag_knows_trump_and_floor(shell: Shell) -> None:
    said = shell("odds", "three-card-brag", "QS QD 7C", "--trump", "6H", "--floor", "QC").out
    assert "swap 7♣ for Q♣" in said


@pytest.mark.thorough
def test_several_rivals_leave_less_of_the_pots(shell: Shell) -> None:
    shares = [json.loads(shell(*EIGHTS, "--rivals", f"{n}", "--json").out)["equity"]["share"] for n in (1, 3)]
    assert 0.5 < shares[0] < 0.9
    assert shares[1] < shares[0]
    assert "Against 3 hands it takes" in shell(*EIGHTS, "--rivals", "3").out


WRONG = {
    "more rivals than cards": ((*EIGHTS[1:], "--rivals", "10"), "no cards for 10 rivals"),
    "no such card": (("five-card-draw", "AS AD KH 7C 2X"), "'2X' (card 5) is not a card"),
    "no such trump": (("three-card-brag", "QS QD 7C", "--trump", "6Z"), "'6Z'"),
    "too few cards": (("five-card-draw", "AS"), "five different cards"),
    "a game without odds": (
        ("claim", "AS"),
        "no odds to count: five-card-draw, three-card-brag have",
    ),
    "a floor where there is none": (
        (*EIGHTS[1:], "--floor", "9C"),
        "five-card-draw has no option --floor",
    ),
}


@pytest.mark.thorough
@pytest.mark.parametrize("what", WRONG)
def test_nonsense_is_refused_with_one_sentence(shell: Shell, what: str) -> None:
    words, sentence = WRONG[what]
    ran = shell("odds", *words)
    assert sentence in ran.err
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
