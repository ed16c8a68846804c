"""Values that nobody should have to expect: for options, switches, typed lines and fields of files."""

from random import Random
from typing import Any, Final

TEXTS: Final = (
    *("", " ", "0", "1", "2", "3", "7", "-1", "00", "64", "65", "1000", "1000000000", "9223372036854775807"),
    *("9223372036854775808", "1" + "0" * 40, "1" * 5000, "1.5", "-0.0", "1e308", "1e999", "nan", "Infinity"),
    *("none", "null", "true", "false", '"x"', "[]", "[1,2]", "[[[[]]]]", "[" * 3000, "{}", '{"a":{"a":{}}}'),
    *(
        "²",
        "٣",
        "é",
        "名前",
        "\u202e",
        "\x1b[2J\x1b]0;x\x07",
        "\udcff",
        "a" * 300,
        "%s{}{0}%",
        "'",
        ",",
        ",,",
    ),
    *("A", "AS", "JOKER", "♠", "me", "hard", "default", "low", "high", "call", "../..", ".", "nowhere/x"),
    *("/dev/zero", "/dev/null", "/dev/full", "--", "-", "--help", "=", "=1", "x=", "a=b=c", "NUL", "?", "q"),
)
VALUES: Final[tuple[Any, ...]] = (
    *(
        None,
        True,
        False,
        0,
        1,
        2,
        -1,
        3,
        13,
        52,
        64,
        100,
        10**9,
        10**9 + 1,
        2**63 - 1,
        2**63,
        -(2**63),
        10**30,
    ),
    *(0.5, -0.5, 1e308, 1e-320, "", "x", "0", "\x1b[2J", "\u202ex", "\ud800", "é" * 9, "a" * 5000, [], {}),
    *([0], [1, 2, 3], [0] * 2000, [[]], {"a": 1}, {"verb": "X"}, "default", "none"),
)


def text(luck: Random) -> str:
    """A nasty text, or a few letters by chance."""
    if luck.random() < 0.8:
        return luck.choice(TEXTS)
    return "".join(chr(luck.randrange(1, 0x250)) for _ in range(luck.randrange(1, 12)))


def value(luck: Random) -> Any:
    """A nasty JSON value, sometimes nested."""
    if luck.random() < 0.9:
        return luck.choice(VALUES)
    inner = luck.choice(VALUES)
    for _ in range(luck.choice((3, 30, 400))):
        inner = [inner] if luck.random() < 0.5 else {"a": inner}
    return inner


def near(value: Any, luck: Random) -> Any:
    """Something of the kind that this is, which may well be accepted."""
    if isinstance(value, bool):
        return not value
    if value is None or isinstance(value, int):
        factor, more = luck.choice((0, 1, 1, 2, 10, 1000, 10**6)), luck.choice((-1, 0, 1, 2))
        return luck.choice((None, (value or 1) * factor + more))
    if isinstance(value, float):
        return luck.choice((0.0, 1.0, value / 2, value * 2, 1e9))
    if isinstance(value, str):
        return luck.choice(
            (value.upper(), value * 2, value[:-1], f"{value}\x1b[2J", "SHDC", "all", "high", "low")
        )
    if isinstance(value, list):
        return luck.choice((value[:-1], value * 2, value[::-1], luck.sample(value, len(value))))
    return value
