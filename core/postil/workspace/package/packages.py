"""Handing a project to a colleague or reviewer as a package; ``merge`` takes their changes back."""

from __future__ import annotations

import json
import shutil
import sqlite3
import uuid
import zipfile
from collections.abc import Iterator
from dataclasses import asdict, replace
from datetime import datetime
from pathlib import Path
from typing import Any

from postil.errors import InputError, UsageError
from postil.formats.exchange.srx import read_srx
from postil.formats.filter_options import FIRST_FILTERS, FilterOptions
from postil.formats.segment import SegmentState
from postil.memory.database import TIME
from postil.memory.units import MemoryUnit
from postil.types.file_names import portable_name
from postil.types.files import atomic_write
from postil.types.progress import Progress
from postil.types.temporary import ScratchFolder
from postil.workspace.creation import MemoryFile, NewProject, create_project
from postil.workspace.database import by_document, set_setting, setting
from postil.workspace.documents.copies import checked_rules
from postil.workspace.documents.document_folders import kept_folder
from postil.workspace.documents.documents import chosen_page, options_of
from postil.workspace.documents.sentence_breaks import Lengths, SentenceBreaks, read_kept_cuts
from postil.workspace.learning.engine import EngineOpener, open_engine
from postil.workspace.package import annotations as package_marks
from postil.workspace.package import history as package_history
from postil.workspace.package import shared as package_shared
from postil.workspace.package.file import (
    ENGINE,
    FORMAT,
    MANIFEST,
    SEGMENTS,
    PackageReader,
    open_package,
    origin_of,
    packed,
    seconds_of,
    text_of,
)
from postil.workspace.project import Project
from postil.workspace.proposals.glossary_settings import settings_by_name
from postil.workspace.proposals.match_settings import TERM_USES, MemorySettings
from postil.workspace.records import ProjectSegment
from postil.workspace.reports.plan import parse_deadline
from postil.workspace.schema import DATABASE, SEGMENTATION
from postil.workspace.segments import rows as segments

PROJECT_ID = "project_id"
_KEYS = "document_keys"  # setting: what packages call documents, by their numbers
_UNIT = ("created", "author", "changed", "changed_by", "document", "note", "previous", "following")


def pack_project(
    project: Project,
    path: Path,
    *,
    memories: bool = True,
    engine: bool = False,
    progress: Progress | None = None,
) -> None:
    """Write an open project as one file.

    Parameters
    ----------
    memories
        Whether reference memories go along; the project's own always does.
    engine
        Whether the engine goes along, with what it learned here.

    Raises
    ------
    StorageError
        ``path`` could not be written; an older file is as it was.
    UsageError
        There is no engine to go along.
    """
    progress = progress or Progress()
    if engine and project.info.engine is None:
        raise UsageError("This project has no engine that could go along.")
    with (
        ScratchFolder() as scratch,
        atomic_write(path) as temporary,
        zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive,
    ):
        manifest = _manifest(project)
        for number, name in enumerate(manifest["memories"] if memories else ()):
            progress.check()
            file = scratch / "memory.tmx"
            project.memories.export(file, None, name)
            archive.write(file, f"memories/{number}.tmx")
        if not memories:
            manifest["memories"] = {}
        for number, name in enumerate(manifest["glossaries"]):
            file = scratch / "terms.tbx"
            project.terminology.export(file, name, progress)
            archive.write(file, f"glossaries/{number}.tbx")
        for number, document in enumerate(project.files.all()):
            progress.check()
            archive.write(document.path, f"documents/{number}")
        for rules in {one["rules"] for one in manifest["documents"] if one["rules"]}:
            archive.write(checked_rules(project.folder, rules), f"{SEGMENTATION}/{rules}")
        if engine:
            _pack_engine(project, scratch / ENGINE, progress)
            archive.write(scratch / ENGINE, ENGINE)
        archive.writestr(MANIFEST, json.dumps(manifest, ensure_ascii=False))
        with archive.open(SEGMENTS, "w", force_zip64=True) as stream:
            for line in _lines(project):
                stream.write(line.encode("utf-8"))


