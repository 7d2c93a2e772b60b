"""Keys of commands: the declared ones, the keymap's, and the user's own on top.

Whoever comes later in this order loses a key that an earlier one has: the user's own keys, the
keymap, what the command declares. So no two commands ever have the same key.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Mapping, Sequence

from postil_gui.actions.action import Action
from postil_gui.actions.keymaps import KEYMAPS, MAC_KEYS, Keymap, Keys
from postil_gui.i18n.messages import tr
from postil_gui.qt import QtGui

SEPARATOR = " | "
BARE = frozenset({"Enter", "Tab"})
"""Keys without a modifier that the editor itself answers; as shortcuts of the window they would
take Enter away from lists and search fields."""

MAC = sys.platform == "darwin"
_TYPES_ON_MAC = re.compile(r"Alt\+(Shift\+)?(.|Space)")  # "[" and "@" of many keyboards
_MOVES_ON_MAC = re.compile(r"Alt\+(Shift\+)?(Left|Right|Up|Down|Backspace|Del)")
"""Moves by word and by paragraph there, selects and deletes them, in every text field."""

_known: dict[str, Action] = {}
_in_use: dict[str, tuple[str, ...]] = {}


def introduce(actions: Iterable[Action]) -> None:
    """Make commands known to :func:`key_of`, by their ids."""
    _known.update({action.id: action for action in actions})


def use(assigned: Mapping[str, Keys]) -> None:
    """From now on these are the keys that messages name."""
    _in_use.clear()
    _in_use.update({name: tuple(keys) for name, keys in assigned.items()})


def key_of(command: str) -> str:
    """The first key of a command as messages name it; its own keys before a window was made.

    A command without a key is named by its place in the menus.
    """
    action = _known[command]
    keys = _in_use.get(command, tuple(declared(action.shortcuts)))
    return shown(keys[0]) if keys else f"{action.path} › {action.name}"


def normal(keys: str) -> str:
    """A key in one spelling: "Return" is "Enter", modifiers in Qt's order."""
    text = QtGui.QKeySequence(keys).toString(QtGui.QKeySequence.SequenceFormat.PortableText)
    return text.replace("Return", "Enter")


def shown(keys: str) -> str:
    """A key as it is printed on keyboards, in the language of the desk."""
    text = QtGui.QKeySequence(keys).toString(QtGui.QKeySequence.SequenceFormat.NativeText)
    return text.replace("Return", tr("Enter"))


def tip(name: str, keys: str, *does: str) -> str:
    """The tip of a command or a button: its name and keys, then what it does."""
    head = f"{name} ({keys})" if keys else name
    return "\n".join(part for part in (head, *does) if part)


def declared(keys: Iterable[str], mac: bool = MAC) -> list[str]:
    """Keys of a command or a keymap as they are on this system, in one spelling, each once."""
    found = unique(keys)
    return list(dict.fromkeys(map(_on_mac, found))) if mac else found


def _on_mac(key: str) -> str:
    if _TYPES_ON_MAC.fullmatch(key):
        return key.replace("Alt", "Meta")
    if _MOVES_ON_MAC.fullmatch(key):  # Control alone changes the desktop
        return key.replace("Alt", "Meta+Alt")
    return MAC_KEYS.get(key, key)


def assign(
    actions: Sequence[Action], keymap: Keymap, own: Mapping[str, Keys], mac: bool = MAC
) -> dict[str, tuple[str, ...]]:
    """The keys of every command, by its id; no key twice.

    Parameters
    ----------
    own
        What the user set, by id of the command; no keys is a choice, too.
    mac
        Whether it is a Mac, where the system and the letters of keyboards have other keys.
    """
    layers: tuple[Mapping[str, Keys], ...] = (
        own,
        {
            name: tuple(declared(keys, mac))
            for name, keys in KEYMAPS[keymap].items()
            if name not in own
        },
        {
            action.id: tuple(declared(action.shortcuts, mac))
            for action in actions
            if action.id not in own and action.id not in KEYMAPS[keymap]
        },
    )
    known = {action.id for action in actions}
    taken: set[str] = set()
    result: dict[str, tuple[str, ...]] = {action.id: () for action in actions}
    for layer in layers:
        for name, keys in layer.items():
            if name in known:
                free = [key for key in unique(keys) if key not in taken]
                taken.update(free)
                result[name] = tuple(free)
    return result


def unique(keys: Iterable[str]) -> list[str]:
    """The keys in one spelling, each once."""
    return list(dict.fromkeys(normal(key) for key in keys))


def holder(assigned: Mapping[str, Keys], key: str) -> str | None:
    """Id of the command that has a key."""
    wanted = normal(key)
    return next((name for name, keys in assigned.items() if wanted in keys), None)


def read_own(lines: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The user's own keys as the settings have them: "segment.confirm=Ctrl+Enter | F12"."""
    own = {}
    for line in lines:
        name, found, keys = line.partition("=")
        if found and name:
            own[name] = tuple(key for key in keys.split(SEPARATOR) if key)
    return own


def written_own(own: Mapping[str, Keys]) -> list[str]:
    """The reverse of :func:`read_own`."""
    return [f"{name}={SEPARATOR.join(keys)}" for name, keys in sorted(own.items())]


def sequences(keys: Iterable[str]) -> list[QtGui.QKeySequence]:
    """Keys as Qt's shortcuts: both Enter keys, without what the editor answers itself."""
    found = []
    for key in keys:
        if key in BARE:
            continue
        found.append(QtGui.QKeySequence(key))
        if key.endswith("Enter"):
            found.append(QtGui.QKeySequence(key.replace("Enter", "Return")))
    return found
