#!/usr/bin/env bash
# Pack Postil.app as a .dmg from which it is dragged into Applications:  dmg.sh APP OUT VERSION
# Beside the app lies the folder "postil" of the same bundle, with its parts and their licences.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cp -R "$1" "$folder/Postil.app"
contents=$folder/Postil.app/Contents
cp -R "$(dirname "$1")"/postil/{lib/parts.json,licences} "$contents/Resources"
ln -s ../Resources/parts.json "$contents/Frameworks/parts.json"
codesign --force --deep --sign "${POSTIL_SIGNATURE:--}" "$folder/Postil.app"
ln -s /Applications "$folder/Applications"
hdiutil create -volname "Postil $3" -srcfolder "$folder" -format UDZO -ov \
    "$2/postil-$3-macos-$(uname -m).dmg"