def _manifest(project: Project) -> dict[str, Any]:
    info = project.info
    others = list(project.memories.sizes())[1:]
    weighed = project.memories.settings
    with project.context.database.writing() as connection:
        number = setting(connection, PROJECT_ID) or uuid.uuid4().hex
        set_setting(connection, PROJECT_ID, number)
        rows = connection.execute("SELECT id, name, rules FROM document ORDER BY id").fetchall()
        keys = document_keys(connection)
        keys = {document: keys.get(document) or uuid.uuid4().hex for document, _, _ in rows}
        _keep_document_keys(connection, keys)
        documents = [
            {
                "name": name,
                "rules": rules,
                "cuts": _cuts(connection, document),
                "key": keys[document],
                "kept": _kept(connection, document, project.folder),
                "encoding": chosen_page(connection, document),
                "options": options_of(connection, document, project.folder / DATABASE).to_json(),
                "folder": kept_folder(connection, document),
            }
            for document, name, rules in rows
        ]
        blocked = package_marks.blocked_record(connection, project.blocked.all())
        shared = package_shared.shared_record(connection, project)
    deadline = project.plan.deadline
    return {
        "format": FORMAT,
        "project": number,
        "name": info.name,
        "author": info.author,
        "source_language": info.source_language,
        "target_language": info.target_language,
        "deadline": "" if deadline is None else deadline.isoformat(),
        "thresholds": [info.memory_threshold, info.machine_threshold, info.memory_first],
        "documents": documents,
        "memories": {name: asdict(weighed.memory(name)) for name in others},
        "glossaries": {name: asdict(one) for name, one in project.terminology.glossaries.items()},
        **blocked,
        **shared,
        "terms": weighed.terms,
        "text_tags": list(project.files.text_tags.patterns()),
    }


def document_keys(connection: sqlite3.Connection) -> dict[int, str]:
    """Names of the documents in packages, by their numbers; those never packed have none."""
    return {int(number): str(key) for number, key in by_document(connection, _KEYS).items()}


def _keep_document_keys(connection: sqlite3.Connection, keys: dict[int, str]) -> None:
    set_setting(connection, _KEYS, json.dumps(keys))


def _cuts(connection: sqlite3.Connection, document: int) -> dict[str, list[int]]:
    rows = connection.execute(
        "SELECT paragraph, breaks FROM recut WHERE document = ?", (document,)
    ).fetchall()
    return {name: json.loads(breaks) for name, breaks in rows}


def _kept(connection: sqlite3.Connection, document: int, folder: Path) -> dict[str, Lengths]:
    return read_kept_cuts(connection, document, None, folder / DATABASE).known


def _pack_engine(project: Project, path: Path, progress: Progress) -> None:
    from postil.engine.exchange.archive import export_engine  # noqa: PLC0415 (opens archives, rarely needed)

    folder = project.info.engine
    if folder is not None:
        export_engine(folder, path, project.learned.in_force(), progress)


def _lines(project: Project) -> Iterator[str]:
    places = {one.id: place for place, one in enumerate(project.files.all())}
    memory = project.context.memory
    with project.context.database.using() as connection:
        bases = dict(connection.execute("SELECT segment, target FROM baseline").fetchall())
        handed, target = package_marks.read_handed(connection), package_marks.TARGET
        bases |= {n: was[target] for n, was in handed.items() if target in was}  # reviews move on
        marks = package_marks.segment_writer(connection, handed)
        history = package_history.writer(connection)
        own = segments.read_own_sources(connection)
        for one in segments.read_segments(connection, 0, None, None):
            number = segments.unit_of_segment(connection, one.row_id)
            unit = memory.get(number) if number is not None else None
            row: dict[str, Any] = {
                "document": places[one.document],
                "key": one.key,
                "source": packed(one.source),
                "target": packed(one.target),
                "state": one.state.value,
                "origin": one.origin,
                "score": one.score,
                "seconds": one.seconds,
                "changed": one.changed,
                **marks(one.row_id),
                **history(one.row_id),
                "base": bases.get(one.row_id),
            }
            if one.row_id in own:  # the source was edited; this is the document's
                row["own_source"] = packed(own[one.row_id])
            if unit is not None:
                kept = {name: getattr(unit, name) for name in _UNIT}
                row["unit"] = {**kept, "target": packed(unit.target)}
            yield json.dumps(row, ensure_ascii=False) + "\n"


