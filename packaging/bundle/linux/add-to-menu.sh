#!/bin/sh
# Put Postil into the menus of this user, and let it open its files: it stays in this folder.
# "add-to-menu.sh --remove" takes that back; projects and settings are left alone.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
if [ "${1:-}" = --remove ]; then
    rm -f "$data/applications/postil.desktop" "$data/mime/packages/postil.xml"
    rm -f "$data"/icons/hicolor/*/apps/postil.png "$data/icons/hicolor/scalable/apps/postil.svg"
else
    (cd "$here/share" && find applications icons mime -type f) | while read -r file; do
        mkdir -p "$data/$(dirname "$file")"
        cp "$here/share/$file" "$data/$file"
    done
    sed "s|^Exec=postil-desk|Exec=\"$here/postil-desk\"|" \
        "$here/share/applications/postil.desktop" >"$data/applications/postil.desktop"
fi
for update in "update-mime-database $data/mime" "update-desktop-database $data/applications"; do
    command -v "${update%% *}" >/dev/null && $update || true
done
