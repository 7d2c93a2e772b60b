#!/usr/bin/env bash
# Check Postil as a whole: style, types, import order; then every test against the installed wheel.
#
#     bash packaging/test.sh          the first two stages
#     bash packaging/test.sh lint     style, types, house rules
#     bash packaging/test.sh wheel    sdist -> wheel -> its own environment -> tests, outside the checkout
#     bash packaging/test.sh long     the tests marked long, in the same way; then an hour of fuzzing under ASan
#
# Needs Debian 12 (or a relative of it) and root or sudo; sets up all else itself, and quickly the next time.
# Tests on the real corpora look for them in $POSTIL_DATA, or ../shared/data, and skip where they are absent.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly WORK=$CHECKOUT/build/test
readonly PYTHON=$VENV/bin/python
readonly HOUSE=(tests/ground/test_house_*.py) # of the sources; "lint" runs them

# check LABEL COMMAND...: run all checks even if one fails, and remember.
failed=()
check() {
    local label=$1
    shift
    if "$@"; then echo "ok      $label"; else
        echo "FAILED  $label"
        failed+=("$label")
    fi
}

# aside LABEL COMMAND...: run it beside others; "finish" waits, and shows what it said if it failed.
declare -A aside=()
aside() {
    local label=$1
    shift
    "$@" >"$WORK/${label// /-}.log" 2>&1 &
    aside[$label]=$!
}

finish() {
    local label
    for label in "${!aside[@]}"; do
        check "$label" outcome "${aside[$label]}" "$WORK/${label// /-}.log"
    done
    aside=()
}

outcome() {
    wait "$1" || {
        cat "$2"
        return 1
    }
}

lint() {
    say "Lint"
    mkdir -p "$WORK"
    export PATH=$VENV/bin:$PATH PYTHONPATH=$CHECKOUT/core:$CHECKOUT/gui:$CHECKOUT/resources
    aside "mypy --strict" mypy --no-error-summary
    aside "mypy, for Windows" mypy --no-error-summary --platform win32 --cache-dir .mypy_cache/windows
    aside "house rules" "$PYTHON" -m pytest "${HOUSE[@]}"
    check "ruff check" ruff check --quiet .
    check "ruff format" ruff format --quiet --check .
    check "cython-lint" cython-lint core
    aside "import contracts" lint-imports
    finish
    unset PYTHONPATH
}

