"""House bots: they play by the rules, from the view alone, and hard beats the others."""

from collections.abc import Callable

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.play.outcome import Outcome
from parlour.engine.show.view import View
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.bots import bot
from parlour.games.five_card_draw.bots.eyes import Action, DrawEyes, Spot
from parlour.games.five_card_draw.bots.house_draw import house_discards
from parlour.games.five_card_draw.bots.house_opponent import classic_action, house_action
from parlour.games.five_card_draw.bots.levels import HardBot, easy_action, easy_discards
from parlour.games.five_card_draw.rules.asset import FiveCardDrawRules
from parlour.games.five_card_draw.rules.hands import HIGH_CARD, PAIR, STRAIGHT, THREE, TWO_PAIR
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.rules.table import POINTS
from parlour.games.five_card_draw.tests.laid import (
    SPARE_HANDS,
    lay_table,
    new_match,
    redeal_for,
    rules_with,
    say,
    stand_pat,
)
from tests.duel import BotWithLuck, Result, duel

Decides = Callable[[FiveCardDrawRules, int, Spot], Action]
FULL_HOUSE = "QS QH QD 9C 9H"
NOTHING = "10S 8D 6C 4H 2S"


def maker(variant: str, level: str) -> BotWithLuck:
    return lambda luck: bot(rules_with(variant), level, "medium", luck)


def contest(variant: str, first: str, second: str, *, pairs: int) -> Result:
    makers = maker(variant, first), maker(variant, second)
    return duel(GAME, rules_with(variant), *makers, pairs=pairs, seed=7, score=points)


def points(outcome: Outcome) -> list[float]:
    return [float(tally) for tally in outcome.tallies]


@pytest.mark.thorough
def test_hard_beats_easy() -> None:
    assert contest("default", "hard", "easy", pairs=4).low > 0


@pytest.mark.thorough
def test_hard_beats_medium() -> None:
    assert contest("default", "hard", "medium", pairs=12).low > 0


def test_medium_beats_easy() -> None:
    assert contest("default", "medium", "easy", pairs=6).low > 0


