"""What is said at a table: names are put in as they are, whatever they look like."""

import pytest

from parlour.cards.notation import parse_cards
from parlour.engine.errors import Refused
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game
from parlour.engine.show.audience import EVERYONE, only
from parlour.match.match import Match, SeatCard
from parlour.match.sentences import Speaker

GAME = find_game("bastard-brag")
SWAP = Event("swapped", 1, tuple(parse_cards("9D JOKER")), (EVERYONE, only(1)))


def speaker(*names: str, language: str = "en") -> Speaker:
    return Speaker(GAME, GAME.rules(), names, language)


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (None, "Bob put 9♦ into the centre and took ▒▒."),
        (0, "Bob put 9♦ into the centre and took ▒▒."),
        (1, "You put 9♦ into the centre and took ★."),
    ],
)
def test_each_viewer_is_told_what_it_may_know(viewer: int | None, sentence: str) -> None:
    assert speaker("Ann", "Bob").tell(SWAP, viewer) == sentence


def test_a_speaker_speaks_its_language() -> None:
    assert "Bob" in speaker("Ann", "Bob", language="de").tell(SWAP)
    assert speaker("Ann", "Bob", language="de").tell(SWAP) != speaker("Ann", "Bob").tell(SWAP)


ODD_NAMES = ["KNOCK", "Seat 0", "{seat}", "{amount:text}", "seat 1's"]


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_name_stays_a_name_in_what_happened(name: str) -> None:
    assert speaker("Ann", name).tell(Event("passed", 1)) == f"{name} passed."


def at_table(*names: str) -> Match:
    return Match.begin(GAME, GAME.rules(), [SeatCard(name, "me") for name in names], bytes(32))


@pytest.mark.parametrize("name", ODD_NAMES)
def test_a_refusal_names_the_player_and_nobody_else(name: str) -> None:
    match = at_table(name, name, "Ben")
    waiting = next(seat for seat in range(3) if seat not in match.to_act())
    with pytest.raises(Refused) as refused:
        match.play(waiting, Move("DEAL"))
    assert refused.value.sentence == f"It is not {match.names()[waiting]}'s turn."


def test_players_called_like_moves_and_seats_change_no_other_sentence() -> None:
    match, plain = at_table("KNOCK", "Seat 0", "DEAL"), at_table("Ann", "Bob", "Cem")
    sentences = []
    for table in (match, plain):
        [dealer] = table.to_act()
        with pytest.raises(Refused) as refused:
            table.play(dealer, Move("KNOCK"))
        sentences.append(refused.value.sentence)
    assert sentences[0] == sentences[1]


def test_a_refusal_can_be_said_in_another_language() -> None:
    match = at_table("Ann", "Bob")
    [dealer] = match.to_act()
    with pytest.raises(Refused) as refused:
        match.play(1 - dealer, Move("DEAL"))
    assert (
        match.speaker("de").say(refused.value.said) == f"{match.names()[1 - dealer]} ist nicht an der Reihe."
    )
