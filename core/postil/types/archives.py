"""Zip files from outside: what is in one is checked before anything is unpacked, and while it is.

Names, sizes and kinds of members are what the file says of itself; none of it is believed. Rules
say which members a file of one kind has and how large each may be; who has read in the file what
else must be in it narrows that further by :meth:`CheckedArchive.expect`, before it unpacks.
"""

from __future__ import annotations

import re
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from postil.errors import InputError, StorageError
from postil.messages import Message
from postil.types.progress import Progress
from postil.types.reasons import reason_of

MAX_BYTES = 64 << 30  # unpacked, all members together
_FREE = 16 << 20  # bytes that may be as repetitive as they like
_CHUNK = 1 << 20
_ENTRY = 1 << 10  # bytes of the directory for each member: Postil's names take less than 200
_END = struct.Struct("<4s4H2LH")  # the end of the directory: at 5 its size; behind it a comment
_END_64 = struct.Struct("<4sQ2H2L4Q20x")  # of a large file before that one: at 8 its size
_MAX_COMMENT = 1 << 16


@dataclass(frozen=True, slots=True)
class MemberKind:
    """Members of one kind.

    Parameters
    ----------
    names
        Theirs, each as a whole.
    size
        Most bytes that one of them may unpack to.
    ratio
        Most bytes that one of more than 16 MB may unpack to, for each of its packed ones.
    """

    names: re.Pattern[str]
    size: int
    ratio: int = 200


@dataclass(frozen=True, slots=True)
class ArchiveRules:
    """Limits of a zip of one kind: its members, their number and sizes.

    Parameters
    ----------
    kinds
        Of its members; the first whose names fit a member counts.
    members
        How many there may be.
    stranger, too_large
        What is said of a member of another name, and of a file that holds too much.
    hint
        What to do where the file is damaged.
    ratio
        Most bytes that a file may unpack to, for each of its own, beyond the first 16 MB.
    """

    kinds: tuple[MemberKind, ...]
    members: int
    stranger: str
    too_large: str
    hint: str
    ratio: int = 100

    def kind(self, name: str) -> MemberKind | None:
        """Kind of a member; None where there may be none of this name."""
        return next((kind for kind in self.kinds if kind.names.fullmatch(name)), None)


