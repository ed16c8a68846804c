"""The random bot."""

from collections import Counter

from parlour.cards.luck import Luck
from parlour.engine.play.choices import Amount, Plain
from parlour.engine.play.moves import Moves
from parlour.players.random import RandomBot
from tests.match.tables import a_match


def test_every_verb_gets_its_chance_however_many_moves_another_has() -> None:
    moves = Moves([Plain("FOLD"), Amount("RAISE", 1, 1000)])
    bot, view = RandomBot(Luck(1)), a_match().view(0)
    verbs = Counter(bot.choose(view, moves).verb for _ in range(1000))
    assert 400 < verbs["FOLD"] < 600


def test_the_same_luck_plays_the_same_moves() -> None:
    match = a_match()
    (dealer,) = match.to_act()
    one, other = RandomBot(Luck(5)), RandomBot(Luck(5))
    view, moves = match.view(dealer), match.moves(dealer)
    assert [one.choose(view, moves) for _ in range(9)] == [other.choose(view, moves) for _ in range(9)]
