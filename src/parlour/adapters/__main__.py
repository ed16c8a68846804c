"""`python -m parlour.adapters`: how many actions and numbers every game has as an environment."""

from collections.abc import Iterator

from parlour.adapters.setting import set_up
from parlour.engine.rules.finder import game_names


def lines() -> Iterator[str]:
    """Yield a table in Markdown, by the default rules with the fewest seats."""
    yield "| game | seats | actions | numbers observed |"
    yield "|---|---:|---:|---:|"
    for name in game_names():
        setting = set_up(name)
        yield f"| {name} | {setting.seats} | {setting.actions.size} | {setting.layout.size} |"


if __name__ == "__main__":
    for line in lines():
        print(line)
