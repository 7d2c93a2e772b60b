"""Where the desk keeps things, and what it finds there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import appdirs  # type: ignore[import-untyped]  # it has no stubs

import postil_resources
from postil.engine.manifest import FILE_NAME, EngineManifest
from postil.errors import EngineError
from postil.types.file_names import portable_name
from postil_gui.operations.jobs import job_folder

APPLICATION = "postil"
SAMPLE_NAME = "Office printer (sample)"


def settings_file() -> Path:
    """The file of the settings."""
    return Path(appdirs.user_config_dir(APPLICATION)) / "desk.json"


def projects_folder() -> Path:
    """Where new projects go unless the user says otherwise."""
    return Path(appdirs.user_data_dir(APPLICATION)) / "projects"


def engines_folder() -> Path:
    """Where engines are kept."""
    return Path(appdirs.user_data_dir(APPLICATION)) / "engines"


def sample_file(name: str) -> Path:
    """A file of the sample project."""
    return Path(str(files(postil_resources) / "sample" / name))


@dataclass(frozen=True, slots=True)
class KnownEngine:
    """An engine in the engines folder."""

    folder: Path
    manifest: EngineManifest

    def translates(self, source_language: str, target_language: str) -> bool:
        """Whether it translates between these languages, whatever the country."""
        ours = (self.manifest.source_language, self.manifest.target_language)
        return same_languages(ours, (source_language, target_language))


def known_engines(folder: Path | None = None) -> list[KnownEngine]:
    """Engines in the engines folder, newest first; damaged ones are left out."""
    folder = folder or engines_folder()
    found = []
    if folder.is_dir():
        for manifest_file in folder.glob(f"*/{FILE_NAME}"):
            try:
                found.append(
                    KnownEngine(manifest_file.parent, EngineManifest.load(manifest_file.parent))
                )
            except EngineError:
                continue
    return sorted(found, key=lambda engine: engine.manifest.created, reverse=True)


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


def same_languages(one: tuple[str, str], other: tuple[str, str]) -> bool:
    """Whether two pairs of languages are the same, whatever the country."""
    return [_base(code) for code in one] == [_base(code) for code in other]


def _base(language: str) -> str:
    return language.replace("_", "-").split("-")[0].lower()
