"""Zip packages (docx, xlsx, pptx, odt, idml …): read without risk, written in place.

Before anything is unpacked the directory is judged: names that lead out of the folder, two members
of one name, members that overlap, encryption and contents far larger than the file are refused. A
member is unpacked only when asked for.

Writing replaces members and copies all others as they lie in the file, byte for byte: order, names,
dates, compressed data, extra fields and the comment stay.
"""

from __future__ import annotations

import lzma
import struct
import zipfile
import zlib
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

from postil.errors import InputError
from postil.formats.raw.files import RATIO, SUSPICIOUS_SIZE, read_bytes
from postil.messages import Message
from postil.types.reasons import reason_of

MAX_PACKAGE_SIZE = 1 << 30
MAX_MEMBER_SIZE = 256 << 20
MAX_MEMBERS = 1 << 16

_CENTRAL = struct.Struct("<4s6H3L5H2L")  # the fixed part of a directory record
_LOCAL = struct.Struct("<4s5H3L2H")
_END = struct.Struct("<4s4H2LH")
_END_MARK = b"PK\5\6"
_OLE = b"\xd0\xcf\x11\xe0"
_ENCRYPTED = 0x1
_SIZES_FOLLOW = 0x8
_ZIP64_EXTRA = 1
_UNPACKING = (
    zipfile.BadZipFile, zlib.error, lzma.LZMAError, EOFError, OSError, ValueError,
    RuntimeError,  # a method that this Python cannot unpack
)  # fmt: skip
_HINT = "The file is damaged, or made to do harm; ask for it again."


