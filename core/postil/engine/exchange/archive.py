"""Engines as one file: ``.postil``, a zip that holds an engine folder and what was learned since.

Members, in this order: ``manifest.json``, the other files of the engine folder under their names,
sorted, and ``learned.jsonl`` (see ``learned``; absent if there is nothing). Times are fixed, so
equal engines make equal archives.

An archive comes from outside: it may hold only what an engine of its kind has (see ``members``),
and arrays no larger than is declared of them. That is checked before anything but the manifest is
unpacked, sizes again while unpacking, and the engine must open before it gets its name.
"""

from __future__ import annotations

import shutil
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import IO

from postil.engine.engine import Engine
from postil.engine.events import LearningEvent
from postil.engine.exchange.members import archive_rules, most_bytes
from postil.engine.kinds.registry import open_models
from postil.engine.learned import LEARNED, SOURCE_NAME, pack_events, read_learned
from postil.engine.manifest import FILE_NAME, EngineManifest, moment
from postil.engine.models import HELD_OUT
from postil.errors import EngineError, InputError
from postil.messages import Message
from postil.types.archives import open_archive
from postil.types.files import atomic_folder, atomic_write, check_free
from postil.types.progress import Progress

_CHUNK = 1 << 20
_EPOCH = (1980, 1, 1, 0, 0, 0)


def export_engine(
    folder: Path,
    archive_file: Path,
    events: Iterable[LearningEvent] = (),
    progress: Progress | None = None,
) -> None:
    """Write an engine folder, and what it learned since it was trained, to one file.

    Parameters
    ----------
    events
        What a project's journal holds. The engine in the archive knows them from the start; it is
        an engine of its own then, so that no journal teaches it the same again.

    Raises
    ------
    EngineError
        ``folder`` is no engine, or holds a file no archive may hold.
    StorageError
        ``archive_file`` could not be written; an older one is as it was.
    """
    progress = progress or Progress()
    manifest = EngineManifest.load(folder)
    events = list(events)
    paths = [path for path in folder.rglob("*") if path.is_file()]
    names = {path: path.relative_to(folder).as_posix() for path in paths}
    paths = sorted(path for path in paths if not names[path].startswith(f"{HELD_OUT}/"))
    paths.sort(key=lambda path: (names[path] != FILE_NAME, names[path]))
    for path in paths:
        if archive_rules().kind(names[path]) is None:
            raise EngineError(
                Message("{path} does not belong to an engine.", path=path), hint="Remove the file."
            )
    total = sum(path.stat().st_size for path in paths)
    progress.update(0, total, Message("Exporting {name}", name=archive_file.name))
    with (
        atomic_write(archive_file) as temporary,
        zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive,
    ):
        if events:
            archive.writestr(_info(FILE_NAME), _grown(manifest, len(events)).to_bytes())
        for path in paths:
            if events and names[path] in (FILE_NAME, LEARNED):
                continue
            with archive.open(_info(names[path]), "w", force_zip64=True) as member:
                _copy(path, member, progress)
        if events:
            known = read_learned(folder)
            archive.writestr(_info(LEARNED), pack_events([*known, *events]))


def save_learned(folder: Path, destination: Path, events: Sequence[LearningEvent]) -> None:
    """A copy of an engine folder that knows from the start what ``events`` taught.

    Raises
    ------
    UsageError
        ``destination`` exists.
    StorageError
        The disk is full or not writable.
    """
    check_free(destination)
    with atomic_folder(destination) as copy:
        shutil.copytree(folder, copy, dirs_exist_ok=True)
        _grown(EngineManifest.load(folder), len(events)).save(copy)
        (copy / LEARNED).write_bytes(pack_events([*read_learned(folder), *events]))


def _copy(path: Path, member: IO[bytes], progress: Progress) -> None:
    with path.open("rb") as stream:
        while chunk := stream.read(_CHUNK):
            member.write(chunk)
            progress.step(len(chunk))


def _grown(manifest: EngineManifest, learned: int) -> EngineManifest:
    """The manifest of the engine that has learned."""
    source = {"name": SOURCE_NAME, "read": learned, "kept": learned}
    return replace(manifest, created=moment(), sources=[*manifest.sources, source])


def _info(name: str) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name, date_time=_EPOCH)
    info.compress_type = zipfile.ZIP_DEFLATED
    info.external_attr = 0o644 << 16
    return info


def import_engine(
    archive_file: Path, destination: Path, progress: Progress | None = None
) -> EngineManifest:
    """Unpack an archive to the engine folder ``destination``, all or nothing.

    Raises
    ------
    InputError
        The file is no archive, is damaged, or is not what it says; names the member.
    EngineError
        What it holds is not a whole engine.
    UsageError
        ``destination`` exists.
    StorageError
        The disk is full or not writable.
    """
    progress = progress or Progress()
    check_free(destination)
    with (
        open_archive(archive_file, archive_rules()) as archive,
        atomic_folder(destination) as folder,
    ):
        if FILE_NAME not in archive.members:
            raise InputError(
                Message("not an engine: it has no {name}", name=FILE_NAME), file=archive_file
            )
        progress.update(0, archive.size, Message("Importing {name}", name=archive_file.name))
        archive.unpack(FILE_NAME, folder / FILE_NAME, progress)
        with _named(archive_file, folder):
            kind = EngineManifest.load(folder).kind
        archive.expect(most_bytes(archive, kind))
        for name in archive.members:
            if name == FILE_NAME:
                continue
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            archive.unpack(name, path, progress)
        with _named(archive_file, folder):
            open_models(folder).verify(folder, archive.checksums(folder))
            Engine.open(folder)  # what it learned is sound, too
    return EngineManifest.load(destination)


@contextmanager
def _named(archive_file: Path, folder: Path) -> Iterator[None]:
    """Errors name the archive and what is in it, not the folder it is unpacked to, which goes."""
    try:
        yield
    except (EngineError, InputError) as error:
        message = Message.of(error.message).replaced(str(folder), str(archive_file))
        raise EngineError(message, hint=error.hint) from error
