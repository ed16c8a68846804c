"""Fetches from npm what the pages are made with, writes it to web/vendor, and draws the sprite of cards.

Run `python tools/vendor.py` after changing a version below; it needs npm and node. Bare imports become
relative ones, since an import map would be an inline script. NOTICE holds versions, licences and sums.
"""

import gzip
import json
import re
import subprocess
import tarfile
import tempfile
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

_HERE: Final = Path(__file__).parent
_WEB: Final = _HERE.parent / "src" / "parlour" / "server" / "web"
_ART: Final = "@letele/playing-cards@0.1.0"
_SVGO: Final = "svgo@4.1.0"


class _Module(NamedTuple):
    """A file of a package, and what it is called here."""

    package: str
    inside: str
    name: str


_MODULES: Final = (
    _Module("preact@11.2.0", "dist/preact.min.mjs|dist/preact.module.js|dist/preact.mjs", "preact.js"),
    _Module("preact@11.2.0", "hooks/dist/hooks.module.js|hooks/dist/hooks.mjs", "hooks.js"),
    _Module("@preact/signals@2.11.4", "dist/signals.module.js|dist/signals.mjs", "signals.js"),
    _Module(
        "@preact/signals-core@1.14.5", "dist/signals-core.module.js|dist/signals-core.mjs", "signals-core.js"
    ),
    _Module("htm@3.1.1", "dist/htm.module.js|dist/htm.mjs", "htm.js"),
)
_IMPORTS: Final = {
    "preact": "./preact.js",
    "preact/hooks": "./hooks.js",
    "@preact/signals-core": "./signals-core.js",
}


def main() -> None:
    """Fetch everything anew and print how large it is."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        lines = [_vendor_module(module, work) for module in _MODULES]
        lines.append(_drawn_cards(work))
        _keep_licences(work)
    notice = "What is used here and was made elsewhere. Refreshed by tools/vendor.py.\n\n" + "\n".join(lines)
    (_WEB / "vendor" / "NOTICE").write_text(notice + "\n")
    print(notice)


def _vendor_module(module: _Module, work: Path) -> str:
    package = _fetch_package(module.package, work)
    source = next(
        package / name for name in module.inside.split("|") if (package / name).is_file()
    ).read_text()
    for bare, relative in _IMPORTS.items():
        source = re.sub(rf'(from|import)\s*(["\']){re.escape(bare)}\2', rf"\1\2{relative}\2", source)
    source = re.sub(r"\n?//# sourceMappingURL=.*", "", source)
    target = _WEB / "vendor" / module.name
    target.parent.mkdir(exist_ok=True)
    target.write_text(source)
    return _line(target, module.package, package)


def _drawn_cards(work: Path) -> str:
    package = _fetch_package(_ART, work)
    subprocess.run(["npm", "install", "--silent", "--prefix", work / "svgo", _SVGO], check=True)
    drawn = subprocess.run(
        ["node", _HERE / "deck.mjs", package / "dist" / "index.esm.js", work / "svgo"],
        check=True,
        capture_output=True,
    ).stdout
    target = _WEB / "cards" / "cards.svg"
    target.parent.mkdir(exist_ok=True)
    target.write_bytes(drawn)
    return _line(target, _ART + " (after Adrian Kennard, me.uk/cards)", package)


def _keep_licences(work: Path) -> None:
    """Keep the licences' own words, which have to go along."""
    packages = dict.fromkeys([*(module.package for module in _MODULES), _ART])
    texts = [f"{name}\n\n{(_fetch_package(name, work) / 'LICENSE').read_text()}" for name in packages]
    (_WEB / "vendor" / "LICENSES").write_text("\n\n".join(texts))


def _fetch_package(package: str, work: Path) -> Path:
    """Return the unpacked package; fetched once."""
    target = work / re.sub(r"\W", "-", package)
    if not target.exists():
        packed = subprocess.run(
            ["npm", "pack", "--silent", "--pack-destination", work, package],
            check=True,
            capture_output=True,
            text=True,
        ).stdout.split()[-1]
        with tarfile.open(work / packed) as archive:
            archive.extractall(target, filter="data")
    return target / "package"


def _line(target: Path, package: str, folder: Path) -> str:
    licence = json.loads((folder / "package.json").read_text())["license"]
    body = target.read_bytes()
    size, packed = len(body), len(gzip.compress(body, 9, mtime=0))
    name = target.relative_to(_WEB)
    return f"{name}: {package}, {licence}, {size} bytes, {packed} packed\n  sha256 {sha256(body).hexdigest()}"


if __name__ == "__main__":
    main()
