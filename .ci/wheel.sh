# A wheel in dist/ of what build/compiled holds, for ./check: made, installed where nothing else is, and played with.
# Sourced after venv.sh and compiled.sh.

# make_wheel LIBRARY: packs what was built there; what has not changed since is not compiled again.
make_wheel() {
    find "$1" -type d -name __pycache__ -prune -exec rm -rf {} +
    rm -rf dist/parlour-*.whl build/bdist.*
    "$python" -W ignore setup.py --quiet build --build-lib "$1" bdist_wheel --skip-build --dist-dir dist
}

# make_plain_wheel: where nothing can be compiled.
make_plain_wheel() {
    rm -rf build/plain
    mkdir -p build/plain && PARLOUR_PURE=1 make_wheel build/plain
}

packages_of() { "$1" -c 'import sysconfig; print(sysconfig.get_path("purelib"))'; }

# install_wheel FOLDER: into a new environment, with the packages of .venv on its path, though not what makes Parlour
# itself importable there.
install_wheel() {
    local there="$1/bin/python"
    rm -rf "$1"
    "$python" -m venv --without-pip "$1" &&
        "$python" -m pip --disable-pip-version-check --python "$there" install --quiet --no-index --no-deps dist/parlour-*.whl &&
        packages_of "$python" >"$(packages_of "$there")/packages.pth"
}

# play_wheel MODE: installed, it says that it runs in that mode, and plays a game to its end.
play_wheel() {
    local there="$house/build/wheel" said
    install_wheel "$there" && cd "$there" && said="$(bin/parlour --version)" || return 1
    echo "$(basename "$house"/dist/parlour-*.whl): $said"
    [ "$said" != "${said%"($1)"}" ] || return 1
    PARLOUR_HOME="$there" bin/parlour play bastard-brag --seats house:easy,random --seed 1 --plain >/dev/null
}

# wheel_has PATTERN: grep reads to the end, for a list that is cut off would count as a failure.
wheel_has() { "$python" -m zipfile --list dist/parlour-*.whl | grep "$1" >/dev/null; }

# holds_no_tests: the games' own need tests/, which no wheel has.
holds_no_tests() { ! wheel_has "/games/[^/]*/tests/"; }

# holds_manual: where it was built, so that a room that is installed from the wheel shows it.
holds_manual() { [ ! -d build/manual ] || wheel_has "^parlour/server/manual/index.html "; }

check_wheel() { make_wheel "$compiled" && holds_no_tests && holds_manual && (play_wheel compiled); }

check_plain_wheel() { make_plain_wheel && holds_no_tests && holds_manual && (play_wheel pure); }
