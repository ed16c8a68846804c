"""`parlour fake-model`: a house bot that is asked like a language model, for trying things without one."""

import click


@click.command("fake-model", short_help="Serve a house bot as if it were a language model.")
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
    from parlour.cli.run.models.endpoints import serve_fake

    return serve_fake(level, port, faults, every)
