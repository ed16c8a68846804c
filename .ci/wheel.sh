# A wheel in dist/ of what build/compiled holds, for ./check: made, installed where nothing else is, and played with.
# Sourced after venv.sh and compiled.sh.

# make_wheel LIBRARY: packs what was built there, without building it again.
make_wheel() {
    find "$1" -type d -name __pycache__ -prune -exec rm -rf {} +
    rm -rf dist/parlour-*.whl build/bdist.*
    "$python" -W ignore setup.py --quiet build --build-lib "$1" bdist_wheel --skip-build --dist-dir dist
}

# make_plain_wheel: where nothing can be compiled.
make_plain_wheel() {
    rm -rf build/plain
    PARLOUR_PURE=1 "$python" -W ignore setup.py --quiet build --build-lib build/plain
    PARLOUR_PURE=1 make_wheel build/plain
}

# The packages of .venv are on the path of the new environment, but what makes Parlour itself importable there is not.
install_wheel() {
    local there="$1" packages
    rm -rf "$there"
    "$python" -m venv --without-pip "$there"
    "$python" -m pip --disable-pip-version-check --python "$there/bin/python" install --quiet --no-index --no-deps dist/parlour-*.whl
    packages="$("$python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')"
    echo "$packages" >"$("$there/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')/packages.pth"
}

# play_wheel MODE: installed, it says that it runs in that mode, and plays a game to its end.
play_wheel() {
    local there="$house/build/wheel" said
    install_wheel "$there"
    said="$(cd "$there" && bin/parlour --version)"
    echo "$(cd dist && echo parlour-*.whl): $said"
    case "$said" in *"($1)"*) ;; *) return 1 ;; esac
    (cd "$there" && PARLOUR_HOME="$there/home" bin/parlour play bastard-brag --seats house:easy,random --seed 1 --plain >/dev/null)
    rm -rf "$there"
}

check_wheel() { make_wheel "$compiled" && play_wheel compiled; }

check_plain_wheel() { make_plain_wheel && play_wheel pure; }
