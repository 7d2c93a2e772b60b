"""Asking for files and folders; each dialog begins where the last one of its kind ended."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from postil.formats.exchange.termbase import TERMBASE_SUFFIXES
from postil.formats.registry import DOCUMENT_SUFFIXES, TAKEN_AS_TEXT
from postil.types.file_names import portable_name
from postil_gui.i18n.messages import mark, tr
from postil_gui.qt import QtCore, QtWidgets
from postil_gui.settings import LAST_FOLDER, LAST_FOLDERS, Settings
from postil_gui.widgets.plain_text import ask

MEMORY_SUFFIXES = (".tmx", ".tmx.gz", ".tmx.xz", ".tmx.zip", ".sdltm")
SHARED_MEMORY_SUFFIX = ".postilmemory"  # as postil.memory.shared has it, which is slow to import
ENGINE_SUFFIXES = (".postil",)
PACKAGE_SUFFIX = ".postilproject"
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
_FOLDERS = "folders"


def ask_files(
    parent: QtWidgets.QWidget, settings: Settings, title: str, kind: FileKind
) -> list[Path]:
    """Existing files, or none."""
    use = f"open {kind.name}"
    names, _ = QtWidgets.QFileDialog.getOpenFileNames(
        parent, title, last_folder(settings, use), file_filter(kind.name, kind.suffixes)
    )
    paths = [Path(name) for name in names]
    if paths:
        _remember(settings, use, paths[0].parent)
    return paths


def ask_file(
    parent: QtWidgets.QWidget, settings: Settings, title: str, kind: FileKind
) -> Path | None:
    """An existing file, or None."""
    use = f"open {kind.name}"
    name, _ = QtWidgets.QFileDialog.getOpenFileName(
        parent, title, last_folder(settings, use), file_filter(kind.name, kind.suffixes)
    )
    if not name:
        return None
    _remember(settings, use, Path(name).parent)
    return Path(name)


def ask_new_file(
    parent: QtWidgets.QWidget, settings: Settings, title: str, name: str, kind: FileKind
) -> Path | None:
    """A file to be written, or None; it has an ending, also where none was typed."""
    use = f"save {kind.name}"
    start = str(Path(last_folder(settings, use)) / portable_name(name))
    chosen, _ = QtWidgets.QFileDialog.getSaveFileName(
        parent, title, start, file_filter(kind.name, kind.suffixes)
    )
    path = completed(parent, chosen, name, kind.suffixes)
    if path is not None:
        _remember(settings, use, path.parent)
    return path


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
    start = last_folder(settings, _FOLDERS)
    chosen = QtWidgets.QFileDialog.getExistingDirectory(parent, title, start)
    if not chosen:
        return None
    _remember(settings, _FOLDERS, Path(chosen))
    return Path(chosen)


def last_folder(settings: Settings, use: str) -> str:
    """Folder of the last dialog for the same ``use``, else of the last one for any; before the
    first one, or once it is gone, the documents.
    """
    documents = QtCore.QStandardPaths.StandardLocation.DocumentsLocation
    places = (
        _by_use(settings).get(use, ""),
        settings.get(LAST_FOLDER),
        QtCore.QStandardPaths.writableLocation(documents),
    )
    # From a folder that is not there, Qt's dialog goes to where the program was started: to "/".
    return next((place for place in places if place and Path(place).is_dir()), str(Path.home()))


def _remember(settings: Settings, use: str, folder: Path) -> None:
    kept = {**_by_use(settings), use: str(folder)}
    settings.set(LAST_FOLDERS, [f"{one}={place}" for one, place in kept.items()])
    settings.set(LAST_FOLDER, str(folder))


def _by_use(settings: Settings) -> dict[str, str]:
    rows = (line.partition("=") for line in settings.get(LAST_FOLDERS))
    return {use: folder for use, _, folder in rows}
