"""Options for the fields of a model, which `models add` and `models edit` share."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

import click
import msgspec

from parlour.cli.errors import BadOption

_EXTRA: Final = "extra"
Command = TypeVar("Command", bound=Callable[..., Any])
_OPTIONS: Final = (
    click.option("--dialect", type=click.Choice(["openai", "anthropic"]), help="How it is asked; openai."),
    click.option(
        "--key-env", metavar="VARIABLE", help="The environment variable with the key; never the key."
    ),
    click.option("--price-in", metavar="X", type=float, help="Money for a million tokens of prompt."),
    click.option("--price-out", metavar="X", type=float, help="Money for a million tokens of answer."),
    click.option("--price-cached", metavar="X", type=float, help="The same for tokens from its cache."),
    click.option("--attempts", metavar="N", type=int, help="How often it is asked for one decision; 3."),
    click.option("--seconds", metavar="N", type=float, help="How long one decision may take; 60."),
    click.option("--tokens", metavar="N", type=int, help="How long one answer may be; 1000."),
    click.option("--temperature", metavar="X", type=float, help="How much chance is in its answers."),
    click.option("--seed", metavar="N", type=int, help="What its chance is drawn from."),
    click.option(
        "--extra",
        metavar="FIELD=VALUE",
        multiple=True,
        help="A further field of every request, such as reasoning_effort=low; may be repeated.",
    ),
    click.option("--match-tokens", metavar="N", type=int, help="A cap for a seat in one match."),
    click.option("--match-money", metavar="X", type=float, help="A cap for a seat in one match."),
    click.option("--profile", type=click.Choice(["coached", "bare"]), help="How it is prompted; coached."),
    click.option("--view/--no-view", default=None, help="Send the view as JSON too, for programs."),
    click.option("--keep-texts/--no-texts", default=None, help="Whether records hold prompts and answers."),
)


def field_options(command: Command) -> Command:
    """Add the options to a command."""
    for option in reversed(_OPTIONS):
        command = option(command)
    return command


def given_fields(options: Mapping[str, Any]) -> dict[str, Any]:
    """Return what was said, by the names of the file; further fields as a table of their own."""
    fields = {name: value for name, value in options.items() if value is not None and name != _EXTRA}
    extra = _further_fields(options[_EXTRA])
    return fields | ({_EXTRA: extra} if extra else {})


def _further_fields(words: Sequence[str]) -> dict[str, Any]:
    fields = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise BadOption("bad-extra", f"--extra {word}: write FIELD=VALUE, such as reasoning_effort=low.")
        fields[name] = _value_of(value)
    return fields


def _value_of(text: str) -> Any:
    """Return what the text is as JSON; itself where it is none."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text
