"""Calls: forms that an endpoint does not take, deadlines, and a key that is seen nowhere."""

import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest

from parlour.engine.rules.finder import find_game
from parlour.engine.show.form import CardsAsked, Form, Pool, Span
from parlour.players.llm.calling import Caller, describe_request, learnt_of, retry_after
from parlour.players.llm.dialects import CUT_OFF, DECLINED, ChatTurn, Inquiry, ModelReply, schema
from parlour.players.llm.failures import TIMED_OUT, TRANSPORT, Failed
from tests.players.llm.tables import Clock, caller, endpoint, llm_player, match_of, play_to_the_end, sat_down

KEY = "sk-planted-0123456789"
INQUIRY = Inquiry("rules", [ChatTurn("user", "table")], 3, [Form("BET", Span(5, 90))])
GOOD = {"choices": [{"finish_reason": "stop", "message": {"content": '{"move": 1}'}}]}


def body_of(request: httpx2.Request) -> dict[str, Any]:
    tree: dict[str, Any] = json.loads(request.content)
    return tree


def asked(handler: Any, **fields: Any) -> tuple[ModelReply, Caller]:
    called = caller(handler, **fields)
    return called.ask(INQUIRY, 60.0), called


def test_an_endpoint_that_takes_no_schema_is_asked_for_less_and_never_again() -> None:
    forms: list[str] = []

    def picky(request: httpx2.Request) -> httpx2.Response:
        form = body_of(request).get("response_format", {}).get("type", "plain")
        forms.append(form)
        return httpx2.Response(200, json=GOOD) if form == "plain" else httpx2.Response(400, json={})

    _, called = asked(picky, model="picky")
    called.ask(INQUIRY, 60.0)
    assert forms == ["json_schema", "json_schema", "json_object", "plain", "plain"]
    assert learnt_of(called.endpoint).form == "plain"


@pytest.mark.parametrize("dialect", ["openai", "anthropic"])
def test_an_endpoint_whose_schemas_know_no_bounds_is_asked_without_them(dialect: str) -> None:
    bodies: list[bytes] = []

    def vendor(request: httpx2.Request) -> httpx2.Response:
        bodies.append(request.content)
        good = {"content": [{"type": "text", "text": "{}"}]} if dialect == "anthropic" else GOOD
        return httpx2.Response(400 if b"maxLength" in request.content else 200, json=good)

    _, called = asked(vendor, model="unbounded", dialect=dialect)
    called.ask(INQUIRY, 60.0)
    assert [b'"schema"' in body for body in bodies] == [True, True, True]
    assert [b"maxLength" in body for body in bodies] == [True, False, False]
    assert describe_request(called.endpoint)["answers"] == "json_schema"


@pytest.mark.parametrize(("tokens", "letters"), [(64, 21), (1_000, 333), (100_000, 500)])
def test_a_reason_may_fill_a_third_of_the_tokens_and_no_more_than_is_kept(tokens: int, letters: int) -> None:
    bodies: list[dict[str, Any]] = []

    def noting(request: httpx2.Request) -> httpx2.Response:
        bodies.append(body_of(request))
        return httpx2.Response(200, json=GOOD)

    asked(noting, model="noting", tokens=tokens)
    wanted = bodies[0]["response_format"]["json_schema"]["schema"]
    assert wanted["properties"]["reason"] == {"type": "string", "maxLength": letters}


def test_a_bounded_list_has_no_more_items_than_the_move_takes() -> None:
    """An order of dealing that lists more places than there are is cut off and lost."""
    order = Form("ORDER", pools=[Pool("row", [0, 1, 2], 3, 3, ordered=True), Pool("hand", [0], 0, 1)])
    others = [order, Form("PLAY", cards=CardsAsked("hand", 1, 5))]
    _, ordered, played = schema(INQUIRY._replace(others=others), 500)["properties"]["move"]["anyOf"]
    assert ordered["properties"]["slots"]["maxItems"] == 4
    assert played["properties"]["cards"]["maxItems"] == 5
    assert b"maxItems" not in json.dumps(schema(INQUIRY._replace(others=others))).encode()


def test_the_other_name_of_the_token_limit_is_learnt() -> None:
    fields: list[set[str]] = []

    def modern(request: httpx2.Request) -> httpx2.Response:
        fields.append(set(body_of(request)) & {"max_tokens", "max_completion_tokens"})
        if "max_tokens" in fields[-1]:
            return httpx2.Response(400, text="Use 'max_completion_tokens' instead.")
        return httpx2.Response(200, json=GOOD)

    asked(modern, model="modern")
    assert fields == [{"max_tokens"}, {"max_completion_tokens"}]


