"""Handing a project to a colleague or reviewer, and taking it back."""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
import uuid
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Literal, get_args

from postil.errors import InputError, UsageError
from postil.formats.segment import SegmentState
from postil.formats.termbase import write_termbase
from postil.memory.rows import tagged_column, tagged_value
from postil.memory.units import MemoryUnit
from postil.text.tags import TaggedText
from postil.types.files import atomic_write
from postil.types.progress import Progress
from postil.workspace import segments
from postil.workspace.creation import MemoryFile, create_project
from postil.workspace.database import set_setting, setting
from postil.workspace.engines import EngineOpener, open_engine
from postil.workspace.match_settings import MemorySettings
from postil.workspace.package_file import (
    ENGINE,
    FORMAT,
    MANIFEST,
    SEGMENTS,
    PackageReader,
    file_name,
    open_package,
)
from postil.workspace.plan import parse_deadline
from postil.workspace.project import Project
from postil.workspace.records import Origin, ProjectSegment

PROJECT_ID = "project_id"
Prefer = Literal["theirs", "ours"]
_UNIT = ("created", "author", "changed", "changed_by", "document", "note", "previous", "following")


@dataclass(frozen=True, slots=True)
class Merged:
    """A segment that came back different."""

    before: ProjectSegment
    target: TaggedText
    state: SegmentState


@dataclass(slots=True)
class MergeReport:
    """What a returned package brought.

    Attributes
    ----------
    taken
        Segments that are now as in the package.
    kept
        Segments changed here only.
    conflicts
        Segments changed here and there to different texts; they are also in ``taken`` if theirs was
        preferred.
    unknown
        Segments of the package that this project does not have (any more), or that have another
        source now.
    """

    taken: list[Merged] = field(default_factory=list)
    kept: int = 0
    conflicts: list[Merged] = field(default_factory=list)
    unknown: int = 0


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
        tempfile.TemporaryDirectory(prefix="postil-") as scratch,
        atomic_write(path) as temporary,
        zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive,
    ):
        manifest = _manifest(project)
        for number, name in enumerate(manifest["memories"] if memories else ()):
            progress.check()
            file = Path(scratch) / "memory.tmx"
            project.export_memory(file, None, name)
            archive.write(file, f"memories/{number}.tmx")
        if not memories:
            manifest["memories"] = {}
        for number, name in enumerate(manifest["glossaries"]):
            file = Path(scratch) / "terms.tbx"
            languages = (manifest["source_language"], manifest["target_language"])
            write_termbase(project.files.terms(name), file, *languages)
            archive.write(file, f"glossaries/{number}.tbx")
        for number, document in enumerate(project.documents()):
            progress.check()
            archive.write(document.path, f"documents/{number}")
        for rules in {one["rules"] for one in manifest["documents"] if one["rules"]}:
            archive.write(project.folder / "segmentation" / rules, f"segmentation/{rules}")
        if engine:
            _pack_engine(project, Path(scratch) / ENGINE, progress)
            archive.write(Path(scratch) / ENGINE, ENGINE)
        archive.writestr(MANIFEST, json.dumps(manifest, ensure_ascii=False, indent=1))
        archive.writestr(SEGMENTS, "".join(_lines(project)))


def _manifest(project: Project) -> dict[str, Any]:
    info = project.info
    others = list(project.memories())[1:]
    weighed = project.match_settings
    with project.parts.database.writing() as connection:
        number = setting(connection, PROJECT_ID) or uuid.uuid4().hex
        set_setting(connection, PROJECT_ID, number)
        documents = [
            {"name": name, "rules": rules, "cuts": _cuts(connection, document)}
            for document, name, rules in connection.execute(
                "SELECT id, name, rules FROM document ORDER BY id"
            ).fetchall()
        ]
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
        "glossaries": list(project.files.glossaries()),
    }


def _cuts(connection: sqlite3.Connection, document: int) -> dict[str, list[int]]:
    rows = connection.execute(
        "SELECT paragraph, breaks FROM recut WHERE document = ?", (document,)
    ).fetchall()
    return {name: json.loads(breaks) for name, breaks in rows}


def _pack_engine(project: Project, path: Path, progress: Progress) -> None:
    from postil.engine.parcel import export_engine  # noqa: PLC0415 (opens archives, rarely needed)

    folder = project.info.engine
    if folder is not None:
        events = [one.event for one in project.learned_events() if one.event and not one.undone]
        export_engine(folder, path, events, progress)


