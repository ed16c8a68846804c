"""`parlour check-game`: everything that can be said of a game before others play it."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import click

from parlour.cli.errors import UNREAD
from parlour.cli.json_output import CheckedGame, CheckedPart, CheckFinding, json_option, print_json
from parlour.cli.options import complete_game, plain

if TYPE_CHECKING:
    from parlour.cli.check_game.findings import Finding
    from parlour.engine.rules.game import Game
    from parlour.lab.run.progress import ReportProgress

_PARTS: Final = ("laws", "rules", "texts", "screens", "ladder", "extras")
_HEADS: Final = {"wrong": "Wrong", "unsure": "Not sure", "optional": "Not there, and not needed"}


@click.command("check-game")
@click.argument("game", shell_complete=complete_game)
@click.option(
    "--games", type=click.IntRange(1, 100_000), default=20, help="Random games under the laws (20)."
)
@click.option(
    "--ladder",
    type=click.IntRange(0, 1_000_000),
    default=400,
    help="Games between each level and the next lower one (400); 0 leaves it out.",
)
@click.option(
    "--only", multiple=True, type=click.Choice(_PARTS), help="Only this part; may be given several times."
)
@plain
@json_option
def command(game: str, games: int, ladder: int, only: tuple[str, ...], plain: bool, as_json: bool) -> int:
    """Check GAME, yours or any other that is installed; each finding says what to do, and where.

    \b
    parlour check-game my-game --ladder 0
    parlour check-game my-game --only texts --only screens
    parlour check-game my-game --games 200 --ladder 4000 --json

    Laws that every game keeps; house rules that cannot be played; words for all that is said, in every
    language; the terminal at 60×20 and 80×24 and the data of the page; whether hard plays better than medium
    and medium than easy, with intervals; and what a game may have and this one has not. Exit code 1 where
    something is wrong.
    """
    from parlour.engine.rules.finder import find_game
    from parlour.lab.run.progress import progress

    wanted = [part for part in only or _PARTS if part != "ladder" or ladder]
    found = find_game(game)
    with progress("steps", plain=plain) as report:
        parts = list(_check_parts(found, wanted, {"laws": games, "ladder": ladder}, report))
    checked = CheckedGame(found.id, not any(each.is_wrong() for each in parts), parts)
    if as_json:
        print_json(checked)
    else:
        _print_text(checked)
    return 0 if checked.sound else UNREAD


def _check_parts(
    game: "Game", wanted: list[str], sizes: dict[str, int], report: "ReportProgress"
) -> Iterator[CheckedPart]:
    """Check one part after the other; a step is a part, but for the laws, whose games count each."""
    total = len(wanted) + (sizes["laws"] - 1 if "laws" in wanted else 0)
    done = 0
    for part in wanted:
        report(done, total, part)
        before = done

        def tell(played: int, before: int = before, part: str = part) -> None:
            report(before + played, total, part)

        said, findings = _CHECKS[part](game, sizes.get(part, 0), tell)
        yield CheckedPart(part, said, [_as_json(each) for each in findings])
        done += sizes["laws"] if part == "laws" else 1
    report(done, total)


def _as_json(finding: "Finding") -> CheckFinding:
    return CheckFinding(finding.severity, finding.what, finding.where, finding.advice)


Checked = tuple[str, "list[Finding]"]


def _laws(game: "Game", games: int, tell: Any) -> Checked:
    from parlour.cli.check_game.findings import wrong
    from parlour.engine import laws
    from parlour.engine.errors import BrokenLaw

    try:
        decisions = laws.check(game, games=games, tell=tell)
    except BrokenLaw as broken:
        seen, _, advice = broken.sentence.partition(" What to do: ")
        return f"{broken.code} is broken", [wrong(seen, "the game's folder", advice)]
    return f"{games} random games, {decisions:,} decisions: every law is kept", []


def _rules(game: "Game", size: int, tell: Any) -> Checked:
    from parlour.cli.check_game.house_rules import changes_of, odd_rules

    changes = list(changes_of(game))
    return f"{len(changes)} odd house rules tried", odd_rules(game, changes)


def _texts(game: "Game", size: int, tell: Any) -> Checked:
    from parlour.cli.check_game.texts import TextCheck
    from parlour.cli.check_game.walks import walk_games

    check = TextCheck(game)
    for moment in walk_games(game):
        check.look(moment)
    findings = check.findings()
    return f"{check.said:,} sentences said in {', '.join(game.languages())}", findings


def _screens(game: "Game", size: int, tell: Any) -> Checked:
    from parlour.cli.check_game.screens import ScreenCheck
    from parlour.cli.check_game.walks import walk_games

    check = ScreenCheck(game)
    for moment in walk_games(game):
        check.look(moment)
    findings = check.findings()
    return f"{check.drawn:,} screens drawn", findings


def _ladder(game: "Game", games: int, tell: Any) -> Checked:
    from parlour.cli.check_game.ladder import measure_ladder

    rungs = list(measure_ladder(game, games))
    return "; ".join(rung.said() for rung in rungs), [each for rung in rungs for each in rung.findings()]


def _extras(game: "Game", size: int, tell: Any) -> Checked:
    from parlour.cards.shuffle import FastShuffle
    from parlour.cli.check_game.extras import missing_extras

    rules = game.rules()
    position = game.begin(rules, rules.players.least, FastShuffle(1))
    findings = list(missing_extras(game, position))
    return f"{len(findings)} things that it may have and has not", findings


_CHECKS: Final[dict[str, Any]] = {
    "laws": _laws,
    "rules": _rules,
    "texts": _texts,
    "screens": _screens,
    "ladder": _ladder,
    "extras": _extras,
}


def _print_text(checked: CheckedGame) -> None:
    """Say what was looked at, then what is wrong, what is open and what is missing."""
    for part in checked.parts:
        mark = "wrong" if part.is_wrong() else "well"
        click.echo(f"{part.part}, {mark}: {part.said}.")
    for severity, head in _HEADS.items():
        found = [each for part in checked.parts for each in part.findings if each.severity == severity]
        if found:
            click.echo(f"\n{head} ({len(found)}):")
        for each in found:
            click.echo(f"- {each.what}\n  {each.where}: {each.advice}")
