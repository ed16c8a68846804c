"""Models play whole matches; every fault ends in a finished match with the right class counted."""

import json
from collections import Counter
from itertools import count
from pathlib import Path

import httpx2
import pytest

from parlour.engine.rules.finder import all_games, find_game
from parlour.engine.rules.game import Game
from parlour.match.log import BY_HOUSE
from parlour.match.match import Match
from parlour.players.llm.failures import CLASSES, SPENT
from parlour.players.llm.fake.faults import FAULTS, FaultyModel
from parlour.players.llm.fake.model import FakeModel
from parlour.players.llm.player import LlmPlayer
from parlour.players.llm.record import ANSWERED, DecisionRecord
from parlour.players.seating import bot_turn
from tests.players.llm.tables import Clock, caller, llm_player, match_of, play_to_the_end, sat_down, saying

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
CLASS_OF = {
    "429": "transport",
    "500": "transport",
    "cut": "transport",
    "two-objects": ANSWERED,
    "prose": "unparsable",
    "illegal": "illegal",
    "silence": "timed-out",
    "truncated": "truncated",
    "empty": "empty",
    "refused": "refused",
}


@GAMES
def test_a_model_plays_a_whole_match_like_the_house_behind_it(game: Game) -> None:
    match = match_of(game)
    player = llm_player(game, match.rules, caller(view=True))
    play_to_the_end(match, sat_down(match, player))
    assert match.is_over()
    assert player.decisions
    assert {decision.kind for decision in player.decisions} == {ANSWERED}
    assert all(decision.reason for decision in player.decisions)


def test_there_is_a_class_for_every_fault() -> None:
    assert set(CLASS_OF) == set(FAULTS)
    assert set(CLASSES) <= set(CLASS_OF.values())


@pytest.mark.thorough
def test_every_faulted_decision_ends_in_a_finished_match_with_its_class_counted() -> None:
    """At least 500 of them over all games: one attempt each, each fault in its turn."""
    faulted, right = 0, 0
    for seed in count():
        if faulted >= 500:
            break
        for game in all_games():
            counted, wanted, match = _faulty_match(game, seed)
            assert match.is_over()
            faulted += len(wanted)
            right += sum(got == want for got, want in zip(counted, wanted, strict=True))
    assert faulted >= 500
    assert right == faulted


def _faulty_match(game: Game, seed: int) -> tuple[list[str], list[str], Match]:
    """The classes that were counted, those of the faults that were served, and the match."""
    match, model = match_of(game, seed=bytes([seed]) * 32), FaultyModel(FakeModel(), list(FAULTS))
    player = llm_player(game, match.rules, caller(model, view=True, attempts=1, seconds=20))
    play_to_the_end(match, sat_down(match, player))
    return [each.kind for each in player.decisions], [CLASS_OF[name] for name in model.served], match


@pytest.mark.parametrize("fault", sorted(set(FAULTS) - {"silence"}))
def test_one_fault_costs_an_attempt_and_the_next_answer_is_played(fault: str) -> None:
    match, clock = match_of(all_games()[0]), Clock()
    model = FaultyModel(FakeModel(), [fault], every=2)
    player = llm_player(match.game, match.rules, caller(model, clock, view=True))
    play_to_the_end(match, sat_down(match, player))
    assert {decision.kind for decision in player.decisions} == {ANSWERED}
    failed = Counter(
        attempt.kind for each in player.decisions for attempt in each.attempts if attempt.kind != ANSWERED
    )
    assert set(failed) <= {CLASS_OF[fault]}


def test_an_endpoint_is_left_alone_for_as_long_as_it_asks() -> None:
    match, clock = match_of(all_games()[0]), Clock()
    model = FaultyModel(FakeModel(), ["429"], every=2)
    player = llm_player(match.game, match.rules, caller(model, clock, view=True))
    play_to_the_end(match, sat_down(match, player))
    assert clock.slept
    assert set(clock.slept) == {1.0}


def test_silence_is_cut_off_by_the_deadline_of_the_decision() -> None:
    match, clock = match_of(all_games()[0]), Clock()
    model = FaultyModel(FakeModel(), ["silence"])
    player = llm_player(match.game, match.rules, caller(model, clock, view=True, seconds=20))
    play_to_the_end(match, sat_down(match, player))
    assert all(decision.seconds <= 20 and decision.kind == "timed-out" for decision in player.decisions)


def test_what_was_wrong_is_said_when_it_is_asked_again() -> None:
    asked: list[str] = []

    def answered(request: httpx2.Request) -> httpx2.Response:
        asked.append(json.loads(request.content)["messages"][-1]["content"])
        return saying('{"move": 999}')(request)

    match = match_of(all_games()[0])
    player = llm_player(match.game, match.rules, caller(answered))
    _first_decision(match, player)
    assert len(asked) == 3
    assert "there is no move 999" in asked[1]
    assert "legal are the numbers 1 to" in asked[1]