def _lines(project: Project) -> Iterator[str]:
    places = {one.id: place for place, one in enumerate(project.documents())}
    memory = project.parts.memory
    with project.parts.database.using() as connection:
        bases = dict(connection.execute("SELECT segment, target FROM baseline").fetchall())
        comments: dict[int, list[tuple[str, str, str]]] = {}
        for row_id, time, author, text in connection.execute(
            "SELECT segment, time, author, text FROM comment ORDER BY id"
        ):
            comments.setdefault(row_id, []).append((time, author, text))
        own = dict(
            connection.execute("SELECT id, own_source FROM segment WHERE own_source IS NOT NULL")
        )
        for one in segments.read_segments(connection, 0, None, None):
            number = segments.unit_of_segment(connection, one.row_id)
            unit = memory.get(number) if number is not None else None
            row: dict[str, Any] = {
                "document": places[one.document],
                "key": one.key,
                "source": _packed(one.source),
                "target": _packed(one.target),
                "state": one.state.value,
                "origin": one.origin,
                "score": one.score,
                "seconds": one.seconds,
                "comments": comments.get(one.row_id, []),
                "base": bases.get(one.row_id),
            }
            if one.row_id in own:  # the source was edited; this is the document's
                row["own_source"] = _packed(TaggedText.from_json(json.loads(own[one.row_id])))
            if unit is not None:
                kept = {name: getattr(unit, name) for name in _UNIT}
                row["unit"] = {**kept, "target": _packed(unit.target)}
            yield json.dumps(row, ensure_ascii=False) + "\n"


def _packed(text: TaggedText) -> list[str | None]:
    return [text.plain, tagged_column(text)]


def _text(value: Any) -> TaggedText:
    plain, tagged = value
    if not isinstance(plain, str) or not isinstance(tagged, str | None):
        raise ValueError("a text is not one")
    return tagged_value(plain, tagged)


