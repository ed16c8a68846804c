"""The rules in words: every number and example of the model's text is played against the engine."""

import re
from typing import Any

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import BadRules, Refused
from parlour.engine.play.move import Move
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.odds.exact_draws import all_hands
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import category, strength
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import CHIPS, DRAWING, PAID, POINTS, SECOND_BETS
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, lay_hands, rules_with, say, seat_table

WAYS: list[tuple[str, dict[str, Any]]] = [
    ("default", {}),
    ("fixed-limit", {}),
    ("default", {"structure": "fixedLimit", "mostRaises": 0}),
    ("default", {"ante": 3, "firstLimit": 7, "secondLimit": 1, "resetChips": True}),
    ("default", {"alternateFirst": True, "returnUncalled": True, "mostDrawn": 3, "target": 1234}),
    ("fixed-limit", {"mostRaises": 1, "firstLimit": 5, "startingChips": 77, "alternateFirst": False}),
]


class Told:
    """A text and the rules it describes."""

    def __init__(self, variant: str, switches: dict[str, Any]) -> None:
        self.rules: FiveCardDrawRules = rules_with(variant, **switches)
        self.text = GAME.text(self.rules, "model")

    def numbers(self, sentence: str) -> list[int] | None:
        """The numbers in a sentence of the text, written here with # for each; None when it is not there."""
        pattern = re.escape(sentence).replace(r"\#", r"([\d,]+)")
        found = re.search(pattern, self.text)
        return None if found is None else [int(number.replace(",", "")) for number in found.groups()]

    def hand(self, seats: int = 2) -> FiveCardDraw:
        """A hand just dealt, with chips for everything."""
        position = seat_table(self.rules, [100_000] * seats)
        lay_hands(position, SPARE_HANDS[:seats])
        return position

    def second_round(self) -> FiveCardDraw:
        position = self.hand()
        say(position, "CHECK", "CHECK", "DRAW", "DRAW")
        return position


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0]} {' '.join(way[1])}")
def told(request: pytest.FixtureRequest) -> Told:
    return Told(*request.param)


def spans(position: FiveCardDraw, verb: str) -> list[int] | None:
    form = position.view(position.to_act()[0]).form(verb)
    return None if form is None or form.amount is None else [form.amount.low, form.amount.high]


@pytest.mark.parametrize("audience", ["player", "model"])
def test_no_blank_and_no_condition_is_left(told: Told, audience: str) -> None:
    assert not re.search(r"[{}]|^\[", GAME.text(told.rules, audience), re.MULTILINE)


def test_as_many_sit_down_as_the_text_says(told: Told) -> None:
    least, most = told.numbers("Draw poker for # to # seats") or [2, 2]
    seats = [seats for seats in range(1, 9) if not told.rules.complaint(seats)]
    assert (seats[0], seats[-1]) == (least, most)


def test_everybody_starts_with_those_chips_and_pays_that_ante(told: Told) -> None:
    (chips,), (ante,) = told.numbers("starts with # chips") or [0], told.numbers("an ante of # from") or [0]
    position = GAME.begin(told.rules, 2, told.hand().shuffle)
    assert isinstance(position, FiveCardDraw)
    assert [position.number(CHIPS, 0) + position.number(PAID, 0), position.number(PAID, 0)] == [chips, ante]


def test_the_target_decides_the_match(told: Told) -> None:
    (target,) = told.numbers("at least # points") or [0]
    for points, over in ((target - 1, False), (target, True)):
        position = told.hand()
        position.set_row(POINTS, [0, points - int(position.pot())])
        say(position, "FOLD")
        assert position.is_over() is over


def test_the_bets_are_as_told(told: Told) -> None:
    capped = told.numbers("1 to # in the first round, 1 to # in the second")
    fixed = told.numbers("while there is no bet: # in the first round, # in the second")
    first, second = spans(told.hand(), "BET"), spans(told.second_round(), "BET")
    if capped is not None:
        assert (first, second, fixed) == ([1, capped[0]], [1, capped[1]], None)
    else:
        assert fixed is not None and (first, second) == ([fixed[0]] * 2, [fixed[1]] * 2)


def test_the_example_of_a_raise_is_true(told: Told) -> None:
    example = told.numbers("a bet of # in the second round may be raised to a total from # to #")
    if example is not None:
        position = told.second_round()
        say(position, f"BET {example[0]}")
        assert spans(position, "RAISE") == example[1:]


