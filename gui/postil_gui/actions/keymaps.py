"""The keymaps: what each changes of the keys the commands declare themselves. Plain data.

A key of a keymap is taken away from whatever command declares it, so a new command cannot clash
with a keymap. Keys that no keymap may use are those the text editor needs: see ``EDITOR_KEYS``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from postil_gui.i18n.messages import mark

Keymap = Literal["postil", "omegat", "trados", "memoq"]
Keys = tuple[str, ...]

KEYMAP_NAMES: dict[Keymap, str] = {
    "postil": mark("Postil"),
    "omegat": mark("Like OmegaT"),
    "trados": mark("Like Trados Studio"),
    "memoq": mark("Like memoQ"),
}

_MATCHES: dict[str, Keys] = {f"segment.match_{n}": (f"Ctrl+{n}",) for n in range(1, 10)}

KEYMAPS: dict[Keymap, Mapping[str, Keys]] = {
    "postil": {},
    "omegat": {
        **_MATCHES,
        "segment.confirm": ("Enter", "Ctrl+N"),
        "segment.previous": ("Ctrl+P", "Ctrl+Enter", "Alt+Up"),
        "segment.next": ("Alt+Down",),
        "segment.next_match": ("Ctrl+Down",),
        "segment.previous_match": ("Ctrl+Up",),
        "segment.next_open": ("Ctrl+U",),
        "segment.unconfirm": ("Ctrl+Alt+U",),  # Ctrl+Shift+U only goes somewhere there
        "edit.go_to": ("Ctrl+J",),
        "segment.merge_next": ("Ctrl+Alt+J",),
        "segment.copy_source": ("Ctrl+Shift+R",),
        "segment.insert_tag": ("Ctrl+T",),
        "segment.machine": ("Ctrl+M",),
        "segment.place_tags": ("Ctrl+Alt+T",),
        "segment.insert_tags": ("Ctrl+Shift+T",),
        "edit.concordance": ("Ctrl+F",),
        "edit.filter": ("Ctrl+Shift+F",),
        "edit.replace": ("Ctrl+K",),
        "term.add": ("Ctrl+Shift+G",),
        "edit.case": ("Shift+F3",),
        "qa.run": ("Ctrl+Shift+V",),
        "project.new": ("Ctrl+Shift+N",),
        "project.close": ("Ctrl+Shift+W",),
        "project.export_document": ("Ctrl+D",),
        "training.train": ("Ctrl+Alt+I",),
        "help.palette": ("Ctrl+Shift+P",),
    },
    "trados": {
        **_MATCHES,
        "segment.confirm": ("Ctrl+Enter",),
        "segment.next_open": ("Ctrl+Alt+Enter",),
        "review.approve": ("Ctrl+Shift+Enter",),  # that of Postil goes on to the next open one
        "segment.previous": ("Alt+Up",),
        "segment.next": ("Alt+Down",),
        "edit.go_to": ("Ctrl+G",),
        "segment.copy_source": ("Ctrl+Insert",),
        "segment.insert_tag": ("Ctrl+,",),
        "segment.machine": ("Ctrl+T",),
        "edit.concordance": ("F3",),
        "edit.case": ("Shift+F3",),
        "term.add": ("Ctrl+F2",),
        "segment.edit_source": ("Alt+F2",),
        "qa.run": ("F8",),
        "qa.next": ("Shift+F8",),
        "edit.filter": ("Ctrl+Shift+F",),
        "edit.replace": ("Ctrl+F", "Ctrl+H"),
        "training.train": ("Ctrl+Alt+I",),
        "help.palette": ("Ctrl+Shift+P",),
    },
    "memoq": {
        **_MATCHES,
        "segment.confirm": ("Ctrl+Enter",),
        "segment.next_open": ("Ctrl+G",),
        "edit.go_to": ("Ctrl+Shift+J",),
        "segment.merge_previous": (),
        "segment.copy_source": ("Ctrl+Shift+S",),
        "segment.next_match": ("Ctrl+Down",),
        "segment.previous_match": ("Ctrl+Up",),
        "segment.previous": ("Alt+Up",),
        "segment.next": ("Alt+Down",),
        "segment.machine": ("Ctrl+Space",),
        "segment.words": ("Alt+Return",),
        "edit.concordance": ("Ctrl+K",),
        "segment.insert_tag": ("F9",),
        "segment.choose_tag": ("Alt+F6",),
        "segment.place_tags": ("Alt+F8",),
        "term.add": ("Ctrl+E",),
        "segment.edit_source": ("F2",),
        "edit.case": ("Shift+F3",),
        "qa.run": ("Shift+F8",),
        "segment.comment": ("Ctrl+M",),
        "project.export_document": ("Ctrl+Shift+E",),
        "edit.filter": ("Ctrl+Shift+F",),
        "edit.replace": ("Ctrl+F", "Ctrl+H"),
        "help.palette": ("Ctrl+Shift+P",),
    },
}

MAC_KEYS: Mapping[str, str] = {
    "Ctrl+H": "Meta+H",  # hides the program
    "Ctrl+Alt+H": "Meta+Alt+H",  # hides all others
    "Ctrl+M": "Meta+M",  # makes the window small
    "Ctrl+Alt+M": "Meta+Alt+M",
    "Ctrl+,": "Meta+,",  # opens the settings
    "Ctrl+Space": "Meta+Enter",  # searches the computer; with Control it changes the keyboard
    "F11": "Ctrl+Meta+F",  # shows the desktop
}
"""Keys on a Mac in place of declared ones, which it has itself. Qt's Ctrl is the Command key there,
its Meta the Control key.
"""

EDITOR_KEYS: frozenset[str] = frozenset(
    {
        *("Ctrl+A", "Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+Left", "Ctrl+Right", "Ctrl+Home"),
        *("Ctrl+End", "Ctrl+Backspace", "Ctrl+Del", "Shift+Enter", "Shift+Insert", "Shift+Del"),
        *("Ctrl+Shift+Left", "Ctrl+Shift+Right", "Ctrl+Shift+Home", "Ctrl+Shift+End"),
        *("Tab", "Shift+Tab", "Up", "Down", "Left", "Right", "Home", "End", "Backspace", "Del"),
        *("PgUp", "PgDown", "Space"),
    }
)
"""Keys of the text editor; a command that took one would break typing."""
