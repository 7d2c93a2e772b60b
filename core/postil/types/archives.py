"""Zip files from outside: what is in one is checked before anything is unpacked, and while it is.

Names, sizes and kinds of members are what the file says of itself; none of it is believed.
"""

from __future__ import annotations

import re
import stat
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from postil.errors import InputError, StorageError
from postil.types.progress import Progress
from postil.wording import Worded

MAX_BYTES = 64 << 30  # unpacked, all members together
MAX_RATIO = 200  # arrays of an engine shrink 2- to 20-fold
_RATIO_FROM = 16 << 20  # small members may be as repetitive as they like
_CHUNK = 1 << 20


@dataclass(frozen=True, slots=True)
class ArchiveRules:
    """What a zip of one kind may hold.

    Parameters
    ----------
    names
        Of its members, each as a whole.
    members
        How many there may be.
    stranger, too_large
        What is said of a member of another name, and of a file that holds too much.
    hint
        What to do where the file is damaged.
    """

    names: re.Pattern[str]
    members: int
    stranger: str
    too_large: str
    hint: str


class CheckedArchive:
    """A zip all members of which may be there; made by :func:`open_archive`."""

    def __init__(self, path: Path, archive: zipfile.ZipFile, rules: ArchiveRules) -> None:
        self.path = path
        self.members: Mapping[str, zipfile.ZipInfo] = _checked(path, archive, rules)
        self._archive = archive
        self._rules = rules

    def unpack(self, name: str, path: Path, progress: Progress | None = None) -> Path:
        """Write a member to ``path``; progress is counted in bytes.

        Raises
        ------
        InputError
            There is no such member, or it is larger or smaller than it says.
        """
        with path.open("wb") as stream:
            for chunk in self._chunks(name):
                stream.write(chunk)
                if progress is not None:
                    progress.step(len(chunk))
        return path

    def read(self, name: str, limit: int) -> bytes:
        """A member of at most ``limit`` bytes; errors as :meth:`unpack`."""
        if name in self.members and self.members[name].file_size > limit:
            raise InputError("too large", file=self.path, unit=name)
        return b"".join(self._chunks(name))

    def _chunks(self, name: str) -> Iterator[bytes]:
        info = self.members.get(name)
        if info is None:
            raise InputError(
                Worded("it lacks {name}", name=name), file=self.path, hint=self._rules.hint
            )
        size = 0
        with self._archive.open(info) as member:
            while chunk := member.read(_CHUNK):
                size += len(chunk)
                if size > info.file_size:
                    raise InputError("larger than it says", file=self.path, unit=name)
                yield chunk
        if size != info.file_size:
            raise InputError("cut off", file=self.path, unit=name)


@contextmanager
def open_archive(path: Path, rules: ArchiveRules) -> Iterator[CheckedArchive]:
    """Open a zip; what can go wrong with one, then or later, is an ``InputError`` that names it.

    Raises
    ------
    InputError
        It is no zip, it is damaged, or it holds what ``rules`` forbid.
    """
    try:
        with zipfile.ZipFile(path) as archive:
            yield CheckedArchive(path, archive, rules)
    except FileNotFoundError as error:
        raise InputError("there is no such file", file=path) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise InputError(
            Worded("damaged, or not what its name says: {reason}", reason=error),
            file=path,
            hint=rules.hint,
        ) from error
    except StorageError:
        raise
    except OSError as error:
        raise InputError(
            Worded("cannot be read: {reason}", reason=error.strerror or error), file=path
        ) from error


def _checked(
    path: Path, archive: zipfile.ZipFile, rules: ArchiveRules
) -> dict[str, zipfile.ZipInfo]:
    """The members, if all of them may be there."""
    infos = archive.infolist()
    if len(infos) > rules.members or sum(info.file_size for info in infos) > MAX_BYTES:
        raise InputError(rules.too_large, file=path)
    if len({info.filename.lower() for info in infos}) != len(infos):
        raise InputError("two members have the same name", file=path)
    for info in infos:
        flaw = _flaw(info, rules)
        if flaw:
            raise InputError(flaw, file=path, unit=repr(info.filename)[:100])
    return {info.filename: info for info in infos}


def _flaw(info: zipfile.ZipInfo, rules: ArchiveRules) -> str:
    """Why a member may not be there; empty if it may."""
    if not rules.names.fullmatch(info.filename):
        return rules.stranger
    if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG):
        return Worded("not a plain file")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return Worded("packed in a way that Postil does not pack")
    if info.flag_bits & 0x1:
        return Worded("encrypted")
    if info.file_size > _RATIO_FROM and info.file_size > MAX_RATIO * max(1, info.compress_size):
        return Worded("unpacks to far too much")
    return ""
