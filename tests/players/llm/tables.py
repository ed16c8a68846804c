"""Models at tables without a network: a fake model behind a transport, and a clock that only tests turn."""

import json
from collections.abc import Callable, Sequence
from typing import Any

import httpx2

from parlour.cards.luck import Luck
from parlour.engine.bot import Bot
from parlour.engine.rules.game import Game
from parlour.match.match import Match, SeatCard
from parlour.players.deciding import Place
from parlour.players.house import house_bot
from parlour.players.llm.calling import Caller
from parlour.players.llm.endpoints import ModelEndpoint
from parlour.players.llm.fake.faults import FaultyModel, Served
from parlour.players.llm.fake.model import FakeModel
from parlour.players.llm.player import LlmPlayer
from parlour.players.llm.seat_word import LlmWord, ModelStyle
from parlour.players.seating import bot_turn

SEED = bytes(range(32))
Handler = Callable[[httpx2.Request], httpx2.Response]


class Clock:
    """Seconds that pass only when somebody waits."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.slept: list[float] = []

    def now(self) -> float:
        return self.seconds

    def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.seconds += seconds


def endpoint(**fields: Any) -> ModelEndpoint:
    return ModelEndpoint(**({"url": "http://127.0.0.1:9/v1", "model": "fake"} | fields))


def transport_of(model: FaultyModel, clock: Clock) -> httpx2.MockTransport:
    """The model as a transport; silence turns the clock, as far as the caller waits for it."""

    def answered(request: httpx2.Request) -> httpx2.Response:
        return response(model.serve(json.loads(request.content)), request, clock)

    return httpx2.MockTransport(answered)


def response(served: Served, request: httpx2.Request, clock: Clock) -> httpx2.Response:
    patience = request.extensions["timeout"]["read"]
    if served.silence:
        clock.seconds += min(served.silence, patience)
        if served.silence >= patience:
            raise httpx2.ReadTimeout("nobody answers", request=request)
    if served.is_cut:
        raise httpx2.RemoteProtocolError("the peer closed the connection", request=request)
    return httpx2.Response(served.status, headers=served.headers, content=served.body)


def saying(*texts: str) -> Handler:
    """Answers with one text after the other, the last one for ever."""
    left = list(texts)

    def answered(request: httpx2.Request) -> httpx2.Response:
        text = left.pop(0) if len(left) > 1 else left[0]
        choice = {"finish_reason": "stop", "message": {"content": text}}
        return httpx2.Response(200, json={"choices": [choice]})

    return answered


def caller(
    served: FaultyModel | Handler | None = None, clock: Clock | None = None, /, **fields: Any
) -> Caller:
    clock = clock or Clock()
    served = served or FaultyModel(FakeModel())
    transport = (
        transport_of(served, clock) if isinstance(served, FaultyModel) else httpx2.MockTransport(served)
    )
    return Caller(endpoint(**fields), transport=transport, now=clock.now, sleep=clock.sleep)


def llm_player(game: Game, rules: Any, called: Caller, style: ModelStyle | None = None) -> LlmPlayer:
    word = LlmWord("fake", style or ModelStyle())
    return LlmPlayer(game, rules, Luck(5), word=word, caller=called)


def match_of(game: Game, *, seats: int = 0, names: Sequence[str] = (), seed: bytes = SEED) -> Match:
    """A short match with names."""
    rules = game.rules(switches=game.brief)
    number = seats or rules.players.least
    called = [*names, *(f"Player {seat}" for seat in range(len(names), number))]
    return Match(game, rules, [SeatCard(name, "random") for name in called], seed)


def sat_down(match: Match, player: LlmPlayer, seat: int = 0, **place: Any) -> dict[int, Bot]:
    """The player on its seat, house bots on the others."""
    player.sit_down(Place(seat, match.names(), lambda: match.n, **place))
    luck = Luck(9)
    others = range(len(match.seats))
    bots: dict[int, Bot] = {
        other: house_bot(match.game, match.rules, "house:easy", luck) for other in others if other != seat
    }
    return bots | {seat: player}


def play_to_the_end(match: Match, bots: dict[int, Bot], most: int = 20_000) -> None:
    for _ in range(most):
        if not bot_turn(match, bots):
            return
    raise AssertionError("the match does not end")
