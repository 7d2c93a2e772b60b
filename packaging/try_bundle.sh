#!/usr/bin/env bash
# Try the bundle as a newcomer would: in roots that have neither Python nor compiler nor network,
# the .deb on Debian 12 and the tarball on Debian 13 (whose libraries are named as on Ubuntu 24.04).
# In each, the desk is used by keys under Xvfb: trained, ten segments confirmed, exported. Then the
# package is upgraded and removed; projects stay. Pictures go to build/bundle/pictures. Then the
# wheel, in a root that has Python but no compiler, and the tarball on a desktop of Wayland.
#
#     bash packaging/bundle.sh && bash packaging/try_bundle.sh
#     bash packaging/try_bundle.sh deb | tarball | wheel | wayland      only that
#
# Needs root, and apt for the roots, which are made once.

source "$(dirname "${BASH_SOURCE[0]}")/common.sh"

readonly WORK=$CHECKOUT/build/bundle
readonly ROOTS=${POSTIL_ROOTS:-$WORK/roots}
readonly MIRROR=${POSTIL_MIRROR:-$(sed -n 's/^URIs: //p; s/^deb \([^[][^ ]*\).*/\1/p' \
    /etc/apt/sources.list.d/debian.sources /etc/apt/sources.list 2>/dev/null | head -1)}
# What a desktop has: what the package depends on, and a font.
readonly BASE=libegl1,libgl1,libx11-6,libx11-xcb1,libfontconfig1,libfreetype6,libdbus-1-3,libxcb1,fonts-dejavu-core,libgssapi-krb5-2

# make_root NAME SUITE PACKAGES: a root with the libraries of a desktop, and these.
make_root() {
    local kept=$ROOTS/$1.kept
    if [ ! -d "$kept" ]; then
        say "A root of $2" >&2
        mkdir -p "$ROOTS"
        debootstrap --variant=minbase --include="$BASE,$3" "$2" "$kept.part" "$MIRROR" >"$ROOTS/$1.log" ||
            fail "debootstrap failed:" "$(tail -3 "$ROOTS/$1.log")"
        mv "$kept.part" "$kept"
    fi
    rm -rf "${ROOTS:?}/$1"
    cp -a "$kept" "$ROOTS/$1"
    chroot "$ROOTS/$1" useradd --create-home --uid 1000 anna
    install -d -m700 -o 1000 -g 1000 "$ROOTS/$1/run/user/1000"
    mkdir -p "$ROOTS/$1/tmp/.X11-unix"
    if chroot "$ROOTS/$1" sh -c 'command -v cc || command -v gcc || command -v c++'; then
        fail "there is a compiler in the root"
    fi
}

# inside ROOT USER COMMAND...: in the root, without a network.
inside() {
    local root=$1 user=$2
    shift 2
    # shellcheck disable=SC2016  # expanded inside
    unshare --net --mount --kill-child --fork bash -c '
        root=$1 user=$2; shift 2
        mount -t proc proc "$root/proc"
        mount --rbind /dev "$root/dev"
        mount --bind /tmp/.X11-unix "$root/tmp/.X11-unix"
        home=/root; [ "$user" = 0 ] || home=/home/anna
        exec chroot --userspec="$user:$user" "$root" env -i HOME="$home" LANG=C.UTF-8 \
            PATH=/usr/bin:/bin:/usr/sbin:/sbin DISPLAY='"$DISPLAY"' XDG_RUNTIME_DIR=/run/user/1000 \
            DEBIAN_FRONTEND=noninteractive QT_LOGGING_RULES="*.debug=false" "$@"
    ' _ "$root" "$user" "$@"
}

# has_no_python ROOT: fail if a part of the test could be done by it.
has_no_python() {
    ! chroot "$1" sh -c 'command -v python3 || command -v python' || fail "there is a Python in $1"
}

# try_desk NAME COMMAND: use the desk; then how long a start takes, with its files in memory.
try_desk() {
    local pictures=$WORK/pictures/$1 begun window
    rm -rf "$pictures"
    mkdir -p "$pictures"
    export -f inside
    bash "$CHECKOUT/packaging/bundle/use_desk.sh" "$ROOTS/$1" "$pictures" \
        bash -c 'inside "$@"' _ "$ROOTS/$1" 1000 "$2" || fail "the desk failed; see $pictures"
    begun=$(date +%s%N)
    inside "$ROOTS/$1" 1000 "$2" >/dev/null 2>&1 &
    until window=$(xdotool search --onlyvisible --name '^Postil$'); do sleep 0.02; done
    echo "ok      warm start to the window: $((($(date +%s%N) - begun) / 1000000)) ms"
    xdotool windowfocus "$window" key ctrl+q
    wait $! || true
}

try_deb() {
    local root=$ROOTS/bookworm before after
    say "The package on Debian 12"
    make_root bookworm bookworm libglib2.0-0
    has_no_python "$root"
    cp "$DEB" "$root/tmp/postil.deb"
    inside "$root" 0 dpkg --install /tmp/postil.deb >/dev/null
    inside "$root" 1000 postil --version
    try_desk bookworm postil-desk
    before=$(cd "$root/home" && find . -type f -path '*postil*' -exec md5sum {} + | sort)
    inside "$root" 0 dpkg --install /tmp/postil.deb >/dev/null
    inside "$root" 0 dpkg --purge postil >/dev/null
    after=$(cd "$root/home" && find . -type f -path '*postil*' -exec md5sum {} + | sort)
    [ "$before" = "$after" ] || fail "upgrade or removal touched projects"
    [ ! -e "$root/usr/lib/postil" ] || fail "removal left files"
    echo "ok      upgraded and removed; projects and settings are as they were"
}

