# The house's virtual environment, for ./play and ./check: find a Python, make .venv, keep it fresh.
# Sourced with $house set to the root of the repository. Works with bash 3.2 and later.

venv="$house/.venv"
python="$venv/bin/python"
setup_log="${TMPDIR:-/tmp}/parlour-setup.$$.log"
unset PYTHONPATH PYTHONHOME

stop() {
    printf '%s\n' "$@" >&2
    exit 2
}

is_recent() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; }

find_python() {
    local name
    for name in python3.11 python3.12 python3.13 python3.14 python3 python; do
        if is_recent "$name"; then
            echo "$name"
            return
        fi
    done
    return 1
}

# run_logged WHAT COMMAND...: silent when all is well; else WHAT went wrong and the end of what it said.
run_logged() {
    local what="$1"
    shift
    if ! "$@" >"$setup_log" 2>&1; then
        tail -n 15 "$setup_log" >&2
        stop "" "$what (the whole log: $setup_log)"
    fi
    rm -f "$setup_log"
}

# make_venv: of $base_python where it is set, else of the Python that is found.
make_venv() {
    local base="${base_python:-}"
    [ -n "$base" ] || base="$(find_python)" || stop "Parlour needs Python 3.11 or newer, and none was found on the PATH."
    "$base" -c 'import venv, ensurepip' 2>/dev/null ||
        stop "$base cannot make virtual environments: its venv module is missing (on Debian and Ubuntu: apt install python3-venv)."
    rm -rf "$venv"
    run_logged "$base could not make a virtual environment in $venv." "$base" -m venv "$venv"
}

# What the installed environment depends on; a moved or changed house has another fingerprint.
fingerprint() {
    (cd "$house" && { pwd -P; cat pyproject.toml setup.py constraints.txt .ci/venv.sh; } | cksum)
}

pip_install() {
    PARLOUR_PURE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 run_logged \
        "Installing failed: is there a connection to the package index?" \
        "$python" -m pip install --quiet --constraint "$house/constraints.txt" "$@"
}

# announce STAMP: says why something is installed now.
announce() {
    if [ ! -x "$python" ]; then
        echo "Setting the table (first time only) …" >&2
    elif [ -e "$1" ]; then
        echo "Bringing what is installed up to date …" >&2
    else
        echo "Adding what this command needs (first time only) …" >&2
    fi
}

# hush_keys: until heed_keys, keys that are typed leave no trace on the screen and mean nothing afterwards.
# Only for whoever has the terminal: it would stop a job in the background.
hush_keys() {
    [ -t 0 ] && [ -n "$(ps -o stat= -p $$ 2>/dev/null | grep '+')" ] || return 0
    keys_before="$(stty -g)" && stty -echo || true
}

heed_keys() {
    [ -n "${keys_before:-}" ] || return 0
    "$python" -c 'import termios; termios.tcflush(0, termios.TCIFLUSH)' 2>/dev/null || true
    stty "$keys_before" || true
    keys_before=""
}

# set_up NAME [EXTRAS]: installs what NAME needs, unless that is what was installed last time.
set_up() {
    local stamp="$venv/parlour-$1.stamp" print
    print="$(fingerprint)"
    if [ -x "$python" ] && [ "$(cat "$stamp" 2>/dev/null)" = "$print" ]; then
        return
    fi
    announce "$stamp"
    if ! { is_recent "$python" && "$python" -m pip --version >/dev/null 2>&1; }; then
        echo "  making .venv" >&2
        make_venv
    fi
    echo "  installing what is needed" >&2
    pip_install setuptools
    pip_install --no-build-isolation --editable "$house${2:-}"
    echo "$print" >"$stamp"
}
