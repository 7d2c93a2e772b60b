"""Files from outside: opened, unpacked and decoded, with every failure an ``InputError``."""

from __future__ import annotations

import codecs
import gzip
import io
import lzma
import os
import zipfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, BinaryIO, cast

from postil.errors import InputError
from postil.formats.raw.legacy_text import (
    WESTERN,
    encoded,
    escaped_page,
    is_euc_tw,
    legacy_page,
    odd_page,
    pages_of,
    text_in,
    twins,
)
from postil.formats.raw.system_codecs import EUC_TW
from postil.messages import Message
from postil.types.reasons import reason_of

# Unpacked size from which a packed file must not have shrunk more than RATIO times. Translation
# memories shrink 5 to 40 times; what shrinks 200 times is made to fill the disk or the memory.
SUSPICIOUS_SIZE = 64 << 20
RATIO = 200

# Bytes. In memory a text takes up to 4 times as much as in the file, a tree about 8 times.
MAX_TEXT_SIZE = 64 << 20
MAX_TREE_SIZE = 256 << 20

_PRINTED = bytes(range(0x20, 0x7F))
_ODD_CODECS = {"unicode-escape", "raw-unicode-escape", "idna", "punycode", "undefined", "utf-7"}

_UNPACKING_ERRORS = (
    EOFError,
    zlib.error,
    lzma.LZMAError,
    gzip.BadGzipFile,
    zipfile.BadZipFile,
)


@dataclass(frozen=True, slots=True)
class DecodedText:
    """A text file as characters.

    Parameters
    ----------
    text
        Without byte-order mark.
    encoding
        Python's name of the encoding, without mark.
    mark
        The byte-order mark the file began with, or nothing.
    guessed
        The file does not declare its encoding, and is no UTF-8.
    twins
        Bytes of characters that the encoding has twice, as they are in the file.
    """

    text: str
    encoding: str
    mark: bytes = b""
    guessed: bool = False
    twins: Mapping[str, bytes] = field(default_factory=dict)

    def encode(self, text: str) -> bytes:
        """``text`` in this encoding; in UTF-8 with a mark if this one cannot hold it, or if its
        bytes would be taken for UTF-8 when they are read again.

        NUL characters, with which no text file without a mark could be read again, become U+FFFD.
        """
        if not self.mark:
            text = text.replace("\0", "\N{REPLACEMENT CHARACTER}")
        try:
            data = encoded(text, self.encoding, self.twins)
        except UnicodeEncodeError:
            return codecs.BOM_UTF8 + text.encode()
        if self.guessed and not text.isascii() and _is_utf8(data):
            return codecs.BOM_UTF8 + text.encode()
        return self.mark + data


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def read_bytes(path: Path, limit: int = MAX_TREE_SIZE) -> bytes:
    """The whole file.

    Raises
    ------
    InputError
        It cannot be read, or is larger than ``limit`` bytes (which are not read then).
    """
    try:
        with path.open("rb") as stream:
            data = stream.read(limit + 1) if _size(stream) <= limit else None
    except OSError as error:
        raise unreadable(path, error) from error
    if data is None or len(data) > limit:
        raise InputError(
            Message("larger than {mebibytes} MiB", mebibytes=limit >> 20),
            file=path,
            hint="Divide the file into smaller ones.",
        )
    return data


def _size(stream: BinaryIO) -> int:
    return os.fstat(stream.fileno()).st_size


def read_text(path: Path, *languages: str) -> DecodedText:
    """The whole text file, its encoding found out: by its mark, else UTF-8, else a code page of
    the languages it is in (see :mod:`postil.formats.raw.legacy_text`), or Windows-1252.

    Raises
    ------
    InputError
        The file is unreadable, too large, binary, or in none of these encodings.
    """
    data = read_bytes(path, MAX_TEXT_SIZE)
    found = decode(data, path, *languages)
    if found.guessed and found.encoding not in pages_of(languages):
        _decode(data, WESTERN, path)  # no choice is offered: it raises the error
    return found


def decode(data: bytes, path: Path, *languages: str, page: str = "") -> DecodedText:
    """:func:`read_text` for bytes that were read already; ``path`` is for the error. What no code
    page of its languages has is read in one of another language, if it reads like text so.

    Parameters
    ----------
    page
        The code page somebody chose for what is no UTF-8; it is left aside if it has no such bytes.
    """
    if data.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        raise InputError("UTF-32 is not read", file=path, hint="Save the file as UTF-8.")
    for mark, encoding in (
        (codecs.BOM_UTF8, "utf-8"),
        (codecs.BOM_UTF16_LE, "utf-16-le"),
        (codecs.BOM_UTF16_BE, "utf-16-be"),
    ):
        if data.startswith(mark):
            return DecodedText(_decode(data[len(mark) :], encoding, path), encoding, mark)
    if b"\0" in data:
        raise InputError(
            "this is no text file, or UTF-16 without a byte-order mark",
            file=path,
            line=data.count(b"\n", 0, data.index(b"\0")) + 1,
            hint="Save it as UTF-8.",
        )
    escaped = escaped_page(data)
    if escaped is not None:
        return DecodedText(data.decode(escaped), escaped)
    try:
        return DecodedText(data.decode(), "utf-8")
    except UnicodeDecodeError:
        if not page and is_euc_tw(data, languages):
            if text_in(data, EUC_TW) is None:
                raise InputError(
                    "the text is in EUC-TW, which is not read",
                    file=path,
                    hint="Save the file as UTF-8.",
                ) from None
            page = EUC_TW
        if not page or text_in(data, page) is None:
            page = legacy_page(data, languages)
            if text_in(data, page) is None:
                page = odd_page(data, languages) or page
        text = _decode(data, page, path)
        return DecodedText(text, page, guessed=True, twins=twins(data, page))