try_tarball() {
    local root=$ROOTS/trixie
    say "The tarball on Debian 13"
    make_root trixie trixie libglib2.0-0t64
    has_no_python "$root"
    mkdir "$root/opt/postil"
    tar -xJf "$TARBALL" -C "$root/opt/postil" --strip-components 1
    inside "$root" 1000 /opt/postil/add-to-menu.sh
    grep -q '^Exec="/opt/postil/postil-desk"' "$root/home/anna/.local/share/applications/postil.desktop"
    try_desk trixie /opt/postil/postil-desk
    inside "$root" 1000 /opt/postil/add-to-menu.sh --remove
    [ ! -e "$root/home/anna/.local/share/applications/postil.desktop" ] || fail "the entry stayed"
    echo "ok      put into the menu, and taken out of it"
}

try_wheel() {
    local root=$ROOTS/wheel
    say "The wheel on Debian 12 with Python"
    make_root wheel bookworm libglib2.0-0,libxkbcommon0,python3-venv
    mkdir "$root/opt/wheels"
    "$WORK/env/bin/python" -m pip download --quiet --disable-pip-version-check \
        --dest "$root/opt/wheels" "$WHEEL" || fail "the libraries could not be fetched."
    cp "$CHECKOUT/packaging/bundle/start_and_quit.py" "$root/opt"
    inside "$root" 1000 python3 -m venv /home/anna/env
    inside "$root" 1000 /home/anna/env/bin/pip install --quiet --no-index --find-links /opt/wheels postil
    inside "$root" 1000 env QT_QPA_PLATFORM=offscreen \
        /home/anna/env/bin/postil demo --out /home/anna/demo | tail -3
    mkdir -p "$WORK/pictures/wheel"
    cp "$root"/home/anna/demo/*.png "$WORK/pictures/wheel"
    inside "$root" 1000 env QT_QPA_PLATFORM=offscreen /home/anna/env/bin/python \
        /opt/start_and_quit.py /home/anna/env/bin/postil-desk
    echo "ok      postil demo, and the desk"
}

# The desk opens the sample project, on a screen of Wayland, and says which program it is: by that
# name desktops find its icon.
try_wayland() {
    local root=$ROOTS/wayland run=$ROOTS/wayland/run/user/1000 pictures=$WORK/pictures/wayland said screen desk
    say "The tarball on Debian 12, on Wayland"
    make_root wayland bookworm libglib2.0-0,libwayland-client0,libwayland-cursor0,libwayland-egl1
    has_no_python "$root"
    mkdir -p "$root/opt/postil" "$pictures"
    tar -xJf "$TARBALL" -C "$root/opt/postil" --strip-components 1
    XDG_RUNTIME_DIR=$run weston --backend=headless-backend.so --use-pixman --debug --socket=wayland-0 \
        --width=1366 --height=768 --idle-time=0 --log="$pictures/weston.log" &
    screen=$!
    until [ -S "$run/wayland-0" ]; do sleep 0.1; done
    chown 1000:1000 "$run/wayland-0"
    inside "$root" 1000 env -u DISPLAY QT_QPA_PLATFORM=wayland WAYLAND_DISPLAY=wayland-0 \
        WAYLAND_DEBUG=1 /opt/postil/postil-desk --sample >"$pictures/desk.log" 2>&1 &
    desk=$!
    for said in 'set_app_id("postil")' 'set_title("Office printer (sample)'; do
        for ((tries = 0; tries < 300; tries++)); do
            ! grep -qF "$said" "$pictures/desk.log" || break
            sleep 0.2
        done
        grep -qF "$said" "$pictures/desk.log" || fail "the desk never said $said"
    done
    sleep 5
    (cd "$pictures" && rm -f ./*.png &&
        XDG_RUNTIME_DIR=$run WAYLAND_DISPLAY=wayland-0 weston-screenshooter)
    kill $screen # and the desk goes with its screen
    wait $screen $desk || true
    echo "ok      the desk, under the name of its menu entry"
}

WHEEL=$(ls -t "$WORK"/wheel/postil-*.whl | head -1)
DEB=$(ls -t "$CHECKOUT"/dist/postil_*.deb | head -1)
TARBALL=$(ls -t "$CHECKOUT"/dist/postil-*-linux-*.tar.xz | head -1)
readonly DEB TARBALL WHEEL
[ "$(id -u)" -eq 0 ] || fail "this needs root: it makes roots and changes into them."
install_packages debootstrap xvfb xdotool imagemagick sqlite3 weston
export DISPLAY=:97
mkdir -p /tmp/.X11-unix
Xvfb "$DISPLAY" -screen 0 1366x768x24 -ac -nolisten tcp >/dev/null 2>&1 &
server=$!
trap 'kill $server' EXIT
sleep 2
parts=("$@")
[ ${#parts[@]} -gt 0 ] || parts=(deb tarball wheel wayland)
for part in "${parts[@]}"; do "try_$part"; done
say "All is well; pictures are in $WORK/pictures"
