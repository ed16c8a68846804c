"""`parlour completion`: what a shell needs to complete command lines."""

import click


@click.command("completion")
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
def command(shell: str) -> None:
    """Print a script for SHELL that completes commands, options and games; the shell reads it when it starts.

    \b
    parlour completion bash > ~/.local/share/bash-completion/completions/parlour
    parlour completion zsh > ~/.zfunc/_parlour
    parlour completion fish > ~/.config/fish/completions/parlour.fish
    """
    from click.shell_completion import get_completion_class

    from parlour.cli.front import house

    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(house, {}, "parlour", "_PARLOUR_COMPLETE").source())
