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

sources_print() { (cd "$house" && "$python" -I -S tools/source_print.py); }

# is_built: the compiled build is that of the present sources.
is_built() { (cd "$house" && "$python" -I -S tools/source_print.py "$built"); }

# hold_lock [at-once]: one build at a time, by a lock on file 9, which ends with whoever holds it, however that ends.
hold_lock() { "$python" -c 'import fcntl, sys; fcntl.flock(9, fcntl.LOCK_EX | len(sys.argv[1:]) * fcntl.LOCK_NB)' "$@"; }

# lay_out FOLDER: what was compiled is there already, for setup.py compiles only what has changed and takes away what is
# stale; all else is a copy of the sources and made anew, so that no module that was renamed lives on.
lay_out() {
    rm -rf "$1" && mkdir -p "$1" || return 1
    [ ! -d "$compiled" ] || cp -Rp "$compiled/." "$1" || return 1
    find "$1" -type f ! -name '*.so' -delete
}

# build_anew: made beside the build in use, and put in its place when it is whole; the stamp comes last.
build_anew() {
    local print next="$compiled.next" old="$compiled.old"
    print="$(sources_print)"
    lay_out "$next" || return 1
    (cd "$house" && PARLOUR_COMPILED=1 "$python" -W ignore setup.py --quiet build --build-lib "$next") || return 1
    rm -rf "$built" "$old"
    [ ! -d "$compiled" ] || mv "$compiled" "$old" || return 1
    mv "$next" "$compiled" && echo "$print" >"$built" && rm -rf "$old"
}

build_compiled() (
    mkdir -p "$house/build"
    exec 9>"$house/build/compiled.lock"
    hold_lock || echo "this file system knows no locks: make one build at a time"
    if is_built; then
        echo "no source has changed since the last build"
        return
    fi
    build_anew
)
