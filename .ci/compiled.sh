# The compiled build beside the plain sources, for ./play and ./check: what it is made of, and whether it is fresh.
# Sourced after venv.sh, which sets $house and $python.

compiled="$house/build/compiled"
built="$house/build/compiled.stamp"

can_compile() {
    local compiler headers
    compiler="${CC:-$("$python" -c 'import sysconfig; print(sysconfig.get_config_var("CC") or "cc")')}"
    headers="$("$python" -c 'import sysconfig; print(sysconfig.get_path("include"))')"
    # The compiler may be several words, such as "gcc -pthread".
    # shellcheck disable=SC2086
    echo '#include <Python.h>' | $compiler -I"$headers" -x c -fsyntax-only - >/dev/null 2>&1
}

sources_print() (
    cd "$house"
    "$python" -VV
    cksum setup.py pyproject.toml constraints.txt
    find src -type f ! -name '*.pyc' ! -path '*.egg-info/*' -exec cksum {} + | LC_ALL=C sort
)

# is_built: the compiled build is that of the present sources.
is_built() { [ -f "$built" ] && [ "$(cat "$built")" = "$(sources_print)" ]; }

# What was compiled stays, for setup.py compiles only what has changed and takes away what is stale; all else in the
# folder is a copy of the sources and made anew, so that no module that was renamed lives on.
sweep_compiled() { [ ! -d "$compiled" ] || find "$compiled" -type f ! -name '*.so' -delete; }

build_compiled() {
    if is_built; then
        echo "no source has changed since the last build"
        return
    fi
    local print
    print="$(sources_print)"
    rm -f "$built"
    sweep_compiled
    PARLOUR_COMPILED=1 "$python" -W ignore setup.py --quiet build --build-lib "$compiled" || return 1
    echo "$print" >"$built"
}
