# A build from the sdist as pip makes it, for ./check: in an environment that holds what the build requires and no more.
# Sourced after venv.sh. An editable install hides what is missing there: it puts `src` on the path.

sdist="$house/build/sdist"

# make_build_environment: what pyproject.toml names under build-system, in the versions of constraints.txt.
make_build_environment() {
    local wanted
    wanted="$("$python" -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")')"
    rm -rf "$sdist" && mkdir -p "$sdist" && "$python" -m venv "$sdist/venv" &&
        echo "$wanted" >"$sdist/requires.txt" &&
        "$sdist/venv/bin/python" -m pip install --quiet --disable-pip-version-check \
            --constraint constraints.txt --requirement "$sdist/requires.txt"
}

unpack_sdist() {
    PARLOUR_PURE=1 "$python" -W ignore setup.py --quiet sdist --dist-dir "$sdist" &&
        tar xzf "$sdist"/parlour-*.tar.gz -C "$sdist" --strip-components=1 --one-top-level=unpacked
}

# check_sdist: mypyc takes every hot module, as the first half of a compiled build.
check_sdist() {
    make_build_environment && unpack_sdist &&
        (cd "$sdist/unpacked" && PARLOUR_COMPILED=1 ../venv/bin/python -W ignore setup.py --quiet --version >/dev/null)
}

# build_sdist: the whole build, to a wheel that is a compiled one.
build_sdist() {
    check_sdist &&
        "$sdist/venv/bin/python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$sdist" "$sdist/unpacked" &&
        ls "$sdist"/parlour-*-linux_*.whl "$sdist"/parlour-*-macosx_*.whl 2>/dev/null
}
