# The house's virtual environment, for ./check: where it is, and how it is set up; tools/environment.py does it.
# Sourced with $house set to the root of the repository. Works with bash 3.2 and later.

venv="$house/.venv"
python="$venv/bin/python"
unset PYTHONPATH PYTHONHOME
# Without kept bytecode every program that a test starts compiles all that it imports, and pytest all tests, each time.
unset PYTHONDONTWRITEBYTECODE

# any_python: one that can run tools/environment.py, which looks for one that Parlour can be run with.
any_python() {
    local name
    for name in python3 python python3.11 python3.12 python3.13 python3.14; do
        if command -v "$name"; then return; fi
    done
    echo "Parlour needs Python 3.11 or newer, and none was found on the PATH." >&2
    return 2
}

# set_up EXTRA...: installs Parlour with these extras, unless they are there.
set_up() {
    local base
    base="$(any_python)" && "$base" "$house/tools/environment.py" set-up "$@" || exit 2
}

# pip_install ARGUMENT...: into $venv, in the versions of constraints.txt.
pip_install() { "$python" "$house/tools/environment.py" --at "$venv" pip "$@" || exit; }
