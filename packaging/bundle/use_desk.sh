#!/usr/bin/env bash
# Use an installed desk as a newcomer does, by keys alone: open the sample project, let it train,
# confirm ten segments, export the document. Pictures of each step.
#
#     use_desk.sh ROOT PICTURES COMMAND...     COMMAND starts the desk in the root; its home is /home/anna
#
# Needs Xvfb, xdotool, imagemagick and sqlite3 outside of the root.
set -euo pipefail

root=$1 pictures=$2
shift 2
readonly home=$root/home/anna
readonly data=$home/.local/share/postil
readonly segments=10

picture() { import -window root "$pictures/$1.png"; }

# wait_for SECONDS WHAT COMMAND...: until the command succeeds.
wait_for() {
    local end=$((SECONDS + $1)) what=$2
    shift 2
    until "$@" >/dev/null 2>&1; do
        if [ $SECONDS -ge $end ]; then
            picture failed
            echo "not within the time: $what" >&2
            exit 1
        fi
        sleep 0.2
    done
    echo "ok      $what"
}

window() { xdotool search --onlyvisible --name "$1"; }
project() { ls -d "$data"/projects/*/ | head -1; }
confirmed() { # at least so many
    local number
    number=$(sqlite3 "file:$(project | sed "s/ /%20/g")project.sqlite?mode=ro" "$QUERY")
    [ "$number" -ge "$1" ]
}
trained() { compgen -G "$data/engines/[!.]*/manifest.json" && ! compgen -G "$data/engines/.*.job"; }
readonly QUERY="select count(*) from segment where state in ('translated', 'reviewed', 'final')"

"$@" >"$pictures/desk.log" 2>&1 &
desk=$!
trap 'kill $desk 2>/dev/null || true' EXIT
wait_for 60 "the welcome page" window '^Postil$'
sleep 2
picture 1-welcome
second_start=("$@" --sample)
"${second_start[@]}" >/dev/null 2>&1 # hands over to the first, and ends
wait_for 60 "a second start opens the sample project in the first" window 'Office printer'
wait_for 300 "an engine is trained on the sample memory" trained
sleep 4
xdotool key Escape
sleep 1
picture 2-trained
# An empty segment, whose suggestion is still to come, is not confirmed: the key is pressed again.
for ((tries = 0; tries < 6 * segments; tries++)); do
    xdotool key ctrl+Return
    sleep 0.7
    ! confirmed "$segments" || break
done
wait_for 30 "$segments segments are confirmed" confirmed "$segments"
picture 3-confirmed
xdotool key ctrl+e
sleep 2
picture 4-export
xdotool key Return # although segments are left
sleep 2
xdotool key ctrl+a
xdotool type --delay 20 "/home/anna/guide.fr.xlf"
xdotool key Return
wait_for 30 "the translation is exported" test -s "$home/guide.fr.xlf"
sleep 1
picture 5-exported
xdotool windowfocus --sync "$(window "Office printer" | head -1)" key ctrl+q # no window manager gives it back
gone() { ! window 'Postil|Office printer'; }
wait_for 30 "the desk ends" gone
wait "$desk"