# The sdist, unpacked where the objects of the last run still lie: only what changed compiles again.
unpack_sdist() {
    local tree=$WORK/tree
    rm -rf "$WORK/dist"
    "$PYTHON" -c "from setuptools import build_meta; build_meta.build_sdist('$WORK/dist')" \
        >"$WORK/sdist.log" 2>&1 || fail "the sdist could not be made:" "$(tail -20 "$WORK/sdist.log")"
    mkdir -p "$tree/build"
    find "$tree" -mindepth 1 -maxdepth 1 ! -name build -exec rm -rf {} +
    tar -xzf "$WORK"/dist/postil-*.tar.gz -C "$tree" --strip-components 1
    local built library module
    for built in "$tree"/build/lib*; do
        [ -d "$built" ] || continue
        find "$built" -type f ! -name '*.so' -delete
        find "$built" -name '*.so' | while read -r library; do
            module=${library#"$built"/}
            [ -e "$tree/core/${module%%.*}.pyx" ] || rm "$library"
        done
    done
}

build_wheel() {
    say "Build: sdist, and from it the wheel (the first time takes some minutes)"
    mkdir -p "$WORK"
    unpack_sdist
    "$PYTHON" -m pip wheel --verbose --no-deps --no-build-isolation --wheel-dir "$WORK/dist" \
        "$WORK/tree" >"$WORK/wheel.log" 2>&1 ||
        fail "the wheel could not be built:" "$(grep -iE 'error' -A 12 "$WORK/wheel.log" | head -60)"
    check "no Cython performance hints" no_hints
}

no_hints() { ! grep -F 'performance hint:' "$WORK/wheel.log"; }

# An environment of its own, which sees the libraries of .venv but not an editable install there.
install_wheel() {
    local env=$WORK/env
    rm -rf "$env"
    "$PYTHON" -m venv --without-pip "$env"
    local site libraries
    site=$("$env/bin/python" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    libraries=$("$PYTHON" -c 'import sysconfig; print(sysconfig.get_path("purelib"))')
    echo "$libraries" >"$site/libraries.pth"
    "$PYTHON" -m pip --python "$env/bin/python" install --quiet --disable-pip-version-check \
        --no-deps --no-index --ignore-installed "$WORK"/dist/postil-*.whl
}

# Where there is memory for the files of the tests (some 3 GB), they need no disk: each change of a
# project is to be on it before the next, and tests of projects waited for that half of their time.
# Long tests, which may write much, stay on the disk.
folder_of_tests() {
    local gigabytes
    gigabytes=$(awk '/^MemAvailable:/ { print int($2 / 2 ^ 20) }' /proc/meminfo 2>/dev/null || true)
    if [ $# -eq 0 ] && [ "${gigabytes:-0}" -ge 8 ] &&
        [ "$(df --output=avail -B1G /dev/shm 2>/dev/null | tail -1)" -ge 6 ] 2>/dev/null; then
        echo /dev/shm
    else
        echo "${TMPDIR:-/tmp}"
    fi
}

# run_tests [OPTION...]: those of pytest.
run_tests() {
    say "Tests, against the installed wheel"
    local away status=0
    away=$(mktemp -d -p "$(folder_of_tests "$@")")
    # shellcheck disable=SC2064  # the folder of now, also when somebody interrupts
    trap "rm -rf '$away'" EXIT
    cp -r tests pyproject.toml "$away"
    (
        cd "$away"
        export POSTIL_CHECKOUT=$CHECKOUT POSTIL_DATA=${POSTIL_DATA:-$CHECKOUT/../shared/data}
        export PATH=$WORK/env/bin:$PATH
        # A file stays with one process: what it made once serves all its tests. They come in the
        # order of tests/conftest.py, the longest first, so that all processes end together. There
        # is one more than there are cores: those of the desk wait for it two fifths of their time.
        python -m pytest -n "$(($(nproc) + 1))" --dist loadfile --no-loadscope-reorder --durations=30 \
            --basetemp "$away/files" "${HOUSE[@]/#/--ignore=}" "$@" tests
    ) || status=$?
    rm -rf "$away"
    return "$status"
}

wheel() {
    build_wheel
    install_wheel
    check "tests" run_tests
}

long() {
    install_packages "${OFFICE_PACKAGES[@]}"
    build_wheel
    install_wheel
    check "long tests" run_tests -m long
    check "fuzzing" fuzz
}

# Findings stay in build/test/fuzz.
fuzz() {
    say "An hour of fuzzing under AddressSanitizer"
    PYTHONPATH=$CHECKOUT/core:$CHECKOUT/gui:$CHECKOUT/resources \
        "$PYTHON" tests/fuzz/fuzz.py --sanitize --seconds 3600 \
        --json "$WORK/fuzz.json" --out "$WORK/fuzz"
}

stages=("$@")
[ ${#stages[@]} -gt 0 ] || stages=(lint wheel)
for stage in "${stages[@]}"; do
    case $stage in
    lint | wheel | long) ;;
    *) fail "there is no stage '$stage': lint, wheel, long, or nothing for the first two" ;;
    esac
done
install_packages "${BUILD_PACKAGES[@]}" "${QT_PACKAGES[@]}" "${SPELLING_PACKAGES[@]}"
prepare_environment test lint server
for stage in "${stages[@]}"; do "$stage"; done

[ ${#failed[@]} -eq 0 ] || fail "failed: $(printf '%s; ' "${failed[@]}")"
say "All is well."
