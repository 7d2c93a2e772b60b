#!/usr/bin/env bash
# Make what is installed without a compiler and without a network: a folder with Postil, its own
# Python and Qt, packed as postil-VERSION-linux-ARCH.tar.xz and as postil_VERSION_ARCH.deb.
#
#     bash packaging/bundle.sh            into dist/
#     bash packaging/bundle.sh WHEEL      of this wheel, instead of building one
#
# Needs Debian 12 (or a relative of it) and root or sudo. What comes out runs where the C library is
# at least as new as here, on the desktops of Debian 12, Ubuntu 24.04 and later.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly WORK=$CHECKOUT/build/bundle
readonly RECIPE=$CHECKOUT/packaging/bundle
readonly OUT=$CHECKOUT/dist
readonly DICTIONARIES=(en_US fr_FR de_DE es_ES)
readonly MOST_INSTALLED=250 MOST_PACKED=90 # megabytes

wheel_of() {
    rm -rf "$WORK/wheel"
    mkdir -p "$WORK/wheel"
    if [ $# -gt 0 ]; then cp "$1" "$WORK/wheel"; else
        "$VENV/bin/python" -m pip wheel --quiet --disable-pip-version-check --no-deps \
            --no-build-isolation --wheel-dir "$WORK/wheel" . >&2 || fail "the wheel could not be built."
    fi
    echo "$WORK"/wheel/postil-*.whl
}

# Only what Postil needs: what else lies in .venv does not get into the bundle.
make_environment() {
    cmp --silent "$1" "$WORK/env/postil.whl" && return # as the last time
    rm -rf "$WORK/env"
    "$(find_python)" -m venv "$WORK/env"
    "$WORK/env/bin/python" -m pip install --quiet --disable-pip-version-check \
        "$1[server]" "pyinstaller>=6.10,<7" || fail "the libraries could not be installed."
    cp "$1" "$WORK/env/postil.whl"
}

collect() {
    local name library
    rm -rf "$WORK/dictionaries" "$WORK/folder"
    mkdir -p "$WORK/dictionaries"
    for name in "${DICTIONARIES[@]}"; do
        cp --dereference "/usr/share/hunspell/$name".{aff,dic} "$WORK/dictionaries"
    done
    library=$(ldconfig -p | awk '/libhunspell-1\.7\.so\.0/ && !found++ {print $NF}')
    QT_QPA_PLATFORM=offscreen "$WORK/env/bin/python" "$RECIPE/icons.py" "$WORK/icons"
    POSTIL_ICONS=$WORK/icons POSTIL_DICTIONARIES=$WORK/dictionaries POSTIL_HUNSPELL=$library \
        "$WORK/env/bin/pyinstaller" --noconfirm --log-level ERROR \
        --distpath "$WORK/folder" --workpath "$WORK/pyinstaller" "$RECIPE/postil.spec" ||
        fail "PyInstaller failed."
    # One program under two names, by which it knows what to start: they differ on Windows only.
    ln -f "$WORK/folder/postil/postil" "$WORK/folder/postil/postil-desk"
    "$WORK/env/bin/python" "$RECIPE/parts.py" "$WORK/folder/postil"
}

# share TARGET: menu entry, kinds of files and icons, as they lie below /usr/share.
share() {
    local size
    install -Dm644 "$RECIPE/linux/postil.desktop" "$1/applications/postil.desktop"
    install -Dm644 "$RECIPE/linux/postil.xml" "$1/mime/packages/postil.xml"
    install -Dm644 "$WORK/icons/postil.svg" "$1/icons/hicolor/scalable/apps/postil.svg"
    for size in "$WORK"/icons/hicolor/*; do
        install -Dm644 "$size/postil.png" "$1/icons/hicolor/${size##*/}/apps/postil.png"
    done
}

pack_tarball() {
    local name=postil-$VERSION-linux-$(uname -m)
    rm -rf "${WORK:?}/$name"
    cp -a "$WORK/folder/postil" "$WORK/$name"
    share "$WORK/$name/share"
    install -m755 "$RECIPE/linux/add-to-menu.sh" "$WORK/$name"
    install -m644 LICENSE "$WORK/$name"
    tar -C "$WORK" --owner 0 --group 0 --sort name -c "$name" | xz -T0 >"$OUT/$name.tar.xz"
    rm -rf "${WORK:?}/$name"
    echo "$OUT/$name.tar.xz"
}

pack_deb() {
    local root=$WORK/deb architecture size
    architecture=$(dpkg --print-architecture)
    rm -rf "$root"
    mkdir -p "$root/usr/lib" "$root/usr/bin" "$root/DEBIAN" "$root/usr/share/doc/postil"
    cp -a "$WORK/folder/postil" "$root/usr/lib/postil"
    ln -s ../lib/postil/postil ../lib/postil/postil-desk "$root/usr/bin"
    share "$root/usr/share"
    install -m644 CHANGELOG.md "$root/usr/share/doc/postil"
    install -m644 LICENSE "$root/usr/share/doc/postil/copyright"
    size=$(du -sk --exclude DEBIAN "$root" | cut -f1)
    sed "s/@VERSION@/$VERSION/; s/@ARCHITECTURE@/$architecture/; s/@SIZE@/$size/; s/@GLIBC@/$GLIBC/" \
        "$RECIPE/linux/control" >"$root/DEBIAN/control"
    chmod -R u+rwX,go+rX,go-w "$root"
    dpkg-deb --root-owner-group -Zxz --build "$root" "$OUT/postil_${VERSION}_$architecture.deb" >/dev/null
    rm -rf "$root"
    echo "$OUT/postil_${VERSION}_$architecture.deb"
}

# small_enough WHAT MOST PATH: fail if it takes more than so many megabytes.
small_enough() {
    local megabytes
    megabytes=$(($(du -sk "$3" | cut -f1) / 1024))
    echo "$1: $megabytes MB (at most $2)"
    [ "$megabytes" -le "$2" ] || fail "$3 is too large."
}

VERSION=$(sed -n 's/^__version__ = "\(.*\)"/\1/p' core/postil/__init__.py)
GLIBC=$(ldd --version | sed -n '1s/.* //p')
readonly VERSION GLIBC
install_packages "${BUILD_PACKAGES[@]}" "${QT_PACKAGES[@]}" "${WINDOW_PACKAGES[@]}" \
    binutils xz-utils libhunspell-1.7-0 hunspell-en-us hunspell-fr-classical hunspell-de-de hunspell-es
mkdir -p "$WORK" "$OUT"
if [ $# -eq 0 ]; then
    prepare_environment
    say "Wheel (the first time takes some minutes)"
fi
wheel=$(wheel_of "$@")
say "Environment for the bundle"
make_environment "$wheel"
say "Bundle"
collect
small_enough "installed" "$MOST_INSTALLED" "$WORK/folder/postil"
say "Packing"
tarball=$(pack_tarball)
deb=$(pack_deb)
small_enough "$tarball" "$MOST_PACKED" "$tarball"
small_enough "$deb" "$MOST_PACKED" "$deb"
