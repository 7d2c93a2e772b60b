#!/usr/bin/env bash
# Take pictures of the desk anew, after packaging/run.sh has built it: the README's two, or with a
# folder every page and dialog in every theme and size.
#     packaging/screenshots.sh [FOLDER]
source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

export QT_QPA_PLATFORM=offscreen
if [ $# -gt 0 ]; then
    "$VENV/bin/python" -m postil_gui.tools.screenshot --all "$1"
else
    "$VENV/bin/python" -m postil_gui.tools.screenshot --theme both --out packaging/screenshots
fi