def _first_decision(match: Match, player: LlmPlayer) -> None:
    """Plays until the model has decided once."""
    bots = sat_down(match, player)
    while not player.decisions:
        assert bot_turn(match, bots)


def test_the_house_plays_for_a_model_without_an_answer_and_everybody_is_told() -> None:
    match = match_of(find_game("claim"), names=["Clara"])
    player = llm_player(match.game, match.rules, caller(saying("no idea")))
    play_to_the_end(match, sat_down(match, player))
    by_house = [turn for turn in match.played if turn.by == BY_HOUSE]
    assert len(by_house) == len(player.decisions)
    assert all(decision.by_house for decision in player.decisions)
    told = [sentence for sentence in match.lately(None) if "the house chose this move" in sentence]
    assert told == ["Clara's player had no answer: the house chose this move."] * len(by_house)
    again = match.from_the_start()
    for turn in match.played:
        again.follow(turn)
    assert [event.kind for event in again.told()] == [event.kind for event in match.told()]


@pytest.mark.parametrize("cap", [{"match_tokens": 1}, {"match_money": 0.000001, "price_in": 5.0}])
def test_a_spent_budget_asks_nobody(cap: dict[str, float]) -> None:
    match, model = match_of(all_games()[0]), FaultyModel(FakeModel())
    player = llm_player(match.game, match.rules, caller(model, view=True, **cap))
    play_to_the_end(match, sat_down(match, player))
    assert model.requests == 0
    assert {decision.kind for decision in player.decisions} == {SPENT}


def test_caps_of_a_match_are_kept() -> None:
    match, model = match_of(find_game("five-card-draw")), FaultyModel(FakeModel())
    prices = {"price_in": 1.0, "price_out": 2.0, "match_money": 0.03, "tokens": 100}
    player = llm_player(match.game, match.rules, caller(model, view=True, **prices))
    play_to_the_end(match, sat_down(match, player))
    spent = sum(decision.money for decision in player.decisions)
    assert 0 < spent <= 0.03
    kinds = Counter(decision.kind for decision in player.decisions)
    assert set(kinds) == {ANSWERED, SPENT}


def test_a_decision_that_was_paid_for_is_not_paid_for_again(tmp_path: Path) -> None:
    file = tmp_path / "game.models.jsonl"
    game = find_game("three-card-brag")

    def played() -> tuple[int, Match, LlmPlayer]:
        match, model = match_of(game), FaultyModel(FakeModel())
        player = llm_player(game, match.rules, caller(model, view=True))
        play_to_the_end(match, sat_down(match, player, record=file))
        return model.requests, match, player

    first, before, _ = played()
    file.write_bytes(b"\n".join(file.read_bytes().split(b"\n")[: first // 2]) + b'\n{"cut of')
    second, after, player = played()
    assert second == first - first // 2
    assert list(before.played) == list(after.played)
    assert len(DecisionRecord(file).decisions()) == first == len(player.decisions)


def test_the_record_tells_everything_but_the_seed(tmp_path: Path) -> None:
    match, file = match_of(find_game("claim")), tmp_path / "game.models.jsonl"
    player = llm_player(match.game, match.rules, caller(view=True, price_in=1.0))
    play_to_the_end(match, sat_down(match, player, record=file))
    kept = DecisionRecord(file).decisions()
    assert [each.n for each in kept] == sorted({each.n for each in kept})
    assert all(each.tokens_in > 0 < each.money and each.prompt and each.model == "fake" for each in kept)
    assert kept[0].system
    assert not any(each.system for each in kept[1:])
    assert not holds_seed(file, match.seed)
    assert file.stat().st_mode & 0o077 == 0


def test_a_seed_in_a_record_is_caught(tmp_path: Path) -> None:
    """The planted leak: a name that spells the seed reaches the prompt, and so the record."""
    file = tmp_path / "game.models.jsonl"
    match = match_of(find_game("claim"))
    player = llm_player(match.game, match.rules, caller(view=True))
    bots = sat_down(match, player, record=file)
    player.sit_down(player.place._replace(sitting=match.seed.hex()))
    play_to_the_end(match, bots)
    assert holds_seed(file, match.seed)


def holds_seed(file: Path, seed: bytes) -> bool:
    content = file.read_text(encoding="utf-8")
    return seed.hex() in content or seed.hex()[:16] in content


def test_texts_are_left_out_where_nobody_wants_them_kept(tmp_path: Path) -> None:
    match, file = match_of(all_games()[0]), tmp_path / "game.models.jsonl"
    player = llm_player(match.game, match.rules, caller(view=True, keep_texts=False))
    play_to_the_end(match, sat_down(match, player, record=file))
    kept = DecisionRecord(file).decisions()
    assert kept
    assert not any(each.prompt or each.system or each.attempts[0].answer for each in kept)
    assert all(each.prompt_hash and each.reason for each in kept)