def unpack_project(
    path: Path,
    folder: Path,
    *,
    author: str = "",
    progress: Progress | None = None,
    engine_opener: EngineOpener = open_engine,
) -> Project:
    """Make a project of a package, and open it: complete, or not at all.

    What it hands over is remembered, so that what is changed here can be told when it goes back.

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
    with open_package(path) as package, tempfile.TemporaryDirectory(prefix="postil-") as scratch:
        manifest, work = package.manifest, Path(scratch)
        project = create_project(
            folder,
            name=str(manifest["name"]),
            source_language=str(manifest["source_language"]),
            target_language=str(manifest["target_language"]),
            documents=[],
            memories=list(_memories(package, work)),
            author=author or str(manifest["author"]),
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
        file = package.unpack(f"memories/{number}.tmx", place / f"{file_name(name)}.tmx")
        yield MemoryFile(file, MemorySettings(**weighed))


def _restore(project: Project, package: PackageReader, work: Path) -> None:
    """Documents, terms, settings, then segment by segment what was done."""
    manifest = package.manifest
    for number, document in enumerate(manifest["documents"]):
        place = work / f"document-{number}"
        place.mkdir()
        file = package.unpack(f"documents/{number}", place / file_name(document["name"]))
        rules = None
        if document["rules"]:
            rules = package.unpack(f"segmentation/{document['rules']}", work / "rules.srx")
        project.set_segmentation(rules)
        (added,) = project.add_documents([file])
        if document["cuts"]:
            project.files.recut(added, document["cuts"])
    for number, name in enumerate(manifest["glossaries"]):
        file = package.unpack(f"glossaries/{number}.tbx", work / "terms.tbx")
        project.files.add_glossary(str(name), file)
    least, machine, first = manifest["thresholds"]
    project.set_thresholds(int(least), float(machine), int(first))
    if manifest["deadline"]:
        project.plan.set_deadline(parse_deadline(str(manifest["deadline"])))
    with project.parts.database.writing() as connection:
        set_setting(connection, PROJECT_ID, str(manifest["project"]))
        by_key = _rows_by_key(project)
        for row in package.segments():
            found = by_key.get((row["document"], row["key"]))
            if found is None or found.source != _text(row.get("own_source", row["source"])):
                raise InputError(
                    "a segment does not belong to its document",
                    file=package.path,
                    unit=str(row["key"])[:60],
                )
            if "own_source" in row:
                segments.write_source(connection, found.row_id, _text(row["source"]), found.source)
                found = segments.read_segment(connection, found.row_id)
            _put(project, connection, found, row)


def _rows_by_key(project: Project) -> dict[tuple[int, str], ProjectSegment]:
    places = {one.id: place for place, one in enumerate(project.documents())}
    return {(places[one.document], one.key): one for one in project.segments()}


def _put(
    project: Project, connection: sqlite3.Connection, found: ProjectSegment, row: dict[str, Any]
) -> None:
    target, state = _text(row["target"]), SegmentState(row["state"])
    unit = row.get("unit")
    number = None
    if unit is not None:
        texts: dict[str, Any] = {name: str(unit[name]) for name in _UNIT}
        number = project.parts.memory.add(
            MemoryUnit(found.source, _text(unit["target"]), key=found.key, **texts)
        )
    segments.write_target(
        connection,
        found.row_id,
        target,
        state,
        origin=_origin(row["origin"]),
        score=None if row["score"] is None else int(row["score"]),
        unit=number,
        seconds=float(row["seconds"]),
    )
    _add_comments(connection, found.row_id, row)
    connection.execute(
        "INSERT OR REPLACE INTO baseline VALUES (?, ?)",
        (found.row_id, json.dumps([*_packed(target), state.value])),
    )


def _add_comments(connection: sqlite3.Connection, row_id: int, row: dict[str, Any]) -> None:
    """Add the comments of a segment that are not there yet."""
    for time, author, text in row["comments"]:
        values = (row_id, str(time), str(author), str(text))
        there = connection.execute(
            "SELECT 1 FROM comment WHERE segment = ? AND time = ? AND author = ? AND text = ?",
            values,
        ).fetchone()
        if there is None:
            connection.execute(
                "INSERT INTO comment (segment, time, author, text) VALUES (?, ?, ?, ?)", values
            )


def _origin(value: object) -> Origin:
    return next((one for one in get_args(Origin) if one == value), "")


def _unpack_engine(
    project: Project, package: PackageReader, work: Path, progress: Progress
) -> None:
    from postil.engine.parcel import import_engine  # noqa: PLC0415

    parcel = package.unpack(ENGINE, work / ENGINE, progress)
    folder = project.folder / "engine"
    import_engine(parcel, folder, progress)
    project.attach_engine(folder)


def merge_package(
    project: Project, path: Path, prefer: Prefer = "theirs", progress: Progress | None = None
) -> MergeReport:
    """Take back what a colleague did on a package of this project: one step, or nothing.

    A segment is taken if it was changed there and not here; where both changed it to different
    texts, ``prefer`` decides. What is confirmed there is confirmed here, remembered and learned.

    Raises
    ------
    InputError
        The package is damaged or unsafe.
    UsageError
        It is a package of another project.
    """
    progress = progress or Progress()
    report = MergeReport()
    parts = project.parts
    with open_package(path) as package:
        with parts.database.reading() as connection:
            own = setting(connection, PROJECT_ID)
        if package.manifest["project"] != own:
            raise UsageError(
                f"{path.name} is a package of another project "
                f"({str(package.manifest['name'])[:80]}).",
                hint="Open it as a project of its own.",
            )
        rows = list(package.segments())
        with parts.changing, parts.confirmer.together() as connection:
            by_key = _rows_by_key(project)
            for row in progress.track(rows, total=len(rows)):
                found = by_key.get((row["document"], row["key"]))
                if found is None or found.source != _text(row["source"]):
                    report.unknown += 1
                    continue
                _add_comments(connection, found.row_id, row)
                merged = _compared(found, row, prefer, report)
                if merged is not None:
                    _take(project, connection, merged, row)
    return report


def _compared(
    found: ProjectSegment, row: dict[str, Any], prefer: Prefer, report: MergeReport
) -> Merged | None:
    """What is to be taken over for a segment, or None; counted in ``report``."""
    theirs = (_text(row["target"]), SegmentState(row["state"]))
    ours = (found.target, found.state)
    if theirs == ours:
        return None
    base = None
    if row["base"]:
        plain, tagged, state = json.loads(row["base"])
        base = (_text([plain, tagged]), SegmentState(state))
    if theirs == base:
        report.kept += 1
        return None
    if found.locked:
        report.unknown += 1
        return None
    merged = Merged(found, *theirs)
    # without a base nobody knows who changed it: what is here may be the newer
    ours_changed = not ours[0].is_empty if base is None else ours != base
    if ours_changed and ours[0] != theirs[0]:
        report.conflicts.append(merged)
        if prefer == "ours":
            return None
    report.taken.append(merged)
    return merged


def _take(
    project: Project, connection: sqlite3.Connection, merged: Merged, row: dict[str, Any]
) -> None:
    confirmer, row_id = project.parts.confirmer, merged.before.row_id
    score = None if row["score"] is None else int(row["score"])
    origin = _origin(row["origin"]) or "translator"
    if merged.state.is_confirmed and not merged.target.is_empty:
        confirmer.confirm(row_id, merged.target, origin, score, 0.0)
    else:
        if merged.before.confirmed:
            confirmer.unconfirm(row_id)
        confirmer.save_draft(row_id, merged.target, origin, score, 0.0)
    connection.execute("UPDATE segment SET state = ? WHERE id = ?", (merged.state.value, row_id))


def merge_rows(report: MergeReport) -> Sequence[tuple[object, ...]]:
    """The report as rows of a table: segment, what became of it, source, before, after."""
    conflicts = {one.before.row_id for one in report.conflicts}
    taken = {one.before.row_id for one in report.taken}
    rows = {one.before.row_id: one for one in [*report.taken, *report.conflicts]}
    return [
        (
            row_id,
            "conflict, theirs taken"
            if row_id in conflicts and row_id in taken
            else "conflict, ours kept"
            if row_id in conflicts
            else "taken",
            one.before.source.plain,
            one.before.target.plain,
            one.target.plain,
            one.state.value,
        )
        for row_id, one in sorted(
            rows.items(), key=lambda item: (item[1].before.document, item[1].before.position)
        )
    ]
