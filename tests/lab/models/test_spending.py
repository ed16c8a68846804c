"""Money in the lab: a purse that several share and nobody overdraws, and tallies of what was decided."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from parlour.engine.rules.finder import find_game
from parlour.lab.definition import define
from parlour.lab.errors import BadExperiment
from parlour.lab.models.estimate import ANSWER_TOKENS, estimate
from parlour.lab.models.spending import FilePurse
from parlour.lab.models.tally import tallies
from parlour.players.llm.models_file import add_endpoint
from parlour.players.llm.record import Attempt, ModelDecision


def made(kinds: list[str], *, by_house: bool = False, name: str = "a") -> ModelDecision:
    return ModelDecision(
        n=0,
        seat=0,
        name=name,
        model="m",
        profile="bare",
        prompt_hash="",
        kind=kinds[-1],
        move={"verb": "FOLD"},
        by_house=by_house,
        attempts=[Attempt(kind) for kind in kinds],
        money=0.5,
    )


def test_a_purse_is_never_overdrawn_however_many_spend_from_it(tmp_path: Path) -> None:
    purse = FilePurse(tmp_path / "money.log", 1.0)

    def spend(turn: int) -> bool:
        try:
            purse.set_aside(0.1)
        except BadExperiment:
            return False
        purse.settle(0.1, 0.06)
        return True

    with ThreadPoolExecutor(8) as many:
        spent = list(many.map(spend, range(60)))
    assert spent.count(False)
    assert purse.spent() == pytest.approx(0.06 * spent.count(True))
    assert purse.spent() <= 1.0


def test_what_a_dead_process_set_aside_stays_counted(tmp_path: Path) -> None:
    FilePurse(tmp_path / "money.log", 1.0).set_aside(0.7)
    with pytest.raises(BadExperiment, match="goes on"):
        FilePurse(tmp_path / "money.log", 1.0).set_aside(0.4)


def test_without_a_cap_money_is_only_counted(tmp_path: Path) -> None:
    purse = FilePurse(tmp_path / "money.log", None)
    purse.set_aside(5.0)
    purse.settle(5.0, 2.0)
    assert purse.spent() == 2.0


def test_failures_are_counted_by_class_and_first_answers_apart() -> None:
    decisions = [
        made(["answered"]),
        made(["answered"]),
        made(["illegal", "answered"]),
        made(["timed-out", "timed-out", "transport"], by_house=True),
        made(["answered"], name="b"),
    ]
    first, second = tallies(decisions)
    assert (first.player, second.player) == ("llm:a@bare", "llm:b@bare")
    assert (first.decisions, first.legal_first, first.by_house) == (4, 2, 1)
    assert first.classes["timed-out"] == 2
    assert first.classes["illegal"] == first.classes["transport"] == 1
    assert first.money == 2.0


def test_the_estimate_grows_with_games_and_prices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PARLOUR_HOME", str(tmp_path))
    add_endpoint("a", {"url": "http://127.0.0.1:9/v1", "model": "m", "price_in": 1.0, "price_out": 2.0})
    add_endpoint("free", {"url": "http://127.0.0.1:9/v1", "model": "m"})
    game = find_game("claim")
    rules = game.rules(switches=game.brief)
    players = ("llm:a", "house:easy", "house:easy", "llm:free")
    definition = define(game, rules, players, seats=4, seed=1)
    four, forty = estimate(definition, 4), estimate(definition, 40)
    assert four.decisions > 4
    assert four.tokens_in > 1_000 * four.decisions
    assert four.tokens_out == ANSWER_TOKENS * four.decisions
    assert forty.money == pytest.approx(10 * four.money)
    assert four.money > 0
    assert four.is_priced
