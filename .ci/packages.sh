# The wheel and the sdist in clean environments on every supported Python of this machine, for ./check: installed,
# compiled where a compiler is, and a game of each played. Sourced after venv.sh, compiled.sh, sdist.sh and pythons.sh.

packaged="$house/build/packaged"

# make_packages: the sdist, twice, which must be the same byte for byte; and a plain wheel of it for every Python.
make_packages() {
    local SOURCE_DATE_EPOCH
    SOURCE_DATE_EPOCH="$(git log -1 --format=%ct 2>/dev/null || date +%s)"
    export SOURCE_DATE_EPOCH
    rm -rf "$packaged"
    mkdir -p "$packaged" && unpack_sdist && cp "$sdist"/parlour-*.tar.gz "$packaged" &&
        unpack_sdist && cmp "$sdist"/parlour-*.tar.gz "$packaged"/parlour-*.tar.gz &&
        PARLOUR_PURE=1 "$python" -m pip --disable-pip-version-check wheel --quiet --no-deps --no-build-isolation \
            --wheel-dir "$packaged" "$sdist/unpacked"
}

# seats_of ENVIRONMENT: every game that is found there, and bots for as many chairs as it needs.
seats_of() {
    "$1/bin/python" -c 'import parlour
for name in parlour.game_names():
    print(name, ",".join(["house:easy"] * parlour.game(name).rules().players.least))'
}

# play_all ENVIRONMENT: a game of each to its end, verified; prints one checksum of all that was said.
play_all() {
    local name seats
    (
        cd "$1" && export PARLOUR_HOME="$1/home" && rm -rf played && mkdir played || exit 1
        seats_of . | while read -r name seats; do
            bin/parlour play "$name" --seats "$seats" --seed 1 --plain --save "played/$name" </dev/null &&
                bin/parlour verify "played/$name" || exit 1
        done
    ) | sed "s|$1/||g" | cksum
}

# try_package X.Y PROGRAM FILE MODE: installed where nothing else is, it runs in that mode and plays; sets $sum.
try_package() {
    local there="$packaged/$1-$4" said began=$SECONDS
    rm -rf "$there"
    "$2" -m venv "$there" &&
        PARLOUR_COMPILED="$([ "$4" = pure ] || echo 1)" "$there/bin/python" -m pip --disable-pip-version-check \
            install --quiet --constraint constraints.txt "$3" &&
        said="$("$there/bin/parlour" --version)" && [ "$said" != "${said%"($4)"}" ] &&
        sum="$(set -o pipefail && play_all "$there")" || return 1
    told="$told   Python $1, $(basename "$3"): $said, played ${sum% *}, $((SECONDS - began)) s"$'\n'
}

# can_compile_with PROGRAM
can_compile_with() (
    python="$1"
    can_compile
)

# check_packages_on X.Y: the wheel, then the sdist; what is said at the tables must be the same on every Python.
check_packages_on() {
    local program mode=pure sum="" wheel sdist_file
    wheel="$(echo "$packaged"/parlour-*.whl)" sdist_file="$(echo "$packaged"/parlour-*.tar.gz)"
    if ! program="$(python_of "$1")"; then
        told="$told   Python $1: not on this machine"$'\n'
        return
    fi
    ! can_compile_with "$program" || mode=compiled
    if ! { try_package "$1" "$program" "$wheel" pure && is_as_before && try_package "$1" "$program" "$sdist_file" "$mode" &&
        is_as_before; }; then
        told="$told   Python $1: FAILED"$'\n'
        return 1
    fi
}

# is_as_before: the games were the same as in the first environment.
is_as_before() {
    first_sum="${first_sum:-$sum}"
    [ "$sum" = "$first_sum" ]
}

# check_packages [X.Y...]: one version after the other; those that fail do not keep the others from their turn.
check_packages() {
    local each told="" failed=0 first_sum=""
    make_packages || return 1
    for each in ${*:-$supported}; do check_packages_on "$each" || failed=1; done
    printf '\n%s' "$told"
    return "$failed"
}
