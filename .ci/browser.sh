# A browser for the tests of the pages, for ./check: found, or installed where that may be done.
# Sourced after venv.sh, which sets $python.

# has_browser: a Chromium is on the PATH, or PARLOUR_BROWSER names one.
has_browser() {
    local name
    for name in "${PARLOUR_BROWSER:-chromium}" chromium chromium-browser google-chrome; do
        if command -v "$name" >/dev/null 2>&1; then
            return
        fi
    done
    return 1
}

# Only root with apt-get may install it; whoever has neither is told what is left out.
install_browser() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1 || return 1
    echo "  installing chromium" >&2
    {
        apt-get -qq update &&
            DEBIAN_FRONTEND=noninteractive apt-get -qq install --no-install-recommends -y chromium
    } >/dev/null 2>&1
}

find_browser() { has_browser || { install_browser && has_browser; }; }

# Two browsers side by side, each with a room of its own. The compiled build need not be there.
test_browser() { PARLOUR_MODE=pure tested tests/browser "$@"; }

# What looks after the pages' scripts and styles, fetched once where npm is: TypeScript reads the types in their
# comments, eslint and prettier their style. Configured in tools/.
page_tools="$house/build/page-tools"
page_packages=(typescript@5.9.3 eslint@10.15.0 @eslint/js@10.0.1 globals@17.14.0 prettier@3.10.1)
pages=src/parlour/server/web
page_tests=tests/server/web

# has_node: one that eslint and the test runner know.
has_node() {
    command -v node >/dev/null 2>&1 &&
        node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)'
}

fetch_page_tools() {
    command -v npm >/dev/null 2>&1 || return 1
    rm -rf "$page_tools"
    mkdir -p "$page_tools"
    npm install --silent --no-audit --no-fund --ignore-scripts --no-save --no-package-lock --prefix "$page_tools" \
        "${page_packages[@]}" >/dev/null 2>&1 && echo "${page_packages[@]}" >"$page_tools/fetched"
}

find_page_tools() {
    has_node && { [ "$(cat "$page_tools/fetched" 2>/dev/null)" = "${page_packages[*]}" ] || fetch_page_tools; }
}

check_page_types() { node "$page_tools/node_modules/typescript/lib/tsc.js" -p "$house/tools/tsconfig.json"; }

lint_pages() {
    node "$page_tools/node_modules/eslint/bin/eslint.js" --config tools/eslint.config.mjs --max-warnings 0 \
        "$pages" "$page_tests"
}

# format_pages --check | --write
format_pages() {
    node "$page_tools/node_modules/prettier/bin/prettier.cjs" --config tools/prettier.json --log-level warn "$1" \
        "$pages/**/*.{js,css}" "!$pages/vendor/**" "$page_tests/**/*.js"
}

# The scripts that hold logic, by node's own test runner; page_tests/browser.js stands in for a browser.
test_scripts() {
    find "$page_tests" -name '*.test.js' -print0 |
        xargs -0 node --no-warnings --import "./$page_tests/browser.js" --test --test-reporter dot
}
