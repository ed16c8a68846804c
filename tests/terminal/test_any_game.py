"""Any game of the house, under any of its rules, can be played to the end by keys and Enter alone."""

import random
import re

import pytest

from parlour.cards.seeds import seed_from_hex
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.players.seating import bots_for
from parlour.terminal.ask.conversation import LEAVE_WORDS
from parlour.terminal.errors import Left
from parlour.terminal.loop import Table
from parlour.terminal.show.page import Sight
from parlour.terminal.signals import Exits
from tests.terminal.script import Script

EVERY = [(name, variant) for name in game_names() for variant in find_game(name).variants()]
NOISE = [
    "",
    "?",
    "x",
    "1",
    "0",
    "-1",
    "9D",
    "s",
    "s 1",
    "a 1 2 3 4",
    "??",
    "? k",
    "\x1b[A",
    "🂡",
    "back",
    "max",
    "²",
]


class Somebody(Script):
    """Takes any open key, and where a detail is asked for, Enter or a place that is offered."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = random.Random(seed)
        self.keys: list[str] = []

    def show_choices(self, sight: Sight) -> None:
        super().show_choices(sight)
        self.keys = [key for key, _ in sight.moves()]

    def ask(self, question: str) -> str:
        self.write(question)
        if question == "Your move?":
            return self.random.choice(self.keys)
        offered = re.findall(r"[:·] (\d+)|([CHSD]) \(", question) if "(Enter: back)" in question else []
        return "".join(self.random.choice(offered)) if offered else ""


class Nuisance(Somebody):
    """Types anything at all, and sometimes a move."""

    def ask(self, question: str) -> str:
        if self.random.random() < 0.7:
            return self.random.choice(NOISE)
        return super().ask(question)


def match_of(game: str, variant: str, people: str) -> Match:
    """These people among themselves if the game allows it, or one with random players; a brief game."""
    found = find_game(game)
    rules = found.rules(variant, switches=found.brief)
    names = people.split(",")
    company = 3 if len(names) == 1 else len(names)
    others = ["random"] * (max(rules.players.least, min(company, rules.players.most)) - len(names))
    return Match.begin(found, rules, parse_seats(",".join(names + others)), seed_from_hex("abc"))


@pytest.mark.parametrize(("game", "variant"), EVERY)
@pytest.mark.parametrize("people", ["me", "Ann,Ben"])
def test_a_whole_game_by_keys_alone(game: str, variant: str, people: str) -> None:
    match = match_of(game, variant, people)
    Table(match, bots_for(match), Somebody(7), Exits()).play()
    assert match.is_over()


@pytest.mark.parametrize("game", game_names())
def test_no_nonsense_upsets_the_table(game: str) -> None:
    match, screen = match_of(game, "default", "me"), Nuisance(3)
    Table(match, bots_for(match), screen, Exits()).play()
    assert match.is_over()


@pytest.mark.parametrize("word", LEAVE_WORDS)
@pytest.mark.parametrize("game", game_names())
def test_every_word_for_leaving_leaves(game: str, word: str) -> None:
    match, screen = match_of(game, "default", "me"), Script(word)
    with pytest.raises(Left):
        Table(match, bots_for(match), screen, Exits()).play()