class Planless(Bot):
    """Plays whatever is open."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(self.luck)


@pytest.mark.thorough
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_beats_a_player_without_a_plan(level: str) -> None:
    assert duel(GAME, rules_with(), maker("default", level), Planless, pairs=4, seed=7, score=points).low > 0


@pytest.mark.thorough
def test_hard_beats_easy_at_the_fixed_limit() -> None:
    assert contest("fixed-limit", "hard", "easy", pairs=4).low > 0


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("variant", GAME.variants())
def test_every_level_plays_whole_matches(variant: str, level: str) -> None:
    rules = rules_with(variant, target=30)
    position = GAME.begin(rules, rules.players.most, FastShuffle(3))
    bots = [bot(rules, level, style, Luck(seat)) for seat, style in enumerate(LEVELS * 2)]
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, bots[seat].choose(position.view(seat), position.moves(seat)))
    assert position.outcome() is not None


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_decides_from_what_its_seat_can_see(level: str) -> None:
    position = new_match(seed=5)
    say(position, "BET 1")
    twin = redeal_for(position, 1, Luck(9))
    assert choice(level, position) == choice(level, twin)


def choice(level: str, position: FiveCardDraw) -> Move:
    seat = position.to_act()[0]
    return bot(position.switches, level, "medium", Luck(1)).choose(position.view(seat), position.moves(seat))


@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("level", "decides"), [("classic", classic_action), ("medium", house_action)])
def test_classic_and_medium_say_what_the_rules_page_says(level: str, decides: Decides, seed: int) -> None:
    position = new_match(seed=seed, bluffRate=0)
    player, luck = bot(position.switches, level, "medium", Luck(seed)), Luck(seed)
    while position.hand < 6 and position.to_act():
        seat = position.to_act()[0]
        said = player.choose(position.view(seat), position.moves(seat))
        eyes = DrawEyes(position.switches, position.view(seat))
        assert (said.verb, said.amount, list(said.slots)) == page_says(decides, eyes)
        position.play(seat, position.moves(seat).pick(luck))


def page_says(decides: Decides, eyes: DrawEyes) -> tuple[str, int, list[int]]:
    if eyes.draws():
        return ("DRAW", 0, house_discards(eyes.rules.house_opponent, eyes.hand))
    return (*decides(eyes.rules, eyes.category, eyes.spot()), [])


@pytest.mark.parametrize(
    ("cards", "bet", "answer"),
    [
        ("JS JH 7D 4C AS", "BET 2", Move("FOLD")),
        ("JS JH 7D 7C AS", "BET 2", Move("FOLD")),
        ("8S 8H 8D KC 2S", "BET 2", Move("CALL")),
        ("JS JH 7D 7C AS", "BET 1", Move("CALL")),
        ("6S 5H 4D 3C 2S", "CHECK", Move("BET", amount=1)),
        ("QS QH QD 9C 9H", "BET 1", Move("RAISE", amount=2)),
    ],
)
def test_nothing_overrules_the_classic_table(cards: str, bet: str, answer: Move) -> None:
    position = lay_table([NOTHING, cards])
    say(position, bet)
    assert choice("classic", position) == answer


def test_the_founding_match_is_played_against_the_classic_opponent() -> None:
    assert rules_with().default_rival == "classic"
    assert rules_with("fixed-limit").default_rival == "medium"
    assert GAME.levels == ("easy", "medium", "hard", "classic")


@pytest.mark.parametrize(("style", "least", "most"), [("easy", 5, 45), ("medium", 30, 75), ("hard", 70, 140)])
def test_styles_bluff_by_the_house_rate(style: str, least: int, most: int) -> None:
    position = lay_table(SPARE_HANDS[:2])
    medium = bot(position.switches, "medium", style, Luck(1))
    view, moves = position.view(0), position.moves(0)
    bets = sum(medium.choose(view, moves).verb == "BET" for _ in range(1_000))
    assert least < bets < most


OPEN = Spot(bet=0, mine=0, pot=4, limit=4, low=1, high=4)
FACING = Spot(bet=4, mine=0, pot=8, limit=4, low=5, high=4)
CHEAP = Spot(bet=1, mine=0, pot=5, limit=4, low=2, high=4)


@pytest.mark.parametrize(
    ("kind", "spot", "action"),
    [
        (PAIR, OPEN, ("CHECK", 0)),
        (TWO_PAIR, OPEN, ("CHECK", 0)),
        (THREE, OPEN, ("BET", 1)),
        (PAIR, FACING, ("CALL", 0)),
        (STRAIGHT, FACING, ("CALL", 0)),
        (STRAIGHT, CHEAP, ("RAISE", 2)),
    ],
)
def test_odds_do_not_matter_to_the_easy_bot(kind: int, spot: Spot, action: tuple[str, int]) -> None:
    assert easy_action(kind, spot, Luck(1)) == action


def test_with_nothing_the_easy_bot_folds_half_the_time() -> None:
    luck = Luck(1)
    verbs = [easy_action(HIGH_CARD, FACING, luck)[0] for _ in range(1_000)]
    assert 400 < verbs.count("FOLD") < 600


@pytest.mark.parametrize(
    ("cards", "thrown"),
    [
        ("6S 5H 4D 3C 2S", []),
        ("KD 5S QC 5H 9S", [4]),
        ("QS QH QD 9C 8H", []),
        ("AC 10C 7C 5C 3D", [3, 4]),
    ],
)
def test_the_easy_bot_keeps_kickers_and_misses_flushes(cards: str, thrown: list[int]) -> None:
    assert easy_discards(parse_cards(cards), 5) == thrown


def hard(position: FiveCardDraw) -> tuple[HardBot, DrawEyes]:
    seat = position.to_act()[0]
    return HardBot(position.switches, "medium", Luck(1)), DrawEyes(position.switches, position.view(seat))


def test_among_several_a_full_house_raises() -> None:
    position = lay_table([NOTHING, FULL_HOUSE, "KC KD 9D 6S 3C"], variant="fixed-limit")
    say(position, "BET 2")
    player, eyes = hard(position)
    assert player.action(eyes) == ("RAISE", 4)


def test_among_several_nothing_folds_to_a_player_who_stood_pat() -> None:
    position = lay_table([FULL_HOUSE, NOTHING, "KC KD 9D 6S 3C"], variant="fixed-limit")
    say(position, "CHECK", "CHECK", "CHECK")
    stand_pat(position)
    say(position, "BET 4")
    player, eyes = hard(position)
    assert player.action(eyes) == ("FOLD", 0)


@pytest.mark.parametrize(("points", "folds"), [([0, 0], True), ([92, 92], False), ([92, 91], True)])
def test_a_fold_that_loses_the_match_is_a_call(points: list[int], folds: bool) -> None:
    position = lay_table([FULL_HOUSE, NOTHING])
    position.set_row(POINTS, points[::-1])
    say(position, "CHECK", "CHECK")
    stand_pat(position)
    say(position, "BET 4")
    said = [hard_says(position, seed) for seed in range(40)]
    assert ("FOLD" in said) is folds


def hard_says(position: FiveCardDraw, seed: int) -> str:
    player = HardBot(position.switches, "medium", Luck(seed))
    return player.action(DrawEyes(position.switches, position.view(position.to_act()[0])))[0]


def test_the_chance_after_the_draw_counts_what_the_others_drew() -> None:
    chances = []
    for drawn in ("DRAW", "DRAW 2 3 4"):
        position = lay_table(["KC KD 9D 6S 2C", "JS JH 7D 7C AS"])
        say(position, "CHECK", "CHECK", drawn, "DRAW", "CHECK")
        player, eyes = hard(position)
        chances.append(player.chance(eyes))
    assert chances[0] < chances[1]


def test_hard_draws_to_what_it_holds() -> None:
    position = lay_table([FULL_HOUSE, "JS 7D JH 7C AS"])
    say(position, "CHECK", "CHECK", "DRAW")
    player, eyes = hard(position)
    assert player.discards(eyes) == [4]


def test_a_bet_is_remembered_until_it_is_answered() -> None:
    player, eyes = hard(lay_table([FULL_HOUSE, NOTHING]))
    player.action(eyes)
    assert player.habits.raised is not None
