"""Asking for files and folders; each dialog begins where the last one ended."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from postil.formats.documents import DOCUMENT_SUFFIXES
from postil_gui.qt import QtWidgets
from postil_gui.settings import LAST_FOLDER, Settings

MEMORY_SUFFIXES = (".tmx", ".tmx.gz", ".tmx.zip")
GLOSSARY_SUFFIXES = (".tbx", ".xml", ".mtf", ".utx", ".tsv", ".csv", ".tab", ".txt")
ENGINE_SUFFIXES = (".postil",)
_ALL = "All files (*)"


def file_filter(name: str, suffixes: Sequence[str]) -> str:
    """A filter as Qt writes it: "Memories (*.tmx *.tmx.gz);;All files (*)"."""
    if not suffixes:
        return _ALL
    return f"{name} ({' '.join(f'*{suffix}' for suffix in suffixes)});;{_ALL}"


DOCUMENTS = file_filter("Documents", sorted(DOCUMENT_SUFFIXES))
MEMORIES = file_filter("Memories", MEMORY_SUFFIXES)
GLOSSARIES = file_filter("Glossaries", GLOSSARY_SUFFIXES)
ENGINES = file_filter("Engines", ENGINE_SUFFIXES)
ANY = _ALL


def ask_files(
    parent: QtWidgets.QWidget, settings: Settings, title: str, file_types: str
) -> list[Path]:
    """Existing files, or none."""
    names, _ = QtWidgets.QFileDialog.getOpenFileNames(
        parent, title, settings.get(LAST_FOLDER), file_types
    )
    return _remember(settings, [Path(name) for name in names])


def ask_file(
    parent: QtWidgets.QWidget, settings: Settings, title: str, file_types: str
) -> Path | None:
    """An existing file, or None."""
    name, _ = QtWidgets.QFileDialog.getOpenFileName(
        parent, title, settings.get(LAST_FOLDER), file_types
    )
    return _remember(settings, [Path(name)])[0] if name else None


def ask_new_file(
    parent: QtWidgets.QWidget, settings: Settings, title: str, name: str, file_types: str
) -> Path | None:
    """A file to be written, or None."""
    start = str(Path(settings.get(LAST_FOLDER)) / name)
    chosen, _ = QtWidgets.QFileDialog.getSaveFileName(parent, title, start, file_types)
    return _remember(settings, [Path(chosen)])[0] if chosen else None


def ask_folder(parent: QtWidgets.QWidget, settings: Settings, title: str) -> Path | None:
    """An existing folder, or None."""
    chosen = QtWidgets.QFileDialog.getExistingDirectory(parent, title, settings.get(LAST_FOLDER))
    return Path(chosen) if chosen else None


def _remember(settings: Settings, paths: list[Path]) -> list[Path]:
    if paths:
        settings.set(LAST_FOLDER, str(paths[0].parent))
    return paths