def unpack_project(
    path: Path,
    folder: Path,
    *,
    author: str = "",
    progress: Progress | None = None,
    engine_opener: EngineOpener = open_engine,
) -> Project:
    """Make a project of a package, and open it: complete, or not at all.

    The handed-over state is kept, so that changes made here can be recognised when it goes back.

    Parameters
    ----------
    author
        Who works on it here; by default the one named in the package.

    Raises
    ------
    InputError
        The package is damaged, unsafe, or of a newer version.
    UsageError
        ``folder`` exists and is not empty.
    """
    progress = progress or Progress()
    with open_package(path) as package, ScratchFolder() as scratch:
        manifest, work = package.manifest, scratch
        project = create_project(
            folder,
            NewProject(
                name=str(manifest["name"]),
                source_language=str(manifest["source_language"]),
                target_language=str(manifest["target_language"]),
                documents=[],
                memories=list(_memories(package, work)),
                author=author or str(manifest["author"]),
            ),
            progress=progress,
            engine_opener=engine_opener,
        )
        try:
            _restore(project, package, work)
            if package.has(ENGINE):
                _unpack_engine(project, package, work, progress)
        except BaseException:
            project.close()
            shutil.rmtree(folder, ignore_errors=True)
            raise
    return project


def _memories(package: PackageReader, work: Path) -> Iterator[MemoryFile]:
    for number, (name, weighed) in enumerate(dict(package.manifest["memories"]).items()):
        place = work / f"memory-{number}"
        place.mkdir()
        file = package.unpack(f"memories/{number}.tmx", place / f"{portable_name(str(name))}.tmx")
        yield MemoryFile(file, MemorySettings(**weighed))


def _restore(project: Project, package: PackageReader, work: Path) -> None:
    """Restore documents, terms and settings, then the work on each segment."""
    manifest = package.manifest
    keys: dict[int, str] = {}
    project.files.text_tags.set([str(one) for one in manifest.get("text_tags", ())])
    for number, document in enumerate(manifest["documents"]):
        place = work / f"document-{number}"
        place.mkdir()
        file = package.unpack(f"documents/{number}", place / portable_name(str(document["name"])))
        rules = None
        if document["rules"]:
            rules = package.unpack(f"segmentation/{document['rules']}", work / "rules.srx")
        project.files.set_segmentation(rules)
        kept = SentenceBreaks.from_json(
            document.get("kept", {}), read_srx(rules) if rules is not None else None
        )
        kept.encoding = str(document.get("encoding", ""))
        given = document.get("options")
        kept.options = FilterOptions.from_json(given) if given is not None else FIRST_FILTERS
        folders = {file: str(document.get("folder", ""))}
        (added,) = project.files.add([file], kept=[kept], folders=folders)
        if "key" in document:  # not in older packages
            keys[added] = str(document["key"])
        if document["cuts"]:
            project.files.recut(added, document["cuts"])
    if not package_shared.unpack(project, manifest):  # an older package has them as files only
        for number, name in enumerate(manifest["glossaries"]):
            file = package.unpack(f"glossaries/{number}.tbx", work / "terms.tbx")
            project.files.add_glossary(str(name), file)
    if isinstance(manifest["glossaries"], dict):  # older packages have a list of names
        project.terminology.use_all(settings_by_name(manifest["glossaries"]))
    least, machine, first = manifest["thresholds"]
    project.details.set_thresholds(int(least), float(machine), int(first))
    if manifest.get("terms") in TERM_USES:
        project.memories.set_settings(replace(project.memories.settings, terms=manifest["terms"]))
    if manifest["deadline"]:
        project.plan.set_deadline(parse_deadline(str(manifest["deadline"])))
    with project.context.database.writing() as connection:
        set_setting(connection, PROJECT_ID, str(manifest["project"]))
        package_marks.keep_base(connection, manifest)
        package_shared.keep_base(connection, manifest)
        _keep_document_keys(connection, keys)
        project.blocked.replace(connection, package_marks.blocked_of(manifest))
        by_key = rows_by_key(project)
        for row in package.segments():
            found = by_key.get((row["document"], row["key"]))
            if found is None or found.source != text_of(row.get("own_source", row["source"])):
                raise InputError(
                    "a segment does not belong to its document",
                    file=package.path,
                    unit=str(row["key"])[:60],
                )
            if "own_source" in row:
                segments.write_source(
                    connection, found.row_id, text_of(row["source"]), found.source
                )
                found = segments.read_segment(connection, found.row_id)
            _put(project, connection, found, row)


