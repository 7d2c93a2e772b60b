#!/usr/bin/env bash
# Pack Postil.app as a .dmg from which it is dragged into Applications:  dmg.sh APP OUT VERSION
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$1" "$folder/Postil.app"
codesign --force --deep --sign "${POSTIL_SIGNATURE:--}" "$folder/Postil.app"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "Postil $3" -srcfolder "$folder" -format UDZO -ov \
    "$2/postil-$3-macos-$(uname -m).dmg"