def _decode(data: bytes, encoding: str, path: Path) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as error:
        name = "UTF-8 or Windows-1252" if encoding == WESTERN else encoding.upper()
        raise InputError(
            Message(
                "byte {place} (0x{byte:02X}) does not belong in {name} text",
                place=error.start,
                byte=data[error.start],
                name=name,
            ),
            file=path,
            line=data[: error.start].count(b"\n") + 1,
            hint="Save the file as UTF-8.",
        ) from error


def extends_ascii(encoding: str) -> bool:
    """Whether Python has a text encoding of this name that extends ASCII: its name could be read in
    the file as ASCII.
    """
    try:
        if codecs.lookup(encoding).name in _ODD_CODECS:
            return False
        return _PRINTED.decode(encoding) == _PRINTED.decode("ascii")
    except (LookupError, ValueError):
        return False


def unreadable(path: Path, error: OSError) -> InputError:
    """The error for a file that cannot be opened or read at all."""
    return InputError(Message("cannot be read: {reason}", reason=reason_of(error)), file=path)


@contextmanager
def open_packed(path: Path, suffix: str) -> Iterator[tuple[IO[bytes], IO[bytes]]]:
    """Open ``path`` for reading, unpacking gzip, xz and zip by their first bytes.

    Parameters
    ----------
    suffix
        In a zip, the one member that ends so is read.

    Yields
    ------
    tuple
        The unpacked stream (its failures are ``InputError``, a bomb is one of them), and the file
        itself, whose position is the progress of reading.
    """
    try:
        with path.open("rb") as file:
            magic = file.read(6)
            file.seek(0)
            if magic[:2] == b"\x1f\x8b":
                with gzip.open(file) as stream:
                    yield _guarded(stream, path, path.stat().st_size), file
            elif magic == b"\xfd7zXZ\0":
                with lzma.open(file) as stream:
                    yield _guarded(stream, path, path.stat().st_size), file
            elif magic[:4] == b"PK\x03\x04":
                with _open_member(file, path, suffix) as (stream, packed_size):
                    yield _guarded(stream, path, packed_size), file
            else:
                yield file, file
    except _UNPACKING_ERRORS as error:
        raise _damaged(path, error) from error
    except OSError as error:
        raise unreadable(path, error) from error


@contextmanager
def _open_member(file: BinaryIO, path: Path, suffix: str) -> Iterator[tuple[IO[bytes], int]]:
    with zipfile.ZipFile(file) as archive:
        members = [
            member
            for member in archive.infolist()
            if member.filename.lower().endswith(suffix) and "__MACOSX/" not in member.filename
        ]
        if len(members) != 1:
            raise InputError(
                Message(
                    "a zip must hold one *{suffix} file, this one holds {number}",
                    suffix=suffix,
                    number=len(members),
                ),
                file=path,
                hint="Unpack it and choose a file.",
            )
        try:
            stream = archive.open(members[0])
        except RuntimeError as error:  # encrypted, or packed by a method this Python lacks
            raise InputError(
                Message("the archive cannot be unpacked ({reason})", reason=error),
                file=path,
                hint="Unpack it yourself.",
            ) from error
        with stream:
            yield stream, members[0].compress_size


def _guarded(stream: Any, path: Path, packed_size: int) -> IO[bytes]:
    guarded = io.BufferedReader(_Guard(stream, path, packed_size), 1 << 16)
    return cast(IO[bytes], guarded)


class _Guard(io.RawIOBase):
    """A stream that turns unpacking failures into ``InputError`` and stops bombs."""

    def __init__(self, stream: Any, path: Path, packed_size: int) -> None:
        self._stream = stream
        self._path = path
        self._limit = max(SUSPICIOUS_SIZE, packed_size * RATIO)
        self._done = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: object) -> int:
        view = memoryview(buffer).cast("B")  # type: ignore[arg-type]  # any writable buffer
        try:
            data = self._stream.read(len(view))
        except _UNPACKING_ERRORS as error:
            raise _damaged(self._path, error) from error
        self._done += len(data)
        if self._done > self._limit:
            raise InputError(
                Message(
                    "unpacks to more than {ratio} times its size; it looks like a trap", ratio=RATIO
                ),
                file=self._path,
                hint="If you trust the file, unpack it yourself.",
            )
        view[: len(data)] = data
        return len(data)


def _damaged(path: Path, error: Exception) -> InputError:
    return InputError(
        Message("the packed file is damaged or cut off ({reason})", reason=reason_of(error)),
        file=path,
    )