def rows_by_key(
    project: Project, manifest: dict[str, Any] | None = None
) -> dict[tuple[int, str], ProjectSegment]:
    """Segments by the place of their document, here or in a package, and their key in it."""
    places = {one.id: place for place, one in enumerate(project.files.all())}
    if manifest is not None:
        with project.context.database.reading() as connection:
            own = document_keys(connection)
        theirs = {one.get("key"): place for place, one in enumerate(manifest["documents"])}
        if not theirs.keys().isdisjoint(own.values()):  # else it was handed over by an older Postil
            places = {id: theirs[own[id]] for id in places if own.get(id) in theirs}
    rows = project.segments.read()
    return {(places[one.document], one.key): one for one in rows if one.document in places}


def _put(
    project: Project, connection: sqlite3.Connection, found: ProjectSegment, row: dict[str, Any]
) -> None:
    target, state = text_of(row["target"]), SegmentState(row["state"])
    unit = row.get("unit")
    number = None
    if unit is not None:
        texts: dict[str, Any] = {name: str(unit[name]) for name in _UNIT}
        number = project.context.memory.add(
            MemoryUnit(found.source, text_of(unit["target"]), key=found.key, **texts)
        )
    segments.write_target(
        connection,
        found.row_id,
        target,
        state,
        origin=origin_of(row["origin"]),
        score=None if row["score"] is None else int(row["score"]),
        unit=number,
        seconds=seconds_of(row),
    )
    connection.execute(
        "UPDATE segment SET changed = ? WHERE id = ?", (changed_time(row), found.row_id)
    )
    package_history.put(connection, found.row_id, row)
    base = json.dumps([*packed(target), state.value])
    package_marks.put_marks(connection, found.row_id, row, base)
    connection.execute("INSERT OR REPLACE INTO baseline VALUES (?, ?)", (found.row_id, base))


def changed_time(row: dict[str, Any]) -> str:
    """Time of the last change of a segment; of one in an older package, its unit."""
    unit = row.get("unit") or {}
    time = str(row.get("changed", unit.get("changed") or unit.get("created") or ""))
    if time:
        datetime.strptime(time, TIME)  # whether it is one
    return time


def _unpack_engine(
    project: Project, package: PackageReader, work: Path, progress: Progress
) -> None:
    from postil.engine.exchange.archive import import_engine  # noqa: PLC0415

    archive_file = package.unpack(ENGINE, work / ENGINE, progress)
    folder = project.folder / "engine"
    import_engine(archive_file, folder, progress)
    project.attach_engine(folder)
