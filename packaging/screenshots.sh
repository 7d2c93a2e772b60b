#!/usr/bin/env bash
# Take the README's pictures of the desk anew, after packaging/run.sh has built it.
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

QT_QPA_PLATFORM=offscreen "$VENV/bin/python" -m postil_gui.screenshot \
    --theme both --out packaging/screenshots
