# A build from the sdist as pip makes it, for ./check: in an environment that holds what the build requires and no more.
# Sourced after venv.sh. An editable install hides what is missing there: it puts `src` on the path.

sdist="$house/build/sdist"

# find_build_environment: what pyproject.toml names under build-system, in the versions of constraints.txt; made anew when
# either has changed, which needs a package index.
find_build_environment() {
    local wanted="$sdist/wanted.txt" stamp="$sdist/environment.stamp"
    mkdir -p "$sdist"
    "$python" -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' >"$wanted"
    if [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(cat "$wanted" constraints.txt | cksum)" ]; then
        return
    fi
    rm -rf "$sdist/venv" "$stamp"
    "$python" -m venv "$sdist/venv" &&
        "$sdist/venv/bin/python" -m pip install --quiet --disable-pip-version-check \
            --constraint constraints.txt --requirement "$wanted" >/dev/null 2>&1 &&
        cat "$wanted" constraints.txt | cksum >"$stamp"
}

unpack_sdist() {
    rm -rf "$sdist/unpacked" "$sdist"/parlour-*
    "$python" -W ignore setup.py --quiet sdist --dist-dir "$sdist" &&
        mkdir "$sdist/unpacked" &&
        tar xzf "$sdist"/parlour-*.tar.gz -C "$sdist/unpacked" --strip-components=1
}

# holds_everything: whatever git knows is in the sdist, so that it can be tested as a clone can.
holds_everything() {
    local each lacking=""
    for each in $(git ls-files 2>/dev/null); do
        [ -e "$sdist/unpacked/$each" ] || [ "$each" = .gitignore ] || lacking="$lacking $each"
    done
    [ -z "$lacking" ] || { echo "the sdist lacks$lacking" && return 1; }
}

# check_sdist: mypyc takes every hot module, as the first half of a compiled build; the help of `build` is all that is built.
check_sdist() {
    unpack_sdist && holds_everything &&
        (cd "$sdist/unpacked" && PARLOUR_COMPILED=1 ../venv/bin/python -W ignore setup.py --quiet build --help >/dev/null)
}

# build_sdist: the whole build, to a wheel that is a compiled one.
build_sdist() {
    check_sdist &&
        "$sdist/venv/bin/python" -m pip wheel --quiet --no-deps --no-build-isolation --wheel-dir "$sdist" "$sdist/unpacked" &&
        case "$(basename "$sdist"/parlour-*.whl)" in
            *-none-any.whl) return 1 ;;
        esac
}