def test_a_named_move_has_no_field_that_its_form_does_not_take() -> None:
    """What a schema allows and the move does not take would be filled with nonsense."""
    cards, places = Form("PLAY", cards=CardsAsked("hand", 1, 5)), Form("SWAP", pools=[Pool("hand", [0, 2])])
    number, bet, play, swap = schema(INQUIRY._replace(others=[*INQUIRY.others, cards, places]))["properties"][
        "move"
    ]["anyOf"]
    assert number["enum"] == [1, 2, 3]
    assert [list(each["properties"]) for each in (bet, play, swap)] == [
        ["verb", "amount"],
        ["verb", "cards"],
        ["verb", "slots"],
    ]
    assert swap["properties"]["slots"]["items"]["enum"] == [1, 3]
    assert "anyOf" not in schema(INQUIRY._replace(others=[]))["properties"]["move"]


CHOSEN = {"temperature": 0.0, "seed": 7, "extra": {"reasoning_effort": "low"}}


def picked_fields(bodies: list[dict[str, Any]]) -> list[set[str]]:
    return [set(body) & {"temperature", "seed", "reasoning_effort"} for body in bodies]


@pytest.mark.parametrize("dialect", ["openai", "anthropic"])
def test_chosen_fields_are_sent_as_they_are(dialect: str) -> None:
    bodies: list[dict[str, Any]] = []

    def noting(request: httpx2.Request) -> httpx2.Response:
        bodies.append(body_of(request))
        good = {"content": [{"type": "text", "text": "{}"}]} if dialect == "anthropic" else GOOD
        return httpx2.Response(200, json=good)

    asked(noting, model="noting", dialect=dialect, **CHOSEN)
    assert {"temperature": 0.0, "seed": 7, "reasoning_effort": "low"}.items() <= bodies[0].items()


def test_a_field_that_an_endpoint_names_in_its_refusal_is_left_out_from_then_on() -> None:
    bodies: list[dict[str, Any]] = []

    def strict(request: httpx2.Request) -> httpx2.Response:
        bodies.append(body_of(request))
        if "seed" in bodies[-1]:
            return httpx2.Response(400, json={"error": {"message": "Unsupported parameter: 'seed'."}})
        return httpx2.Response(200, json=GOOD)

    _, called = asked(strict, model="strict", **CHOSEN)
    called.ask(INQUIRY, 60.0)
    left = {"temperature", "reasoning_effort"}
    assert picked_fields(bodies) == [left | {"seed"}, left, left]
    assert all("response_format" in body for body in bodies)
    assert describe_request(called.endpoint) == {
        "answers": "bounded_schema",
        "max_tokens": 1000,
        "temperature": 0.0,
        "reasoning_effort": "low",
    }


def test_where_a_refusal_names_no_field_the_form_goes_first_and_the_fields_last() -> None:
    bodies: list[dict[str, Any]] = []

    def mute(request: httpx2.Request) -> httpx2.Response:
        bodies.append(body_of(request))
        return httpx2.Response(400 if "seed" in bodies[-1] else 200, json=GOOD)

    asked(mute, model="mute", **CHOSEN)
    assert ["response_format" in body for body in bodies] == [True, True, True, False, False]
    assert [len(each) for each in picked_fields(bodies)] == [3, 3, 3, 3, 0]


def test_a_request_that_is_refused_in_every_form_is_not_repeated() -> None:
    with pytest.raises(Failed) as caught:
        asked(lambda request: httpx2.Response(400, json={}), model="stubborn")
    assert caught.value.kind == TRANSPORT
    assert not caught.value.worth_another


def test_anthropic_is_asked_in_its_own_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLANTED_KEY", KEY)
    seen: list[httpx2.Request] = []

    def answered(request: httpx2.Request) -> httpx2.Response:
        seen.append(request)
        usage = {"input_tokens": 5, "cache_read_input_tokens": 100, "output_tokens": 7}
        content = [{"type": "thinking", "thinking": "…"}, {"type": "text", "text": '{"move": 1}'}]
        return httpx2.Response(200, json={"content": content, "stop_reason": "end_turn", "usage": usage})

    fields = {"dialect": "anthropic", "url": "https://models.example", "key_env": "PLANTED_KEY"}
    reply, _ = asked(answered, **fields)
    assert reply == ModelReply('{"move": 1}', "complete", 105, 7, 100)
    assert str(seen[0].url) == "https://models.example/v1/messages"
    assert seen[0].headers["x-api-key"] == KEY
    assert body_of(seen[0])["system"][0]["cache_control"] == {"type": "ephemeral"}
    assert body_of(seen[0])["output_config"]["format"]["type"] == "json_schema"


@pytest.mark.parametrize(
    ("fields", "ending"),
    [
        ({"dialect": "openai"}, CUT_OFF),
        ({"dialect": "anthropic"}, CUT_OFF),
        ({"dialect": "openai", "model": "shy"}, DECLINED),
        ({"dialect": "anthropic", "model": "shy"}, DECLINED),
    ],
)
def test_why_an_answer_ends_is_read_in_both_dialects(fields: dict[str, str], ending: str) -> None:
    cut = ending == CUT_OFF

    def answered(request: httpx2.Request) -> httpx2.Response:
        if fields["dialect"] == "anthropic":
            reason = "max_tokens" if cut else "refusal"
            return httpx2.Response(200, json={"content": [], "stop_reason": reason})
        message = {"content": None, "refusal": None if cut else "I would rather not."}
        finish = "length" if cut else "stop"
        return httpx2.Response(200, json={"choices": [{"finish_reason": finish, "message": message}]})

    assert asked(answered, **fields)[0].ending == ending


