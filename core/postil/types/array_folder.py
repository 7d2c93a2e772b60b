"""Raw little-endian arrays beside a manifest: how every model lies on disk.

``manifest.json`` names the kind and version of the folder, and for every array its type, length and
CRC-32. Opening maps the files and checks the manifest (which carries its own checksum) and the size
of every file: milliseconds whatever the size. :func:`open_checked` also checks that kernels may
trust what is in them, once for each state of the files. :func:`verify_arrays` reads everything and
compares checksums, which says that the files are as they were written, not that they are sound.
"""

from __future__ import annotations

import json
import mmap
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, BinaryIO, Self

import numpy as np
from numpy.typing import NDArray

from postil.errors import EngineError
from postil.messages import Message
from postil.types.reasons import reason_of
from postil.types.validated import Facts, validated

MANIFEST = "manifest.json"
Array = NDArray[Any]
NOTHING_READ: Mapping[Path, int] = MappingProxyType({})
_REPAIR = "Import the engine again or train it again."


class ArraysWriter:
    """Write arrays piece by piece into an existing (temporary) folder; :meth:`finish` ends it.

    Parameters
    ----------
    types
        Name of each array and its dtype.
    """

    def __init__(self, folder: Path, types: Mapping[str, np.dtype[Any]]) -> None:
        self._folder = folder
        self._types = dict(types)
        self._sums = dict.fromkeys(types, 0)
        self.counts = dict.fromkeys(types, 0)
        self._files: dict[str, BinaryIO] = {
            name: (folder / f"{name}.bin").open("wb") for name in types
        }

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        for file in self._files.values():
            file.close()

    def append(self, name: str, values: Array) -> None:
        """Add ``values`` (flattened in C order) at the end of array ``name``."""
        data = np.ascontiguousarray(values, dtype=self._types[name]).reshape(-1)
        raw = data.view(np.uint8).data
        self._files[name].write(raw)
        self._sums[name] = zlib.crc32(raw, self._sums[name])
        self.counts[name] += data.size

    def finish(self, kind: str, version: int, settings: Mapping[str, Any]) -> None:
        """Close the files and write the manifest."""
        for file in self._files.values():
            file.close()
        body = {
            "kind": kind,
            "version": version,
            "settings": dict(settings),
            "arrays": {
                name: {
                    "dtype": _type_name(dtype),
                    "count": self.counts[name],
                    "crc32": self._sums[name],
                }
                for name, dtype in self._types.items()
            },
        }
        manifest = {"checksum": _checksum(body), **body}
        (self._folder / MANIFEST).write_text(
            json.dumps(manifest, indent=1, ensure_ascii=False), encoding="utf-8"
        )


def open_arrays(
    folder: Path, kind: str, version: int, types: Mapping[str, np.dtype[Any]]
) -> tuple[dict[str, Any], dict[str, Array]]:
    """Map the arrays of ``folder`` read-only.

    Returns
    -------
    settings, arrays
        What the writer put into the manifest, and one flat read-only array per name.

    Raises
    ------
    EngineError
        Something is missing, cut, of another kind or version.
    """
    body = _read_manifest(folder, kind, version)
    arrays = {}
    for name, dtype in types.items():
        entry = body["arrays"].get(name)
        if (
            not isinstance(entry, dict)
            or entry.get("dtype") != _type_name(dtype)
            or not isinstance(entry.get("count"), int)
        ):
            raise damaged(
                folder,
                Message("{file} does not describe {array}", file=MANIFEST, array=f"{name}.bin"),
            )
        arrays[name] = _map(folder / f"{name}.bin", dtype, entry["count"])
    return body["settings"], arrays


def open_checked(
    folder: Path,
    kind: str,
    version: int,
    types: Mapping[str, np.dtype[Any]],
    check: Callable[[dict[str, Any], dict[str, Array]], Mapping[str, int]],
    *,
    check_version: int = 1,
) -> tuple[dict[str, Any], dict[str, Array], Facts]:
    """Map the arrays of ``folder`` as :func:`open_arrays` does, checked by their model.

    Parameters
    ----------
    check
        Called with settings and arrays unless these very files passed before (see ``validated``);
        returns facts about them. It reads every number that a kernel takes for a place, a size or a
        length. If it raises one of the errors below, the folder is damaged.
    check_version
        Another one whenever ``check``, or what relies on it, changes.

    Returns
    -------
    settings, arrays, facts

    Raises
    ------
    EngineError
        Something is missing, cut, of another kind or version, or not sound.
    """
    settings, arrays = open_arrays(folder, kind, version, types)

    def check_all() -> Mapping[str, int]:
        facts = check(settings, arrays)
        release_pages(arrays)
        return facts

    files = [folder / MANIFEST, *(folder / f"{name}.bin" for name in types)]
    try:
        facts = validated(files, f"{kind} {version}.{check_version}", check_all)
    except (ArithmeticError, LookupError, TypeError, ValueError) as error:
        raise damaged(folder, "its arrays do not fit together") from error
    return settings, arrays, facts


