"""`parlour fake-model`: a house bot that is asked like a language model, for trying things without one."""

from collections.abc import Sequence

import click

from parlour.cli.errors import INTERRUPTED, BadOption


@click.command("fake-model")
@click.option("--level", default="medium", show_default=True, help="Which house bot; any plays any move.")
@click.option("--port", type=click.IntRange(0, 65_535), default=8764, show_default=True, help="The port.")
@click.option(
    "--fault",
    "faults",
    metavar="KIND",
    multiple=True,
    help="What goes wrong, in turns: 429, 500, cut, two-objects, prose, illegal, silence, truncated, empty, "
    "refused; may be repeated.",
)
@click.option(
    "--every", metavar="N", type=click.IntRange(1), default=2, show_default=True, help="Every N-th answer."
)
def command(level: str, port: int, faults: tuple[str, ...], every: int) -> int:
    """Serve an OpenAI-style endpoint on this machine that needs no key and no network.

    \b
    parlour fake-model --level hard
    parlour fake-model --fault 429 --fault prose --every 3

    It says how to add it as a model. Ctrl-C ends it.
    """
    return _serve_fake(level, port, faults, every)


def _serve_fake(level: str, port: int, faults: Sequence[str], every: int) -> int:
    """Serve the fake model until Ctrl-C."""
    from parlour.engine.bot import LEVELS
    from parlour.players.llm.fake.faults import FaultyModel
    from parlour.players.llm.fake.model import ANY, FakeModel
    from parlour.players.llm.fake.serving import FakeServer

    if level not in (ANY, *LEVELS):
        raise BadOption("bad-level", f"--level {level}: there are {', '.join((ANY, *LEVELS))}.")
    model = FaultyModel(FakeModel(level), faults, every)
    try:
        server = FakeServer(model, port)
    except OSError:
        raise BadOption("port-taken", f"Port {port} is taken: name another with --port.") from None
    with server:
        click.echo(f"A fake model is served at {server.url}. Ctrl-C ends it. To let it play:")
        click.echo(f"parlour models add fake --url {server.url} --model house-{level} --view")
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            return INTERRUPTED
    return 0
