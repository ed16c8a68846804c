"""A forecast says of one tournament what the planner says of all formats."""

import io
import os
import sys
from types import SimpleNamespace

import msgspec
import pytest

from parlour.lab.tournament.definition import rules_at
from parlour.lab.tournament.planner import forecast
from parlour.lab.tournament.planner.forecast import Question, forecast_tournament
from parlour.tournaments.regulations.regulations import Entrants, Entry, Format, Regulations, RulesLevel

SHOOT_OUT = Regulations(
    game="bastard-brag", format=Format(name="shoot-out"), entrants=Entrants(least=8, most=16)
)


def test_a_longer_rest_makes_it_longer_and_how_one_enters_changes_nothing() -> None:
    usual = forecast_tournament(Question(SHOOT_OUT, 12, repeat=8))
    by_code = msgspec.structs.replace(SHOOT_OUT, entry=Entry(by="code", until="2027-01-01T20:00:00Z"))
    assert forecast_tournament(Question(by_code, 12, repeat=8)) == usual
    assert 0 < usual.minutes <= usual.slow_minutes
    assert 0 <= usual.best_wins <= 1


def test_a_level_is_played_for_as_many_times_the_stakes_as_its_rules_say() -> None:
    doubled = RulesLevel(after_rounds=5, changes={"betting": {"ante": 20}})
    rising = Regulations(game="three-card-brag", format=Format(name="freeze-out"), levels=(doubled,))
    game, rules = rules_at(rising, 1)
    first, second = forecast._factors(rising, game, rules)
    assert (first, second > 1) == (1, True)


def test_the_process_of_a_room_answers_one_question_and_is_silent_where_there_is_no_model(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def answer(regulations: Regulations) -> bytes:
        asked = io.BytesIO(msgspec.json.encode(Question(regulations, 8, repeat=2)))
        said = io.BytesIO()
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=asked))
        monkeypatch.setattr(sys, "stdout", SimpleNamespace(buffer=said))
        forecast.main()
        return said.getvalue()

    monkeypatch.setattr(os, "nice", lambda by: by, raising=False)
    assert msgspec.json.decode(answer(SHOOT_OUT), type=forecast.Forecast).minutes > 0
    unknown = msgspec.structs.replace(SHOOT_OUT, format=Format(name="tug-of-war"))
    assert answer(unknown) == b""
