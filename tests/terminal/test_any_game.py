"""Any game can be played, shown and explained at this table, and none is named in its source."""

import random
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import parlour.terminal
from parlour.cards.luck import Luck
from parlour.cards.seeds import seed_from_hex
from parlour.engine import plug_ins
from parlour.engine.rules.finder import all_games
from parlour.engine.show.form import Pool
from parlour.engine.words.sentence import sentence_of
from parlour.match.match import Match, SeatCard
from parlour.players.seat_words import parse_seats
from parlour.terminal.ask.conversation import LEAVE_WORDS
from parlour.terminal.ask.places import PlacesQuestion
from parlour.terminal.ask.question import Details
from parlour.terminal.help import explain, switches_in_force
from parlour.terminal.show.options import NOTHING, Offered
from tests.terminal.answers import answer_to
from tests.terminal.script import Script, Somebody, brag, dealt, page_at, play_at, services_at
from tests.toys.follow_suit import GAME as FOLLOW_SUIT
from tests.toys.high_card import GAME as HIGH_CARD

GAMES = {game.id: game for game in (*all_games(), HIGH_CARD, FOLLOW_SUIT)}
EVERY = [(name, variant) for name, game in GAMES.items() for variant in game.variants()]


@pytest.fixture(autouse=True)
def toys_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    toys = [
        EntryPoint(game.id, f"{module}:GAME", plug_ins.GAMES)
        for game, module in (
            (HIGH_CARD, "tests.toys.high_card"),
            (FOLLOW_SUIT, "tests.toys.follow_suit"),
        )
    ]
    installed = list(plug_ins.entry_points(plug_ins.GAMES))
    monkeypatch.setattr(
        plug_ins, "entry_points", lambda group: [*installed, *toys] if group == plug_ins.GAMES else []
    )


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

    def ask(self, question: str, offered: Offered = NOTHING) -> str:
        if self.random.random() < 0.7:
            return self.random.choice(NOISE)
        return super().ask(question, offered)


def match_of(game: str, variant: str, people: str) -> Match:
    """These people among themselves if the game allows it, or one with random players; a brief game."""
    found = GAMES[game]
    rules = found.rules(variant, switches=found.brief)
    names = people.split(",")
    company = 3 if len(names) == 1 else len(names)
    others = ["random"] * (max(rules.players.least, min(company, rules.players.most)) - len(names))
    return Match.begin(found, rules, parse_seats(",".join(names + others)), seed_from_hex("abc"))


@pytest.mark.parametrize(("game", "variant"), EVERY)
@pytest.mark.parametrize("people", ["me", "Ann,Ben"])
def test_a_whole_game_by_keys_alone(game: str, variant: str, people: str) -> None:
    assert play_at(match_of(game, variant, people), Somebody(7)).is_over()


@pytest.mark.parametrize("game", GAMES)
def test_no_nonsense_upsets_the_table(game: str) -> None:
    assert play_at(match_of(game, "default", "me"), Nuisance(3)).is_over()


@pytest.mark.parametrize("word", LEAVE_WORDS)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_for_leaving_leaves(game: str, word: str) -> None:
    match, screen = match_of(game, "default", "me"), Script(word)
    assert not play_at(match, screen).is_over()
    assert not screen.answers


def test_no_file_of_the_terminal_names_a_verb() -> None:
    folder = Path(str(parlour.terminal.__file__)).parent
    texts = {path.name: path.read_text(encoding="utf-8") for path in folder.rglob("*.py")}
    verbs = {verb for game in GAMES.values() for verb in game.rules().move_labels}
    found = [f"{name}: {verb}" for name, text in texts.items() for verb in verbs if f'"{verb}"' in text]
    assert not found


def test_a_test_player_answers_where_several_places_are_asked_for() -> None:
    page, details = page_at(dealt()), Details()
    question = PlacesQuestion(Pool("hand", [0, 1, 2], least=2, most=2), page)
    question.read_all(answer_to(question.text(), random.Random(1)).split(), details)
    assert len(details.slots) == 2


def test_a_test_player_answers_where_named_things_are_asked_for() -> None:
    page, details = page_at(dealt()), Details()
    names = [sentence_of("plain", text=name) for name in ("sevens", "eights", "nines")]
    question = PlacesQuestion(Pool("ranks", [0, 1, 2], names=names), page)
    question.read_all(answer_to(question.text(), random.Random(1)).split(), details)
    assert len(details.slots) == 1


def toy() -> Match:
    return Match.begin(FOLLOW_SUIT, FOLLOW_SUIT.rules(), parse_seats("me,me,me"), seed_from_hex("1"))


def test_help_lists_no_switch_that_the_game_does_not_have() -> None:
    assert switches_in_force(toy().game, toy().rules) == "deals 2, cardsDealt 5, turnSeconds 30"


def test_what_a_hand_is_worth_is_offered_only_where_the_game_can_say_it() -> None:
    offered = [[key for key, _ in page_at(match).services()] for match in (toy(), brag())]
    assert [("worth" in keys) for keys in offered] == [False, True]


def test_help_lists_the_switches_in_force_under_their_own_names() -> None:
    assert "pairScore highestCard" in switches_in_force(brag().game, brag(pairScore="highestCard").rules)


def test_help_leaves_texts_out_of_the_switches() -> None:
    assert "KNOCK" not in switches_in_force(brag().game, brag().rules)


def test_an_open_move_is_explained_with_its_key() -> None:
    assert explain("SWAP_ALL", page_at(dealt())).endswith("You may do it now with `a`.")


def test_help_names_people_not_seats() -> None:
    match = dealt("Ann,Ben")
    assert "seat 1" not in services_at(match, Script()).help_text(page_at(match))


PLAIN_NAMES = ("Xaver", "Yvonne", "Zoltan", "Walburga")


def told_at(match: Match, seat: int) -> list[str]:
    """Everything that the seat is told where it is to act."""
    page = page_at(match, seat)
    return [page.prompt(), *page.notes(), *(page.why_closed(verb) for verb in page.closed_verbs())]


@pytest.mark.parametrize("game", GAMES)
def test_players_called_like_moves_and_seats_change_no_sentence_that_does_not_name_them(game: str) -> None:
    found = GAMES[game]
    odd_names = ("Seat 0", *found.rules().move_labels, "seat 1", "FOLD", "Seat 2")
    seats = found.rules().players.least
    matches = [
        Match.begin(found, found.rules(), [SeatCard(name, "me") for name in names[:seats]], bytes(32))
        for names in (PLAIN_NAMES, odd_names)
    ]
    for number in range(15):
        if matches[0].is_over():
            break
        seat = matches[0].to_act()[0]
        for plain, odd in zip(told_at(matches[0], seat), told_at(matches[1], seat), strict=True):
            assert plain == odd or any(name in plain for name in PLAIN_NAMES)
        move = matches[0].moves(seat).pick(Luck(3, number))
        for match in matches:
            match.play(seat, move)