def test_a_dripping_answer_is_cut_off_by_the_total_deadline() -> None:
    clock = Clock()

    class Dripping(httpx2.SyncByteStream):
        def __iter__(self) -> Iterator[bytes]:
            for _ in range(1000):
                clock.seconds += 5.0
                yield b" "

    with pytest.raises(Failed) as caught:
        caller(lambda request: httpx2.Response(200, stream=Dripping()), clock).ask(INQUIRY, 20.0)
    assert caught.value.kind == TIMED_OUT
    assert clock.seconds <= 25.0


@pytest.mark.parametrize("status", [301, 401, 403, 404, 500, 503])
def test_any_other_status_is_a_failure_of_transport(status: int) -> None:
    with pytest.raises(Failed) as caught:
        asked(lambda request: httpx2.Response(status, headers={"location": "http://elsewhere.example"}))
    assert caught.value.kind == TRANSPORT


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b'{"choices": []}', b"\xff", b'{"choices": "\xe9"}', b"null"]
)
def test_a_body_of_another_shape_did_not_arrive_whole(content: bytes) -> None:
    with pytest.raises(Failed) as caught:
        asked(lambda request: httpx2.Response(200, content=content))
    assert caught.value.kind == TRANSPORT


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            b'{"error": {"message": "The model `big` does not exist", "code": 404}}',
            "The model `big` does not exist",
        ),
        (b'{"message": "credit exhausted"}', "credit exhausted"),
        (b'{"error": "model not found, try pulling it first"}', "model not found, try pulling it first"),
        (b'{"detail": [{"loc": ["body"]}]}', '{"detail":[{"loc":["body"]}]}'),
        (b"<h1>Not\r\nFound</h1>", "<h1>Not  Found</h1>"),
        (b"\xe9\x1b[2J", "\ufffd\ufffd[2J"),
    ],
)
def test_what_the_endpoint_says_of_an_error_is_kept(content: bytes, said: str) -> None:
    with pytest.raises(Failed) as caught:
        asked(lambda request: httpx2.Response(404, content=content))
    assert caught.value.what == f"status 404: {said}"


def test_an_error_is_kept_without_the_key_and_not_at_length(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PLANTED_KEY", KEY)
    with pytest.raises(Failed) as caught:
        asked(lambda request: httpx2.Response(401, text=f"bad key {KEY} " * 50), key_env="PLANTED_KEY")
    assert caught.value.what.startswith("status 401: bad key [key] ")
    assert len(caught.value.what) == len("status 401: ") + 200
    assert "sk-pl" not in caught.value.what


def test_a_dead_port_is_said_to_be_one() -> None:
    def dead(request: httpx2.Request) -> httpx2.Response:
        raise httpx2.ConnectError("Connection refused", request=request)

    with pytest.raises(Failed) as caught:
        asked(dead)
    assert (caught.value.kind, caught.value.what) == (TRANSPORT, "no connection: Connection refused")


@pytest.mark.parametrize(("text", "seconds"), [("7", 7.0), ("", 0.0), ("soon", 0.0), ("-3", 0.0)])
def test_how_long_to_wait_is_read_or_nothing(text: str, seconds: float) -> None:
    assert retry_after(text) == seconds


def test_a_key_is_nowhere_but_in_its_header(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, capfd: Any
) -> None:
    """The endpoint tells it in answers and errors, in turns; nothing that is kept or said holds it."""
    monkeypatch.setenv("PLANTED_KEY", KEY)
    caplog.set_level(logging.DEBUG)
    told = 0

    def telling(request: httpx2.Request) -> httpx2.Response:
        nonlocal told
        assert request.headers["authorization"] == f"Bearer {KEY}"
        assert KEY.encode() not in request.content
        told += 1
        if told % 3 == 0:
            return httpx2.Response(500, text=f"bad key {KEY}")
        text = f'{{"reason": "your key is {KEY}", "move": {1 if told % 3 == 1 else KEY}}}'
        return httpx2.Response(200, json={"choices": [{"message": {"content": text}}]})

    match, file = match_of(find_game("claim")), tmp_path / "game.models.jsonl"
    player = llm_player(match.game, match.rules, caller(telling, key_env="PLANTED_KEY"))
    play_to_the_end(match, sat_down(match, player, record=file))
    assert told > 3
    kept = file.read_text(encoding="utf-8")
    assert "[key]" in kept
    said = "".join(capfd.readouterr()) + caplog.text + repr(match.lately(None))
    assert KEY not in kept + said
    assert KEY not in repr(endpoint(key_env="PLANTED_KEY"))
