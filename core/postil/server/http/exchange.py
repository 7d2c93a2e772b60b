"""Files of memories and glossaries over HTTP: uploads are taken whole or not at all, downloads are
streamed.
"""

from __future__ import annotations

import queue
import tempfile
import threading
import zlib
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, cast

from starlette.requests import ClientDisconnect, Request

from postil.errors import Cancelled
from postil.server.http.problems import Problem

MOST_UPLOADED = 1 << 30  # bytes of a file, unpacked
PIECES = 16  # that wait to be sent; a client that reads slowly slows the export down
PIECE_BYTES = 64 << 10
PATIENCE_SECONDS = 60.0  # for a client that takes nothing


@contextmanager
def file_place(folder: Path, suffix: str) -> Iterator[Path]:
    """Path of a temporary file on the disk of ``folder``; it is removed after the block."""
    with tempfile.TemporaryDirectory(
        prefix=".file-", dir=folder, ignore_cleanup_errors=True
    ) as place:
        yield Path(place) / f"file{suffix}"


async def save_upload(request: Request, path: Path) -> None:
    """Write the body of a request to a file, unpacked if it is packed.

    Raises
    ------
    Problem
        It is too large, badly packed, or its sender is gone.
    """
    encoding = request.headers.get("content-encoding", "identity").lower()
    if encoding not in ("identity", "gzip"):
        raise Problem(415, "Send the file as it is, or packed by gzip.")
    unpacker = zlib.decompressobj(wbits=31) if encoding == "gzip" else None
    size = 0
    try:
        with path.open("wb") as file:
            async for chunk in request.stream():
                for piece in _unpacked(unpacker, chunk):
                    size += len(piece)
                    if size > MOST_UPLOADED:
                        raise Problem(413, f"The file is larger than {MOST_UPLOADED:,} bytes.")
                    file.write(piece)
    except ClientDisconnect as error:
        raise Problem(400, "The request ends before its body does.") from error
    except zlib.error as error:
        raise Problem(400, "The body is not packed by gzip.") from error
    if unpacker is not None and not unpacker.eof:
        raise Problem(400, "The packed body ends too early.")


def _unpacked(unpacker: zlib._Decompress | None, chunk: bytes) -> Iterator[bytes]:
    """Pieces no larger than one of a file: a small body may unpack to a huge one."""
    if unpacker is None:
        yield chunk
        return
    while chunk and not unpacker.eof:
        yield unpacker.decompress(chunk, PIECE_BYTES)
        chunk = unpacker.unconsumed_tail


class _Pipe:
    """A file that is read while another thread writes it."""

    def __init__(self) -> None:
        self.pieces: queue.Queue[bytes | Exception | None] = queue.Queue(PIECES)
        self.left = threading.Event()  # nobody reads any more
        self._written = bytearray()

    def write(self, data: bytes) -> int:
        self._written += data
        if len(self._written) >= PIECE_BYTES:
            self.flush()
        return len(data)

    def flush(self) -> None:
        if self._written:
            self.put(bytes(self._written))
            self._written.clear()

    def put(self, piece: bytes | Exception | None) -> None:
        """Hand a piece over; an error, or None, ends it."""
        if self.left.is_set():
            raise Cancelled
        try:
            self.pieces.put(piece, timeout=PATIENCE_SECONDS)
        except queue.Full as error:
            raise Cancelled from error


def streamed(write: Callable[[IO[bytes]], object]) -> Generator[bytes, None, None]:
    """Stream the bytes that ``write`` writes into a file, in a thread of its own, which ends when
    nobody reads any more.
    """
    pipe = _Pipe()

    def work() -> None:
        try:
            write(cast("IO[bytes]", pipe))  # of a file, it needs no more
            pipe.flush()
            pipe.put(None)
        except Cancelled:
            return
        except Exception as error:
            if not pipe.left.is_set():
                pipe.put(error)

    thread = threading.Thread(target=work, name="postil-export", daemon=True)
    thread.start()
    try:
        while (piece := pipe.pieces.get()) is not None:
            if isinstance(piece, Exception):
                raise piece
            yield piece
    finally:
        pipe.left.set()
        while not pipe.pieces.empty():
            pipe.pieces.get_nowait()
        thread.join()
