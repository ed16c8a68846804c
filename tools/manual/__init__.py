"""The manual: a site made of the Markdown in docs/, and of pages that are generated from the engine.

    .venv/bin/python -m tools.manual            builds it in build/manual, from pages in build/manual-src
    .venv/bin/python -m tools.manual --if-old   the same, unless nothing has changed since

`documents` takes the pages of docs/; `game_pages`, `command_pages`, `rules_pages` and `api_pages` make the
others; `navigation` puts them in order, `site` has Zensical build them, `addresses` looks at what came out.
"""
