"""The page that checks the shuffle and `parlour verify` say the same of every file, sound or not."""

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from parlour.cards.luck import Luck
from parlour.engine.rules.finder import find_game, game_names
from parlour.match.export import export_game, facts_of
from parlour.match.log import Advised, Entry, Undo
from parlour.match.match import Match, SeatCard
from parlour.match.verify import verify
from tests.match.mixing import mixed_match
from tests.match.tables import a_deal, play_on
from tests.server.web.evenings import evening
from tests.server.web.forgeries import Tree, chain_lines, forged, with_a_byte_changed
from tests.server.web.scripts import PageVerifier
from tools.line_schemas import TARGET, line_schemas

SAVES: Final = sorted((Path(__file__).parents[2] / "match" / "saves").glob("*.jsonl"))
EVENINGS: Final = (5, 25, 26, 17, 38, 39)
"""Found by trying: one of each game, with hints, moves taken back by vote, and turns that ran out."""
CHANGES: Final = 12
"""So many of each kind in each game here; 400 of each kind have been tried without a difference."""
_NOT_WRONG: Final = {"no-seed", "never-told"}
"""What is no fault, though it cannot be verified: a game still runs, or its seed is never told."""
_NEEDS_THE_RULES: Final = {
    "illegal-move",
    "wrong-end",
    "wrong-cards",
    "wrong-rules",
    "other-rules",
    "unknown-game",
    "wrong-number-of-seats",
}
"""Only who knows the game can tell these; the page says so itself."""


class Judges:
    """Both verifiers, asked about the same bytes."""

    def __init__(self, page: PageVerifier, file: Path) -> None:
        self._page = page
        self._file = file

    def verdicts(self, content: bytes) -> tuple[str, str]:
        """What is wrong with it: by our code, and by the page's keys."""
        self._file.write_bytes(content)
        wrong = [each.code for each in verify(self._file).findings if not each.sound]
        return "".join(code for code in wrong if code not in _NOT_WRONG), self._page.faults(content)

    def agree(self, content: bytes) -> bool:
        ours, theirs = self.verdicts(content)
        return bool(ours) == bool(theirs)


@pytest.fixture
def judges(page: PageVerifier, tmp_path: Path) -> Judges:
    return Judges(page, tmp_path / "game.parlour.jsonl")


@cache
def game_with_everything(name: str, seed: int) -> bytes:
    """A whole game with hints and moves taken back, the first move among them."""
    game, luck = find_game(name), Luck(seed)
    rules = game.rules(switches=game.brief)
    cards = [SeatCard(f"Näme {seat} ♠", "me") for seat in range(rules.players.least)]
    match, kept = Match.begin(game, rules, cards, seed.to_bytes(32, "big")), list[Entry]()
    while not match.is_over():
        seat = match.to_act()[0]
        if luck.below(3) == 0 or not kept:
            kept.append(Advised(seat, match.n + 1, at=luck.below(3)))
        match.play(seat, match.moves(seat).pick(luck))
        kept.append(match.played[-1])
        if (luck.below(4) == 0 or len(kept) == 2) and not match.is_over():
            match.undo(1)
            kept.append(Undo(1))
    return export_game(facts_of(match, kept))


def trees(content: bytes) -> list[Tree]:
    return [json.loads(line) for line in content.splitlines()]


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.name.partition(".")[0])
def test_all_saved_games_hold_for_both(judges: Judges, path: Path) -> None:
    assert judges.verdicts(path.read_bytes()) == ("", "")


@pytest.mark.parametrize("name", game_names())
def test_games_with_hints_and_moves_taken_back_hold_for_both(judges: Judges, name: str) -> None:
    content = game_with_everything(name, 5)
    assert {name for tree in trees(content) for name in tree} >= {"advised", "undo", "end", "cards"}
    assert judges.verdicts(content) == ("", "")


def test_forks_mixed_seeds_and_seeds_never_told_hold_for_both(judges: Judges) -> None:
    whole = play_on(mixed_match())
    fork = play_on(whole.fork(3))
    secret = play_on(mixed_match(whole.provenance._replace(reveal="never")))
    for match in (whole, fork, secret):
        assert judges.verdicts(export_game(facts_of(match))) == ("", "")


@pytest.mark.parametrize("name", [name for name in game_names() if find_game(name).stack])
def test_one_deal_with_an_empty_chair_holds_for_both(judges: Judges, name: str) -> None:
    match = play_on(a_deal(name))
    assert match.names()[1] == ""
    content = export_game(facts_of(match))
    assert judges.verdicts(content) == ("", "")
    header, *rest = trees(content)
    for start in ([3, 1, 2, 9], [0, 0, 2, 9], [3, None, 2, 9]):
        assert all(judges.verdicts(chain_lines([header | {"start": {"stacks": start}}, *rest])))


@pytest.mark.thorough
@pytest.mark.parametrize("seed", EVENINGS)
def test_every_game_of_an_evening_in_a_room_holds_for_both(judges: Judges, seed: int) -> None:
    for content in evening(seed):
        assert judges.verdicts(content) == ("", "")


@pytest.mark.thorough
def test_evenings_have_all_that_can_happen_at_a_table() -> None:
    lines = [tree for seed in EVENINGS for game in evening(seed) for tree in trees(game)]
    assert {tree.get("by") for tree in lines} >= {"seat", "bot", "clock"}
    assert {name for tree in lines for name in tree} >= {"advised", "undo", "end", "mix"}
    assert {tree["game"] for tree in lines if "game" in tree} == set(game_names())


