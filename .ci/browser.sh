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

# The types in the pages' comments are read by TypeScript, which is fetched once where npm is.
tsc="$house/build/typescript/package/lib/tsc.js"
typescript=typescript@5.9.3

fetch_tsc() {
    mkdir -p "$house/build/typescript"
    (cd "$house/build/typescript" && tar xzf "$(npm pack --silent "$typescript")") >/dev/null 2>&1
}

find_tsc() { command -v node >/dev/null 2>&1 && { [ -f "$tsc" ] || { command -v npm >/dev/null 2>&1 && fetch_tsc; }; }; }

check_page_types() { node "$tsc" -p "$house/tools/tsconfig.json"; }
