"""Models in `parlour lab`: an estimate first, a cap, a running total, and nothing paid for twice."""

import json
from pathlib import Path

import pytest

from parlour.lab import playing
from parlour.players.llm.fake.faults import FaultyModel
from tests.cli.typing_in import Shell

LAB = ("lab", "bastard-brag", "--players", "llm:fake,easy", "--set", "lives=1", "--workers", "1")


def test_the_lab_estimates_counts_and_goes_on_without_paying_again(shell: Shell, model: FaultyModel) -> None:
    ran = shell(*LAB, "--games", "8")
    assert ran.code == 0, ran.err
    assert "8 games to play: about" in ran.err
    assert "legal at once" in ran.out
    assert "100.0 %" in ran.out
    before = model.requests
    again = shell(*LAB, "--games", "8", "--json")
    assert model.requests == before
    [tally] = json.loads(again.out)["models"]
    assert tally["decisions"] == before
    page = shell("models", "leaderboard", "--out", "board.md")
    assert page.code == 0
    assert "llm:fake@coached" in Path("board.md").read_text(encoding="utf-8")


@pytest.mark.thorough
def test_money_is_spent_only_under_a_cap_and_never_beyond_it(shell: Shell, model: FaultyModel) -> None:
    dear = [word.replace("fake", "dear") for word in LAB]
    refused = shell(*dear, "--games", "40")
    assert refused.code == 2
    assert "--most-money" in refused.err
    assert model.requests == 0
    stopped = shell(*dear, "--games", "40", "--most-money", "0.6", "--keep", "dear")
    assert stopped.code == 2
    assert "with more --most-money it goes on" in stopped.err
    paid = model.requests
    spent = sum(map(float, Path("dear/money.log").read_text(encoding="ascii").split()))
    assert 0 < spent <= 0.6
    done = shell(*dear, "--games", "40", "--most-money", "100", "--keep", "dear", "--json")
    assert done.code == 0, done.err
    assert json.loads(done.out)["models"][0]["decisions"] == model.requests
    assert model.requests > paid


def cap(tokens: int) -> None:
    """Let the fake model have so many tokens in a match, as if in a new process."""
    playing._makers.cache_clear()
    file = Path("models.toml")
    lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith("match_tokens")]
    file.write_text("\n".join(lines).replace("[fake]", f"[fake]\nmatch_tokens = {tokens}", 1), "utf-8")


@pytest.mark.thorough
def test_a_cap_of_a_match_never_fills_games_with_the_houses_moves(shell: Shell, model: FaultyModel) -> None:
    cap(1)
    none = shell(*LAB, "--games", "4", "--keep", "kept")
    assert "llm:fake: by the estimate a game takes more than its match_tokens" in none.err
    assert none.code == 2
    assert "No deal was played to its end" in none.err
    assert model.requests == 0
    cap(13_000)
    some = shell(*LAB, "--games", "12", "--keep", "kept", "--json")
    assert some.code == 0, some.err
    assert "games are not counted" in some.err
    assert "Long games are missing from the numbers" in some.err
    found, paid = json.loads(some.out), model.requests
    assert found["models"][0]["by_house"] == 0
    assert 0 < found["answer"]["games"] < 12
    cap(10_000_000)
    whole = json.loads(shell(*LAB, "--games", "12", "--keep", "kept", "--json").out)
    assert whole["answer"]["games"] == 12
    assert whole["models"][0]["by_house"] == 0
    assert whole["models"][0]["decisions"] == model.requests > paid


def test_models_do_not_play_on_a_cluster(shell: Shell, model: FaultyModel) -> None:
    ran = shell(*LAB, "--games", "2", "--on", "tcp://127.0.0.1:1")
    assert ran.code == 2
    assert "keys" in ran.err