class Package:
    """The members of a zip file.

    Parameters
    ----------
    path
        The file; it is read once, here.
    data
        Its contents, if they are known: a package within another one has no file.

    Raises
    ------
    InputError
        No zip, damaged, cut off, encrypted, or not safe to unpack.
    """

    def __init__(self, path: Path, data: bytes | None = None) -> None:
        self.path = path
        self.data = read_bytes(path, MAX_PACKAGE_SIZE) if data is None else data
        if self.data.startswith(_OLE):
            raise InputError(
                "the file is protected by a password, or in the format of Office 97",
                file=path,
                hint="Save it without a password, in the present format.",
            )
        if not self.data:
            raise InputError("the file is empty", file=path, hint="Ask for it again.")
        try:
            self._archive = zipfile.ZipFile(BytesIO(self.data))
        except (zipfile.BadZipFile, ValueError, NotImplementedError, struct.error) as error:
            kind = path.suffix.lower().removeprefix(".")
            raise InputError(
                Message(
                    "this is no {kind} file, or it is damaged or cut off ({reason})",
                    kind=kind,
                    reason=reason_of(error),
                ),
                file=path,
                hint="Open it in the program it comes from, and save it again.",
            ) from error
        self._members = {info.filename: info for info in self._archive.infolist()}
        self._check()

    @property
    def names(self) -> list[str]:
        """Members in the order of the directory, folders left out."""
        return [name for name in self._members if not name.endswith("/")]

    def __contains__(self, name: str) -> bool:
        return name in self._members

    def read(self, name: str) -> bytes:
        """The unpacked member.

        Raises
        ------
        InputError
            There is none of this name, or it is damaged or too large.
        """
        info = self._members.get(name)
        if info is None:
            raise self._bad(Message("is missing"), name)
        if info.file_size > MAX_MEMBER_SIZE:
            raise self._bad(
                Message("unpacks to more than {mebibytes} MiB", mebibytes=MAX_MEMBER_SIZE >> 20),
                name,
            )
        try:
            return self._archive.read(info)  # stops at the size that was checked
        except _UNPACKING as error:
            raise self._bad(
                Message("is damaged or cut off ({reason})", reason=reason_of(error)), name
            ) from error

    def _bad(self, message: str, name: str) -> InputError:
        return InputError(
            Message("this part of the file {message}", message=message),
            file=self.path,
            unit=name,
            hint=_HINT,
        )

    def _check(self) -> None:
        infos = self._archive.infolist()
        if len(infos) > MAX_MEMBERS:
            raise InputError(
                Message("holds {number} parts", number=len(infos)), file=self.path, hint=_HINT
            )
        if len(self._members) < len(infos):
            names = [info.filename for info in infos]
            twice = next(name for name in names if names.count(name) > 1)
            raise self._bad(Message("is there twice"), twice)
        for info in infos:
            name = info.orig_filename
            parts = name.replace("\\", "/").split("/")
            if ".." in parts or name[:1] in ("/", "\\") or ":" in parts[0] or "\0" in name:
                raise self._bad(Message("has a name that leads out of the folder"), name)
            if info.flag_bits & _ENCRYPTED:
                raise InputError(
                    "the file is protected by a password", file=self.path, hint="Save it without."
                )
        total = sum(info.file_size for info in infos)
        if total > max(SUSPICIOUS_SIZE, len(self.data) * RATIO):
            raise InputError(
                Message(
                    "unpacks to {mebibytes} MiB, more than {ratio} times its size",
                    mebibytes=total >> 20,
                    ratio=RATIO,
                ),
                file=self.path,
                hint=_HINT,
            )
        end = 0
        for info in sorted(infos, key=lambda info: info.header_offset):
            if info.header_offset < end:
                raise self._bad(Message("overlaps with another one"), info.filename)
            end = info.header_offset + _LOCAL.size + info.compress_size
        if end > self._archive.start_dir:
            raise InputError("the parts of the file overlap", file=self.path, hint=_HINT)
        self._check_directory(len(infos))

    def _check_directory(self, records: int) -> None:
        """The records must end where the directory does: Python reads a last one that is cut."""
        at = self._archive.start_dir
        end = self.data.rfind(_END_MARK)
        for _ in range(records):
            if at + _CENTRAL.size > end:
                break
            at += _CENTRAL.size + sum(_CENTRAL.unpack_from(self.data, at)[10:13])
        if at > end:
            raise InputError("the directory of the file is damaged", file=self.path, hint=_HINT)

    def replaced(self, members: Mapping[str, bytes]) -> bytes:
        """The file with new contents of some members; as it was, if there are none."""
        if not members:
            return self.data
        start = self._archive.start_dir
        infos = sorted(self._members.values(), key=lambda info: info.header_offset)
        ends = [info.header_offset for info in infos[1:]] + [start]
        out = bytearray(self.data[: infos[0].header_offset])
        moved: dict[str, tuple[int, tuple[int, int, int] | None]] = {}
        for info, end in zip(infos, ends, strict=True):
            data = members.get(info.filename)
            if data is None:
                moved[info.filename] = len(out), None
                out += self.data[info.header_offset : end]
            else:
                local, sizes = self._packed(info, data)
                moved[info.filename] = len(out), sizes
                out += local
        directory = bytearray()
        at = start
        for info in self._archive.infolist():  # in the order of the records
            record, at = self._record(at, info, *moved[info.filename])
            directory += record
        position = len(out)
        count = len(infos)
        comment = self._archive.comment
        out += directory
        out += _END.pack(_END_MARK, 0, 0, count, count, len(directory), position, len(comment))
        return bytes(out + comment)

    def _packed(self, info: zipfile.ZipInfo, data: bytes) -> tuple[bytes, tuple[int, int, int]]:
        """Header and contents of a member, packed as it was; its checksum and sizes."""
        method = info.compress_type
        packed = data
        if method != zipfile.ZIP_STORED:
            method = zipfile.ZIP_DEFLATED
            packer = zlib.compressobj(6, zlib.DEFLATED, -15)
            packed = packer.compress(data) + packer.flush()
        at = info.header_offset
        fields = list(_LOCAL.unpack_from(self.data, at))
        name_at = at + _LOCAL.size
        extra_at = name_at + fields[9]
        extra = _without_zip64(self.data[extra_at : extra_at + fields[10]])
        fields[2] &= ~_SIZES_FOLLOW
        fields[3] = method
        sizes = zlib.crc32(data), len(packed), len(data)
        fields[6:9] = sizes
        fields[10] = len(extra)
        header = _LOCAL.pack(*fields) + self.data[name_at:extra_at] + extra
        return header + packed, sizes

    def _record(
        self, at: int, info: zipfile.ZipInfo, offset: int, sizes: tuple[int, int, int] | None
    ) -> tuple[bytes, int]:
        """The directory record that lies at ``at``, changed; where the next one lies."""
        fields = list(_CENTRAL.unpack_from(self.data, at))
        name_at = at + _CENTRAL.size
        extra_at = name_at + fields[10]
        comment_at = extra_at + fields[11]
        end = comment_at + fields[12]
        extra = _without_zip64(self.data[extra_at:comment_at])
        if sizes is None:
            fields[8:10] = info.compress_size, info.file_size
        else:
            if fields[4] != zipfile.ZIP_STORED:
                fields[4] = zipfile.ZIP_DEFLATED
            fields[3] &= ~_SIZES_FOLLOW
            fields[7:10] = sizes
        fields[11] = len(extra)
        fields[16] = offset
        record = _CENTRAL.pack(*fields) + self.data[name_at:extra_at] + extra
        return record + self.data[comment_at:end], end


def _without_zip64(extra: bytes) -> bytes:
    """Extra fields without the one of sizes beyond 4 GiB, which no member here has."""
    out = bytearray()
    at = 0
    while at + 4 <= len(extra):
        kind, size = struct.unpack_from("<HH", extra, at)
        if kind != _ZIP64_EXTRA:
            out += extra[at : at + 4 + size]
        at += 4 + size
    return bytes(out + extra[at:])
