# Shell functions that packaging/run.sh and packaging/test.sh share; to be sourced, not run.
# They prepare a bare Debian 12 or 13: system packages by apt, a private environment in .venv, the build.

set -euo pipefail

cd "$(dirname "${BASH_SOURCE[0]}")/.."
readonly CHECKOUT=$PWD
readonly VENV=$CHECKOUT/.venv

readonly BUILD_PACKAGES=(g++ python3-dev python3-venv)
readonly QT_PACKAGES=(
    fonts-dejavu-core libdbus-1-3 libegl1 libfontconfig1 libfreetype6 libgl1 libglib2.0-0 libx11-6
    libxkbcommon0
)
# Spelling: the checker, and the dictionaries of the sample project.
readonly SPELLING_PACKAGES=(libenchant-2-2 hunspell-en-us hunspell-fr)
# Reads exported office files in the long tests.
readonly OFFICE_PACKAGES=(libreoffice-writer libreoffice-calc libreoffice-impress)
readonly WINDOW_PACKAGES=(
    libwayland-client0 libwayland-cursor0 libwayland-egl1 libx11-xcb1 libxcb-cursor0 libxcb-icccm4
    libxcb-image0 libxcb-keysyms1 libxcb-randr0 libxcb-render-util0 libxcb-render0 libxcb-shape0
    libxcb-shm0 libxcb-sync1 libxcb-util1 libxcb-xfixes0 libxcb-xkb1 libxcb1 libxkbcommon-x11-0
)

say() { printf '\n== %s\n' "$*"; }

fail() {
    printf '\nerror: %s\n' "$1" >&2
    shift
    for line in "$@"; do printf '       %s\n' "$line" >&2; done
    exit 1
}

# Debian 13 and Ubuntu 24.04 call some libraries otherwise: libglib2.0-0t64.
has_package() {
    local states
    states=$(dpkg-query --show --showformat='${db:Status-Status}\n' "$1" "$1t64" 2>/dev/null || true)
    grep -qx installed <<<"$states"
}

# install_packages NAME...: by apt, those that are not there yet.
install_packages() {
    local missing=() name root=()
    if ! command -v dpkg-query apt-get >/dev/null; then
        echo "This is not Debian or Ubuntu: I take it that the equivalents of these are installed:" "$@"
        return
    fi
    for name in "$@"; do
        has_package "$name" || missing+=("$name")
    done
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" -ne 0 ]; then
        { command -v sudo && sudo true; } >/dev/null || fail \
            "system packages are missing, and I am neither root nor may I use sudo." \
            "Ask an administrator to run this, then run me again:" \
            "apt-get update && apt-get install --no-install-recommends ${missing[*]}"
        root=(sudo)
    fi
    say "System packages: ${missing[*]}"
    "${root[@]}" apt-get update -qq || echo "(some package lists could not be fetched; going on)"
    # A lock of another installation is waited for: systems update themselves soon after they start.
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 \
        install -y -qq --no-install-recommends "${missing[@]}" >/dev/null ||
        fail "apt-get could not install: ${missing[*]}" \
        "Check the network and the package sources in /etc/apt, then run this again."
}

# The system's Python if it is new enough (apt's headers belong to it), else the one on the PATH.
find_python() {
    local candidate
    for candidate in /usr/bin/python3 python3; do
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return
        fi
    done
    fail "Python 3.11 or later is needed." "On Debian:  apt-get install python3"
}

# with_progress COMMAND...: build, and tell how far it is: modules compiled, with an estimate of the
# time that is left. It is of the pace of compiling alone: all are translated to C++ before. What the
# command says goes to build/build.log.
readonly LOG=$CHECKOUT/build/build.log
with_progress() {
    local all done begun="" job status=0
    mkdir -p "$CHECKOUT/build"
    touch "$LOG.begun"
    all=$(($(find core -name '*.pyx' | wc -l) + 1)) # and what they share
    "$@" >"$LOG" 2>&1 &
    job=$!
    while kill -0 "$job" 2>/dev/null; do
        sleep 1
        done=$(find build -name '*.o' -newer "$LOG.begun" | wc -l)
        [ "$done" -gt 0 ] || continue
        : "${begun:=$SECONDS}"
        [ $((SECONDS - begun)) -ge 5 ] || continue
        told "$done of $all modules compiled, $(left "$done" "$all" $((SECONDS - begun)))"
    done
    wait "$job" || status=$?
    [ ! -t 1 ] || printf '\r%*s\r' 70 ''
    return "$status"
}

# left DONE ALL SECONDS: how long the rest takes if it goes on like that.
left() {
    local seconds=$(($3 * ($2 > $1 ? $2 - $1 : 0) / $1))
    if [ "$seconds" -gt 90 ]; then echo "about $(((seconds + 30) / 60)) minutes left"; else
        echo "about $((seconds / 10 * 10 + 10)) seconds left"
    fi
}

# told TEXT: in one line of a terminal; elsewhere once in a while.
last_told=-20
told() {
    if [ -t 1 ]; then printf '\r%-70s' "$1"; elif [ $((SECONDS - last_told)) -ge 20 ]; then
        last_told=$SECONDS
        echo "$1"
    fi
}

# prepare_environment [EXTRA...]: .venv with the build requirements, the dependencies, and those extras.
prepare_environment() {
    local python=$VENV/bin/python extra
    if [ "$("$python" -c 'import pip, sys; print(sys.prefix)' 2>/dev/null)" != "$VENV" ]; then
        say "Private environment: .venv"
        rm -rf "$VENV"
        "$(find_python)" -m venv "$VENV" || fail "the virtual environment could not be made."
    fi
    say "Libraries"
    "$python" - "$@" >"$VENV/requirements.new" <<'PYTHON'
import sys, tomllib
with open("pyproject.toml", "rb") as stream:
    settings = tomllib.load(stream)
project = settings["project"]
wanted = settings["build-system"]["requires"] + project["dependencies"]
for extra in sys.argv[1:]:
    wanted += project["optional-dependencies"][extra]
print("\n".join(dict.fromkeys(wanted)))
PYTHON
    cmp --silent "$VENV/requirements.new" "$VENV/requirements.txt" && return # as the last time
    "$python" -m pip install --quiet --disable-pip-version-check \
        --requirement "$VENV/requirements.new" || fail "the libraries could not be installed." \
        "Check the network and the settings of pip (pip config list), then run this again."
    mv "$VENV/requirements.new" "$VENV/requirements.txt"
}
