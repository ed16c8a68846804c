"""Bots in one deal from a start: they play it to its end, and on an empty chair they see nobody."""

from typing import Any

import pytest

from parlour.cards.luck import Luck
from parlour.cards.shuffle import FastShuffle
from parlour.engine.bot import Bot
from parlour.engine.play.events import Listener
from parlour.engine.play.position import Position
from parlour.engine.play.start import Start
from parlour.engine.rules.asset import RulesAsset
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.rules.game import Game
from parlour.players.search.objective import Objective

CARRYING = [
    pytest.param(
        game,
        game.rules(variant),
        level,
        id=f"{game.id}-{variant}-{level}",
        marks=[pytest.mark.thorough] if level == "hard" else [],
    )
    for game in map(find_game, game_names())
    for variant in game.variants()
    if not game.start_complaint(game.rules(variant))
    for level in game.levels
]
STARTS = [
    (Start((9, 0, 20, 0, 0, 7), 2), Start((9, 20, 7), 1)),
    (Start((0, 8, 0, 30, 0, 0)), Start((8, 30))),
    (Start((0, 0, 3, 3, 3, 3), 5), Start((3, 3, 3, 3), 3)),
]


class Company:
    """Bots of one level on all chairs that are taken, and what they did."""

    def __init__(self, game: Game, rules: RulesAsset, start: Start, level: str, seed: int) -> None:
        self.seated = start.seated()
        self.heard = Listener()
        self.position: Position = game.begin(rules, len(start.stacks), FastShuffle(seed), self.heard, start)
        lucks = [Luck(seed, stream) for stream in range(len(self.seated))]
        self.bots: dict[int, Bot] = {
            seat: game.bot(rules, level, "medium", luck)
            for seat, luck in zip(self.seated, lucks, strict=True)
        }
        self.told = dict.fromkeys(self.seated, 0)

    def play(self) -> list[Any]:
        """Play the deal to its end; return what everybody did, by their places among the taken chairs."""
        done: list[Any] = []
        while acting := self.position.to_act():
            seat = acting[0]
            self._tell(seat)
            move = self.bots[seat].choose(self.position.view(seat), self.position.moves(seat))
            done.append((self.seated.index(seat), move.verb, move.amount, move.slots))
            self.position.play(seat, move, self.heard)
        outcome = self.position.outcome()
        assert outcome is not None
        return [*done, [outcome.tallies[seat] for seat in self.seated]]

    def _tell(self, seat: int) -> None:
        bot = self.bots[seat]
        if bot.listens:
            for event in self.heard.events[self.told[seat] :]:
                bot.hear(event.seen_by(seat))
            self.told[seat] = len(self.heard.events)


@pytest.mark.parametrize(("game", "rules", "level"), CARRYING)
def test_house_bots_play_the_same_with_empty_chairs_and_without(
    game: Game, rules: RulesAsset, level: str
) -> None:
    for wide, close in STARTS:
        for seed in range(2):
            ours = Company(game, rules, wide, level, seed).play()
            theirs = Company(game, rules, close, level, seed).play()
            assert ours == theirs


def test_search_counts_no_gain_on_an_empty_chair() -> None:
    game, rules, _ = CARRYING[0].values
    assert isinstance(game, Game)
    wide, close = STARTS[0]
    gains = []
    for start in (wide, close):
        position = game.begin(rules, len(start.stacks), FastShuffle(3), None, start)
        objective = Objective(game.thinking, position)
        while position.to_act():
            seat = position.to_act()[0]
            position.apply(seat, position.on_timeout(seat))
        payoffs = objective.payoffs(position)
        gains.append([payoffs[seat] for seat in start.seated()])
    assert gains[0] == gains[1]
    assert any(gains[0])
