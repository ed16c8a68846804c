"""The built manual: a dead link, a dead anchor and an address of others stop the build, each one planted."""

import json
from pathlib import Path

import pytest

from tools.manual.addresses import foreign_addresses, read_page, script_hashes
from tools.manual.site import ManualTrouble, Sources, check_site, configuration, run_generator

HOME = "# Home\n\n[more](more.md#here)\n"
MORE = "# More\n\n## Here\n\ntext\n"


def small_site(folder: Path, home: str = HOME) -> Path:
    """Builds a manual of two pages."""
    pytest.importorskip("zensical")
    (folder / "pages" / "assets").mkdir(parents=True)
    (folder / "pages" / "assets" / "manual.css").touch()
    (folder / "pages" / "index.md").write_text(home, encoding="utf-8")
    (folder / "pages" / "more.md").write_text(MORE, encoding="utf-8")
    settings = configuration([{"Home": "index.md"}, {"More": "more.md"}])
    (folder / "mkdocs.yml").write_text(json.dumps(settings), encoding="utf-8")
    run_generator(folder)
    return folder / "site"


@pytest.mark.thorough
def test_a_small_manual_is_built_and_asks_nobody_for_anything(tmp_path: Path) -> None:
    site = small_site(tmp_path)
    check_site(site)
    assert (site / "more" / "index.html").is_file()
    assert all(each.startswith("sha256-") for each in script_hashes(site))
    assert script_hashes(site)


@pytest.mark.thorough
@pytest.mark.parametrize("planted", ["nobody.md", "more.md#nowhere"])
def test_a_link_to_nowhere_stops_the_build(tmp_path: Path, planted: str) -> None:
    with pytest.raises(ManualTrouble, match="does not exist"):
        small_site(tmp_path, f"# Home\n\n[more]({planted})\n")


@pytest.mark.thorough
def test_an_address_of_others_stops_the_build(tmp_path: Path) -> None:
    site = small_site(tmp_path, "# Home\n\n![so](https://example.org/so.png)\n")
    with pytest.raises(ManualTrouble, match=r"index\.html: img src=https://example\.org/so\.png"):
        check_site(site)


@pytest.mark.parametrize(
    "planted",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<link rel="stylesheet" href="//fonts.example/f.css">',
        '<a href="https://example.org/">there</a>',
        '<img srcset="https://example.org/a.png 2x">',
        '<p style="background: url(https://example.org/a.png)">',
        '<pre class="mermaid">graph</pre>',
    ],
)
def test_every_way_to_ask_others_is_found(tmp_path: Path, planted: str) -> None:
    (tmp_path / "index.html").write_text(f"<html><body>{planted}</body></html>", encoding="utf-8")
    assert len(list(foreign_addresses(tmp_path))) == 1


def test_what_a_style_sheet_loads_is_found(tmp_path: Path) -> None:
    (tmp_path / "a.css").write_text("@import 'https://fonts.example/f.css'; a{background:url(b.png)}")
    assert list(foreign_addresses(tmp_path)) == ["a.css: https://fonts.example/f.css"]


def test_scripts_in_a_page_are_read_as_a_browser_hashes_them() -> None:
    data = '<script type="application/json">{}</script>'
    foreign, scripts = read_page(f'<script>a < b</script><script src="x.js"></script>{data}')
    assert (foreign, scripts) == ([], ["a < b"])


@pytest.mark.thorough
@pytest.mark.usefixtures("uncounted")
def test_the_navigation_leads_to_pages_that_there_are() -> None:
    sources = Sources()
    paths = {page.path for page in sources.pages}
    assert len(paths) == len(sources.pages)
    assert set(listed(sources.navigation)) <= paths
    assert paths - set(listed(sources.navigation)) <= {"licence.md"}


def listed(entry: object) -> list[str]:
    """The pages that a part of the navigation names."""
    if isinstance(entry, str):
        return [entry]
    parts = entry.values() if isinstance(entry, dict) else entry
    return [path for part in parts for path in listed(part)]  # type: ignore[attr-defined]
