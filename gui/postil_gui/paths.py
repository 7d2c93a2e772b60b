"""Folders of the desk, and the files found there."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from postil.engine.manifest import FILE_NAME, EngineManifest
from postil.errors import EngineError
from postil.formats.languages import same_languages
from postil.types.file_names import portable_name
from postil.types.system_folders import data_folder, settings_folder
from postil_gui.operations.jobs import job_folder
from postil_gui.qt import QtCore

SAMPLE_NAME = "Office printer (sample)"
PROJECTS_NAME = "Postil Projects"


def settings_file() -> Path:
    """The file of the settings."""
    return settings_folder() / "desk.json"


def projects_folder() -> Path:
    """Folder for new projects unless the user says otherwise: where file managers show it."""
    documents = QtCore.QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QtCore.QStandardPaths.writableLocation(documents)) / PROJECTS_NAME


def sample_folder() -> Path:
    """Folder of the sample project: no work of anybody, so not among those of the user."""
    return data_folder() / "projects" / SAMPLE_NAME


def engines_folder() -> Path:
    """Folder of engines."""
    return data_folder() / "engines"


@dataclass(frozen=True, slots=True)
class KnownEngine:
    """An engine in the engines folder."""

    folder: Path
    manifest: EngineManifest

    @property
    def languages(self) -> tuple[str, str]:
        return self.manifest.source_language, self.manifest.target_language

    def translates(self, source_language: str, target_language: str) -> bool:
        """Whether it translates between these languages, whatever the country."""
        return same_languages(self.languages, (source_language, target_language))


def known_engines(
    languages: tuple[str, str] | None = None, used: Path | None = None
) -> list[KnownEngine]:
    """Engines in the engines folder, newest first; damaged ones are left out.

    Parameters
    ----------
    languages
        Only those that translate between them, whatever the country; None: all.
    used
        Folder of one that stands before all others if it is kept elsewhere.
    """
    ours = _in_folder(engines_folder())
    fitting = [one for one in ours if languages is None or one.translates(*languages)]
    if used is not None and used not in [one.folder for one in fitting]:
        fitting[:0] = _opened(used)
    return fitting


def _in_folder(folder: Path) -> list[KnownEngine]:
    found = [one for file in folder.glob(f"*/{FILE_NAME}") for one in _opened(file.parent)]
    return sorted(found, key=lambda engine: engine.manifest.created, reverse=True)


def _opened(folder: Path) -> list[KnownEngine]:
    """The engine in a folder; none if it cannot be read."""
    try:
        return [KnownEngine(folder, EngineManifest.load(folder))]
    except EngineError:
        return []


def reserved_folder(parent: Path, name: str) -> Path:
    """A free folder for an engine to come; nobody else is given it."""
    folder = free_folder(parent, name)
    with suppress(OSError):  # who writes the job down will tell
        job_folder(folder).mkdir(parents=True, exist_ok=True)
    return folder


def free_folder(parent: Path, name: str) -> Path:
    """A folder below ``parent`` named after ``name`` that does not exist yet, and will not by a
    training that was interrupted.
    """
    stem = portable_name(re.sub(r"[^\w\-. ]+", "", name), "untitled")
    folder = parent / stem
    number = 2
    while folder.exists() or job_folder(folder).exists():
        folder = parent / f"{stem} {number}"
        number += 1
    return folder
