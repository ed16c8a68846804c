"""The opponent model: which style a rival's actions speak for, and that search listens where it matters."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.play.events import Event, Listener
from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.players.kinds import maker_of
from parlour.players.search.opponents import OpponentModel, opponent_model
from parlour.players.search.race_search import Searcher

DRAW = find_game("five-card-draw")
RAISER, LOOSE, TIGHT = 1, 3, 4
STYLED = [game for game in all_games() if game.thinking.styles() > 1]


def heard(style: int, decisions: int, game: Game = DRAW, seed: int = 5) -> OpponentModel:
    """A model of seat 0 that has heard such a rival on seat 1 for so many decisions of both."""
    told, luck = Listener(), Luck(seed)
    position = game.begin(game.rules(), 2, FastShuffle(seed))
    for _ in range(decisions):
        seat = position.to_act()[0]
        position.apply(seat, game.thinking.styled_policy(position, seat, luck, [0, style]), told)
    model = OpponentModel(game, game.rules())
    for event in told.events:
        model.hear(event)
    return model


def chances(model: OpponentModel) -> list[float]:
    """How likely each style is for the rival on seat 1."""
    return model.guess(0, 2).chances[1]


def test_before_anything_is_heard_every_style_is_as_likely() -> None:
    assert len(set(chances(OpponentModel(DRAW, DRAW.rules())))) == 1


@pytest.mark.parametrize("style", [RAISER, LOOSE, TIGHT])
def test_a_style_is_known_from_a_few_hands(style: int) -> None:
    found = chances(heard(style, 60))
    assert found[style] == max(found)


def test_who_always_raises_is_known_after_three_hands() -> None:
    assert chances(heard(RAISER, 18))[RAISER] > 0.6


def hear_hands(model: OpponentModel, bet: int, hands: int) -> None:
    """The rival on seat 1 has the first word, bets so much before and after the draw, and is called."""
    for hand in range(1, hands + 1):
        for kind, seat, amount in (
            *(("bet", 1, min(bet, 2)), ("called", 0, min(bet, 2)), ("drew", 1, 0), ("drew", 0, 0)),
            *(("bet", 1, bet), ("called", 0, bet), ("showed", 1, 0), ("won", 1, 8), ("score", 1, 8)),
        ):
            model.hear(Event(kind, seat, amount=amount))
        model.hear(Event("dealt", 1, amount=hand + 1))


@pytest.mark.parametrize(("bet", "raises"), [(4, True), (1, False)])
def test_the_size_of_bets_tells_who_always_raises_from_who_plays_like_the_house(
    bet: int, raises: bool
) -> None:
    model = OpponentModel(DRAW, DRAW.rules())
    hear_hands(model, bet, 8)
    found = chances(model)
    assert (found[RAISER] > 0.6, found[0] > 0.6) == (raises, not raises)


def test_what_befalls_a_player_says_nothing_about_its_style() -> None:
    model = OpponentModel(DRAW, DRAW.rules())
    for kind in ("dealt", "showed", "won", "score", "returned"):
        model.hear(Event(kind, 1, amount=9))
    assert len(set(chances(model))) == 1


def test_no_style_is_ever_ruled_out() -> None:
    found = chances(heard(RAISER, 60))
    assert min(found) > 0.01
    assert sum(found) == pytest.approx(1)


def test_what_nobody_of_any_style_ever_does_says_nothing() -> None:
    model = OpponentModel(DRAW, DRAW.rules())
    model.hear(Event("sneezed", 1))
    assert len(set(chances(model))) == 1


def test_styles_are_drawn_by_their_chances_and_the_seat_itself_plays_like_the_house() -> None:
    guess, luck = heard(RAISER, 60).guess(0, 2), Luck(1)
    drawn = [guess.styles(luck) for _ in range(200)]
    assert {styles[0] for styles in drawn} == {0}
    assert sum(styles[1] == RAISER for styles in drawn) > 120


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_search_listens_only_where_the_game_knows_styles(game: Game) -> None:
    rules = game.rules()
    bot = maker_of("search:8")(game, rules, Luck(1))
    assert isinstance(bot, Searcher)
    assert bot.listens == (opponent_model(game, rules) is not None) == (game.thinking.styles() > 1)


@pytest.mark.parametrize("game", STYLED, ids=lambda game: game.id)
def test_the_weight_of_a_deal_is_a_chance_in_every_style(game: Game) -> None:
    position, luck = game.begin(game.rules(), 2, FastShuffle(1)), Luck(1)
    while not position.is_over():
        seat = position.to_act()[0]
        styles = [luck.below(game.thinking.styles()) for _ in range(2)]
        assert 0 <= game.thinking.styled_weight(position.redealt(seat, luck), seat, styles) <= 1
        position.apply(seat, game.thinking.styled_policy(position, seat, luck, styles))
