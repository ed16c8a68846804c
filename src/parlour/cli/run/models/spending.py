"""What models may cost in `parlour lab`: an estimate first, a cap where there are prices, a running total."""

import click

from parlour.cli.errors import BadOption
from parlour.engine.optional import need
from parlour.lab.models.spending import Spending
from parlour.lab.run.experiment import Experiment
from parlour.lab.run.fingerprint import is_model
from parlour.lab.run.progress import ReportProgress


def spending_of(running: Experiment, *, most: float | None, address: str | None) -> Spending | None:
    """Where models' decisions are kept and what they may cost; None where no model plays.

    Says beforehand what the missing games will cost about, and refuses to spend money without a cap.
    """
    definition = running.definition
    if not any(map(is_model, definition.players)):
        return None
    need("llm", "httpx2")
    if address:
        raise BadOption(
            "models-stay-here", "Models play on this machine, which has the keys: leave out --on."
        )
    games = (running.deals - running.before) * len(definition.players)
    if games:
        _announce(running, games, most)
    return Spending(str(running.folder.path), most)


def _announce(running: Experiment, games: int, most: float | None) -> None:
    from parlour.lab.models.estimate import estimate

    cost = estimate(running.definition, games)
    click.echo(f"{games:,} games to play: {cost}.", err=True)
    for word in cost.capped:
        said = "by the estimate a game takes more than its match_tokens or match_money allow"
        click.echo(f"{word}: {said}, so the house will play part of it in its name.", err=True)
    if cost.is_priced and most is None:
        said = f"These models cost money, {cost.money:.2f} by the estimate: add --most-money, a cap."
        raise BadOption("no-cap", said)


def with_money(told: ReportProgress, spending: Spending) -> ReportProgress:
    """The same progress with what has been spent by now."""
    purse = spending.purse()

    def with_total(done: float, total: float, next_up: str = "") -> None:
        cap = "" if spending.most is None else f" of {spending.most:g}"
        told(done, total, f"money {purse.spent():.4f}{cap}")

    return with_total
