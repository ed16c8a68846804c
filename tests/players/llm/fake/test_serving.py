"""The fake model over a real socket: good answers, and a body that breaks off."""

import pytest

from parlour.engine.errors import ParlourError
from parlour.engine.rules.finder import all_games
from parlour.players.llm.calling import Caller, hang_up
from parlour.players.llm.dialects import ChatTurn, Inquiry
from parlour.players.llm.endpoints import ModelEndpoint
from parlour.players.llm.failures import TRANSPORT, Failed
from parlour.players.llm.fake.faults import FaultyModel
from parlour.players.llm.fake.model import FakeModel
from parlour.players.llm.fake.serving import serve_model
from tests.players.llm.tables import llm_player, match_of, play_to_the_end, sat_down


def test_a_match_is_played_over_a_socket() -> None:
    match = match_of(all_games()[0])
    with serve_model(FaultyModel(FakeModel(), ["cut", "500"], every=3)) as server:
        caller = Caller(ModelEndpoint(url=server.url, model="fake", view=True), sleep=lambda seconds: None)
        player = llm_player(match.game, match.rules, caller)
        play_to_the_end(match, sat_down(match, player))
        hang_up()
    assert {decision.kind for decision in player.decisions} == {"answered"}
    assert {each.kind for decision in player.decisions for each in decision.attempts} >= {TRANSPORT}


def test_nobody_at_the_address_is_a_failure_of_transport() -> None:
    with serve_model(FaultyModel(FakeModel())) as server:
        url = server.url
    with pytest.raises(Failed) as caught:
        Caller(ModelEndpoint(url=url, model="fake")).ask(Inquiry("", [ChatTurn("user", "")], 1), 1e12)
    assert caught.value.kind == TRANSPORT


def test_without_a_view_any_numbered_move_is_played() -> None:
    assert '"move": 4' in FakeModel().text("Your moves:\n4. FOLD\n")


def test_an_unknown_fault_is_refused() -> None:
    with pytest.raises(ParlourError, match="silence"):
        FaultyModel(FakeModel(), ["silense"])
