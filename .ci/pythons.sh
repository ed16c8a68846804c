# The quick tests on every supported Python of this machine, for ./check: find them, set each up, test with it.
# Sourced after venv.sh, which sets $house and $python.

supported="3.11 3.12 3.13 3.14"
pythons="$house/build/pythons"

# python_of X.Y: the program of this version, on the PATH or among pyenv's versions.
python_of() {
    local each
    for each in "python$1" "${PYENV_ROOT:-$HOME/.pyenv}/versions/$1"*/bin/python; do
        if "$each" -c "import sys, venv, ensurepip; sys.exit(sys.version_info[:2] != tuple(map(int, '$1'.split('.'))))" 2>/dev/null; then
            echo "$each"
            return
        fi
    done
    return 1
}

# install_what_there_is: where [dev] has packages without a wheel for this Python, all others; prints those that it lacks.
install_what_there_is() {
    local each
    pip_install --no-build-isolation --editable "$house"
    "$python" tools/needed_packages.py dev | while read -r each; do
        "$python" -m pip install --quiet --disable-pip-version-check --only-binary :all: \
            --constraint "$house/constraints.txt" "$each" </dev/null >/dev/null 2>&1 || echo "${each%%[<>=;]*}"
    done
}

# lay_for X.Y PROGRAM: its virtual environment with what the tests need; the file `lacking` names what cannot be had.
lay_for() {
    local venv="$pythons/$1" print
    local python="$venv/bin/python" stamp="$venv/parlour-check.stamp"
    print="$("$2" tools/environment.py print)"
    [ "$(cat "$stamp" 2>/dev/null)" != "$print" ] || return 0
    echo "  installing what is needed for Python $1" >&2
    mkdir -p "$pythons"
    "$2" tools/environment.py --at "$venv" --of "$2" make
    pip_install setuptools
    if ! (PIP_ONLY_BINARY=:all: pip_install --no-build-isolation --editable "$house[dev]") 2>/dev/null; then
        install_what_there_is >"$venv/lacking"
    fi
    echo "$print" >"$stamp"
}

# test_with X.Y: the quick tests as plain Python; what needs a package that is lacking is skipped.
test_with() {
    local python="$pythons/$1/bin/python" lacking plugin=()
    lacking="$(cat "$pythons/$1/lacking" 2>/dev/null | tr '\n' ' ' || true)"
    if [ -n "$lacking" ]; then
        echo "   no wheels for ${lacking% }, so what needs them is skipped"
        plugin=(-p tests.lacking)
    fi
    test_quickly -q -o "cache_dir=$pythons/$1/cache" ${plugin[@]+"${plugin[@]}"}
}

# check_python X.Y: a line about this version in $told; fails where its tests do.
check_python() {
    local program log="$pythons/$1.log" began=$SECONDS
    if ! program="$(python_of "$1")"; then
        told="$told   Python $1: not on this machine"$'\n'
        return
    fi
    printf '\n── Python %s (%s)\n' "$1" "$program"
    if (lay_for "$1" "$program") && (set -o pipefail && test_with "$1" | tee "$log"); then
        told="$told   Python $1: ok, $(grep -E '^[0-9]+ .* in [0-9.]+s' "$log" | paste -sd ';' -), $((SECONDS - began)) s"$'\n'
    else
        told="$told   Python $1: FAILED, after $((SECONDS - began)) s"$'\n'
        return 1
    fi
}

# check_pythons: one version after the other; those that fail do not keep the others from their turn.
check_pythons() {
    local each told="" failed=0
    for each in $supported; do check_python "$each" || failed=1; done
    printf '\n%s' "$told"
    return "$failed"
}