def test_the_limit_of_a_capped_round_cannot_be_raised(told: Told) -> None:
    limit = told.numbers("A bet of # in the second round cannot be raised")
    if limit is not None:
        position = told.second_round()
        say(position, f"BET {limit[0]}")
        assert spans(position, "RAISE") is None


def test_raises_end_at_the_totals_told(told: Told) -> None:
    caps = told.numbers(
        "There may be # raises in a round, so a total never exceeds # in the first round and # in"
    )
    for position, cap in zip((told.hand(), told.second_round()), (caps or [])[1:], strict=False):
        raises = -1
        while rise := spans(position, "RAISE") or spans(position, "BET"):
            say(position, f"{'RAISE' if position.bet else 'BET'} {rise[1]}")
            raises += 1
        assert caps is not None and (raises, position.bet) == (caps[0], cap)


def test_raise_is_never_open_only_where_the_text_says_so(told: Told) -> None:
    position = told.hand()
    say(position, f"BET {(spans(position, 'BET') or [0])[0]}")
    assert ("`RAISE` is never open" in told.text) is (spans(position, "RAISE") is None)


def test_a_fold_gives_the_points_told(told: Told) -> None:
    kept = told.numbers("two antes and a folded-to bet of # are # points")
    returned = told.numbers("a folded-to bet of # wins the two antes, # points")
    bet, points = kept or returned or [0, 0]
    position = told.hand()
    say(position, f"BET {bet}", "FOLD")
    assert position.row(POINTS) == [points, 0]


def test_as_many_cards_are_drawn_as_told(told: Told) -> None:
    (most,) = told.numbers("throws away 0 to # of its cards") or [0]
    position = told.hand()
    say(position, "CHECK", "CHECK")
    assert Move("DRAW", slots=tuple(range(most))) in position.moves(0)
    assert max(len(move.slots) for move in position.moves(0)) == most


def test_the_first_word_is_as_told(told: Told) -> None:
    position = told.hand()
    say(position, "FOLD")
    stays = "Seat 1 speaks first in both betting rounds and draws first, in every hand" in told.text
    goes_round = "Seat 1 speaks first in hand 1, the next seat clockwise in hand 2" in told.text
    assert (position.to_act() == (0,), position.to_act() == (1,)) == (stays, goes_round)


def test_chips_are_reset_only_where_the_text_says_so(told: Told) -> None:
    position = told.hand()
    say(position, "FOLD")
    chips = told.rules.betting.starting_chips - told.rules.betting.ante
    assert (position.row(CHIPS) == [chips, chips]) is ("Before every hand each seat has" in told.text)


def test_side_pots_are_told_of_where_more_than_two_can_play(told: Told) -> None:
    assert ("side pot" in told.text) is (told.rules.players.most > 2)


def test_nobody_folds_in_the_draw(told: Told) -> None:
    position = told.hand()
    say(position, "CHECK", "CHECK")
    assert position.stage == DRAWING
    with pytest.raises(Refused):
        say(position, "FOLD")


def test_a_player_who_checked_may_raise(told: Told) -> None:
    position = told.second_round()
    assert position.stage == SECOND_BETS
    say(position, "CHECK", f"BET {(spans(position, 'BET') or [0])[0]}")
    assert position.to_act() == (0,)


def test_the_example_hands_are_what_they_are_called(told: Told) -> None:
    line = next(line for line in told.text.splitlines() if line.startswith("Royal flush"))
    hands = re.findall(r"\(([^)]+)\)", line)
    assert [category(strength(parse_cards(hand))) for hand in hands] == list(range(9, -1, -1))


def test_the_same_hands_stand_in_the_players_text(told: Told) -> None:
    hands = re.findall(r"^\d+\. [^:]+: (.+)$", GAME.text(told.rules, "player"), re.MULTILINE)
    assert [category(strength(parse_cards(hand))) for hand in hands] == list(range(9, -1, -1))


@pytest.mark.parametrize("level", ["strong", "medium", "weak"])
def test_the_odds_of_the_example_hands_are_exact(level: str) -> None:
    sentence = rules_with().example_hand_odds[level]
    beaten, everything = re.findall(r"\d[\d,]{4,}", sentence)
    lower = all_hands().lower(strength(parse_cards(sentence.split(",")[0])))
    assert (beaten, everything) == (f"{lower:,}", f"{all_hands().hands:,}")
    assert f"({lower / all_hands().hands:.2%})" in sentence


def test_an_unknown_text_is_refused() -> None:
    rules = GAME.rules(change={"rules": {"player": "other.md"}})
    with pytest.raises(BadRules):
        GAME.text(rules, "player")
