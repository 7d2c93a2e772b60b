"""Asking for files and folders; each dialog begins where the last one ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.formats.exchange.termbase import TERMBASE_SUFFIXES
from postil.formats.registry import DOCUMENT_SUFFIXES, TAKEN_AS_TEXT
from postil.types.file_names import portable_name
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import QtCore, QtWidgets
from postil_gui.settings import LAST_FOLDER, Settings
from postil_gui.widgets.plain_text import ask

MEMORY_SUFFIXES = (".tmx", ".tmx.gz", ".tmx.xz", ".tmx.zip", ".sdltm")
SHARED_MEMORY_SUFFIX = ".postilmemory"  # as postil.memory.shared has it, which is slow to import
ENGINE_SUFFIXES = (".postil",)
DICTIONARY_SUFFIXES = (".oxt", ".xpi", ".zip", ".aff", ".dic")


def file_filter(name: str, suffixes: Sequence[str]) -> str:
    """A filter as Qt writes it: "Memories (*.tmx *.tmx.gz);;All files (*)"."""
    everything = tr("All files (*)")
    if not suffixes:
        return everything
    return f"{tr(name)} ({' '.join(f'*{suffix}' for suffix in suffixes)});;{everything}"


@dataclass(frozen=True, slots=True)
class FileKind:
    """A kind of files: its name in English, and the endings it has; without any, all files."""

    name: str = ""
    suffixes: tuple[str, ...] = ()


DOCUMENTS = FileKind(mark("Documents"), tuple(sorted((*DOCUMENT_SUFFIXES, *TAKEN_AS_TEXT))))
MEMORIES = FileKind(mark("Memories"), MEMORY_SUFFIXES)
BROUGHT_MEMORIES = FileKind(mark("Memories"), (*MEMORY_SUFFIXES, SHARED_MEMORY_SUFFIX))
GLOSSARIES = FileKind(mark("Glossaries"), TERMBASE_SUFFIXES)
WRITTEN_GLOSSARIES = FileKind(mark("Glossaries"), (".tbx", ".tsv", ".csv"))
ENGINES = FileKind(mark("Engines"), ENGINE_SUFFIXES)
DICTIONARIES = FileKind(mark("Dictionaries"), DICTIONARY_SUFFIXES)
REPORTS = FileKind(mark("Reports"), (".html", ".csv"))
SEGMENTATION = FileKind(mark("Segmentation rules"), (".srx",))
ANY = FileKind()


def ask_files(
    parent: QtWidgets.QWidget, settings: Settings, title: str, kind: FileKind
) -> list[Path]:
    """Existing files, or none."""
    names, _ = QtWidgets.QFileDialog.getOpenFileNames(
        parent, title, last_folder(settings), file_filter(kind.name, kind.suffixes)
    )
    return _remember(settings, [Path(name) for name in names])


def ask_file(
    parent: QtWidgets.QWidget, settings: Settings, title: str, kind: FileKind
) -> Path | None:
    """An existing file, or None."""
    name, _ = QtWidgets.QFileDialog.getOpenFileName(
        parent, title, last_folder(settings), file_filter(kind.name, kind.suffixes)
    )
    return _remember(settings, [Path(name)])[0] if name else None


def ask_new_file(
    parent: QtWidgets.QWidget, settings: Settings, title: str, name: str, kind: FileKind
) -> Path | None:
    """A file to be written, or None; it has an ending, also where none was typed."""
    start = str(Path(last_folder(settings)) / portable_name(name))
    chosen, _ = QtWidgets.QFileDialog.getSaveFileName(
        parent, title, start, file_filter(kind.name, kind.suffixes)
    )
    path = completed(parent, chosen, name, kind.suffixes)
    return None if path is None else _remember(settings, [path])[0]


def completed(
    parent: QtWidgets.QWidget, chosen: str, proposed: str, suffixes: Sequence[str]
) -> Path | None:
    """What was chosen in a dialog, with the ending of the ``proposed`` name if it has none: Qt's
    own dialog and those of some desktops add none. None if nothing was chosen, or the file with
    the ending is there and is not to be replaced: the dialog did not ask about that one.
    """
    if not chosen:
        return None
    ending = Path(proposed).suffix
    has_one = chosen.lower().endswith(tuple(suffixes)) or (
        QtCore.QMimeDatabase().suffixForFileName(chosen)
    )
    if has_one or not ending:
        return Path(chosen)
    path = Path(f"{chosen}{ending}")
    text = tr("{name} is there already. Replace it?", name=path.name)
    meant = not path.exists() or ask(parent, text, QtWidgets.QMessageBox.StandardButton.Save)
    return path if meant else None


def ask_folder(parent: QtWidgets.QWidget, settings: Settings, title: str) -> Path | None:
    """An existing folder, or None."""
    chosen = QtWidgets.QFileDialog.getExistingDirectory(parent, title, last_folder(settings))
    return Path(chosen) if chosen else None


def last_folder(settings: Settings) -> str:
    """Folder of the last dialog; before the first one, or once it is gone, the documents."""
    documents = QtCore.QStandardPaths.StandardLocation.DocumentsLocation
    places = settings.get(LAST_FOLDER), QtCore.QStandardPaths.writableLocation(documents)
    # From a folder that is not there, Qt's dialog goes to where the program was started: to "/".
    return next((place for place in places if place and Path(place).is_dir()), str(Path.home()))


def _remember(settings: Settings, paths: list[Path]) -> list[Path]:
    if paths:
        settings.set(LAST_FOLDER, str(paths[0].parent))
    return paths
