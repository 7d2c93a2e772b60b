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
import stat
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from postil.errors import InputError, StorageError
from postil.types.progress import Progress
from postil.wording import Worded

SUFFIX = ".postilproject"
FORMAT = 1
MANIFEST, SEGMENTS, ENGINE = "manifest.json", "segments.jsonl", "engine.postil"
MAX_MEMBERS = 20_000
MAX_BYTES = 64 << 30
MAX_TEXT = 1 << 30  # bytes of the manifest and of the segments
MAX_RATIO = 200
_RATIO_FROM = 16 << 20
_CHUNK = 1 << 20
_NAME = re.compile(
    r"manifest\.json|segments\.jsonl|engine\.postil|documents/\d{1,6}"
    r"|memories/\d{1,6}\.tmx|glossaries/\d{1,6}\.tbx|segmentation/[0-9a-f]{1,32}\.srx"
)
HINT = "Ask for the package again."


class PackageReader:
    """A package that was checked; made by :func:`open_package`."""

    def __init__(self, path: Path, archive: zipfile.ZipFile) -> None:
        self.path = path
        self._archive = archive
        self._infos = {info.filename: info for info in _checked(path, archive)}
        manifest = json.loads(self._text(MANIFEST))
        if not isinstance(manifest, dict) or not isinstance(manifest.get("format"), int):
            raise InputError("this is no project package", file=path)
        if manifest["format"] > FORMAT:
            raise InputError(
                Worded(
                    "it has format {found}; this Postil knows {known}",
                    found=manifest["format"],
                    known=FORMAT,
                ),
                file=path,
                hint="Open it with the newer Postil it was made with.",
            )
        self.manifest: dict[str, Any] = manifest

    def has(self, name: str) -> bool:
        """Whether there is a member of that name."""
        return name in self._infos

    def unpack(self, name: str, path: Path, progress: Progress | None = None) -> Path:
        """Write a member to ``path``; the size it says is not believed."""
        info = self._infos.get(name)
        if info is None:
            raise InputError(Worded("it lacks {name}", name=name), file=self.path, hint=HINT)
        written = 0
        with self._archive.open(info) as member, path.open("wb") as stream:
            while chunk := member.read(_CHUNK):
                written += len(chunk)
                if written > info.file_size:
                    raise InputError("larger than it says", file=self.path, unit=name)
                stream.write(chunk)
                if progress is not None:
                    progress.step(len(chunk))
        return path

    def segments(self) -> Iterator[dict[str, Any]]:
        """What the package says of each segment."""
        # Only a line feed ends a line: texts in JSON keep U+2028, U+0085 and the like as they are.
        for number, line in enumerate(filter(None, self._text(SEGMENTS).split("\n")), 1):
            row = json.loads(line)
            if not isinstance(row, dict):
                raise InputError("not a segment", file=self.path, unit=f"{SEGMENTS} {number}")
            yield row

    def _text(self, name: str) -> str:
        info = self._infos.get(name)
        if info is None:
            raise InputError(
                Worded("not a project package: it has no {name}", name=name), file=self.path
            )
        if info.file_size > MAX_TEXT:
            raise InputError("too large", file=self.path, unit=name)
        with self._archive.open(info) as member:
            data = member.read(info.file_size + 1)
        if len(data) > info.file_size:
            raise InputError("larger than it says", file=self.path, unit=name)
        return data.decode("utf-8")


@contextmanager
def open_package(path: Path) -> Iterator[PackageReader]:
    """Open a package; whatever is wrong with it is an ``InputError`` that names it."""
    try:
        with zipfile.ZipFile(path) as archive:
            yield PackageReader(path, archive)
    except FileNotFoundError as error:
        raise InputError("there is no such file", file=path) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise InputError(
            Worded("damaged, or no package: {reason}", reason=error), file=path, hint=HINT
        ) from error
    except (KeyError, TypeError, ValueError, OverflowError, RecursionError) as error:
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
    except StorageError:
        raise
    except OSError as error:
        raise InputError(
            Worded("cannot be read: {reason}", reason=error.strerror or error), file=path
        ) from error


def _checked(path: Path, archive: zipfile.ZipFile) -> list[zipfile.ZipInfo]:
    infos = archive.infolist()
    if len(infos) > MAX_MEMBERS or sum(info.file_size for info in infos) > MAX_BYTES:
        raise InputError("too large to be a project package", file=path)
    if len({info.filename for info in infos}) != len(infos):
        raise InputError("two members have the same name", file=path)
    for info in infos:
        flaw = _flaw(info)
        if flaw:
            raise InputError(flaw, file=path, unit=repr(info.filename)[:100])
    return infos


def _flaw(info: zipfile.ZipInfo) -> str:
    """Why a member may not be there; empty if it may."""
    if not _NAME.fullmatch(info.filename):
        return Worded("no project package has a member of this name")
    if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG):
        return Worded("not a plain file")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return Worded("packed in a way that no project package is")
    if info.flag_bits & 0x1:
        return Worded("encrypted")
    if info.file_size > _RATIO_FROM and info.file_size > MAX_RATIO * max(1, info.compress_size):
        return Worded("unpacks to far too much")
    return ""
