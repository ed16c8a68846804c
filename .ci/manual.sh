# The manual, for ./check: what builds it, and the build. Sourced after venv.sh.

# find_manual_tools: the extra `docs` in the version that was tried, installed where that can be done.
find_manual_tools() { (set_up docs) >/dev/null 2>&1; }

# build_manual: dead links and anchors, and addresses of others, make it fail.
build_manual() { "$python" -m tools.manual; }
