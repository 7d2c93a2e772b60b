"""Packages of Trados and memoQ: made a project, and given back with the translations.

The project keeps a copy of the package, and which member each of its documents came from.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path, PurePosixPath

from postil.errors import InputError, PostilError, UsageError
from postil.formats.exchange.handoff import Handoff, Making, open_handoff
from postil.formats.registry import RETURN_SUFFIXES
from postil.memory.soundness import damaged_record
from postil.messages import Message
from postil.types.file_names import portable_name
from postil.types.files import atomic_write
from postil.types.progress import Progress
from postil.types.temporary import ScratchFolder
from postil.workspace.creation import NewProject, create_project
from postil.workspace.database import set_setting, setting
from postil.workspace.details import HANDOFF
from postil.workspace.documents.files import Drafts
from postil.workspace.package.file import of_package
from postil.workspace.project import Project
from postil.workspace.schema import DATABASE, HANDOFFS

LeftOut = tuple[str, str]
"""Name of a member that was not brought along, and the reason."""


@dataclass(frozen=True, slots=True)
class OpenedHandoff:
    """The project that was made of a package, and what of it was left out."""

    project: Project
    left_out: list[LeftOut] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Record:
    """The package that a project was made of: our copy, the language, member by document."""

    path: Path
    target: str
    members: dict[int, str]


def handoff_targets(path: Path) -> list[str]:
    """Languages into which a package has documents to translate.

    Raises
    ------
    InputError
        It is no package of Trados or memoQ, or damaged.
    """
    return open_handoff(path).targets


def open_handoff_package(
    path: Path,
    folder: Path,
    *,
    target: str = "",
    author: str = "",
    progress: Progress | None = None,
) -> OpenedHandoff:
    """Make a project of a package of Trados or memoQ, and open it: complete, or not at all.

    Its memories and term bases are brought along as far as they can be read; what cannot is left
    out, with the reason: the work can be done without it.

    Parameters
    ----------
    target
        The language to translate into, where the package has several.
    author
        Who works on it here.

    Raises
    ------
    InputError
        The package or a document in it is damaged or unsafe.
    UsageError
        ``folder`` exists and is not empty, or the package is not for ``target``, or for several.
    """
    progress = progress or Progress()
    handoff = open_handoff(path)
    target = _chosen(handoff, target)
    with ScratchFolder() as scratch:
        members = handoff.documents(target)
        files = list(_unpacked(handoff, members, scratch))
        try:
            project = create_project(
                folder,
                NewProject(
                    name=handoff.name,
                    source_language=handoff.source_language,
                    target_language=target,
                    documents=files,
                    author=author,
                    deadline=handoff.due,
                ),
                progress=progress.part(0.7),
            )
        except InputError as error:
            raise of_package(error, path) from error
        try:
            left_out = [(member, str(reason)) for member, reason in handoff.unread]
            left_out += _bring_along(project, handoff, scratch, progress)
            _remember(project, handoff, target, members)
        except BaseException:
            project.close()
            shutil.rmtree(folder, ignore_errors=True)
            raise
    return OpenedHandoff(project, left_out)


def export_return_package(
    project: Project,
    path: Path,
    *,
    drafts: Drafts = "keep",
    progress: Progress | None = None,
) -> None:
    """Write the return package for the sender of the package that a project was made of.

    Parameters
    ----------
    drafts
        What becomes of segments that are not confirmed.

    Raises
    ------
    UsageError
        The project was not made of such a package; or all is to be confirmed, and is not.
    StorageError
        ``path`` could not be written; an older file is as it was.
    """
    progress = progress or Progress()
    record = _record(project)
    if record is None:
        raise UsageError(
            "This project was not made of a package of Trados or memoQ.",
            hint="Export its documents instead.",
        )
    counts = project.reports.counts().total
    if drafts == "refuse" and counts.confirmed < counts.segments:
        rest = counts.segments - counts.confirmed
        raise UsageError(Message("{number:,} of its segments are not confirmed.", number=rest))
    handoff = open_handoff(record.path)
    contents: dict[str, bytes] = {}
    present = [one for one in project.files.all() if one.id in record.members]
    with ScratchFolder() as scratch:
        for one in progress.track(present, total=len(present)):
            written = scratch / f"{one.id}{one.path.suffix}"
            project.files.export(one.id, written, drafts=drafts)
            contents[record.members[one.id]] = written.read_bytes()
    finished = counts.confirmed == counts.segments
    made = Making(record.target, project.info.author, datetime.now(UTC), finished)
    data = handoff.returned(contents, made)
    with atomic_write(path) as temporary:
        temporary.write_bytes(data)


def return_name(package: str) -> str:
    """File name of the return package for a package of this name."""
    name = Path(package)
    return name.stem + RETURN_SUFFIXES.get(name.suffix.lower(), "")


def _chosen(handoff: Handoff, target: str) -> str:
    """The language to translate into."""
    targets = handoff.targets
    if target in targets or (not target and len(targets) == 1):
        return target or targets[0]
    raise UsageError(
        Message("The package is for {languages}.", languages=", ".join(targets)),
        hint="Choose one of these languages; each makes a project of its own.",
    )


def _unpacked(handoff: Handoff, members: Iterable[str], scratch: Path) -> Iterator[Path]:
    """The members as files with their own names, each in a folder of its own."""
    for number, member in enumerate(members):
        place = scratch / f"{number}"
        place.mkdir(exist_ok=True)
        name = PurePosixPath(member.replace("\\", "/")).name
        file = place / portable_name(name)
        file.write_bytes(handoff.read(member))
        yield file


def _bring_along(
    project: Project, handoff: Handoff, scratch: Path, progress: Progress
) -> list[LeftOut]:
    """Add memories and term bases; those that cannot be read are returned."""
    left: list[LeftOut] = []
    work: list[tuple[str, Callable[[Path], object]]] = [
        *((member, project.memories.add) for member in handoff.memories),
        *((member, project.terminology.import_file) for member in handoff.glossaries),
    ]
    for member, add in work:
        progress.check()
        try:
            for file in _unpacked(handoff, [member], scratch):
                add(file)
        except (InputError, UsageError) as error:
            left.append((member, _reason(error)))
    return left


def _reason(error: PostilError) -> str:
    return error.within if isinstance(error, InputError) else error.message


def _remember(project: Project, handoff: Handoff, target: str, members: list[str]) -> None:
    """Keep a copy of the package, and where each document came from."""
    name = portable_name(handoff.path.name)
    folder = project.folder / HANDOFFS
    folder.mkdir(exist_ok=True)
    with atomic_write(folder / name) as temporary:
        shutil.copyfile(handoff.path, temporary)
    ids = [one.id for one in project.files.all()]
    record = {"file": name, "target": target, "members": dict(zip(ids, members, strict=True))}
    with project.context.database.writing() as connection:
        set_setting(connection, HANDOFF, json.dumps(record))
    project.details.read()


def _record(project: Project) -> _Record | None:
    """The package that a project was made of, or None.

    Raises
    ------
    DamagedProject
        The record is damaged, or leads out of the project.
    """
    with project.context.database.reading() as connection:
        said = setting(connection, HANDOFF)
    if not said:
        return None
    try:
        record = json.loads(said)
        name, target = str(record["file"]), str(record["target"])
        members = {int(number): str(member) for number, member in record["members"].items()}
    except (ValueError, TypeError, KeyError, AttributeError) as error:
        raise damaged_record(project.folder / DATABASE, error) from error
    path = project.folder / HANDOFFS / name
    if (
        portable_name(name) != name
        or path.resolve().parent != (project.folder / HANDOFFS).resolve()
    ):
        wrong = ValueError(f"{name[:100]!r} is no package of ours")
        raise damaged_record(project.folder / DATABASE, wrong)
    return _Record(path, target, members)