class CheckedArchive:
    """A zip all members of which may be there; made by :func:`open_archive`."""

    def __init__(self, path: Path, archive: zipfile.ZipFile, rules: ArchiveRules) -> None:
        self.path = path
        self.members: Mapping[str, zipfile.ZipInfo] = _checked(path, archive, rules)
        self._archive = archive
        self._rules = rules
        self._being_read: set[IO[bytes]] = set()

    def close_members(self) -> None:
        """Close what was not read to its end: the file stays open as long as one of them is."""
        for member in self._being_read:
            member.close()

    @property
    def size(self) -> int:
        """Bytes that all members unpack to."""
        return sum(info.file_size for info in self.members.values())

    def checksums(self, folder: Path) -> dict[Path, int]:
        """CRC-32 of the members, each by its place below ``folder``; unpacking one checks it."""
        return {folder / name: info.CRC for name, info in self.members.items()}

    def expect(self, most: Mapping[str, int]) -> None:
        """Go on only if nothing is there but what the file was found to need.

        Parameters
        ----------
        most
            The members there may be, and how many bytes each may unpack to. One that is missing is
            for :meth:`unpack` to report.

        Raises
        ------
        InputError
            There is another member, or one that is larger.
        """
        for name, info in self.members.items():
            if name not in most:
                raise InputError(self._rules.stranger, file=self.path, unit=name)
            if info.file_size > most[name]:
                raise InputError("too large", file=self.path, unit=name)

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

    def lines(self, name: str, longest: int) -> Iterator[bytes]:
        """The lines of a member one by one, each of at most ``longest`` bytes, without the line
        feed, which alone ends one; errors as :meth:`unpack`.
        """
        number, rest = 1, b""
        for chunk in self._chunks(name):
            *whole, rest = (rest + chunk).split(b"\n")
            for line in whole:
                self._check_line(line, name, number, longest)
                yield line
                number += 1
            self._check_line(rest, name, number, longest)
        if rest:
            yield rest

    def _check_line(self, line: bytes, name: str, number: int, longest: int) -> None:
        if len(line) > longest:
            raise InputError("too large", file=self.path, unit=name, line=number)

    def _chunks(self, name: str) -> Iterator[bytes]:
        info = self.members.get(name)
        if info is None:
            raise InputError(
                Message("it lacks {name}", name=name), file=self.path, hint=self._rules.hint
            )
        size = 0
        with self._archive.open(info) as member:
            self._being_read.add(member)
            while chunk := member.read(_CHUNK):
                size += len(chunk)
                if size > info.file_size:
                    raise InputError("larger than it says", file=self.path, unit=name)
                yield chunk
            self._being_read.remove(member)
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
        if _directory_size(path) > rules.members * _ENTRY:
            raise InputError(rules.too_large, file=path)
        with zipfile.ZipFile(path) as archive:
            checked = CheckedArchive(path, archive, rules)
            try:
                yield checked
            finally:
                checked.close_members()
    except FileNotFoundError as error:
        raise InputError("there is no such file", file=path) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise InputError(
            Message("damaged, or not what its name says: {reason}", reason=reason_of(error)),
            file=path,
            hint=rules.hint,
        ) from error
    except StorageError:
        raise
    except OSError as error:
        raise InputError(
            Message("cannot be read: {reason}", reason=reason_of(error)), file=path
        ) from error


def _directory_size(path: Path) -> int:
    """Bytes of the list of members, which is read as a whole; 0 where the end of none is found."""
    with path.open("rb") as stream:
        stream.seek(max(0, path.stat().st_size - _END_64.size - _END.size - _MAX_COMMENT))
        tail = stream.read()
    place = tail.rfind(b"PK\x05\x06", 0, max(0, len(tail) - _END.size) + 4)
    if place < 0:
        return 0
    size: int = _END.unpack_from(tail, place)[5]
    if place >= _END_64.size and tail[place - _END_64.size :].startswith(b"PK\x06\x06"):
        size = max(size, _END_64.unpack_from(tail, place - _END_64.size)[8])
    return size


def _checked(
    path: Path, archive: zipfile.ZipFile, rules: ArchiveRules
) -> dict[str, zipfile.ZipInfo]:
    """The members, if all of them may be there."""
    infos = archive.infolist()
    total = sum(info.file_size for info in infos)
    allowed = min(MAX_BYTES, _FREE + rules.ratio * path.stat().st_size)
    if len(infos) > rules.members:
        raise InputError(rules.too_large, file=path)
    if len({info.filename.lower() for info in infos}) != len(infos):
        raise InputError("two members have the same name", file=path)
    for info in infos:
        kind = rules.kind(info.filename)
        flaw = rules.stranger if kind is None else _flaw(info, kind)
        if flaw:
            raise InputError(flaw, file=path, unit=repr(info.filename)[:100])
    if total > allowed:
        raise InputError(rules.too_large, file=path)
    return {info.filename: info for info in infos}


def _flaw(info: zipfile.ZipInfo, kind: MemberKind) -> str:
    """Why a member may not be there; empty if it may."""
    if stat.S_IFMT(info.external_attr >> 16) not in (0, stat.S_IFREG):
        return Message("not a plain file")
    if info.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        return Message("packed in a way that Postil does not pack")
    if info.flag_bits & 0x1:
        return Message("encrypted")
    if info.file_size > kind.size:
        return Message("too large")
    if info.file_size > _FREE and info.file_size > kind.ratio * max(1, info.compress_size):
        return Message("unpacks to far too much")
    return ""
