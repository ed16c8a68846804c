"""Any game can be played, shown and explained at this table, and none is named in its source."""

from pathlib import Path

import pytest

import parlour.terminal
from parlour.cards.seeds import seed_from_hex
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.match import Match
from parlour.players.seat_words import parse_seats
from parlour.players.seating import bots_for
from parlour.terminal.ask.conversation import LEAVE_WORDS
from parlour.terminal.errors import Left
from parlour.terminal.help import explained, help_page, switches_in_force
from parlour.terminal.loop import GameLoop
from parlour.terminal.signals import Signals
from tests.terminal.script import Script, Somebody, brag, dealt, page_at

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
    GameLoop(match, bots_for(match), Somebody(7), Signals()).play()
    assert match.is_over()


@pytest.mark.parametrize("game", game_names())
def test_no_nonsense_upsets_the_table(game: str) -> None:
    match, screen = match_of(game, "default", "me"), Nuisance(3)
    GameLoop(match, bots_for(match), screen, Signals()).play()
    assert match.is_over()


@pytest.mark.parametrize("word", LEAVE_WORDS)
@pytest.mark.parametrize("game", game_names())
def test_every_word_for_leaving_leaves(game: str, word: str) -> None:
    match, screen = match_of(game, "default", "me"), Script(word)
    with pytest.raises(Left):
        GameLoop(match, bots_for(match), screen, Signals()).play()


def words_of(name: str) -> set[str]:
    """Everything that would give away one game: its names, its verbs."""
    rules = find_game(name).rules()
    return {name, name.replace("-", "_"), rules.metadata.display_name, *rules.move_labels}


def test_no_file_of_the_terminal_names_a_game_or_a_verb() -> None:
    folder = Path(str(parlour.terminal.__file__)).parent
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.glob("*.py")}
    telling = {word for name in game_names() for word in words_of(name) if len(word) > 5}
    found = [f"{name}: {word}" for name, text in texts.items() for word in telling if word in text]
    assert not found


def test_help_lists_the_switches_in_force_under_their_own_names() -> None:
    assert "pairScore highestCard" in switches_in_force(brag(pairScore="highestCard").rules)


def test_help_leaves_texts_out_of_the_switches() -> None:
    assert "Knock" not in switches_in_force(brag().rules)


def test_an_open_move_is_explained_with_its_key() -> None:
    assert explained("SWAP_ALL", page_at(dealt())).endswith("You may do it now with `a`.")


def test_help_names_people_not_seats() -> None:
    match = dealt("Ann,Ben")
    assert "seat 1" not in help_page(page_at(match), match.rules)
