"""Builds the manual: `python -m tools.manual`; `--if-old` only where something has changed since."""

import sys
from importlib.util import find_spec

from tools.manual.site import SITE, ManualTrouble, build, is_fresh


def main(arguments: list[str]) -> int:
    if "--if-old" in arguments and is_fresh():
        return 0
    if find_spec("zensical") is None:
        print("The manual needs Zensical: ./play manual installs it (the extra `docs`).", file=sys.stderr)
        return 2
    try:
        pages = build()
    except ManualTrouble as trouble:
        print(f"The manual was not built:\n{trouble}", file=sys.stderr)
        return 2
    print(f"{pages} pages in {SITE}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
