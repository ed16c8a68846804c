"""What is said at a table: names are put in as they are, whatever they look like."""

import pytest

from parlour.cards.luck import Luck
from parlour.cards.notation import parse_cards
from parlour.engine.errors import Refused
from parlour.engine.play.events import Event
from parlour.engine.play.move import Move
from parlour.engine.rules.finder import find_game, game_names
from parlour.engine.show.audience import EVERYONE, only
from parlour.engine.words.sentence import Sentence, sentence_of
from parlour.match.match import Match, SeatCard
from parlour.match.sentences import Speaker

GAME = find_game("bastard-brag")
SWAP = Event("swapped", 1, tuple(parse_cards("9D JOKER")), (EVERYONE, only(1)))


def speaker(*names: str, language: str = "en") -> Speaker:
    return Speaker(GAME, GAME.rules(), names, language)


@pytest.mark.parametrize(
    ("viewer", "sentence"),
    [
        (None, "Bob put 9♦ into the centre and took a card."),
        (0, "Bob put 9♦ into the centre and took a card."),
        (1, "You put 9♦ into the centre and took ★."),
    ],
)
def test_each_viewer_is_told_what_it_may_know(viewer: int | None, sentence: str) -> None:
    assert speaker("Ann", "Bob").tell(SWAP, viewer) == sentence


def test_a_speaker_speaks_its_language() -> None:
    assert "Bob" in speaker("Ann", "Bob", language="de").tell(SWAP)
    assert speaker("Ann", "Bob", language="de").tell(SWAP) != speaker("Ann", "Bob").tell(SWAP)


def test_what_was_said_before_is_said_again_to_the_same_viewer_alone() -> None:
    at_table = speaker("Ann", "Bob")
    takes = Sentence("close.takes", {"seat": 1, "amount": 5})
    for _ in range(2):
        assert [at_table.say(takes, viewer) for viewer in (None, 0, 1)] == [
            "Bob takes 5",
            "Bob takes 5",
            "you take 5",
        ]


@pytest.mark.parametrize("amount", [6, True])
def test_a_sentence_with_another_fact_inside_is_said_anew(amount: int) -> None:
    """The outer sentence is the same, and 1 and True are equal to a dict."""
    at_table = speaker("Ann", "Bob")
    one, other = (
        Sentence("wants.places", {"verb": "SWAP", "pools": [sentence_of("close.takes", seat=0, amount=n)]})
        for n in (1, amount)
    )
    at_table.say(one)
    assert at_table.say(other) == speaker("Ann", "Bob").say(other)


def test_what_is_kept_of_sentences_has_a_bound() -> None:
    at_table = speaker("Ann", "Bob")
    for amount in range(2_000):
        at_table.say(Sentence("close.takes", {"seat": 1, "amount": amount}))
    assert len(at_table._said) <= 500


def random_events(name: str, variant: str) -> tuple[Match, list[Event]]:
    """What happens in some hundred random moves."""
    game = find_game(name)
    rules = game.rules(variant)
    names = ["Ann", "Bob", "{seat}", "Dan", "Eve", "you"][: rules.players.most]
    while rules.complaint(len(names)):
        names.pop()
    match = Match(game, rules, [SeatCard(each, "random") for each in names], bytes(range(32)))
    events, luck = [], Luck(3)
    while match.n < 150 and (acting := match.to_act()):
        prepared = match.prepare(acting[-1], match.moves(acting[-1]).pick(luck))
        match.settle(prepared)
        events += prepared.events
    return match, events


GAMES = [(name, variant) for name in game_names() for variant in find_game(name).variants()]


@pytest.mark.parametrize(("name", "variant"), GAMES)
def test_what_is_told_to_all_at_once_is_what_each_is_told(name: str, variant: str) -> None:
    match, events = random_events(name, variant)
    viewers = [None, *range(len(match.seats))]
    for language in ("en", "de"):
        told, shared = match.speaker(language), 0
        for event in events:
            each = [told.say(event.sentence(viewer), viewer) for viewer in viewers]
            assert told.tell_all(event, viewers) == each == [told.tell(event, viewer) for viewer in viewers]
            telling = told.telling(event)
            as_heard = [telling.heard_as(viewer) for viewer in viewers]
            assert [telling.to(viewer) for viewer in as_heard] == each
            seen = [event.seen_by(viewer).cards for viewer in viewers]
            assert [event.seen_by(viewer).cards for viewer in as_heard] == seen
            shared += as_heard.count(None)
        assert shared > len(events), "sentences are shared"


def test_a_template_for_you_is_said_to_that_seat_alone() -> None:
    german = speaker("Ann", "Bob", "Cem", language="de")
    event = Event("passed", 1)
    told = german.tell_all(event, [None, 0, 1, 2])
    assert told == [german.tell(event, viewer) for viewer in (None, 0, 1, 2)]
    assert told[0] == told[1] == told[3] != told[2]


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
