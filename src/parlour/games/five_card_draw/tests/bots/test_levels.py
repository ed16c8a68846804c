"""House bots: they play by the rules, from the view alone, and hard beats the others."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import LEVELS, Bot
from parlour.engine.play.move import Move
from parlour.engine.play.moves import Moves
from parlour.engine.show.view import View
from parlour.games.five_card_draw import GAME
from parlour.games.five_card_draw.bots.eyes import Sight
from parlour.games.five_card_draw.bots.levels import bot
from parlour.games.five_card_draw.bots.medium import house_discards, house_word
from parlour.games.five_card_draw.rules.position import FiveCardDraw
from parlour.games.five_card_draw.tests.laid import SPARE_HANDS, laid, new_match, rules_with, say
from tests.duel import BotWithLuck, Result, duel


def maker(variant: str, level: str) -> BotWithLuck:
    return lambda luck: bot(rules_with(variant), level, "medium", luck)


def contest(variant: str, first: str, second: str, *, pairs: int, seats: int = 2) -> Result:
    makers = maker(variant, first), maker(variant, second)
    return duel(GAME, rules_with(variant), *makers, pairs=pairs, seed=7, seats=seats)


def test_hard_beats_easy() -> None:
    assert contest("default", "hard", "easy", pairs=10).low > 0


def test_hard_beats_medium() -> None:
    assert contest("default", "hard", "medium", pairs=16).low > 0


def test_medium_beats_easy() -> None:
    assert contest("default", "medium", "easy", pairs=16).low > 0


class Planless(Bot):
    """Plays whatever is open."""

    def __init__(self, luck: Luck) -> None:
        self.luck = luck

    def choose(self, view: View, moves: Moves) -> Move:
        return moves.pick(self.luck)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_beats_a_player_without_a_plan(level: str) -> None:
    assert duel(GAME, rules_with(), maker("default", level), Planless, pairs=8, seed=7).low > 0


def test_hard_beats_easy_at_the_fixed_limit() -> None:
    assert contest("fixed-limit", "hard", "easy", pairs=14).low > 0


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
    twin = position.redealt(1, Luck(9))
    assert choice(level, position) == choice(level, twin)


def choice(level: str, position: FiveCardDraw) -> Move:
    seat = position.to_act()[0]
    return bot(position.switches, level, "medium", Luck(1)).choose(position.view(seat), position.moves(seat))


@pytest.mark.parametrize("seed", range(20))
def test_medium_is_the_house_opponent_who_looks_at_the_points(seed: int) -> None:
    position = new_match(seed=seed, bluffRate=0)
    medium = bot(position.switches, "medium", "medium", Luck(seed))
    luck = Luck(seed)
    while position.hand < 6 and position.to_act():
        seat = position.to_act()[0]
        said = medium.choose(position.view(seat), position.moves(seat))
        assert (said.verb, said.amount, list(said.slots)) == house_says(
            Sight(position.switches, position.view(seat))
        )
        position.play(seat, position.moves(seat).pick(luck))


def house_says(sight: Sight) -> tuple[str, int, list[int]]:
    if sight.draws():
        return ("DRAW", 0, house_discards(sight.rules.house_opponent, sight.hand))
    return (*house_word(sight.rules, sight.category, sight.spot()), [])


@pytest.mark.parametrize(("style", "least", "most"), [("easy", 5, 45), ("medium", 30, 75), ("hard", 70, 140)])
def test_styles_bluff_by_the_house_rate(style: str, least: int, most: int) -> None:
    position = laid(SPARE_HANDS[:2])
    medium = bot(position.switches, "medium", style, Luck(1))
    view, moves = position.view(0), position.moves(0)
    bets = sum(medium.choose(view, moves).verb == "BET" for _ in range(1_000))
    assert least < bets < most