def kind_of(folder: Path) -> str:
    """Kind that a folder names itself; raise ``EngineError`` if it names none."""
    return str(_load_manifest(folder).get("kind"))


def verify_arrays(folder: Path, read: Mapping[Path, int] = NOTHING_READ) -> None:
    """Read every byte and compare the checksums; raise ``EngineError`` at the first difference.

    Parameters
    ----------
    folder
        Of any kind and version: who reads it checks those.
    read
        Checksums of files that were just read, or written: they are not read again.
    """
    for name, entry in _checked_manifest(folder, _load_manifest(folder))["arrays"].items():
        if not isinstance(entry, dict) or "crc32" not in entry or Path(name).name != name:
            raise damaged(folder, Message("{file} describes no arrays", file=MANIFEST))
        try:
            total = file_checksum(folder / f"{name}.bin", read)
        except OSError as error:
            raise damaged(folder, _unreadable(f"{name}.bin", error)) from error
        if total != entry["crc32"]:
            raise damaged(folder, Message("{file} is not what was written", file=f"{name}.bin"))


def file_checksum(path: Path, read: Mapping[Path, int] = NOTHING_READ) -> int:
    """CRC-32 of a whole file, read piece by piece if it is not among those that were ``read``."""
    if path in read:
        return read[path]
    total = 0
    with path.open("rb") as file:
        while block := file.read(1 << 20):
            total = zlib.crc32(block, total)
    return total


def _load_manifest(folder: Path) -> dict[str, Any]:
    try:
        manifest = json.loads((folder / MANIFEST).read_text(encoding="utf-8"))
    except OSError as error:
        raise EngineError(
            Message(
                "{folder}: {name} cannot be read ({reason}).",
                folder=folder,
                name=MANIFEST,
                reason=reason_of(error),
            ),
            hint=_REPAIR,
        ) from error
    except (ValueError, RecursionError) as error:
        raise damaged(folder, Message("{file} is not valid JSON", file=MANIFEST)) from error
    if not isinstance(manifest, dict):
        raise damaged(folder, Message("{file} describes nothing", file=MANIFEST))
    return manifest


def _read_manifest(folder: Path, kind: str, version: int) -> dict[str, Any]:
    manifest = _load_manifest(folder)
    if manifest.get("kind") != kind:
        raise damaged(folder, Message("it does not hold a {kind}", kind=kind))
    if manifest.get("version") != version:
        raise EngineError(
            Message(
                "{folder}: this {kind} has format version {found}, but this "
                "Postil reads version {version}.",
                folder=folder,
                kind=kind,
                found=manifest.get("version"),
                version=version,
            ),
            hint="Train the engine again, or use the version of Postil that made it.",
        )
    return _checked_manifest(folder, manifest)


def _checked_manifest(folder: Path, manifest: dict[str, Any]) -> dict[str, Any]:
    """``manifest`` without its checksum, which must fit."""
    if manifest.pop("checksum", None) != _checksum(manifest):
        raise damaged(folder, Message("{file} was changed", file=MANIFEST))
    if not isinstance(manifest.get("arrays"), dict) or not isinstance(
        manifest.get("settings"), dict
    ):
        raise damaged(folder, Message("{file} describes no arrays", file=MANIFEST))
    return manifest


def _map(path: Path, dtype: np.dtype[Any], count: int) -> Array:
    try:
        with path.open("rb") as file:
            size = path.stat().st_size
            if size != count * dtype.itemsize:
                raise damaged(
                    path.parent,
                    Message(
                        "{file} has {size} bytes instead of {wanted}",
                        file=path.name,
                        size=size,
                        wanted=count * dtype.itemsize,
                    ),
                )
            if size == 0:
                return np.empty(0, dtype)
            return np.frombuffer(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ), dtype)
    except OSError as error:
        raise damaged(path.parent, _unreadable(path.name, error)) from error


def release_pages(arrays: Mapping[str, Array]) -> None:
    """Give the memory of mapped arrays back to the system; files are read again when needed."""
    advice = getattr(mmap, "MADV_DONTNEED", None)
    for array in arrays.values():
        base = array.base.obj if isinstance(array.base, memoryview) else array.base
        if advice is not None and isinstance(base, mmap.mmap):
            base.madvise(advice)


def damaged(path: Path, why: str, hint: str = _REPAIR) -> EngineError:
    """Error to raise where files are not as they were written; ``why``: a literal or a message."""
    return EngineError(
        Message("{path} is damaged: {why}.", path=path, why=Message.of(why)), hint=hint
    )


def _unreadable(name: str, error: OSError) -> Message:
    return Message("{file} cannot be read ({reason})", file=name, reason=reason_of(error))


def _checksum(body: Mapping[str, Any]) -> int:
    return zlib.crc32(json.dumps(body, sort_keys=True).encode())


def _type_name(dtype: np.dtype[Any]) -> str:
    return str(dtype.descr if dtype.names else dtype.str)
