"""The settings of the desk, each declared once; kept as one JSON file."""

from __future__ import annotations

import json
import logging
import threading
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from postil.errors import StorageError
from postil.types.files import atomic_write, make_folder

log = logging.getLogger(__name__)
T = TypeVar("T", bool, int, str, list[str])


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One setting.

    Parameters
    ----------
    key
        Its name in the file, ``group.name``.
    help
        What it does, as the settings dialog and the guide say it; empty for what the desk only
        remembers.
    choices
        The values allowed; empty for any.
    minimum, maximum
        Range of an int, both included; None for no bound.
    title
        What the dialog calls it, a few words; a setting without help or title is not in it.
    labels
        What the dialog calls the choices, in their order.
    names
        Whether the labels but the first are names, which are not translated.
    unit
        Written behind a number: " pt"; :data:`PERCENT`, :data:`GIGABYTES` as the language does.
    off
        A number that means never.
    folder
        Whether a str is the path of a folder, which can be chosen.
    """

    key: str
    default: T
    help: str = ""
    choices: tuple[T, ...] = ()
    minimum: int | None = None
    maximum: int | None = None
    title: str = ""
    labels: tuple[str, ...] = ()
    names: bool = False
    unit: str = ""
    off: int | None = None
    folder: bool = False

    @property
    def group(self) -> str:
        """The group it belongs to: the key up to the full stop."""
        return self.key.partition(".")[0]

    def texts(self) -> tuple[str, ...]:
        """Texts of it that a user can see, in English."""
        return (self.title, self.help, *(self.labels[:1] if self.names else self.labels))

    def accepts(self, value: object) -> bool:
        """Whether ``value`` is of the right type and in range."""
        if type(value) is not type(self.default):
            return False
        if isinstance(value, list) and not all(isinstance(item, str) for item in value):
            return False
        if self.choices and value not in self.choices:
            return False
        if isinstance(value, int) and not isinstance(value, bool):
            low = self.minimum is None or value >= self.minimum
            return low and (self.maximum is None or value <= self.maximum)
        return True


THEME = Setting(
    "view.theme",
    "system",
    "Light, dark, or as the desktop has it.",
    ("system", "light", "dark", "contrast"),
    title="Colours",
    labels=("As the desktop", "Light", "Dark", "High contrast"),
)
DENSITY = Setting(
    "view.density",
    "compact",
    "How close segments stand: compact shows nearly twice as many.",
    ("compact", "comfortable"),
    title="Rows of segments",
    labels=("Compact", "Comfortable"),
)
PERCENT, GIGABYTES = "%", "GB"
"""Units that are written as the language of the window writes them."""

LANGUAGE = Setting(
    "view.language",
    "system",
    "The language of menus and messages, from the next start on.",
    ("system", "en", "fr", "de", "es"),
    title="Language of Postil",
    labels=("As the desktop", "English", "Français", "Deutsch", "Español"),
    names=True,
)
TEXT_SIZE = Setting(
    "view.text_size",
    10,
    "The size of source and translation, for languages that have no size of their own. It begins "
    "with that of the desktop's text.",
    (),
    8,
    28,
    title="Size of segment text",
    unit=" pt",
)
FONTS: Setting[list[str]] = Setting("view.fonts", [])
"""Fonts of languages: "ja=Noto Sans CJK JP|14"; an empty family or 0 points is the usual one."""
PREFILL_MEMORY = Setting(
    "editor.prefill_memory",
    75,
    "Fill an empty translation with the best memory match, if it is at least this similar.",
    (),
    50,
    102,
    title="Start with a memory match from",
    unit=PERCENT,
    off=102,
)
PREFILL_MACHINE = Setting(
    "editor.prefill_machine",
    30,
    "Otherwise fill it with the machine's suggestion, if at least this much of it is expected to "
    "be kept.",
    (),
    0,
    101,
    title="Otherwise with the machine's from",
    unit=PERCENT,
    off=101,
)
SHADE_DOUBTFUL = Setting(
    "editor.shade_doubtful",
    True,
    "Underline words of the machine's draft that it is not sure of.",
    title="Mark doubtful words",
)
SHOW_CHANGES = Setting(
    "editor.show_changes",
    False,
    "Show below the segments what was changed in the suggestion.",
    title="Show changes to the draft",
)
SHOW_INVISIBLE = Setting(
    "editor.show_invisible", False, "Show spaces and characters that cannot be seen."
)
CHECK_SPELLING = Setting("editor.check_spelling", True, "Underline misspelt words while you type.")
COMPLETE = Setting(
    "editor.complete",
    False,
    "Show in grey, while you type, how the machine would go on; Tab takes the next word.",
    title="Complete while typing",
)
REPEAT = Setting(
    "editor.repeat",
    "fill",
    "What confirming a segment does to open segments with the same source. Never overwrites what "
    "you typed or confirmed.",
    ("fill", "ask", "off"),
    title="Repeated segments",
    labels=("Fill them", "Show them first", "Leave them"),
)
AUTOSAVE = Setting(
    "editor.autosave_milliseconds",
    600,
    "How long after the last keystroke a draft is written to disk.",
    (),
    100,
    1000,
    title="Save drafts after",
    unit=" ms",
)
KEYMAP = Setting(
    "keys.keymap",
    "postil",
    "The keys commands have, before you change any.",
    ("postil", "omegat", "trados", "memoq"),
    title="Keymap",
    labels=("Postil", "Like OmegaT", "Like Trados Studio", "Like memoQ"),
)
OWN_KEYS: Setting[list[str]] = Setting("keys.own", [])
TOOLBAR: Setting[list[str]] = Setting(
    "window.toolbar",
    [
        *("segment.confirm", "segment.unconfirm", "|"),
        *("segment.previous", "segment.next", "segment.next_open", "|"),
        *("segment.copy_source", "segment.insert_tag", "edit.concordance", "|"),
        "project.export_document",
    ],
)
TOOLBAR_LABELS = Setting(
    "view.toolbar_labels",
    True,
    "Write the names of commands beside their icons in the tool bar.",
    title="Names in the tool bar",
)
TOUR_SEEN = Setting("window.tour_seen", False)
RECENT_COMMANDS: Setting[list[str]] = Setting("window.recent_commands", [])
AUTHOR = Setting(
    "project.author", "", "Written into memories with every translation.", title="Your name"
)
RECENT: Setting[list[str]] = Setting("project.recent", [])
LEFT_AT: Setting[list[str]] = Setting("project.left_at", [])
"""Row ids of the segments that were open when projects were closed, "ROW FOLDER", newest first."""
SHARED_MEMORIES: Setting[list[str]] = Setting("memories.shared", [])
WEB_ADDRESSES: Setting[list[str]] = Setting("web.addresses", [])
"""Pages on which words are looked up, "Name = https://…{text}"; none: nothing is opened."""
QUERIES: Setting[list[str]] = Setting("concordance.queries", [])
PROJECTS_FOLDER = Setting(
    "project.folder",
    "",
    "Where new projects are made; empty: in “Postil Projects” among your documents.",
    title="Folder of new projects",
    folder=True,
)
BACKUP_HOURS = Setting(
    "project.backup_hours",
    1,
    "How often a project that is open and was changed is backed up, into its folder; also when it "
    "is closed.",
    (),
    0,
    24,
    title="Back up every",
    unit=" h",
    off=0,
)
BACKUPS_KEPT = Setting(
    "project.backups_kept",
    10,
    "How many backups of a project are kept: the latest ones, and one a day and a week of older "
    "ones.",
    (),
    1,
    100,
    title="Backups kept",
)
BACKUPS_SIZE = Setting(
    "project.backups_gigabytes",
    2,
    "How large all backups of a project may be together; the latest is kept in any case.",
    (),
    1,
    1000,
    title="Backups at most",
    unit=GIGABYTES,
)
LAST_FOLDER = Setting("files.last_folder", "")
LAST_FOLDERS: Setting[list[str]] = Setting("files.last_folders", [])
"""The last folder of each kind of dialog: ``kind=folder``."""

GEOMETRY = Setting("window.geometry", "")
LAYOUT = Setting("window.layout", "")
LAYOUT_WIDTH = Setting("window.layout_width", 0, "", (), 0)
LAYOUT_HEIGHT = Setting("window.layout_height", 0, "", (), 0)
"""Size of the window that the layout was kept at; 0 where none is known."""
REVIEW_MARKS = Setting("review.marks", True)
SOURCE_SHARE = Setting("window.source_share", 50, "", (), 15, 85)
"""Share of the source in the width of both texts, in per cent."""

DECLARED: tuple[Setting[Any], ...] = (
    THEME,
    DENSITY,
    LANGUAGE,
    TEXT_SIZE,
    FONTS,
    PREFILL_MEMORY,
    PREFILL_MACHINE,
    SHADE_DOUBTFUL,
    SHOW_INVISIBLE,
    CHECK_SPELLING,
    COMPLETE,
    SHOW_CHANGES,
    REPEAT,
    AUTOSAVE,
    KEYMAP,
    OWN_KEYS,
    TOOLBAR,
    TOOLBAR_LABELS,
    TOUR_SEEN,
    REVIEW_MARKS,
    RECENT_COMMANDS,
    AUTHOR,
    RECENT,
    SHARED_MEMORIES,
    WEB_ADDRESSES,
    QUERIES,
    PROJECTS_FOLDER,
    BACKUP_HOURS,
    BACKUPS_KEPT,
    BACKUPS_SIZE,
    LAST_FOLDER,
    LAST_FOLDERS,
    GEOMETRY,
    LAYOUT,
    LAYOUT_WIDTH,
    LAYOUT_HEIGHT,
    SOURCE_SHARE,
)
MOST_RECENT = 12


class Settings:
    """Values of the declared settings, read from and written to one file.

    A value the file has wrong is reported in the log and taken as its default; keys it has beyond
    the declared ones (of a newer version) are kept. The file is written by a thread that lives as
    long as there is something to write: nobody who changes a setting waits for the disk.

    Parameters
    ----------
    path
        None keeps the values in memory only.

    Attributes
    ----------
    refused
        Called on that thread with the ``StorageError`` when the file cannot be written, and not
        again before it could; the values are kept as long as the desk is open.
    """

    def __init__(self, path: Path | None) -> None:
        self.refused: Callable[[StorageError], object] = lambda error: log.warning("%s", error)
        self._path = path
        self._unwritten = ""
        self._writer: threading.Thread | None = None
        self._lock = threading.Lock()
        self._is_refused = False
        self._values: dict[str, Any] = {}
        self._defaults: dict[str, Any] = {}
        self._listeners: list[Callable[[str], None]] = []
        if path is not None and path.is_file():
            self._values = _read(path)
        for setting in DECLARED:
            if setting.key in self._values and not setting.accepts(self._values[setting.key]):
                log.info("%s: %s has no usable value; the default is taken", path, setting.key)
                del self._values[setting.key]

    def get(self, setting: Setting[T]) -> T:
        value = self._values.get(setting.key, self.default(setting))
        return cast("T", list(value) if isinstance(value, list) else value)

    def default(self, setting: Setting[T]) -> T:
        """What a setting is that nobody has changed: as declared, or as the desktop has it."""
        return cast("T", self._defaults.get(setting.key, setting.default))

    def use_default(self, setting: Setting[T], value: T) -> None:
        """Take another default while the desk is open; ValueError as for :meth:`set`."""
        if not setting.accepts(value):
            raise ValueError(f"{setting.key} cannot be {value!r}")
        self._defaults[setting.key] = value

    def set(self, setting: Setting[T], value: T) -> None:
        """Change a setting; it is in the file soon.

        Raises
        ------
        ValueError
            The value is of the wrong type or out of range.
        """
        if not setting.accepts(value):
            raise ValueError(f"{setting.key} cannot be {value!r}")
        if self.get(setting) == value:
            return
        self._values[setting.key] = value
        if self._path is not None:
            self._save(self._path)
        for listener in tuple(self._listeners):
            listener(setting.key)

    def flush(self) -> None:
        """Wait until all is in the file, or was refused."""
        writer = self._writer
        if writer is not None:
            writer.join()

    def _save(self, path: Path) -> None:
        text = json.dumps(self._values, ensure_ascii=False, indent=2, sort_keys=True) + "\n"
        with self._lock:
            self._unwritten = text
            if self._writer is None:
                self._writer = threading.Thread(
                    target=self._write, args=(path,), name="postil-settings"
                )
                self._writer.start()

    def _write(self, path: Path) -> None:
        while True:
            with self._lock:
                text, self._unwritten = self._unwritten, ""
                if not text:
                    self._writer = None
                    return
            try:
                make_folder(path.parent)
                with atomic_write(path) as temporary:
                    temporary.write_text(text, encoding="utf-8")
                self._is_refused = False
            except StorageError as error:
                if not self._is_refused:
                    self._is_refused = True
                    self.refused(error)

    def listen(self, listener: Callable[[str], None]) -> Callable[[], None]:
        """Call ``listener`` with the key of every setting that changes; returns what ends it."""
        self._listeners.append(listener)
        return lambda: self._listeners.remove(listener)

    def remember_project(self, folder: Path) -> None:
        """Put a project on top of the recent ones."""
        others = [name for name in self.get(RECENT) if name != str(folder)]
        self.set(RECENT, [str(folder), *others][:MOST_RECENT])

    def remember_place(self, folder: Path, row_id: int) -> None:
        """Keep which segment of a project was open when it was closed."""
        others = [one for one in self.get(LEFT_AT) if one.partition(" ")[2] != str(folder)]
        self.set(LEFT_AT, [f"{row_id} {folder}", *others][:MOST_RECENT])

    def left_at(self, folder: Path) -> int:
        """Row id of the segment that was open when a project was closed; 0 where none is known."""
        for one in self.get(LEFT_AT):
            row, _, name = one.partition(" ")
            if name == str(folder) and row.isdecimal():
                return int(row)
        return 0

    def remember_shared_memory(self, path: Path) -> None:
        """Put a shared memory on top of those that were attached."""
        others = [name for name in self.get(SHARED_MEMORIES) if name != str(path)]
        self.set(SHARED_MEMORIES, [str(path), *others][:MOST_RECENT])

    def forget_project(self, folder: Path) -> None:
        """Take a project that is gone off the recent ones."""
        self.set(RECENT, [name for name in self.get(RECENT) if name != str(folder)])


def _read(path: Path) -> dict[str, Any]:
    try:
        values = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        log.info("%s cannot be read (%s); the defaults are taken", path, error)
        return {}
    return values if isinstance(values, dict) else {}
