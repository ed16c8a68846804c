"""Frames: what is a message and what is not, and that a wrong one says why."""

from contextlib import suppress

import msgspec
import pytest

from parlour.cards.luck import Luck
from parlour.wire import messages as m
from parlour.wire.codec import LONGEST_FRAME, BadFrame, decode, decode_from_room, encode
from parlour.wire.parts import Challenged

FROM_CLIENT: list[m.FromClient] = [
    m.Hello(1, "k3y", "ticket", 4, "hash", "de"),
    m.PlayMove(1, 2, {"verb": "X", "slots": [1], "amount": 3}),
    m.TryMove(1, 2, {"verb": "X"}),
    m.Why(3),
    m.Say(4, preset="hello"),
    m.Ping(5),
    m.Sit(6, 2, "Ann", "ab"),
    m.Luck("00"),
    m.Do(7, "fill", 1, "house:hard"),
    m.Ask(8, "hint", 2),
    m.Act(9, "correct", "It was misread.", table=2, number=3, places=(1, 2)),
]
FROM_ROOM: list[m.FromRoom] = [
    m.Welcome(1, "k3y", "hash", 0, {"title": "X"}, {"game": "x"}, "c0ffee"),
    m.Seats("open", [m.Person(0, "Ann", "person", host=True)], 1, m.Vote("undo", 0, 0, [0], 2, 9), 0),
    m.State(3, 1, msgspec.Raw(b"{}"), msgspec.Raw(b"{}"), 5, 2, [m.Told("x", "X.")], 0, 1, m.Clock(9, 60)),
    m.Ok(1, 2),
    m.No(1, "too-late", "Too late."),
    m.ClosedMoves(1, [("X", "Because.")]),
    m.Advice(1, ["Because."], {"verb": "X"}, "X", "Not yet.", [("beats", 0.5)], [("keep", 0.5)]),
    m.Notice("Ann asked.", 0),
    m.Seated(1, 0, "token"),
    m.OpenLuck(["", "ab"], "cd"),
    m.Said(0, "Ann", "Hello!", 3, "hello"),
    m.Pong(1, 2),
    m.Bye(4400, "Why."),
    m.LobbyList([{"table": "k3y"}]),
    m.TournamentState(3, 5, msgspec.Raw(b"{}"), msgspec.Raw(b"{}")),
    m.Go("cup", "k3y", 2, "broken", 5, 4, "k4y", 9, "You move to table 4, because table 9 was broken."),
    m.ChallengeList([Challenged("c1", "Ann", "k3y", "g", 5)]),
    m.Announced("cup", "Ten minutes of rest.", 5),
]


@pytest.mark.parametrize("message", FROM_CLIENT, ids=lambda each: type(each).__name__)
def test_what_a_client_says_comes_out_as_it_went_in(message: m.FromClient) -> None:
    assert decode(encode(message)) == message


@pytest.mark.parametrize("message", FROM_ROOM, ids=lambda each: type(each).__name__)
def test_what_the_room_says_comes_out_as_it_went_in(message: m.FromRoom) -> None:
    assert decode_from_room(encode(message)) == message


def test_every_message_is_among_the_examples() -> None:
    said = {type(each) for each in (*FROM_CLIENT, *FROM_ROOM)}
    assert said == {*m.FromClient.__subclasses__(), *m.FromRoom.__subclasses__()}


BAD = {
    "nothing": b"",
    "no JSON": b"hello",
    "half a frame": b'{"t":"ping","at":',
    "a list": b"[]",
    "no kind": b'{"id":1}',
    "an unknown kind": b'{"t":"steal","id":1}',
    "what only the room says": b'{"t":"ok","id":1}',
    "an unknown field": b'{"t":"why","id":1,"sudo":true}',
    "a field of the wrong kind": b'{"t":"why","id":"1"}',
    "a negative id": b'{"t":"why","id":-1}',
    "an id beyond a double": b'{"t":"why","id":9007199254740992}',
    "a long text": b'{"t":"say","id":1,"text":"' + b"x" * 281 + b'"}',
    "a chair that cannot be": b'{"t":"sit","id":1,"seat":64}',
    "a deep move": b'{"t":"move","id":1,"asked":1,"move":{"a":[[[[]]]]}}',
    "a very deep move": b'{"t":"move","id":1,"asked":1,"move":{"a":' + b"[" * 2000 + b"]" * 2000 + b"}}",
    "a deep unknown field": b'{"t":"why","id":1,"x":' + b"[" * 2000 + b"]" * 2000 + b"}",
    "too many bytes": b'{"t":"say","id":1,"text":"' + b" " * LONGEST_FRAME + b'"}',
    "half a character": b'{"t":"say","id":1,"text":"\xff"}',
    "half a surrogate": rb'{"t":"say","id":1,"text":"\ud800"}',
    "a million digits": b'{"t":"ping","at":' + b"9" * 4000 + b"}",
}


@pytest.mark.parametrize("frame", BAD.values(), ids=BAD.keys())
def test_what_is_no_message_is_refused_with_a_sentence(frame: bytes) -> None:
    with pytest.raises(BadFrame) as caught:
        decode(frame)
    assert caught.value.code == "bad-frame"
    assert caught.value.sentence.endswith(".")
    assert len(caught.value.sentence) < 200


def test_a_huge_number_in_a_move_is_harmless() -> None:
    message = decode(b'{"t":"move","id":1,"asked":1,"move":{"verb":"X","amount":' + b"9" * 3900 + b"}}")
    assert isinstance(message, m.PlayMove)


def test_whatever_bytes_come_they_are_a_message_or_refused() -> None:
    luck = Luck(11)
    frames = [encode(message) for message in FROM_CLIENT]
    for _ in range(3_000):
        frame = bytearray(frames[luck.below(len(frames))])
        for _ in range(1 + luck.below(4)):
            frame[luck.below(len(frame))] = b'{}[]",:0\\\x00\xff9-'[luck.below(13)]
        with suppress(BadFrame):
            assert isinstance(decode(bytes(frame)), m.FromClient)
