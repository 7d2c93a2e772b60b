"""A project package as a file: ``.postilproject``, a zip of members of known names.

Members: ``manifest.json``; ``documents/N`` (the documents as they were brought in),
``segments.jsonl`` (one line a segment), ``memories/N.tmx``, ``glossaries/N.tbx``,
``segmentation/*.srx``, ``engine.postil`` if it goes along.

A package comes from outside. Names, sizes and kinds of members are checked before anything is
unpacked, sizes again while unpacking; nothing in it is trusted to name a path, and no database is
taken over: a project is built anew from what the readers of the formats accept.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from postil.errors import InputError
from postil.types.archives import (
    MAX_BYTES,
    ArchiveRules,
    CheckedArchive,
    MemberKind,
    open_archive,
)
from postil.types.progress import Progress
from postil.wording import Worded

SUFFIX = ".postilproject"
FORMAT = 1
MANIFEST, SEGMENTS, ENGINE = "manifest.json", "segments.jsonl", "engine.postil"
MAX_TEXT = 1 << 30  # bytes of the manifest and of the segments
HINT = "Ask for the package again."
NAMES = re.compile(
    r"manifest\.json|segments\.jsonl|engine\.postil|documents/\d{1,6}"
    r"|memories/\d{1,6}\.tmx|glossaries/\d{1,6}\.tbx|segmentation/[0-9a-f]{1,32}\.srx"
)
RULES = ArchiveRules(
    kinds=(MemberKind(NAMES, MAX_BYTES),),
    members=20_000,
    stranger="no project package has a member of this name",
    too_large="too large to be a project package",
    hint=HINT,
)


class PackageReader:
    """A package that was checked; made by :func:`open_package`."""

    def __init__(self, archive: CheckedArchive) -> None:
        self.path = archive.path
        self._archive = archive
        if MANIFEST not in archive.members:
            raise InputError(
                Worded("not a project package: it has no {name}", name=MANIFEST), file=self.path
            )
        manifest = json.loads(self._text(MANIFEST))
        if not isinstance(manifest, dict) or not isinstance(manifest.get("format"), int):
            raise InputError("this is no project package", file=self.path)
        if manifest["format"] > FORMAT:
            raise InputError(
                Worded(
                    "it has format {found}; this Postil knows {known}",
                    found=manifest["format"],
                    known=FORMAT,
                ),
                file=self.path,
                hint="Open it with the newer Postil it was made with.",
            )
        self.manifest: dict[str, Any] = manifest

    def has(self, name: str) -> bool:
        """Whether there is a member of that name."""
        return name in self._archive.members

    def unpack(self, name: str, path: Path, progress: Progress | None = None) -> Path:
        """Write a member to ``path``."""
        return self._archive.unpack(name, path, progress)

    def segments(self) -> Iterator[dict[str, Any]]:
        """What the package says of each segment."""
        # Only a line feed ends a line: texts in JSON keep U+2028, U+0085 and the like as they are.
        for number, line in enumerate(filter(None, self._text(SEGMENTS).split("\n")), 1):
            row = json.loads(line)
            if not isinstance(row, dict):
                raise InputError("not a segment", file=self.path, unit=f"{SEGMENTS} {number}")
            yield row

    def _text(self, name: str) -> str:
        return self._archive.read(name, MAX_TEXT).decode("utf-8")


@contextmanager
def open_package(path: Path) -> Iterator[PackageReader]:
    """Open a package; whatever is wrong with it is an ``InputError`` that names it."""
    try:
        with open_archive(path, RULES) as archive:
            yield PackageReader(archive)
    except (KeyError, TypeError, ValueError, OverflowError) as error:
        raise InputError(
            Worded("it does not say what it should: {reason}", reason=error), file=path, hint=HINT
        ) from error
    except InputError as error:
        if error.file == str(path):
            raise
        name = Path(error.file).name  # of a member, where it was unpacked to
        raise InputError(
            Worded("{file}: {message}", file=name, message=error.within), file=path, hint=error.hint
        ) from error
