"""Encodings that Python lacks, by ``iconv`` of the system's C library: EUC-TW.

glibc and macOS have it; where it is not, Python knows no such encoding, and texts in it are refused
by name.
"""

from __future__ import annotations

import codecs
import ctypes
import errno
import sys
from contextlib import closing, suppress
from functools import lru_cache

EUC_TW = "euc_tw"
_NAMES = {EUC_TW: b"EUC-TW"}
_UTF_32 = b"UTF-32LE"
_ROOM = 1 << 16  # bytes of a step


@lru_cache(maxsize=1)
def of_system() -> tuple[str, ...]:
    """Encodings that the system has; the library is loaded when it is first needed."""
    return tuple(name for name in _NAMES if _codec(name) is not None)


def _codec(name: str) -> codecs.CodecInfo | None:
    if name not in _NAMES:
        return None
    with suppress(OSError):
        _Conversion(_UTF_32, _NAMES[name], b"").close()
        return codecs.CodecInfo(
            lambda text, errors="strict": (_encode(text, name, errors), len(text)),
            lambda data, errors="strict": (_decode(bytes(data), name, errors), len(data)),
            name=name,
        )
    return None


def _decode(data: bytes, name: str, errors: str) -> str:
    done: list[str] = []
    at = 0
    with closing(_Conversion(_UTF_32, _NAMES[name], data)) as conversion:
        while True:
            made, at = conversion.run(at)
            done.append(made.decode("utf-32-le"))
            if at >= len(data):
                return "".join(done)
            wrong = UnicodeDecodeError(name, data, at, at + 1, "illegal multibyte sequence")
            other, at = codecs.lookup_error(errors)(wrong)
            done.append(str(other))


def _encode(text: str, name: str, errors: str) -> bytes:
    done: list[bytes] = []
    at = 0
    data = text.encode("utf-32-le", "surrogatepass")
    with closing(_Conversion(_NAMES[name], _UTF_32, data)) as conversion:
        while True:
            made, end = conversion.run(4 * at)
            done.append(made)
            at = end // 4
            if at >= len(text):
                return b"".join(done)
            wrong = UnicodeEncodeError(name, text, at, at + 1, "character maps to nothing")
            other, at = codecs.lookup_error(errors)(wrong)
            done.append(other if isinstance(other, bytes) else _encode(other, name, "strict"))


class _Conversion:
    """A conversion by the C library; raises ``OSError`` where it has no such encoding."""

    def __init__(self, to: bytes, source: bytes, data: bytes) -> None:
        library = _iconv()
        if library is None:
            raise OSError(errno.ENOSYS, "no iconv")
        self._library = library
        self._size = len(data)
        self._data = ctypes.create_string_buffer(data, len(data) or 1)
        self._handle = library.iconv_open(to, source)
        if self._handle == ctypes.c_void_p(-1).value:
            raise OSError(ctypes.get_errno(), "no such encoding")

    def run(self, start: int) -> tuple[bytes, int]:
        """Convert the data from ``start`` on; also return where the first byte is that does not
        fit, or the end.
        """
        room = ctypes.create_string_buffer(_ROOM)
        at = ctypes.c_void_p(ctypes.addressof(self._data) + start)
        left = ctypes.c_size_t(self._size - start)
        done: list[bytes] = []
        while left.value:
            out, free = ctypes.c_void_p(ctypes.addressof(room)), ctypes.c_size_t(_ROOM)
            failed = self._library.iconv(self._handle, *map(ctypes.byref, (at, left, out, free)))
            done.append(room.raw[: _ROOM - free.value])
            if failed == ctypes.c_size_t(-1).value and ctypes.get_errno() != errno.E2BIG:
                break
        return b"".join(done), self._size - left.value

    def close(self) -> None:
        self._library.iconv_close(self._handle)


@lru_cache(maxsize=1)
def _iconv() -> ctypes.CDLL | None:
    """The library that has the functions of POSIX."""
    if sys.platform == "win32":
        return None
    names = ["/usr/lib/libiconv.2.dylib"] if sys.platform == "darwin" else [None]
    for name in names:
        with suppress(OSError, AttributeError):
            library = ctypes.CDLL(name, use_errno=True)
            pointer, size = ctypes.c_void_p, ctypes.c_size_t
            library.iconv_open.argtypes = [ctypes.c_char_p, ctypes.c_char_p]
            library.iconv_open.restype = pointer
            library.iconv.argtypes = [
                pointer,
                ctypes.POINTER(pointer),
                ctypes.POINTER(size),
                ctypes.POINTER(pointer),
                ctypes.POINTER(size),
            ]
            library.iconv.restype = size
            library.iconv_close.argtypes = [pointer]
            return library
    return None


codecs.register(_codec)  # asked for names that Python does not know