@pytest.mark.thorough
@pytest.mark.parametrize("name", game_names())
def test_one_changed_byte_is_the_same_to_both(judges: Judges, name: str) -> None:
    content, luck = game_with_everything(name, 5), Luck(7)
    for _ in range(CHANGES):
        changed = with_a_byte_changed(content, luck)
        assert judges.agree(changed), changed


@pytest.mark.thorough
@pytest.mark.parametrize("name", game_names())
def test_a_forged_line_is_the_same_to_both_unless_it_takes_the_rules(judges: Judges, name: str) -> None:
    lines, luck = trees(game_with_everything(name, 5)), Luck(8)
    for _ in range(CHANGES):
        content = forged(lines, luck)
        ours, theirs = judges.verdicts(content)
        assert bool(ours) == bool(theirs) or (ours in _NEEDS_THE_RULES and not theirs), (
            ours,
            theirs,
            content,
        )


def _spaced(text: str) -> str:
    lines = (json.dumps(json.loads(line), separators=(" ,\t", " : ")) for line in text.splitlines())
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("change", "holds"),
    [
        pytest.param(lambda text: text.rstrip("\n"), True, id="no last end of line"),
        pytest.param(lambda text: text.replace("\n", "\r\n"), True, id="CRLF"),
        pytest.param(_spaced, True, id="spaces"),
        pytest.param(lambda text: text.replace("\n", " \n"), True, id="trailing spaces"),
        pytest.param(lambda text: "\ufeff" + text, True, id="a byte order mark"),
        pytest.param(lambda text: text.replace("\n", "\n\ufeff", 1), True, id="another byte order mark"),
        pytest.param(lambda text: "\ufeff\ufeff" + text, False, id="two byte order marks"),
        pytest.param(lambda text: text.replace('"n":1,', '"n":1,\u00a0'), False, id="another kind of space"),
        pytest.param(lambda text: text.replace("\n", "\n\n", 1), False, id="an empty line"),
        pytest.param(lambda text: text + "\n", False, id="an empty line at the end"),
        pytest.param(lambda text: "\n" + text, False, id="an empty line at the beginning"),
        pytest.param(lambda text: text.replace('"n":1,', '"n":1,"n":1,'), False, id="a name twice"),
        pytest.param(lambda text: text.replace('"n":1,', '"n":1.0,'), False, id="1.0"),
        pytest.param(lambda text: text.replace('"n":1,', '"n":01,'), False, id="01"),
        pytest.param(lambda text: text.replace('"n":1,', '"n":1e0,'), False, id="1e0"),
        pytest.param(lambda text: text.replace('"seat":0', '"seat":-0', 1), True, id="-0"),
        pytest.param(lambda text: text.replace('"seat":', '"\\u0073eat":'), True, id="an escaped letter"),
        pytest.param(lambda text: text.replace("\\u00e4", "\u00e4"), True, id="a letter as it is"),
        pytest.param(lambda text: text.replace('"n":1,', '"n":1,,'), False, id="two commas"),
        pytest.param(lambda text: text.replace("}\n", ",}\n", 1), False, id="a comma at the end"),
        pytest.param(lambda text: text.replace('"n":1,', '"n":NaN,'), False, id="NaN"),
        pytest.param(lambda text: text.replace('"n":1,', '"n":Infinity,'), False, id="infinity"),
        pytest.param(lambda text: text.replace("\n", "\u2028", 1), False, id="another end of line"),
        pytest.param(lambda text: "", False, id="nothing"),
        pytest.param(lambda text: "null\n", False, id="null"),
        pytest.param(lambda text: "[" * 100_000, False, id="depth"),
        pytest.param(lambda text: text[: len(text) // 2], False, id="half of it"),
    ],
)
def test_however_it_is_written_both_read_the_same(
    judges: Judges, change: Callable[[str], str], holds: bool
) -> None:
    content = game_with_everything(game_names()[0], 5)
    changed = change(content.decode()).encode()
    ours, theirs = judges.verdicts(changed)
    assert (not ours, not theirs) == (holds, holds), (ours, theirs)


_ODD: Final[tuple[object, ...]] = (
    *(2**63 - 1, 2**63, -(2**63), 2**53 + 1, 0.1, 1e16, 1.5e-7, 1e-4, 123456.75, -0.0, 1e22, 5e-324, 100.0),
    *("\x7f", "\u2028", "\U0001f0a1", "\ud800", "\\", "/", "\b\x00", [[]] * 2, {"": {"\u00e4": 1, "z": 2}}),
)


@pytest.mark.parametrize("value", _ODD, ids=repr)
def test_odd_values_have_the_same_hash_for_both(judges: Judges, value: object) -> None:
    lines = trees(game_with_everything(game_names()[0], 5))
    lines[0]["rules"]["odd"] = value
    ours, theirs = judges.verdicts(chain_lines(lines))
    assert (ours in _NEEDS_THE_RULES, theirs) == (True, "") or (ours and theirs), (ours, theirs)


@pytest.mark.parametrize("levels", [15, 16, 17, 18, 19, 20, 21])
def test_both_stop_at_the_same_depth(judges: Judges, levels: int) -> None:
    value: object = 1
    for _ in range(levels):
        value = [value]
    lines = trees(game_with_everything(game_names()[0], 5))
    lines[0]["rules"]["deep"] = value
    ours, theirs = judges.verdicts(chain_lines(lines))
    assert (ours in _NEEDS_THE_RULES, theirs) == (levels <= 18, "" if levels <= 18 else theirs)
    assert bool(theirs) == (levels > 18)


def test_the_page_knows_the_lines_that_are_read() -> None:
    assert TARGET.read_text(encoding="utf-8") == line_schemas(), "run python tools/line_schemas.py"
