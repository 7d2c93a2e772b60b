#!/usr/bin/env bash
# Build Postil and open its desk on the sample project; without a display, run the demonstration.
#
#     bash packaging/run.sh
#
# Needs Debian 12 (or a relative of it) and root or sudo; sets up all else itself, and quickly the next time.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

# A display that answers: a variable left over from elsewhere does not count.
has_display() {
    [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && timeout 20 "$VENV/bin/python" -c \
        'from PySide6.QtGui import QGuiApplication; QGuiApplication([])' >/dev/null 2>&1
}

packages=("${BUILD_PACKAGES[@]}" "${QT_PACKAGES[@]}" "${SPELLING_PACKAGES[@]}")
[ -z "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || packages+=("${WINDOW_PACKAGES[@]}")
install_packages "${packages[@]}"
prepare_environment

say "Build (the first time takes some minutes)"
with_progress "$VENV/bin/python" -m pip install --verbose --disable-pip-version-check \
    --no-build-isolation --no-deps --editable . ||
    fail "the build failed. The last of the compiler's messages:" "$(grep -i error -A 12 "$LOG" | tail -40)"

if has_display; then
    say "The desk, on the sample project"
    exec "$VENV/bin/postil" desk --sample
fi
say "No display: the same job without a window (postil demo)"
exec "$VENV/bin/postil" demo --out out/demo
