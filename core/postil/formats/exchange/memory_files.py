"""Files of memories that are brought along, by the ending of their name: TMX, and Trados' own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from postil.formats.exchange.sdltm import SUFFIX, read_sdltm, sdltm_languages
from postil.formats.exchange.tmx import ImportReport, TranslationUnit, read_tmx, tmx_languages
from postil.types.progress import Progress

MEMORY_FILE_SUFFIXES = (".tmx", ".tmx.gz", ".tmx.xz", ".tmx.zip", SUFFIX)


def read_memory(
    path: Path,
    source_language: str,
    target_language: str,
    progress: Progress | None = None,
    report: ImportReport | None = None,
) -> Iterator[TranslationUnit]:
    """The pairs of a memory in two languages; see :func:`postil.formats.exchange.tmx.read_tmx`."""
    read = read_sdltm if is_sdltm(path) else read_tmx
    return read(path, source_language, target_language, progress, report)


def languages_in(path: Path) -> list[str]:
    """The languages of a memory.

    Raises
    ------
    InputError
        It is none, or cannot be read.
    """
    if is_sdltm(path):
        return [language for language in sdltm_languages(path) if language]
    return tmx_languages(path)


def is_sdltm(path: Path) -> bool:
    """Whether a file is a memory of Trados, by its name."""
    return path.suffix.lower() == SUFFIX
