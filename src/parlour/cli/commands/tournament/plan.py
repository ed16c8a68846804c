"""`parlour tournament plan`: how long each format takes and how fair it is, and regulations for one."""

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import click
import msgspec

from parlour.cli.errors import INTERRUPTED, BadOption
from parlour.cli.options import OwnOptions, check_duration, check_name, check_writable, plain, rules_options

if TYPE_CHECKING:
    from parlour.lab.tournament.planner.planner import Line, Planner

_MOST_ENTRANTS: Final = 2_000
_MOST_HOURS: Final = 168
_USUAL_CHAIRS: Final = 6


class PlanOptions(msgspec.Struct, frozen=True, kw_only=True):
    """What the organiser has and wants, without what chooses the rules."""

    game: str
    entrants: int
    hours: float
    chairs: int | None
    seconds: float
    rest: int
    spread: float
    seed: int
    repeat: int | None
    write: str | None
    choose: int | None
    as_json: bool
    plain: bool


@click.command("plan", cls=OwnOptions, short_help="Say how long each format takes, and how fair it is.")
@click.option("--game", metavar="GAME", required=True, help="What is played.")
@click.option(
    "--entrants", metavar="N", type=click.IntRange(2, _MOST_ENTRANTS), required=True, help="How many enter."
)
@click.option(
    "--hours", metavar="H", type=click.FloatRange(0.05, _MOST_HOURS), required=True, help="How long there is."
)
@click.option(
    "--chairs", metavar="N", type=click.IntRange(2, 64), help="At a table; else as the game allows."
)
@click.option(
    "--seconds-per-decision",
    "seconds",
    metavar="S",
    type=float,
    callback=check_duration,
    default=6.0,
    show_default=True,
    help="What a decision takes on average.",
)
@click.option(
    "--rest",
    metavar="S",
    type=click.IntRange(0, 86_400),
    default=15,
    show_default=True,
    help="Seconds between rounds.",
)
@click.option(
    "--spread",
    metavar="X",
    type=click.FloatRange(0, 10),
    default=0.5,
    show_default=True,
    help="How far entrants' strengths are spread; 1 is the step from easy to medium.",
)
@click.option(
    "--seed", metavar="N", type=click.IntRange(0), default=1, show_default=True, help="Of all luck."
)
@click.option(
    "--repeat",
    metavar="N",
    type=click.IntRange(2, 100_000),
    help="How often each format is drawn; else as often as ten seconds allow.",
)
@rules_options
@click.option(
    "--write", metavar="FILE", callback=check_name, help="Write the regulations of one line, as TOML."
)
@click.option("--choose", metavar="N", type=click.IntRange(1), help="Which line; else the recommended one.")
@click.option("--json", "as_json", is_flag=True, help="The plan as JSON.")
@plain
def command(
    variant: str,
    rules_file: str | None,
    switches: tuple[str, ...],
    own: list[tuple[str, str]],
    **options: Any,
) -> int:
    """Say for each format that can be played how long it takes (and nine times of ten at most), how often the
    strongest entrant wins, in which place it ends, and how well everybody is ranked.

    \b
    parlour tournament plan --game GAME --entrants 60 --hours 2
    parlour tournament plan --game GAME --entrants 24 --hours 1.5 --seconds-per-decision 10 --spread 0.3
    parlour tournament plan --game GAME --entrants 60 --hours 2 --write friday.toml --choose 2

    House players play some hundred deals and games first; a model of strength is fitted to them, and whole
    tournaments are drawn by it. The same seed gives the same plan. Ctrl-C stops, and shows what there is.
    """
    from parlour.cli.rules_options import chosen_rules
    from parlour.engine.optional import need
    from parlour.engine.rules.finder import find_game

    chosen = msgspec.convert(options, PlanOptions)
    need("lab", "numpy")
    if chosen.write:
        check_writable(chosen.write)
    elif chosen.choose:
        raise BadOption("nothing-to-write", "--choose says which line is written: add --write FILE.")
    game = find_game(chosen.game)
    rules = chosen_rules(game, variant, rules_file, switches, short=own)
    return _plan(_planner_for(game, rules, variant, chosen), chosen)


def _planner_for(game: Any, rules: Any, variant: str, options: PlanOptions) -> "Planner":
    from parlour.cli.commands.tournament.regulations_options import difference_of_rules
    from parlour.engine.rules.loading import to_tree
    from parlour.lab.tournament.planner.candidates import Wish
    from parlour.lab.tournament.planner.model import usual_players
    from parlour.lab.tournament.planner.planner import Planner, Settings

    chairs = options.chairs or min(rules.players.most, _USUAL_CHAIRS)
    complaint = rules.complaint(chairs)
    if complaint:
        raise BadOption("cannot-seat", complaint)
    changes = difference_of_rules(to_tree(game.rules(variant)), to_tree(rules))
    wish = Wish(game, rules, variant, changes, options.entrants, options.hours * 60, chairs, options.rest)
    settings = Settings(options.spread, options.seconds, options.seed, options.repeat or 0)
    return Planner(wish, usual_players(game), settings)


def _plan(planner: "Planner", options: PlanOptions) -> int:
    """Draw every format and report; after an interruption, report what there is."""
    from parlour.lab.run.progress import progress
    from parlour.lab.tournament.planner.planner import sort_lines

    lines: list[Line] = []
    code = 0
    try:
        with progress("formats", plain=options.plain) as bar:
            lines.extend(planner.lines(bar))
    except KeyboardInterrupt:
        click.echo(f"Stopped; formats that are done: {len(lines)}.", err=True)
        code = INTERRUPTED
    if lines:
        _present(planner, sort_lines(lines), options)
    return code


def _present(planner: "Planner", lines: "list[Line]", options: PlanOptions) -> None:
    from parlour.cli.tables import show_sheets
    from parlour.lab.tournament.planner.report import plan_remarks, plan_sheet, plan_tree

    if options.as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(plan_tree(planner, lines)), indent=2).decode())
    else:
        show_sheets([plan_sheet(planner, lines)], plan_remarks(planner, lines), options.plain)
    if options.write:
        _write(planner, lines, options.write, options.choose)


def _write(planner: "Planner", lines: "list[Line]", file: str, choice: int | None) -> None:
    """Write the regulations of the chosen line, or of the recommended one."""
    from parlour.lab.tournament.planner.planner import recommend_line
    from parlour.match.file.durable import write_whole
    from parlour.tournaments.regulations.text import toml_of

    number = choice or recommend_line(lines) + 1
    if number > len(lines):
        raise BadOption("no-such-line", f"--choose {number}: this plan has {len(lines)} lines.")
    candidate = lines[number - 1].candidate
    title = f"{planner.wish.rules.metadata.display_name}: {candidate.name}"
    written = toml_of(msgspec.structs.replace(candidate.regulations, title=title))
    write_whole(Path(file), written.encode())
    click.echo(f"{candidate.name} is in {file}: parlour tournament check {file}", err=True)
